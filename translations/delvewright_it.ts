<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Delvewright</source>
        <translation>Informazioni su Delvewright</translation>
    </message>
    <message>
        <source>Delvewright %1</source>
        <translation>Delvewright %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Made with Qt %1.</source>
        <translation>Software libero distribuito con licenza GNU General Public License, versione 3 o successiva. Realizzato con Qt %1.</translation>
    </message>
    <message>
        <source>Log for bug reports</source>
        <translation>Registro per le segnalazioni di errori</translation>
    </message>
    <message>
        <source>File of the log</source>
        <translation>File del registro</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Apri cartella</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Licence of</source>
        <translation>Licenza di</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Testo della licenza</translation>
    </message>
    <message>
        <source>A dungeon and scenario editor with a rules engine for %1.</source>
        <translation>Un editor di dungeon e scenari con un motore di regole per %1.</translation>
    </message>
</context>
<context>
    <name>ActionChoices</name>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>Quale di queste?</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Che cosa si può fare</translation>
    </message>
    <message>
        <source>Here an opponent chose. Play on from here to let it choose again.</source>
        <translation>Qui ha scelto un avversario. Continua da qui per farlo scegliere di nuovo.</translation>
    </message>
    <message>
        <source>Opponents wait.</source>
        <translation>Gli avversari attendono.</translation>
    </message>
    <message>
        <source>An opponent chooses.</source>
        <translation>Un avversario sta scegliendo.</translation>
    </message>
    <message>
        <source>Shown once more. A click or a key goes back to now.</source>
        <translation>Si rivede. Un clic o un tasto torna ad adesso.</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>%1… (%2)</source>
        <translation>%1… (%2)</translation>
    </message>
</context>
<context>
    <name>AppMenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>Forget These Files</source>
        <translation>Dimentica questi file</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Strumenti</translation>
    </message>
    <message>
        <source>&amp;Builder</source>
        <translation>&amp;Laboratorio</translation>
    </message>
    <message>
        <source>&amp;New Piece</source>
        <translation>&amp;Nuovo pezzo</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
</context>
<context>
    <name>AppStatusBar</name>
    <message>
        <source>Status</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>✓ Legal here</source>
        <translation>✓ Qui è consentito</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, to do: %3</source>
        <translation>Errori: %1, avvisi: %2, da fare: %3</translation>
    </message>
    <message>
        <source>✓ Legal</source>
        <translation>✓ A norma</translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation>Zoom %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Fit to Window</source>
        <translation>Adatta alla finestra</translation>
    </message>
    <message>
        <source>Opens the rule</source>
        <translation>Apre la regola</translation>
    </message>
    <message>
        <source>%1
Click to read the rule</source>
        <translation>%1
Fai clic per leggere la regola</translation>
    </message>
</context>
<context>
    <name>AppToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
</context>
<context>
    <name>AppToolButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>AssertionDialog</name>
    <message>
        <source>New Promise</source>
        <translation>Nuova promessa</translation>
    </message>
    <message>
        <source>Change Promise</source>
        <translation>Modifica promessa</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>To whom or what</source>
        <translation>A chi o a che cosa</translation>
    </message>
    <message>
        <source>Within how many rounds</source>
        <translation>Entro quanti round</translation>
    </message>
    <message>
        <source>In how many games</source>
        <translation>In quante partite</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>Almeno o al massimo</translation>
    </message>
    <message>
        <source>Percent of the games</source>
        <translation>Percentuale delle partite</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifica</translation>
    </message>
</context>
<context>
    <name>Builder</name>
    <message>
        <source>New Chamber</source>
        <translation>Nuova camera</translation>
    </message>
    <message>
        <source>New Hallway</source>
        <translation>Nuovo corridoio</translation>
    </message>
    <message>
        <source>New Hero</source>
        <translation>Nuovo eroe</translation>
    </message>
    <message>
        <source>New Mage Spawn</source>
        <translation>Nuovo Mage Spawn</translation>
    </message>
    <message>
        <source>New Warrior</source>
        <translation>Nuovo guerriero</translation>
    </message>
    <message>
        <source>New Chest</source>
        <translation>Nuovo forziere</translation>
    </message>
    <message>
        <source>New Wandering Token</source>
        <translation>Nuovo gettone errante</translation>
    </message>
    <message>
        <source>New Artifact</source>
        <translation>Nuovo artefatto</translation>
    </message>
    <message>
        <source>New Artifact Token</source>
        <translation>Nuovo gettone artefatto</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Terrain markers</source>
        <translation>Segnalini terreno</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Forzieri</translation>
    </message>
    <message>
        <source>Wandering tokens</source>
        <translation>Gettoni erranti</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefatti</translation>
    </message>
    <message>
        <source>Artifact tokens</source>
        <translation>Gettoni artefatto</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Printed maps</source>
        <translation>Mappe stampate</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>hindering</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>water</source>
        <translation>acqua</translation>
    </message>
    <message>
        <source>crevasse</source>
        <translation>crepaccio</translation>
    </message>
    <message>
        <source>blocking</source>
        <translation>bloccante</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
</context>
<context>
    <name>BuilderActions</name>
    <message>
        <source>Tile Builder</source>
        <translation>Laboratorio delle tessere</translation>
    </message>
    <message>
        <source>Tile &amp;Builder</source>
        <translation>La&amp;boratorio delle tessere</translation>
    </message>
    <message>
        <source>Make tiles and packs of your own</source>
        <translation>Crea tessere e pacchetti tuoi</translation>
    </message>
    <message>
        <source>New &amp;Pack…</source>
        <translation>Nuovo &amp;pacchetto…</translation>
    </message>
    <message>
        <source>Cop&amp;y Pack…</source>
        <translation>C&amp;opia pacchetto…</translation>
    </message>
    <message>
        <source>&amp;Import Pack…</source>
        <translation>&amp;Importa pacchetto…</translation>
    </message>
    <message>
        <source>&amp;Export Pack…</source>
        <translation>E&amp;sporta pacchetto…</translation>
    </message>
    <message>
        <source>&amp;Delete Pack…</source>
        <translation>&amp;Elimina pacchetto…</translation>
    </message>
    <message>
        <source>New &amp;Chamber</source>
        <translation>Nuova &amp;camera</translation>
    </message>
    <message>
        <source>New &amp;Hallway</source>
        <translation>Nuovo co&amp;rridoio</translation>
    </message>
    <message>
        <source>New He&amp;ro</source>
        <translation>Nuovo &amp;eroe</translation>
    </message>
    <message>
        <source>New &amp;Mage Spawn</source>
        <translation>Nuovo &amp;Mage Spawn</translation>
    </message>
    <message>
        <source>New &amp;Warrior</source>
        <translation>Nuovo &amp;guerriero</translation>
    </message>
    <message>
        <source>New Che&amp;st</source>
        <translation>Nuovo &amp;forziere</translation>
    </message>
    <message>
        <source>New Wandering &amp;Token</source>
        <translation>Nuovo gettone e&amp;rrante</translation>
    </message>
    <message>
        <source>New &amp;Artifact</source>
        <translation>Nuovo &amp;artefatto</translation>
    </message>
    <message>
        <source>New Artifact T&amp;oken</source>
        <translation>Nuovo gettone arte&amp;fatto</translation>
    </message>
    <message>
        <source>Copy a Piece from &amp;Any Pack…</source>
        <translation>Copia un pezzo da un &amp;altro pacchetto…</translation>
    </message>
    <message>
        <source>D&amp;uplicate Piece</source>
        <translation>D&amp;uplica pezzo</translation>
    </message>
    <message>
        <source>De&amp;lete Piece</source>
        <translation>E&amp;limina pezzo</translation>
    </message>
    <message>
        <source>Turn &amp;Face</source>
        <translation>&amp;Ruota faccia</translation>
    </message>
    <message>
        <source>Copy to the &amp;Other Face</source>
        <translation>Copia sull&apos;&amp;altra faccia</translation>
    </message>
    <message>
        <source>Use in Dun&amp;geon</source>
        <translation>Usa nel dun&amp;geon</translation>
    </message>
    <message>
        <source>Save the pack and lay this piece in the dungeon; figures are chosen among the players</source>
        <translation>Salva il pacchetto e posa questo pezzo nel dungeon; le figure si scelgono tra i giocatori</translation>
    </message>
</context>
<context>
    <name>BuilderPage</name>
    <message>
        <source>Checks: not ready</source>
        <translation>Controlli: non è pronta</translation>
    </message>
    <message>
        <source>Checks: with warnings</source>
        <translation>Controlli: con avvisi</translation>
    </message>
    <message>
        <source>Checks: all is well</source>
        <translation>Controlli: tutto bene</translation>
    </message>
    <message>
        <source>Make your own tiles</source>
        <translation>Crea le tue tessere</translation>
    </message>
    <message>
        <source>A pack holds the tiles, figures, chests, tokens and artifacts that you make. Begin one, or import what somebody else made.</source>
        <translation>Un pacchetto contiene le tessere, le figure, i forzieri, i gettoni e gli artefatti che crei. Comincia il tuo, o importa quello di qualcun altro.</translation>
    </message>
</context>
<context>
    <name>BundleDialog</name>
    <message>
        <source>Open Bundle</source>
        <translation>Apri scenario con pacchetti</translation>
    </message>
    <message>
        <source>“%1” comes with the packs it uses:</source>
        <translation>“%1” porta con sé i pacchetti che usa:</translation>
    </message>
    <message>
        <source>Keep what is installed, if the scenario finds in it what it needs, or replace it for all your scenarios.</source>
        <translation>Tieni ciò che è installato, se lo scenario vi trova quanto gli serve, oppure sostituiscilo per tutti i tuoi scenari.</translation>
    </message>
    <message>
        <source>What comes with the program cannot be replaced; the scenario opens if it finds in it what it needs.</source>
        <translation>Ciò che viene fornito con il programma non si può sostituire; lo scenario si apre se vi trova quanto gli serve.</translation>
    </message>
    <message>
        <source>Open and Keep Mine</source>
        <translation>Apri e tieni il mio</translation>
    </message>
    <message>
        <source>Install and Open</source>
        <translation>Installa e apri</translation>
    </message>
    <message>
        <source>Open and Replace Mine</source>
        <translation>Apri e sostituisci il mio</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Calibration</name>
    <message>
        <source>first</source>
        <translation>primo</translation>
    </message>
    <message>
        <source>second</source>
        <translation>secondo</translation>
    </message>
    <message>
        <source>%1 corner, across</source>
        <translation>%1 angolo, in larghezza</translation>
    </message>
    <message>
        <source>%1 corner, down</source>
        <translation>%1 angolo, in altezza</translation>
    </message>
    <message>
        <source>Calibration sheet</source>
        <translation>Foglio di calibrazione</translation>
    </message>
    <message>
        <source>1. Print this on both sides, at 100 % (&quot;actual size&quot;), as you will print cards and tiles. Hold it against the light, with this side towards you and upright.</source>
        <translation>1. Stampa questo foglio fronte e retro, al 100 % («dimensioni effettive»), come stamperai carte e tessere. Tienilo controluce, con questo lato verso di te e diritto.</translation>
    </message>
    <message>
        <source>2. Coarse scale: read the mark that the arrow of the back points at.</source>
        <translation>2. Scala grossa: leggi la tacca indicata dalla freccia del retro.</translation>
    </message>
    <message>
        <source>3. Fine scale: read the mark of this side that goes on straight in a mark of the back. Every mark is 0.1.</source>
        <translation>3. Scala fine: leggi la tacca di questo lato che prosegue diritta in una tacca del retro. Ogni tacca vale 0,1.</translation>
    </message>
    <message>
        <source>4. Numbers right of 0, and below it, are positive. Enter all eight in the window (Print, Calibrate…), or with delve calibrate set.</source>
        <translation>4. I numeri a destra dello 0, e quelli sotto, sono positivi. Inserisci tutti e otto nella finestra (Stampa, Calibra…) o con delve calibrate set.</translation>
    </message>
    <message>
        <source>This sheet is drawn with the calibration kept so far: all scales should show 0.</source>
        <translation>Questo foglio è disegnato con la calibrazione conservata finora: tutte le scale dovrebbero mostrare 0.</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Fronte</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retro</translation>
    </message>
</context>
<context>
    <name>CalibrationDialog</name>
    <message>
        <source>First corner, across</source>
        <translation>Primo angolo, in larghezza</translation>
    </message>
    <message>
        <source>First corner, down</source>
        <translation>Primo angolo, in altezza</translation>
    </message>
    <message>
        <source>Second corner, across</source>
        <translation>Secondo angolo, in larghezza</translation>
    </message>
    <message>
        <source>Second corner, down</source>
        <translation>Secondo angolo, in altezza</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>Calibra</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>File PDF (*.pdf)</translation>
    </message>
    <message>
        <source>1. Print this sheet on both sides, as you will print cards or tiles. 2. Hold it against the light and read its scales. 3. Enter them here; they are kept for this printer, tray and paper.</source>
        <translation>1. Stampa questo foglio fronte e retro, come stamperai carte o tessere. 2. Tienilo controluce e leggi le sue scale. 3. Inseriscile qui; restano per questa stampante, questo cassetto e questa carta.</translation>
    </message>
    <message>
        <source>Save the sheet…</source>
        <translation>Salva il foglio…</translation>
    </message>
    <message>
        <source>Print it…</source>
        <translation>Stampalo…</translation>
    </message>
    <message>
        <source>With what is kept: all scales should show 0</source>
        <translation>Con i valori conservati: tutte le scale dovrebbero mostrare 0</translation>
    </message>
    <message>
        <source>What the scales show: coarse, then fine</source>
        <translation>Che cosa mostrano le scale: grossa, poi fine</translation>
    </message>
    <message>
        <source>%1, coarse scale</source>
        <translation>%1, scala grossa</translation>
    </message>
    <message>
        <source>%1, fine scale</source>
        <translation>%1, scala fine</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Attach it to %1 of your own.</source>
        <translation>Si applica a %1 in tuo possesso.</translation>
    </message>
    <message>
        <source>Attach it to %1 of an opponent.</source>
        <translation>Si applica a %1 di un avversario.</translation>
    </message>
    <message>
        <source>Attach it to %1 of any player.</source>
        <translation>Si applica a %1 di un giocatore qualsiasi.</translation>
    </message>
    <message numerus="yes">
        <source>Holds %n Treasure(s).</source>
        <translation>
            <numerusform>Contiene %n Tesoro.</numerusform>
            <numerusform>Contiene %n Tesori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comes with %n charge(s).</source>
        <translation>
            <numerusform>Arriva con %n carica.</numerusform>
            <numerusform>Arriva con %n cariche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Failure: %1</source>
        <translation>Fallimento: %1</translation>
    </message>
    <message>
        <source>Success: %1</source>
        <translation>Successo: %1</translation>
    </message>
    <message>
        <source>Hit (%1): %2</source>
        <translation>Colpo (%1): %2</translation>
    </message>
    <message>
        <source>On entering: %1</source>
        <translation>Entrando: %1</translation>
    </message>
    <message>
        <source>Monster: %1.</source>
        <translation>Mostro: %1.</translation>
    </message>
    <message>
        <source>Reward: %1</source>
        <translation>Premio: %1</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Trappola</translation>
    </message>
    <message>
        <source>Your own Hero may be among them.</source>
        <translation>Può comprendere anche il tuo Eroe.</translation>
    </message>
    <message>
        <source>It strikes the target only.</source>
        <translation>Colpisce solo il bersaglio.</translation>
    </message>
    <message>
        <source>Upkeep: %1.</source>
        <translation>Mantenimento: %1.</translation>
    </message>
    <message>
        <source>Tracker</source>
        <translation>Indicatore</translation>
    </message>
    <message>
        <source>Cut-outs</source>
        <translation>Cartoncino sagomato</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mischia</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Vita</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Boon</source>
        <translation>Favore</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Tesoro</translation>
    </message>
    <message>
        <source>Bane</source>
        <translation>Sventura</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>Dungeonlord Phase</source>
        <translation>Fase del Signore del Dungeon</translation>
    </message>
    <message>
        <source>Hero Phase</source>
        <translation>Fase dell&apos;Eroe</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Anytime</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanente</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Istantanea</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Mostro</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Integrazione</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>Slay</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Insidia</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Sacrificio</translation>
    </message>
    <message>
        <source>Escort</source>
        <translation>Scorta</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciale</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aperta</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Chiusa</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perduta</translation>
    </message>
    <message>
        <source>Trapped</source>
        <translation>Con Trappola</translation>
    </message>
    <message>
        <source>Treacherous</source>
        <translation>Insidiosa</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muro</translation>
    </message>
    <message>
        <source>Impassable</source>
        <translation>Invalicabile</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passaggio</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Sentiero</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Stanza</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Sito</translation>
    </message>
    <message>
        <source>Arctic</source>
        <translation>Artico</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Deserto</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Foresta</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagna</translation>
    </message>
    <message>
        <source>Plains</source>
        <translation>Pianura</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Palude</translation>
    </message>
    <message>
        <source>Urban</source>
        <translation>Abitato</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>le carte</translation>
    </message>
    <message>
        <source>Boons</source>
        <translation>i Favori</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>i Tesori</translation>
    </message>
    <message>
        <source>Banes</source>
        <translation>le Sventure</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>gli Incontri</translation>
    </message>
    <message>
        <source>monsters</source>
        <translation>i mostri</translation>
    </message>
    <message>
        <source>Traps</source>
        <translation>le Trappole</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>a Boon</source>
        <translation>un Favore</translation>
    </message>
    <message>
        <source>a Treasure</source>
        <translation>un Tesoro</translation>
    </message>
    <message>
        <source>a Bane</source>
        <translation>una Sventura</translation>
    </message>
    <message>
        <source>an Encounter</source>
        <translation>un Incontro</translation>
    </message>
    <message>
        <source>a monster</source>
        <translation>un mostro</translation>
    </message>
    <message>
        <source>a Trap</source>
        <translation>una Trappola</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 + #</source>
        <translation>%1 + #</translation>
    </message>
    <message>
        <source>discard %1</source>
        <translation>scarta %1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>togli %1</translation>
    </message>
    <message>
        <source>pay %1</source>
        <translation>paga %1</translation>
    </message>
    <message>
        <source>you may discard %1</source>
        <translation>puoi scartare %1</translation>
    </message>
    <message>
        <source>you may remove %1</source>
        <translation>puoi togliere %1</translation>
    </message>
    <message>
        <source>you may pay %1</source>
        <translation>puoi pagare %1</translation>
    </message>
    <message>
        <source>%1 Threat %2+</source>
        <translation>Insidia di %1 %2+</translation>
    </message>
    <message>
        <source>your Hero</source>
        <translation>il tuo Eroe</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>il bersaglio</translation>
    </message>
    <message>
        <source>the Hero that rolled</source>
        <translation>l&apos;Eroe che ha tirato</translation>
    </message>
    <message>
        <source>whoever made the hit</source>
        <translation>chi ha colpito</translation>
    </message>
    <message>
        <source>this monster</source>
        <translation>questo mostro</translation>
    </message>
    <message>
        <source>every Hero in the space</source>
        <translation>ogni Eroe in quello spazio</translation>
    </message>
    <message>
        <source>every other Hero</source>
        <translation>ogni altro Eroe</translation>
    </message>
    <message>
        <source>every Hero</source>
        <translation>ogni Eroe</translation>
    </message>
    <message>
        <source>all rolls</source>
        <translation>tutti i tiri</translation>
    </message>
    <message>
        <source>combat rolls</source>
        <translation>tiri di combattimento</translation>
    </message>
    <message>
        <source>attack rolls</source>
        <translation>tiri d&apos;attacco</translation>
    </message>
    <message>
        <source>defence rolls</source>
        <translation>tiri di difesa</translation>
    </message>
    <message>
        <source>rolls against Threats</source>
        <translation>tiri contro le Insidie</translation>
    </message>
    <message>
        <source>rolls against Traps</source>
        <translation>tiri contro le Trappole</translation>
    </message>
    <message>
        <source>rolls against Obstacles</source>
        <translation>tiri contro gli Ostacoli</translation>
    </message>
    <message>
        <source>rolls against doors</source>
        <translation>tiri contro le porte</translation>
    </message>
    <message>
        <source>rolls for Quests</source>
        <translation>tiri per le Missioni</translation>
    </message>
    <message>
        <source>rolls of Chance Quests</source>
        <translation>tiri delle Missioni di Caso</translation>
    </message>
    <message>
        <source>to all rolls</source>
        <translation>a tutti i tiri</translation>
    </message>
    <message>
        <source>to combat rolls</source>
        <translation>ai tiri di combattimento</translation>
    </message>
    <message>
        <source>to attack rolls</source>
        <translation>ai tiri d&apos;attacco</translation>
    </message>
    <message>
        <source>to defence rolls</source>
        <translation>ai tiri di difesa</translation>
    </message>
    <message>
        <source>to rolls against Threats</source>
        <translation>ai tiri contro le Insidie</translation>
    </message>
    <message>
        <source>to rolls against Traps</source>
        <translation>ai tiri contro le Trappole</translation>
    </message>
    <message>
        <source>to rolls against Obstacles</source>
        <translation>ai tiri contro gli Ostacoli</translation>
    </message>
    <message>
        <source>to rolls against doors</source>
        <translation>ai tiri contro le porte</translation>
    </message>
    <message>
        <source>to rolls for Quests</source>
        <translation>ai tiri per le Missioni</translation>
    </message>
    <message>
        <source>to rolls of Chance Quests</source>
        <translation>ai tiri delle Missioni di Caso</translation>
    </message>
    <message>
        <source>to the next roll</source>
        <translation>al prossimo tiro</translation>
    </message>
    <message>
        <source>to the next combat roll</source>
        <translation>al prossimo tiro di combattimento</translation>
    </message>
    <message>
        <source>to the next attack roll</source>
        <translation>al prossimo tiro d&apos;attacco</translation>
    </message>
    <message>
        <source>to the next defence roll</source>
        <translation>al prossimo tiro di difesa</translation>
    </message>
    <message>
        <source>to the next roll against a Threat</source>
        <translation>al prossimo tiro contro un&apos;Insidia</translation>
    </message>
    <message>
        <source>to the next roll against a Trap</source>
        <translation>al prossimo tiro contro una Trappola</translation>
    </message>
    <message>
        <source>to the next roll against an Obstacle</source>
        <translation>al prossimo tiro contro un Ostacolo</translation>
    </message>
    <message>
        <source>to the next roll against a door</source>
        <translation>al prossimo tiro contro una porta</translation>
    </message>
    <message>
        <source>to the next roll for a Quest</source>
        <translation>al prossimo tiro per una Missione</translation>
    </message>
    <message>
        <source>to the next roll of a Chance Quest</source>
        <translation>al prossimo tiro di una Missione di Caso</translation>
    </message>
    <message>
        <source>of the Traps</source>
        <translation>delle Trappole</translation>
    </message>
    <message>
        <source>of the Obstacles</source>
        <translation>degli Ostacoli</translation>
    </message>
    <message>
        <source>of the doors</source>
        <translation>delle porte</translation>
    </message>
    <message>
        <source>of the Quests</source>
        <translation>delle Missioni</translation>
    </message>
    <message>
        <source>of all Threats</source>
        <translation>di tutte le Insidie</translation>
    </message>
    <message>
        <source>in combat</source>
        <translation>in combattimento</translation>
    </message>
    <message>
        <source>from Traps</source>
        <translation>dalle Trappole</translation>
    </message>
    <message>
        <source>from Obstacles</source>
        <translation>dagli Ostacoli</translation>
    </message>
    <message>
        <source>from doors</source>
        <translation>dalle porte</translation>
    </message>
    <message>
        <source>from cards</source>
        <translation>dalle carte</translation>
    </message>
    <message>
        <source>to the limit of Boons</source>
        <translation>al limite di Favori</translation>
    </message>
    <message>
        <source>to the limit of Treasures</source>
        <translation>al limite di Tesori</translation>
    </message>
    <message>
        <source>to the limit of the Horde</source>
        <translation>al limite del Branco</translation>
    </message>
    <message>
        <source>to the size of the hand</source>
        <translation>alle carte in mano</translation>
    </message>
    <message>
        <source>on the chosen space</source>
        <translation>nello spazio scelto</translation>
    </message>
    <message>
        <source>on the Entrance</source>
        <translation>sull&apos;Ingresso</translation>
    </message>
    <message>
        <source>on your space</source>
        <translation>nel tuo spazio</translation>
    </message>
    <message>
        <source>on the space of the target</source>
        <translation>nello spazio del bersaglio</translation>
    </message>
    <message>
        <source>on an adjacent space of your choice</source>
        <translation>in uno spazio adiacente a tua scelta</translation>
    </message>
    <message>
        <source>on the space with the marker of this card</source>
        <translation>nello spazio con il segnalino di questa carta</translation>
    </message>
    <message>
        <source>the chosen door</source>
        <translation>la porta scelta</translation>
    </message>
    <message>
        <source>one door of your space</source>
        <translation>una porta del tuo spazio</translation>
    </message>
    <message>
        <source>one door of the target&apos;s space</source>
        <translation>una porta dello spazio del bersaglio</translation>
    </message>
    <message>
        <source>all doors of your space</source>
        <translation>tutte le porte del tuo spazio</translation>
    </message>
    <message>
        <source>all doors of the target&apos;s space</source>
        <translation>tutte le porte dello spazio del bersaglio</translation>
    </message>
    <message>
        <source>, of your choice</source>
        <translation>, a tua scelta</translation>
    </message>
    <message>
        <source>, at random</source>
        <translation>, a caso</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 in meno</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 in più</translation>
    </message>
    <message>
        <source>Your Hero cannot be tipped</source>
        <translation>Il tuo Eroe non può essere sdraiato</translation>
    </message>
    <message>
        <source>%1 cannot be tipped</source>
        <translation>%1 non può essere sdraiato</translation>
    </message>
    <message>
        <source>Nobody can force you to discard</source>
        <translation>Nessuno può costringerti a scartare</translation>
    </message>
    <message>
        <source>Nobody can force %1 to discard</source>
        <translation>Nessuno può costringere %1 a scartare</translation>
    </message>
    <message>
        <source>Nobody can take cards from you</source>
        <translation>Nessuno può sottrarti carte</translation>
    </message>
    <message>
        <source>%1 cannot lose cards to others</source>
        <translation>%1 non può cedere carte ad altri</translation>
    </message>
    <message>
        <source>Cards of others cannot move your Hero</source>
        <translation>Le carte altrui non possono spostare il tuo Eroe</translation>
    </message>
    <message>
        <source>Cards of others cannot move %1</source>
        <translation>Le carte altrui non possono spostare %1</translation>
    </message>
    <message>
        <source>Each time you lose Glory, lose %2 less</source>
        <translation>Ogni volta che perdi Gloria, ne perdi %2 in meno</translation>
    </message>
    <message>
        <source>Each time %1 loses Glory, it is %2 less</source>
        <translation>Ogni volta che %1 perde Gloria, ne perde %2 in meno</translation>
    </message>
    <message>
        <source>Each time you gain Peril, gain %2 less</source>
        <translation>Ogni volta che guadagni Pericolo, ne guadagni %2 in meno</translation>
    </message>
    <message>
        <source>Each time %1 gains Peril, it is %2 less</source>
        <translation>Ogni volta che %1 guadagna Pericolo, ne guadagna %2 in meno</translation>
    </message>
    <message>
        <source>choose another Hero</source>
        <translation>scegli un altro Eroe</translation>
    </message>
    <message>
        <source>choose a monster</source>
        <translation>scegli un mostro</translation>
    </message>
    <message>
        <source>choose a space</source>
        <translation>scegli uno spazio</translation>
    </message>
    <message>
        <source>choose a Map card</source>
        <translation>scegli una carta Mappa</translation>
    </message>
    <message>
        <source>choose a door</source>
        <translation>scegli una porta</translation>
    </message>
    <message>
        <source>in your space</source>
        <translation>nel tuo spazio</translation>
    </message>
    <message>
        <source>in your space or an adjacent one</source>
        <translation>nel tuo spazio o in uno adiacente</translation>
    </message>
    <message>
        <source>on your turn</source>
        <translation>nel tuo turno</translation>
    </message>
    <message>
        <source>outside your turn</source>
        <translation>fuori dal tuo turno</translation>
    </message>
    <message>
        <source>from Level %1 on</source>
        <translation>dal Livello %1 in su</translation>
    </message>
    <message>
        <source>in a Passage or Road</source>
        <translation>in un Passaggio o Sentiero</translation>
    </message>
    <message>
        <source>in a Room or Site</source>
        <translation>in una Stanza o in un Sito</translation>
    </message>
    <message>
        <source>on %1 Terrain</source>
        <translation>su Terreno %1</translation>
    </message>
    <message>
        <source>in %1 combat</source>
        <translation>in combattimento di %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contro %1</translation>
    </message>
    <message>
        <source>Lose %2</source>
        <translation>Perdi %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 perde %2</translation>
    </message>
    <message>
        <source>Gain %2</source>
        <translation>Guadagna %2</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <translation>%1 guadagna %2</translation>
    </message>
    <message>
        <source>%2 Life</source>
        <translation>%2 Vita</translation>
    </message>
    <message>
        <source>%1 has %2 Life</source>
        <translation>%1 ha %2 Vita</translation>
    </message>
    <message>
        <source>Gain %2 for good</source>
        <translation>Guadagna %2 per sempre</translation>
    </message>
    <message>
        <source>%1 gains %2 for good</source>
        <translation>%1 guadagna %2 per sempre</translation>
    </message>
    <message>
        <source>to all scores</source>
        <translation>a tutte le caratteristiche</translation>
    </message>
    <message>
        <source>%1 (standard attack)</source>
        <translation>%1 (attacco standard)</translation>
    </message>
    <message>
        <source>%2 %3</source>
        <translation>%2 %3</translation>
    </message>
    <message>
        <source>%1 has %2 %3</source>
        <translation>%1 ha %2 %3</translation>
    </message>
    <message>
        <source>The next time you take wounds%2, take %3</source>
        <translation>La prossima volta che subisci ferite%2, ne subisci %3</translation>
    </message>
    <message>
        <source>The next time %1 takes wounds%2, it is %3</source>
        <translation>La prossima volta che %1 subisce ferite%2, ne subisce %3</translation>
    </message>
    <message>
        <source>Each time you take wounds%2, take %3</source>
        <translation>Ogni volta che subisci ferite%2, ne subisci %3</translation>
    </message>
    <message>
        <source>Each time %1 takes wounds%2, it is %3</source>
        <translation>Ogni volta che %1 subisce ferite%2, ne subisce %3</translation>
    </message>
    <message>
        <source>The next time you deal wounds%2, deal %3</source>
        <translation>La prossima volta che infliggi ferite%2, ne infliggi %3</translation>
    </message>
    <message>
        <source>The next time %1 deals wounds%2, it is %3</source>
        <translation>La prossima volta che %1 infligge ferite%2, ne infligge %3</translation>
    </message>
    <message>
        <source>Each time you deal wounds%2, deal %3</source>
        <translation>Ogni volta che infliggi ferite%2, ne infliggi %3</translation>
    </message>
    <message>
        <source>Each time %1 deals wounds%2, it is %3</source>
        <translation>Ogni volta che %1 infligge ferite%2, ne infligge %3</translation>
    </message>
    <message numerus="yes">
        <source>%n die (dice)</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll %2; the second result stands</source>
        <translation>Ritira %2; vale il secondo risultato</translation>
    </message>
    <message>
        <source>%1 rerolls %2; the second result stands</source>
        <translation>%1 ritira %2; vale il secondo risultato</translation>
    </message>
    <message>
        <source>%1 count as Open</source>
        <translation>%1 contano come Aperte</translation>
    </message>
    <message>
        <source>%1 counts as Open</source>
        <translation>%1 conta come Aperta</translation>
    </message>
    <message>
        <source>%1, where Open, count as Locked %2+</source>
        <translation>%1, se Aperte, contano come Chiuse %2+</translation>
    </message>
    <message>
        <source>%1, where Open, count as Trapped %2+</source>
        <translation>%1, se Aperte, contano come porte con Trappola %2+</translation>
    </message>
    <message>
        <source>%1, if Open, counts as Locked %2+</source>
        <translation>%1, se Aperta, conta come Chiusa %2+</translation>
    </message>
    <message>
        <source>%1, if Open, counts as Trapped %2+</source>
        <translation>%1, se Aperta, conta come porta con Trappola %2+</translation>
    </message>
    <message>
        <source>Avoid %2</source>
        <translation>Evita %2</translation>
    </message>
    <message>
        <source>%1 avoids %2</source>
        <translation>%1 evita %2</translation>
    </message>
    <message numerus="yes">
        <source>You may start %n more standard attack(s) each turn</source>
        <translation>
            <numerusform>In ogni turno puoi iniziare %n attacco standard in più</numerusform>
            <numerusform>In ogni turno puoi iniziare %n attacchi standard in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may start %n more standard attack(s)</source>
        <translation>
            <numerusform>Puoi iniziare %n attacco standard in più</numerusform>
            <numerusform>Puoi iniziare %n attacchi standard in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may start %n more standard attack(s) each turn</source>
        <translation>
            <numerusform>%1 può iniziare %n attacco standard in più in ogni turno</numerusform>
            <numerusform>%1 può iniziare %n attacchi standard in più in ogni turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may start %n more standard attack(s)</source>
        <translation>
            <numerusform>%1 può iniziare %n attacco standard in più</numerusform>
            <numerusform>%1 può iniziare %n attacchi standard in più</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the marker of this card</source>
        <translation>Togli il segnalino di questa carta</translation>
    </message>
    <message>
        <source>Put a marker on this card and its twin %1</source>
        <translation>Metti un segnalino su questa carta e il suo gemello %1</translation>
    </message>
    <message>
        <source>%2 cost %3</source>
        <translation>%2 costano %3</translation>
    </message>
    <message>
        <source>For %1, %2 cost %3</source>
        <translation>Per %1, %2 costano %3</translation>
    </message>
    <message>
        <source>%2 to the Threat numbers %3 you face</source>
        <translation>%2 ai numeri d&apos;Insidia %3 che affronti</translation>
    </message>
    <message>
        <source>%2 to the Threat numbers %3 that %1 faces</source>
        <translation>%2 ai numeri d&apos;Insidia %3 che %1 affronta</translation>
    </message>
    <message>
        <source>Take %2</source>
        <translation>Subisci %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 subisce %2</translation>
    </message>
    <message>
        <source>Recover %2</source>
        <translation>Recupera %2</translation>
    </message>
    <message>
        <source>%1 recovers %2</source>
        <translation>%1 recupera %2</translation>
    </message>
    <message>
        <source>Advance %2</source>
        <translation>Avanza di %2</translation>
    </message>
    <message>
        <source>%1 advances %2</source>
        <translation>%1 avanza di %2</translation>
    </message>
    <message>
        <source>Your Hero is tipped</source>
        <translation>Il tuo Eroe viene sdraiato</translation>
    </message>
    <message>
        <source>%1 is tipped</source>
        <translation>%1 viene sdraiato</translation>
    </message>
    <message>
        <source>Untip your Hero</source>
        <translation>Solleva il tuo Eroe</translation>
    </message>
    <message>
        <source>%1 is untipped</source>
        <translation>%1 viene sollevato</translation>
    </message>
    <message>
        <source>For %1, %2 %3</source>
        <translation>Per %1, %2 %3</translation>
    </message>
    <message>
        <source>Put %1 %2</source>
        <translation>Metti %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Move %1 up to %n space(s)</source>
        <translation>
            <numerusform>Muovi %1 di %n spazio al massimo</numerusform>
            <numerusform>Muovi %1 di %n spazi al massimo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw and place %n Map card(s)</source>
        <translation>
            <numerusform>Pesca e piazza %n carta Mappa</numerusform>
            <numerusform>Pesca e piazza %n carte Mappa</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the chosen Map card upside down</source>
        <translation>Capovolgi la carta Mappa scelta</translation>
    </message>
    <message>
        <source>Put the chosen Map card, if no Hero is on it, under its deck</source>
        <translation>Rimetti in fondo al mazzo la carta Mappa scelta, se nessun Eroe vi si trova</translation>
    </message>
    <message>
        <source>Draw %2</source>
        <translation>Pesca %2</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 pesca %2</translation>
    </message>
    <message>
        <source>Discard %2</source>
        <translation>Scarta %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 scarta %2</translation>
    </message>
    <message>
        <source>Take back into your hand %2</source>
        <translation>Riprendi in mano %2</translation>
    </message>
    <message>
        <source>%1 takes back into the hand %2</source>
        <translation>%1 riprende in mano %2</translation>
    </message>
    <message>
        <source>%1 gives you %2</source>
        <translation>%1 ti cede %2</translation>
    </message>
    <message>
        <source>Cancel %1 played against you</source>
        <translation>Annulla %1 ai tuoi danni</translation>
    </message>
    <message>
        <source>Put %1 on this card</source>
        <translation>Metti %1 su questa carta</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>in questo turno</translation>
    </message>
    <message>
        <source>for the next roll</source>
        <translation>per il prossimo tiro</translation>
    </message>
    <message>
        <source>, unless you overcome a %1</source>
        <translation>, a meno che tu non superi un&apos;%1</translation>
    </message>
    <message>
        <source>, unless the Hero overcomes a %1</source>
        <translation>, a meno che l&apos;Eroe non superi un&apos;%1</translation>
    </message>
    <message>
        <source>Untipping needs this Threat to be overcome again.</source>
        <translation>Per rialzarsi bisogna superare di nuovo questa Insidia.</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>una volta per turno</translation>
    </message>
    <message>
        <source>discard this card</source>
        <translation>scarta questa carta</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n ferita</numerusform>
            <numerusform>%n ferite</numerusform>
        </translation>
    </message>
    <message>
        <source># wounds</source>
        <translation># ferite</translation>
    </message>
    <message>
        <source>wounds equal to %1</source>
        <translation>ferite pari a %1</translation>
    </message>
    <message>
        <source>all wounds</source>
        <translation>tutte le ferite</translation>
    </message>
    <message numerus="yes">
        <source>%n Life</source>
        <translation>
            <numerusform>%n Vita</numerusform>
            <numerusform>%n Vita</numerusform>
        </translation>
    </message>
    <message>
        <source># Life</source>
        <translation># Vita</translation>
    </message>
    <message>
        <source>Life equal to %1</source>
        <translation>Vita pari a %1</translation>
    </message>
    <message>
        <source>all Life</source>
        <translation>tutta la Vita</translation>
    </message>
    <message numerus="yes">
        <source>%n Glory</source>
        <translation>
            <numerusform>%n Gloria</numerusform>
            <numerusform>%n Gloria</numerusform>
        </translation>
    </message>
    <message>
        <source># Glory</source>
        <translation># Gloria</translation>
    </message>
    <message>
        <source>Glory equal to %1</source>
        <translation>Gloria pari a %1</translation>
    </message>
    <message>
        <source>all Glory</source>
        <translation>tutta la Gloria</translation>
    </message>
    <message numerus="yes">
        <source>%n Peril</source>
        <translation>
            <numerusform>%n Pericolo</numerusform>
            <numerusform>%n Pericolo</numerusform>
        </translation>
    </message>
    <message>
        <source># Peril</source>
        <translation># Pericolo</translation>
    </message>
    <message>
        <source>Peril equal to %1</source>
        <translation>Pericolo pari a %1</translation>
    </message>
    <message>
        <source>all Peril</source>
        <translation>tutto il Pericolo</translation>
    </message>
    <message numerus="yes">
        <source>%n Movement</source>
        <translation>
            <numerusform>%n Movimento</numerusform>
            <numerusform>%n Movimento</numerusform>
        </translation>
    </message>
    <message>
        <source># Movement</source>
        <translation># Movimento</translation>
    </message>
    <message>
        <source>Movement equal to %1</source>
        <translation>Movimento pari a %1</translation>
    </message>
    <message>
        <source>all Movement</source>
        <translation>tutto il Movimento</translation>
    </message>
    <message numerus="yes">
        <source>%n Level(s)</source>
        <translation>
            <numerusform>%n Livello</numerusform>
            <numerusform>%n Livelli</numerusform>
        </translation>
    </message>
    <message>
        <source># Levels</source>
        <translation># Livelli</translation>
    </message>
    <message>
        <source>Levels equal to %1</source>
        <translation>Livelli pari a %1</translation>
    </message>
    <message>
        <source>all Levels</source>
        <translation>tutti i Livelli</translation>
    </message>
    <message numerus="yes">
        <source>%n Adventure card(s)</source>
        <translation>
            <numerusform>%n carta Avventura</numerusform>
            <numerusform>%n carte Avventura</numerusform>
        </translation>
    </message>
    <message>
        <source># Adventure cards</source>
        <translation># carte Avventura</translation>
    </message>
    <message>
        <source>Adventure cards equal to %1</source>
        <translation>carte Avventura pari a %1</translation>
    </message>
    <message>
        <source>all Adventure cards</source>
        <translation>tutte le carte Avventura</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n carica</numerusform>
            <numerusform>%n cariche</numerusform>
        </translation>
    </message>
    <message>
        <source># charges</source>
        <translation># cariche</translation>
    </message>
    <message>
        <source>charges equal to %1</source>
        <translation>cariche pari a %1</translation>
    </message>
    <message>
        <source>all charges</source>
        <translation>tutte le cariche</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from the hand</source>
        <translation>
            <numerusform>%n carta dalla mano</numerusform>
            <numerusform>%n carte dalla mano</numerusform>
        </translation>
    </message>
    <message>
        <source># cards from the hand</source>
        <translation># carte dalla mano</translation>
    </message>
    <message>
        <source>cards from the hand equal to %1</source>
        <translation>carte dalla mano pari a %1</translation>
    </message>
    <message>
        <source>all cards from the hand</source>
        <translation>tutte le carte in mano</translation>
    </message>
    <message numerus="yes">
        <source>%n readied Boon(s)</source>
        <translation>
            <numerusform>%n Favore pronto</numerusform>
            <numerusform>%n Favori pronti</numerusform>
        </translation>
    </message>
    <message>
        <source># readied Boons</source>
        <translation># Favori pronti</translation>
    </message>
    <message>
        <source>readied Boons equal to %1</source>
        <translation>Favori pronti pari a %1</translation>
    </message>
    <message>
        <source>all readied Boons</source>
        <translation>tutti i Favori pronti</translation>
    </message>
    <message numerus="yes">
        <source>%n readied Treasure(s)</source>
        <translation>
            <numerusform>%n Tesoro pronto</numerusform>
            <numerusform>%n Tesori pronti</numerusform>
        </translation>
    </message>
    <message>
        <source># readied Treasures</source>
        <translation># Tesori pronti</translation>
    </message>
    <message>
        <source>readied Treasures equal to %1</source>
        <translation>Tesori pronti pari a %1</translation>
    </message>
    <message>
        <source>all readied Treasures</source>
        <translation>tutti i Tesori pronti</translation>
    </message>
    <message numerus="yes">
        <source>%n permanent Bane(s)</source>
        <translation>
            <numerusform>%n Sventura permanente</numerusform>
            <numerusform>%n Sventure permanenti</numerusform>
        </translation>
    </message>
    <message>
        <source># permanent Banes</source>
        <translation># Sventure permanenti</translation>
    </message>
    <message>
        <source>permanent Banes equal to %1</source>
        <translation>Sventure permanenti pari a %1</translation>
    </message>
    <message>
        <source>all permanent Banes</source>
        <translation>tutte le Sventure permanenti</translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s) of the Horde</source>
        <translation>
            <numerusform>%n mostro del Branco</numerusform>
            <numerusform>%n mostri del Branco</numerusform>
        </translation>
    </message>
    <message>
        <source># monsters of the Horde</source>
        <translation># mostri del Branco</translation>
    </message>
    <message>
        <source>monsters of the Horde equal to %1</source>
        <translation>mostri del Branco pari a %1</translation>
    </message>
    <message>
        <source>all monsters of the Horde</source>
        <translation>tutti i mostri del Branco</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from the discard pile</source>
        <translation>
            <numerusform>%n carta dalla pila degli scarti</numerusform>
            <numerusform>%n carte dalla pila degli scarti</numerusform>
        </translation>
    </message>
    <message>
        <source># cards from the discard pile</source>
        <translation># carte dalla pila degli scarti</translation>
    </message>
    <message>
        <source>cards from the discard pile equal to %1</source>
        <translation>carte dalla pila degli scarti pari a %1</translation>
    </message>
    <message>
        <source>all cards from the discard pile</source>
        <translation>tutte le carte della pila degli scarti</translation>
    </message>
    <message>
        <source>the roll of a die</source>
        <translation>un tiro di dado</translation>
    </message>
    <message>
        <source>the roll of a half die</source>
        <translation>un tiro di mezzo dado</translation>
    </message>
    <message>
        <source>your Melee</source>
        <translation>la tua Mischia</translation>
    </message>
    <message>
        <source>your Magic</source>
        <translation>la tua Magia</translation>
    </message>
    <message>
        <source>your Speed</source>
        <translation>la tua Velocità</translation>
    </message>
    <message>
        <source>your Level</source>
        <translation>il tuo Livello</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutto</translation>
    </message>
    <message>
        <source>Pay 1 Movement and roll %1+.</source>
        <translation>Paga 1 Movimento e tira %1+.</translation>
    </message>
    <message>
        <source>+%1 per payment (%2).</source>
        <translation>+%1 per ogni pagamento (%2).</translation>
    </message>
    <message>
        <source>Price: %1.</source>
        <translation>Prezzo: %1.</translation>
    </message>
    <message>
        <source>Defeat: %1.</source>
        <translation>Da sconfiggere: %1.</translation>
    </message>
    <message>
        <source>Overcome a %1.</source>
        <translation>Supera un&apos;%1.</translation>
    </message>
    <message>
        <source>Carry here: %2 (found in: %1).</source>
        <translation>Da portare qui: %2 (si trova in: %1).</translation>
    </message>
    <message>
        <source>any space of the type %1</source>
        <translation>qualsiasi spazio di tipo %1</translation>
    </message>
    <message>
        <source>any space of %1 Terrain</source>
        <translation>qualsiasi spazio di Terreno %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefatto</translation>
    </message>
    <message>
        <source>Quest: %1</source>
        <translation>Missione: %1</translation>
    </message>
    <message>
        <source>Place: %1.</source>
        <translation>Luogo: %1.</translation>
    </message>
    <message>
        <source>Search: overcome a %1 first.</source>
        <translation>Ricerca: prima supera un&apos;%1.</translation>
    </message>
    <message>
        <source>While in play: %1</source>
        <translation>Finché è in gioco: %1</translation>
    </message>
    <message>
        <source>The first attempt costs 1 Movement, too.</source>
        <translation>Anche il primo tentativo costa 1 Movimento.</translation>
    </message>
</context>
<context>
    <name>CardActions</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>&amp;Draft: Lay Cards Anywhere</source>
        <translation>&amp;Bozza: posa le carte dovunque</translation>
    </message>
    <message>
        <source>Nothing is refused; the problems tell what is wrong</source>
        <translation>Nulla viene rifiutato; i problemi dicono che cosa non va</translation>
    </message>
    <message>
        <source>Add N&amp;ote</source>
        <translation>Aggiungi n&amp;ota</translation>
    </message>
    <message>
        <source>Pin a note to the cell; its text is written in the inspector</source>
        <translation>Appunta una nota alla cella; il testo si scrive nelle proprietà</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>&amp;Link Portal to the Entrance</source>
        <translation>Col&amp;lega il Portale all&apos;Ingresso</translation>
    </message>
    <message>
        <source>&amp;Other Map: Dungeon or Wilderness</source>
        <translation>L&apos;&amp;altra mappa: Dungeon o Ambiente</translation>
    </message>
    <message>
        <source>&amp;Foresight: Cards That Fit</source>
        <translation>&amp;Previsione: carte che combaciano</translation>
    </message>
    <message>
        <source>Show how many of the cards left fit each open connection, and cells that nothing can fill</source>
        <translation>Mostra quante delle carte rimaste combaciano con ogni collegamento aperto, e le celle che nulla può riempire</translation>
    </message>
    <message>
        <source>&amp;Movement from the Entrance</source>
        <translation>&amp;Movimento dall&apos;Ingresso</translation>
    </message>
    <message>
        <source>&amp;Glory of Each Card</source>
        <translation>&amp;Gloria di ogni carta</translation>
    </message>
    <message>
        <source>&amp;Peril of Each Card</source>
        <translation>P&amp;ericolo di ogni carta</translation>
    </message>
    <message>
        <source>Places of &amp;Quests</source>
        <translation>Luoghi delle Mi&amp;ssioni</translation>
    </message>
    <message>
        <source>&amp;Chance to Pass Each Door</source>
        <translation>Pro&amp;babilità di passare ogni porta</translation>
    </message>
    <message>
        <source>&amp;Guided Setup</source>
        <translation>Preparazione &amp;guidata</translation>
    </message>
    <message>
        <source>Dra&amp;w a Map Card</source>
        <translation>&amp;Pesca una carta Mappa</translation>
    </message>
    <message>
        <source>Take a random card of those left that has a legal place</source>
        <translation>Prende a caso una delle carte rimaste che ha un posto consentito</translation>
    </message>
    <message>
        <source>Generate a Card &amp;Map…</source>
        <translation>Genera una &amp;mappa di carte…</translation>
    </message>
    <message>
        <source>&amp;Complete the Map…</source>
        <translation>&amp;Completa la mappa…</translation>
    </message>
    <message>
        <source>The selected Portal leads to the Entrance of the Dungeon, with a pair of markers (DNR-OBST-09)</source>
        <translation>Il Portale selezionato porta all&apos;Ingresso del Dungeon, con una coppia di segnalini (DNR-OBST-09)</translation>
    </message>
    <message>
        <source>Re&amp;move Portal Link</source>
        <translation>&amp;Togli il collegamento del Portale</translation>
    </message>
    <message>
        <source>Go &amp;Through the Sewer or Portal</source>
        <translation>Attra&amp;versa la Fogna o il Portale</translation>
    </message>
    <message>
        <source>Select the card at its other end, which may lie on the other map</source>
        <translation>Seleziona la carta all&apos;altro capo, che può stare sull&apos;altra mappa</translation>
    </message>
    <message>
        <source>&amp;Sewers and Portals</source>
        <translation>&amp;Fogne e Portali</translation>
    </message>
    <message>
        <source>Show where they lead, also to the other map</source>
        <translation>Mostra dove portano, anche sull&apos;altra mappa</translation>
    </message>
    <message>
        <source>Lay the Map in &amp;Turns</source>
        <translation>Disponi la mappa a &amp;turno</translation>
    </message>
    <message>
        <source>Map in View: all Map cards are dealt, and the players lay them in turns (DNR-OPT-02)</source>
        <translation>Mappa in vista: tutte le carte Mappa si distribuiscono, e i giocatori le posano a turno (DNR-OPT-02)</translation>
    </message>
    <message>
        <source>Go On With the T&amp;urn</source>
        <translation>Continua il t&amp;urno</translation>
    </message>
    <message>
        <source>Take the next card of the hand that has a place, or lay what the program proposes</source>
        <translation>Prendi la prossima carta della mano che ha un posto, o posa ciò che il programma propone</translation>
    </message>
</context>
<context>
    <name>CardBoard</name>
    <message>
        <source>Arrows go over the spaces · Enter acts there · Tab and 1–9 choose · C shows the card · E ends · Esc back</source>
        <translation>Le frecce scorrono gli spazi · Invio agisce lì · Tab e 1–9 scelgono · C mostra la carta · E conclude · Esc torna</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
</context>
<context>
    <name>CardBuilder</name>
    <message>
        <source>Card Builder</source>
        <translation>Laboratorio delle carte</translation>
    </message>
    <message>
        <source>New Room</source>
        <translation>Nuova Stanza</translation>
    </message>
    <message>
        <source>New Passage</source>
        <translation>Nuovo Passaggio</translation>
    </message>
    <message>
        <source>New Entrance</source>
        <translation>Nuovo Ingresso</translation>
    </message>
    <message>
        <source>New Hero</source>
        <translation>Nuovo Eroe</translation>
    </message>
    <message>
        <source>New Boon</source>
        <translation>Nuovo Favore</translation>
    </message>
    <message>
        <source>New Treasure</source>
        <translation>Nuovo Tesoro</translation>
    </message>
    <message>
        <source>New Bane</source>
        <translation>Nuova Sventura</translation>
    </message>
    <message>
        <source>New Monster</source>
        <translation>Nuovo Mostro</translation>
    </message>
    <message>
        <source>New Trap</source>
        <translation>Nuova Trappola</translation>
    </message>
    <message>
        <source>New Attachment</source>
        <translation>Nuova Integrazione</translation>
    </message>
    <message>
        <source>New Quest</source>
        <translation>Nuova Missione</translation>
    </message>
    <message>
        <source>New Tracker</source>
        <translation>Nuovo Indicatore</translation>
    </message>
    <message>
        <source>New Cut-out</source>
        <translation>Nuovo cartoncino</translation>
    </message>
    <message>
        <source>Map cards</source>
        <translation>Carte Mappa</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Eroi</translation>
    </message>
    <message>
        <source>Adventure cards</source>
        <translation>Carte Avventura</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>Trackers</source>
        <translation>Indicatori</translation>
    </message>
    <message>
        <source>Cut-outs</source>
        <translation>Cartoncini sagomati</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Dungeon</translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Passage or Road</source>
        <translation>Passaggio o Sentiero</translation>
    </message>
    <message>
        <source>Room or Site</source>
        <translation>Stanza o Sito</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aperta</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Chiusa</translation>
    </message>
    <message>
        <source>Trapped</source>
        <translation>Con Trappola</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muro</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Fossa</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Spuntoni</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Rischio</translation>
    </message>
    <message>
        <source>Sewer</source>
        <translation>Fogna</translation>
    </message>
    <message>
        <source>Portal</source>
        <translation>Portale</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation>Contrattacco</translation>
    </message>
    <message>
        <source>Standard attack</source>
        <translation>Attacco normale</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Mostro</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Trappola</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Integrazione</translation>
    </message>
    <message>
        <source>One Hero</source>
        <translation>Un solo Eroe</translation>
    </message>
    <message>
        <source>Everybody in the space</source>
        <translation>Tutti nello spazio</translation>
    </message>
    <message>
        <source>one&apos;s own</source>
        <translation>propria</translation>
    </message>
    <message>
        <source>an opponent&apos;s</source>
        <translation>di un avversario</translation>
    </message>
    <message>
        <source>anybody&apos;s</source>
        <translation>di chiunque</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>qualsiasi carta</translation>
    </message>
    <message>
        <source>Boon</source>
        <translation>Favore</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Tesoro</translation>
    </message>
    <message>
        <source>Bane</source>
        <translation>Sventura</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloria</translation>
    </message>
    <message>
        <source>Peril</source>
        <translation>Pericolo</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Vita</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>charges</source>
        <translation>cariche</translation>
    </message>
    <message>
        <source>another Hero</source>
        <translation>un altro Eroe</translation>
    </message>
    <message>
        <source>a monster</source>
        <translation>un mostro</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>uno spazio</translation>
    </message>
    <message>
        <source>a Map card</source>
        <translation>una carta Mappa</translation>
    </message>
    <message>
        <source>a door</source>
        <translation>una porta</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>ovunque</translation>
    </message>
    <message>
        <source>in the same space</source>
        <translation>nello stesso spazio</translation>
    </message>
    <message>
        <source>there or adjacent</source>
        <translation>lì o in uno adiacente</translation>
    </message>
    <message>
        <source>a certain card</source>
        <translation>una certa carta</translation>
    </message>
    <message>
        <source>any card of a type</source>
        <translation>una carta qualsiasi di un tipo</translation>
    </message>
    <message>
        <source>any card of a Terrain</source>
        <translation>una carta qualsiasi di un Terreno</translation>
    </message>
    <message>
        <source>Base set: 110 cards</source>
        <translation>Set base: 110 carte</translation>
    </message>
    <message>
        <source>Expansion: decks of 55</source>
        <translation>Espansione: mazzi da 55</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libero</translation>
    </message>
    <message>
        <source>take wounds</source>
        <translation>subire ferite</translation>
    </message>
    <message>
        <source>recover Life</source>
        <translation>recuperare Vita</translation>
    </message>
    <message>
        <source>gain Life for good</source>
        <translation>guadagnare Vita per sempre</translation>
    </message>
    <message>
        <source>gain or lose Glory</source>
        <translation>guadagnare o perdere Gloria</translation>
    </message>
    <message>
        <source>gain or lose Peril</source>
        <translation>guadagnare o perdere Pericolo</translation>
    </message>
    <message>
        <source>gain or lose Movement</source>
        <translation>guadagnare o perdere Movimento</translation>
    </message>
    <message>
        <source>advance Levels</source>
        <translation>avanzare di Livello</translation>
    </message>
    <message>
        <source>be tipped</source>
        <translation>venire sdraiato</translation>
    </message>
    <message>
        <source>be untipped</source>
        <translation>venire sollevato</translation>
    </message>
    <message>
        <source>change scores</source>
        <translation>cambiare i punteggi</translation>
    </message>
    <message>
        <source>change rolls</source>
        <translation>cambiare i tiri</translation>
    </message>
    <message>
        <source>reroll dice</source>
        <translation>ritirare dadi</translation>
    </message>
    <message>
        <source>change Threat numbers</source>
        <translation>cambiare i numeri delle Insidie</translation>
    </message>
    <message>
        <source>change wounds</source>
        <translation>cambiare le ferite</translation>
    </message>
    <message>
        <source>change costs of cards</source>
        <translation>cambiare i costi delle carte</translation>
    </message>
    <message>
        <source>change a limit</source>
        <translation>cambiare un limite</translation>
    </message>
    <message>
        <source>be put somewhere else</source>
        <translation>venire messo altrove</translation>
    </message>
    <message>
        <source>be moved</source>
        <translation>venire mosso</translation>
    </message>
    <message>
        <source>open doors</source>
        <translation>aprire porte</translation>
    </message>
    <message>
        <source>close doors</source>
        <translation>chiudere porte</translation>
    </message>
    <message>
        <source>place Map cards</source>
        <translation>piazzare carte Mappa</translation>
    </message>
    <message>
        <source>turn a Map card</source>
        <translation>capovolgere una carta Mappa</translation>
    </message>
    <message>
        <source>remove a Map card</source>
        <translation>togliere una carta Mappa</translation>
    </message>
    <message>
        <source>draw cards</source>
        <translation>pescare carte</translation>
    </message>
    <message>
        <source>discard cards</source>
        <translation>scartare carte</translation>
    </message>
    <message>
        <source>take cards back into the hand</source>
        <translation>riprendere carte in mano</translation>
    </message>
    <message>
        <source>give you cards</source>
        <translation>darti carte</translation>
    </message>
    <message>
        <source>cancel a card</source>
        <translation>annullare una carta</translation>
    </message>
    <message>
        <source>start more attacks</source>
        <translation>iniziare altri attacchi</translation>
    </message>
    <message>
        <source>avoid harm</source>
        <translation>evitare un danno</translation>
    </message>
    <message>
        <source>place a marker</source>
        <translation>piazzare un segnalino</translation>
    </message>
    <message>
        <source>get charges</source>
        <translation>ricevere cariche</translation>
    </message>
    <message>
        <source>do what the text says</source>
        <translation>fare ciò che dice il testo</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numero</translation>
    </message>
    <message>
        <source>what was paid (#)</source>
        <translation>quanto pagato (#)</translation>
    </message>
    <message>
        <source>the roll of a die</source>
        <translation>un tiro di dado</translation>
    </message>
    <message>
        <source>the roll of a half die</source>
        <translation>un tiro di mezzo dado</translation>
    </message>
    <message>
        <source>your Melee</source>
        <translation>la tua Mischia</translation>
    </message>
    <message>
        <source>your Magic</source>
        <translation>la tua Magia</translation>
    </message>
    <message>
        <source>your Speed</source>
        <translation>la tua Velocità</translation>
    </message>
    <message>
        <source>your Level</source>
        <translation>il tuo Livello</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutto</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>il bersaglio</translation>
    </message>
    <message>
        <source>the Hero that rolled</source>
        <translation>l&apos;Eroe che ha tirato</translation>
    </message>
    <message>
        <source>whoever made the hit</source>
        <translation>chi ha colpito</translation>
    </message>
    <message>
        <source>this monster</source>
        <translation>questo mostro</translation>
    </message>
    <message>
        <source>every Hero in the space</source>
        <translation>ogni Eroe in quello spazio</translation>
    </message>
    <message>
        <source>every other Hero</source>
        <translation>ogni altro Eroe</translation>
    </message>
    <message>
        <source>every Hero</source>
        <translation>ogni Eroe</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>for the next roll</source>
        <translation>per il prossimo tiro</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>in questo turno</translation>
    </message>
    <message>
        <source>while in play</source>
        <translation>finché è in gioco</translation>
    </message>
    <message>
        <source>all rolls</source>
        <translation>tutti i tiri</translation>
    </message>
    <message>
        <source>combat rolls</source>
        <translation>tiri di combattimento</translation>
    </message>
    <message>
        <source>attack rolls</source>
        <translation>tiri d&apos;attacco</translation>
    </message>
    <message>
        <source>defence rolls</source>
        <translation>tiri di difesa</translation>
    </message>
    <message>
        <source>rolls against Threats</source>
        <translation>tiri contro le Insidie</translation>
    </message>
    <message>
        <source>rolls against Traps</source>
        <translation>tiri contro le Trappole</translation>
    </message>
    <message>
        <source>rolls against Obstacles</source>
        <translation>tiri contro gli Ostacoli</translation>
    </message>
    <message>
        <source>rolls against doors</source>
        <translation>tiri contro le porte</translation>
    </message>
    <message>
        <source>rolls for Quests</source>
        <translation>tiri per le Missioni</translation>
    </message>
    <message>
        <source>rolls of Chance Quests</source>
        <translation>tiri delle Missioni di Caso</translation>
    </message>
    <message>
        <source>from anything</source>
        <translation>da qualunque cosa</translation>
    </message>
    <message>
        <source>in combat</source>
        <translation>in combattimento</translation>
    </message>
    <message>
        <source>from Traps</source>
        <translation>dalle Trappole</translation>
    </message>
    <message>
        <source>from Obstacles</source>
        <translation>dagli Ostacoli</translation>
    </message>
    <message>
        <source>from doors</source>
        <translation>dalle porte</translation>
    </message>
    <message>
        <source>from cards</source>
        <translation>dalle carte</translation>
    </message>
    <message>
        <source>that are taken</source>
        <translation>subite</translation>
    </message>
    <message>
        <source>that are dealt</source>
        <translation>inflitte</translation>
    </message>
    <message>
        <source>limit of Boons</source>
        <translation>limite dei Favori</translation>
    </message>
    <message>
        <source>limit of Treasures</source>
        <translation>limite dei Tesori</translation>
    </message>
    <message>
        <source>limit of the Horde</source>
        <translation>limite del Branco</translation>
    </message>
    <message>
        <source>size of the hand</source>
        <translation>carte in mano</translation>
    </message>
    <message>
        <source>on the chosen space</source>
        <translation>nello spazio scelto</translation>
    </message>
    <message>
        <source>on the Entrance</source>
        <translation>sull&apos;Ingresso</translation>
    </message>
    <message>
        <source>on your space</source>
        <translation>nel tuo spazio</translation>
    </message>
    <message>
        <source>on the space of the target</source>
        <translation>nello spazio del bersaglio</translation>
    </message>
    <message>
        <source>on an adjacent space</source>
        <translation>in uno spazio adiacente</translation>
    </message>
    <message>
        <source>on the space with the marker</source>
        <translation>nello spazio con il segnalino</translation>
    </message>
    <message>
        <source>the chosen door</source>
        <translation>la porta scelta</translation>
    </message>
    <message>
        <source>one door of the space</source>
        <translation>una porta dello spazio</translation>
    </message>
    <message>
        <source>all doors of the space</source>
        <translation>tutte le porte dello spazio</translation>
    </message>
    <message>
        <source>from the hand</source>
        <translation>dalla mano</translation>
    </message>
    <message>
        <source>of the Boons</source>
        <translation>dai Favori</translation>
    </message>
    <message>
        <source>of the Treasures</source>
        <translation>dai Tesori</translation>
    </message>
    <message>
        <source>of the Banes</source>
        <translation>dalle Sventure</translation>
    </message>
    <message>
        <source>of the Horde</source>
        <translation>dal Branco</translation>
    </message>
    <message>
        <source>from the discard pile</source>
        <translation>dagli scarti</translation>
    </message>
    <message>
        <source>of the owner&apos;s choice</source>
        <translation>a scelta del proprietario</translation>
    </message>
    <message>
        <source>of your choice</source>
        <translation>a tua scelta</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>ferite</translation>
    </message>
    <message>
        <source>being tipped</source>
        <translation>venire sdraiato</translation>
    </message>
    <message>
        <source>forced discards</source>
        <translation>scarti forzati</translation>
    </message>
    <message>
        <source>losing cards to others</source>
        <translation>perdere carte per mano altrui</translation>
    </message>
    <message>
        <source>being moved by cards</source>
        <translation>venire mosso da carte</translation>
    </message>
    <message>
        <source>losing Glory</source>
        <translation>perdere Gloria</translation>
    </message>
    <message>
        <source>gaining Peril</source>
        <translation>guadagnare Pericolo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Line of the type</source>
        <translation>Riga del tipo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Saying</source>
        <translation>Motto</translation>
    </message>
    <message>
        <source>Artist</source>
        <translation>Illustratore</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Door to the north</source>
        <translation>Porta a nord</translation>
    </message>
    <message>
        <source>Door to the east</source>
        <translation>Porta a est</translation>
    </message>
    <message>
        <source>Door to the south</source>
        <translation>Porta a sud</translation>
    </message>
    <message>
        <source>Door to the west</source>
        <translation>Porta a ovest</translation>
    </message>
    <message>
        <source>Scores of the monster</source>
        <translation>Punteggi del mostro</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Ostacoli</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Limit of Boons</source>
        <translation>Limite dei Favori</translation>
    </message>
    <message>
        <source>Limit of Treasures</source>
        <translation>Limite dei Tesori</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Stendardo</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefatto</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pedine</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Per quanto tempo</translation>
    </message>
    <message>
        <source>(always)</source>
        <translation>(sempre)</translation>
    </message>
    <message>
        <source>Only in combat of this form</source>
        <translation>Solo in combattimenti di questa forma</translation>
    </message>
    <message>
        <source>Only against this category</source>
        <translation>Solo contro questa categoria</translation>
    </message>
    <message>
        <source>Only on this Terrain</source>
        <translation>Solo su questo Terreno</translation>
    </message>
    <message>
        <source>Only in a space of this type</source>
        <translation>Solo in uno spazio di questo tipo</translation>
    </message>
    <message>
        <source>from Level %1 on</source>
        <translation>dal Livello %1 in su</translation>
    </message>
    <message>
        <source>Only from this Level on</source>
        <translation>Solo da questo Livello in su</translation>
    </message>
    <message>
        <source>Only in whose turn</source>
        <translation>Solo nel turno di chi</translation>
    </message>
    <message>
        <source>in your turn</source>
        <translation>nel tuo turno</translation>
    </message>
    <message>
        <source>outside your turn</source>
        <translation>fuori dal tuo turno</translation>
    </message>
    <message>
        <source>Only at the marker</source>
        <translation>Solo presso il segnalino</translation>
    </message>
    <message>
        <source>at the marker</source>
        <translation>presso il segnalino</translation>
    </message>
    <message>
        <source>What may be paid for it</source>
        <translation>Che cosa si può pagare</translation>
    </message>
    <message>
        <source>How much is paid</source>
        <translation>Quanto si paga</translation>
    </message>
    <message>
        <source>May more be paid</source>
        <translation>Si può pagare di più</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>esattamente</translation>
    </message>
    <message>
        <source>or more (#)</source>
        <translation>o più (#)</translation>
    </message>
    <message>
        <source>unless they overcome a %1 Threat</source>
        <translation>salvo superare un&apos;Insidia di %1</translation>
    </message>
    <message>
        <source>Escaped by overcoming a Threat</source>
        <translation>Si evita superando un&apos;Insidia</translation>
    </message>
    <message>
        <source>Number of the Threat</source>
        <translation>Numero dell&apos;Insidia</translation>
    </message>
    <message>
        <source>Untipping needs the Threat again</source>
        <translation>Per sollevarsi serve di nuovo l&apos;Insidia</translation>
    </message>
    <message>
        <source>untipped as usual</source>
        <translation>si solleva come al solito</translation>
    </message>
    <message>
        <source>holds fast</source>
        <translation>trattiene</translation>
    </message>
    <message>
        <source>only in combat of one form</source>
        <translation>solo in combattimenti di una forma</translation>
    </message>
    <message>
        <source>only against a category</source>
        <translation>solo contro una categoria</translation>
    </message>
    <message>
        <source>only on a Terrain</source>
        <translation>solo su un Terreno</translation>
    </message>
    <message>
        <source>only in a type of space</source>
        <translation>solo in un tipo di spazio</translation>
    </message>
    <message>
        <source>only from a Level on</source>
        <translation>solo da un Livello in su</translation>
    </message>
    <message>
        <source>only in your turn</source>
        <translation>solo nel tuo turno</translation>
    </message>
    <message>
        <source>only at the marker of the card</source>
        <translation>solo presso il segnalino della carta</translation>
    </message>
    <message>
        <source>for a price</source>
        <translation>pagando un prezzo</translation>
    </message>
    <message>
        <source>unless a Threat is overcome</source>
        <translation>salvo superare un&apos;Insidia</translation>
    </message>
    <message>
        <source>more…</source>
        <translation>altro…</translation>
    </message>
    <message>
        <source>Say more</source>
        <translation>Aggiungi altro</translation>
    </message>
    <message>
        <source>A hit in %1</source>
        <translation>Un colpo in %1</translation>
    </message>
    <message>
        <source>Overcome</source>
        <translation>Superata</translation>
    </message>
    <message>
        <source>Not overcome</source>
        <translation>Non superata</translation>
    </message>
    <message>
        <source>When a Hero enters</source>
        <translation>Quando entra un Eroe</translation>
    </message>
    <message>
        <source>Whoever defeats the monster</source>
        <translation>Chi sconfigge il mostro</translation>
    </message>
    <message>
        <source>The ability</source>
        <translation>La capacità</translation>
    </message>
    <message>
        <source>When it is played</source>
        <translation>Quando si gioca</translation>
    </message>
    <message>
        <source>When it is played, and while it lies in play</source>
        <translation>Quando si gioca, e finché resta in gioco</translation>
    </message>
    <message>
        <source>When it is used</source>
        <translation>Quando si usa</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Ricompensa</translation>
    </message>
    <message>
        <source>Searched with success</source>
        <translation>Ricerca riuscita</translation>
    </message>
    <message>
        <source>Searched in vain</source>
        <translation>Ricerca fallita</translation>
    </message>
    <message>
        <source>As long as the Quest lies in play</source>
        <translation>Finché la Missione è in gioco</translation>
    </message>
    <message>
        <source>The Artifact</source>
        <translation>L&apos;Artefatto</translation>
    </message>
    <message>
        <source>Whom it concerns</source>
        <translation>Chi riguarda</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Quanto</translation>
    </message>
    <message>
        <source>Text (%1)</source>
        <translation>Testo (%1)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>all scores</source>
        <translation>tutti i punteggi</translation>
    </message>
    <message>
        <source>Attack type</source>
        <translation>Tipo d&apos;attacco</translation>
    </message>
    <message>
        <source>of no attack type</source>
        <translation>senza tipo d&apos;attacco</translation>
    </message>
    <message>
        <source>Which rolls</source>
        <translation>Quali tiri</translation>
    </message>
    <message>
        <source>What harm</source>
        <translation>Quale danno</translation>
    </message>
    <message>
        <source>Where wounds come from</source>
        <translation>Da dove vengono le ferite</translation>
    </message>
    <message>
        <source>Wounds taken or dealt</source>
        <translation>Ferite subite o inflitte</translation>
    </message>
    <message>
        <source>Where the cards lie</source>
        <translation>Dove stanno le carte</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Quali carte</translation>
    </message>
    <message>
        <source>Category of the cards</source>
        <translation>Categoria delle carte</translation>
    </message>
    <message>
        <source>of any category</source>
        <translation>di qualsiasi categoria</translation>
    </message>
    <message>
        <source>Who picks them</source>
        <translation>Chi le sceglie</translation>
    </message>
    <message>
        <source>Which limit</source>
        <translation>Quale limite</translation>
    </message>
    <message>
        <source>Put or take away</source>
        <translation>Mettere o togliere</translation>
    </message>
    <message>
        <source>put it</source>
        <translation>mettilo</translation>
    </message>
    <message>
        <source>take it away</source>
        <translation>toglilo</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Which doors</source>
        <translation>Quali porte</translation>
    </message>
    <message>
        <source>What they become</source>
        <translation>Che cosa diventano</translation>
    </message>
    <message>
        <source>Readied once only, as a</source>
        <translation>Preparato una volta sola, come</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Cariche</translation>
    </message>
    <message>
        <source>Places for further Treasures</source>
        <translation>Posti per altri Tesori</translation>
    </message>
    <message>
        <source>Discarded when it is used</source>
        <translation>Si scarta quando si usa</translation>
    </message>
    <message>
        <source>Whom it strikes</source>
        <translation>Chi colpisce</translation>
    </message>
    <message>
        <source>Put on</source>
        <translation>Si mette su</translation>
    </message>
    <message>
        <source>Category of that card</source>
        <translation>Categoria di quella carta</translation>
    </message>
    <message>
        <source>Whose card</source>
        <translation>Carta di chi</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genere</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>May strike one&apos;s own Hero</source>
        <translation>Può colpire il proprio Eroe</translation>
    </message>
    <message>
        <source>Upkeep is paid with</source>
        <translation>Il mantenimento si paga con</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Attivazione</translation>
    </message>
    <message>
        <source>It can be used while it lies in play</source>
        <translation>Si può usare finché è in gioco</translation>
    </message>
    <message>
        <source>Word in files</source>
        <translation>Parola nei file</translation>
    </message>
    <message>
        <source>Plural</source>
        <translation>Plurale</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Sign in the corner of its cards</source>
        <translation>Segno nell&apos;angolo delle sue carte</translation>
    </message>
    <message>
        <source>Maps of</source>
        <translation>Mappe di</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Decks of 55</source>
        <translation>Mazzi da 55</translation>
    </message>
    <message>
        <source>For others</source>
        <translation>Per gli altri</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Terrains of its own</source>
        <translation>Terreni propri</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Second category</source>
        <translation>Seconda categoria</translation>
    </message>
    <message>
        <source>Third category</source>
        <translation>Terza categoria</translation>
    </message>
    <message>
        <source>More may be paid (#)</source>
        <translation>Si può pagare di più (#)</translation>
    </message>
    <message>
        <source>What is chosen</source>
        <translation>Che cosa si sceglie</translation>
    </message>
    <message>
        <source>How far away</source>
        <translation>A quale distanza</translation>
    </message>
    <message>
        <source>Rolled with</source>
        <translation>Si tira con</translation>
    </message>
    <message>
        <source>Name of the ability</source>
        <translation>Nome della capacità</translation>
    </message>
    <message>
        <source>It is paid with</source>
        <translation>Si paga con</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation>Una volta per turno</translation>
    </message>
    <message>
        <source>%1, attack</source>
        <translation>%1, attacco</translation>
    </message>
    <message>
        <source>Life of the monster</source>
        <translation>Vita del mostro</translation>
    </message>
    <message>
        <source>Name of the monster</source>
        <translation>Nome del mostro</translation>
    </message>
    <message>
        <source>Category of the monster</source>
        <translation>Categoria del mostro</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Obstacles, in printed order</source>
        <translation>Ostacoli, nell&apos;ordine stampato</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Ostacolo</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettera</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Map of the</source>
        <translation>Mappa di</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Second Terrain</source>
        <translation>Secondo Terreno</translation>
    </message>
    <message>
        <source>Third Terrain</source>
        <translation>Terzo Terreno</translation>
    </message>
    <message>
        <source>A monster lives here</source>
        <translation>Qui vive un mostro</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Eroe</translation>
    </message>
    <message>
        <source>Ancestry</source>
        <translation>Stirpe</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Professione</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Capacità</translation>
    </message>
    <message>
        <source>Highest Glory</source>
        <translation>Gloria massima</translation>
    </message>
    <message>
        <source>Highest Peril</source>
        <translation>Pericolo massimo</translation>
    </message>
    <message>
        <source>Text of the back</source>
        <translation>Testo del retro</translation>
    </message>
    <message>
        <source>Letters of the markers</source>
        <translation>Lettere dei segnalini</translation>
    </message>
    <message>
        <source>Map card</source>
        <translation>Carta Mappa</translation>
    </message>
    <message>
        <source>Roll of at least</source>
        <translation>Tiro di almeno</translation>
    </message>
    <message>
        <source>The roll is raised by paying</source>
        <translation>Il tiro si alza pagando</translation>
    </message>
    <message>
        <source>Added to the roll</source>
        <translation>Si aggiunge al tiro</translation>
    </message>
    <message>
        <source>What is sacrificed</source>
        <translation>Che cosa si sacrifica</translation>
    </message>
    <message>
        <source>Paid with</source>
        <translation>Si paga con</translation>
    </message>
    <message>
        <source>What must be done</source>
        <translation>Che cosa va fatto</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>It begins at</source>
        <translation>Comincia da</translation>
    </message>
    <message>
        <source>What is carried</source>
        <translation>Che cosa si porta</translation>
    </message>
    <message>
        <source>What the players judge</source>
        <translation>Che cosa giudicano i giocatori</translation>
    </message>
    <message>
        <source>The first attempt is free</source>
        <translation>Il primo tentativo è gratis</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>The place must be searched first</source>
        <translation>Il luogo va prima frugato</translation>
    </message>
    <message>
        <source>It becomes an Artifact</source>
        <translation>Diventa un Artefatto</translation>
    </message>
</context>
<context>
    <name>CardBuilderActions</name>
    <message>
        <source>Card Builder</source>
        <translation>Laboratorio delle carte</translation>
    </message>
    <message>
        <source>Card &amp;Builder</source>
        <translation>&amp;Laboratorio delle carte</translation>
    </message>
    <message>
        <source>Make cards and card sets of your own</source>
        <translation>Crea carte e set di carte tuoi</translation>
    </message>
    <message>
        <source>New Card &amp;Set…</source>
        <translation>Nuovo &amp;set di carte…</translation>
    </message>
    <message>
        <source>Begin with a &amp;Copy of a Card Set…</source>
        <translation>Comincia da una &amp;copia di un set di carte…</translation>
    </message>
    <message>
        <source>Cop&amp;y Card Set…</source>
        <translation>Cop&amp;ia il set di carte…</translation>
    </message>
    <message>
        <source>&amp;Import Card Set…</source>
        <translation>I&amp;mporta un set di carte…</translation>
    </message>
    <message>
        <source>&amp;Export Card Set…</source>
        <translation>&amp;Esporta il set di carte…</translation>
    </message>
    <message>
        <source>Import Cards from a &amp;Table…</source>
        <translation>Importa carte da una &amp;tabella…</translation>
    </message>
    <message>
        <source>Cards of a .csv become cards of this set; those with the same id are replaced</source>
        <translation>Le carte di un .csv diventano carte di questo set; quelle con lo stesso id vengono sostituite</translation>
    </message>
    <message>
        <source>Export Cards as a Ta&amp;ble…</source>
        <translation>Esporta le carte come ta&amp;bella…</translation>
    </message>
    <message>
        <source>&amp;Delete Card Set…</source>
        <translation>&amp;Elimina il set di carte…</translation>
    </message>
    <message>
        <source>New &amp;Room or Site</source>
        <translation>Nuova &amp;Stanza o Sito</translation>
    </message>
    <message>
        <source>New &amp;Passage or Road</source>
        <translation>Nuovo &amp;Passaggio o Sentiero</translation>
    </message>
    <message>
        <source>New &amp;Entrance</source>
        <translation>Nuovo &amp;Ingresso</translation>
    </message>
    <message>
        <source>New &amp;Hero</source>
        <translation>Nuovo &amp;Eroe</translation>
    </message>
    <message>
        <source>New &amp;Boon</source>
        <translation>Nuovo &amp;Favore</translation>
    </message>
    <message>
        <source>New &amp;Treasure</source>
        <translation>Nuovo &amp;Tesoro</translation>
    </message>
    <message>
        <source>New B&amp;ane</source>
        <translation>Nuova S&amp;ventura</translation>
    </message>
    <message>
        <source>New &amp;Monster</source>
        <translation>Nuovo &amp;Mostro</translation>
    </message>
    <message>
        <source>New Tra&amp;p</source>
        <translation>Nuova T&amp;rappola</translation>
    </message>
    <message>
        <source>New Atta&amp;chment</source>
        <translation>Nuova I&amp;ntegrazione</translation>
    </message>
    <message>
        <source>New &amp;Quest</source>
        <translation>Nuova Mi&amp;ssione</translation>
    </message>
    <message>
        <source>New Trac&amp;ker</source>
        <translation>Nuovo In&amp;dicatore</translation>
    </message>
    <message>
        <source>New Cut-&amp;out</source>
        <translation>Nuovo cart&amp;oncino sagomato</translation>
    </message>
    <message>
        <source>Copy a Card from &amp;Any Set…</source>
        <translation>Copia una carta da un set &amp;qualsiasi…</translation>
    </message>
    <message>
        <source>D&amp;uplicate Card</source>
        <translation>D&amp;uplica la carta</translation>
    </message>
    <message>
        <source>De&amp;lete Card</source>
        <translation>E&amp;limina la carta</translation>
    </message>
    <message>
        <source>Use in &amp;Map</source>
        <translation>Usa nella &amp;mappa</translation>
    </message>
    <message>
        <source>Save the set and lay this card on the map; Heroes and Quests are chosen among the players</source>
        <translation>Salva il set e piazza questa carta sulla mappa; Eroi e Missioni si scelgono tra i giocatori</translation>
    </message>
</context>
<context>
    <name>CardBuilderDialogs</name>
    <message>
        <source>New Card Set</source>
        <translation>Nuovo set di carte</translation>
    </message>
    <message>
        <source>Copy Card Set</source>
        <translation>Copia del set di carte</translation>
    </message>
    <message>
        <source>What shall the card set be called?</source>
        <translation>Come si deve chiamare il set di carte?</translation>
    </message>
    <message>
        <source>Name of the card set</source>
        <translation>Nome del set di carte</translation>
    </message>
    <message>
        <source>Delete the card set?</source>
        <translation>Eliminare il set di carte?</translation>
    </message>
    <message>
        <source>“%1” and all its cards go to the trash. Maps that use them can then only be looked at.</source>
        <translation>«%1» e tutte le sue carte vanno nel cestino. Le mappe che le usano si potranno solo guardare.</translation>
    </message>
    <message>
        <source>The card set is there already</source>
        <translation>Il set di carte c&apos;è già</translation>
    </message>
    <message>
        <source>There is another card set of this name, with other content.</source>
        <translation>C&apos;è un altro set di carte con questo nome e un contenuto diverso.</translation>
    </message>
    <message>
        <source>Replace the card set that is there</source>
        <translation>Sostituisci il set di carte che c&apos;è</translation>
    </message>
    <message>
        <source>Import Card Set</source>
        <translation>Importa un set di carte</translation>
    </message>
    <message>
        <source>Export Card Set</source>
        <translation>Esporta il set di carte</translation>
    </message>
    <message>
        <source>Copy a Card</source>
        <translation>Copia una carta</translation>
    </message>
    <message>
        <source>Search all card sets</source>
        <translation>Cerca in tutti i set di carte</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copia di %1</translation>
    </message>
    <message>
        <source>Begin with a Copy</source>
        <translation>Comincia da una copia</translation>
    </message>
    <message>
        <source>Which card set shall be copied?</source>
        <translation>Quale set di carte va copiato?</translation>
    </message>
    <message>
        <source>Card set</source>
        <translation>Set di carte</translation>
    </message>
    <message>
        <source>Import Cards from a Table</source>
        <translation>Importa carte da una tabella</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Export Cards as a Table</source>
        <translation>Esporta le carte come tabella</translation>
    </message>
</context>
<context>
    <name>CardBuilderPage</name>
    <message>
        <source>Make your own cards</source>
        <translation>Crea le tue carte</translation>
    </message>
    <message>
        <source>A card set holds the Map cards, Heroes, Adventures and Quests that you make. Begin one, begin with a copy of one that is there, or import what somebody else made.</source>
        <translation>Un set di carte contiene le carte Mappa, gli Eroi, le Avventure e le Missioni che crei. Cominciane uno, parti dalla copia di uno che c&apos;è già, o importa ciò che ha fatto qualcun altro.</translation>
    </message>
    <message>
        <source>New Card Set…</source>
        <translation>Nuovo set di carte…</translation>
    </message>
    <message>
        <source>Copy a Set…</source>
        <translation>Copia un set…</translation>
    </message>
    <message>
        <source>Card set</source>
        <translation>Set di carte</translation>
    </message>
    <message>
        <source>Commands of the card set</source>
        <translation>Comandi del set di carte</translation>
    </message>
    <message>
        <source>Search this card set</source>
        <translation>Cerca in questo set di carte</translation>
    </message>
    <message>
        <source>About this set</source>
        <translation>Su questo set</translation>
    </message>
    <message>
        <source>No cards yet. “New…” makes one, “Copy from…” takes one over from any card set.</source>
        <translation>Ancora nessuna carta. «Nuovo…» ne crea una, «Copia da…» ne prende una da un set qualsiasi.</translation>
    </message>
    <message>
        <source>Checks: not ready</source>
        <translation>Controlli: non è pronta</translation>
    </message>
    <message>
        <source>Checks: with warnings</source>
        <translation>Controlli: con avvisi</translation>
    </message>
    <message>
        <source>Checks: all is well</source>
        <translation>Controlli: tutto bene</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campi</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effetti</translation>
    </message>
</context>
<context>
    <name>CardEdit</name>
    <message>
        <source>Lay Card</source>
        <translation>Posa carta</translation>
    </message>
    <message>
        <source>Move Card</source>
        <translation>Sposta carta</translation>
    </message>
    <message>
        <source>Move %1 Cards</source>
        <translation>Sposta %1 carte</translation>
    </message>
    <message>
        <source>Turn Card</source>
        <translation>Gira carta</translation>
    </message>
    <message>
        <source>Turn %1 Cards</source>
        <translation>Gira %1 carte</translation>
    </message>
    <message>
        <source>Swap Card</source>
        <translation>Cambia carta</translation>
    </message>
    <message>
        <source>Trade Places</source>
        <translation>Scambia di posto</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete %1 Things</source>
        <translation>Elimina %1 cose</translation>
    </message>
    <message>
        <source>Link Portal</source>
        <translation>Collega Portale</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Change the Order</source>
        <translation>Cambia l&apos;ordine</translation>
    </message>
    <message>
        <source>Change the Scenario</source>
        <translation>Modifica lo scenario</translation>
    </message>
    <message>
        <source>Fix Problem</source>
        <translation>Correggi problema</translation>
    </message>
</context>
<context>
    <name>CardExportDialog</name>
    <message>
        <source>Pixels of a card</source>
        <translation>Pixel di una carta</translation>
    </message>
    <message>
        <source>Names of turned cards stay upright</source>
        <translation>I nomi delle carte capovolte restano diritti</translation>
    </message>
    <message>
        <source>Nothing behind the cards (transparent)</source>
        <translation>Niente dietro le carte (trasparente)</translation>
    </message>
</context>
<context>
    <name>CardFaceView</name>
    <message>
        <source>Leads to its field</source>
        <translation>Porta al suo campo</translation>
    </message>
    <message>
        <source>Card in</source>
        <translation>Carta in</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglese</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>Language of the drawn card</source>
        <translation>Lingua della carta disegnata</translation>
    </message>
</context>
<context>
    <name>CardFinding</name>
    <message>
        <source>There are %1 players; at least two are needed.</source>
        <translation>I giocatori sono %1; ne servono almeno due.</translation>
    </message>
    <message>
        <source>There are %1 players; four is the most.</source>
        <translation>I giocatori sono %1; il massimo è quattro.</translation>
    </message>
    <message>
        <source>No set of cards is in use yet.</source>
        <translation>Non è ancora in uso alcun set di carte.</translation>
    </message>
    <message>
        <source>The sets have %1 Hero cards; %2 are needed.</source>
        <translation>Le carte Eroe dei set sono %1; ne servono %2.</translation>
    </message>
    <message>
        <source>The sets have %1 Tracker cards; %2 are needed.</source>
        <translation>Le carte Indicatore dei set sono %1; ne servono %2.</translation>
    </message>
    <message>
        <source>The sets have %1 Adventure cards; %2 are needed for the opening hands.</source>
        <translation>Le carte Avventura dei set sono %1; per le mani iniziali ne servono %2.</translation>
    </message>
    <message>
        <source>The sets have %1 Quests; %2 are needed.</source>
        <translation>Le Missioni dei set sono %1; ne servono %2.</translation>
    </message>
    <message>
        <source>The sets have no Entrance for the map (%3).</source>
        <translation>I set non hanno un Ingresso per la mappa (%3).</translation>
    </message>
    <message>
        <source>The sets have %1 Passages or Roads for the map (%3); %2 are needed.</source>
        <translation>I Passaggi o Sentieri dei set per la mappa (%3) sono %1; ne servono %2.</translation>
    </message>
    <message>
        <source>The marker %1 lies in two places; the link of {1} needs another letter.</source>
        <translation>Il segnalino %1 si trova in due posti; al collegamento di {1} serve un&apos;altra lettera.</translation>
    </message>
    <message>
        <source>{card 1} is dealt %1 times; there are only %2 of it.</source>
        <translation>{card 1} è distribuita %1 volte, ma ce ne sono solo %2.</translation>
    </message>
    <message>
        <source>{1} has %1 Personal Quests; two are dealt.</source>
        <translation>{1} ha %1 Missioni Personali; se ne distribuiscono due.</translation>
    </message>
    <message>
        <source>{1} has %1 Adventure cards; five are dealt.</source>
        <translation>{1} ha %1 carte Avventura; se ne distribuiscono cinque.</translation>
    </message>
    <message>
        <source>A map has one Entrance, not %1: {all}.</source>
        <translation>Una mappa ha un solo Ingresso, non %1: {all}.</translation>
    </message>
    <message>
        <source>There is no map yet.</source>
        <translation>Non c&apos;è ancora alcuna mappa.</translation>
    </message>
    <message>
        <source>The Entrance of the map (%1) is missing.</source>
        <translation>Manca l&apos;Ingresso della mappa (%1).</translation>
    </message>
    <message>
        <source>The Entrance does not lie in the centre: {1}.</source>
        <translation>L&apos;Ingresso non è al centro: {1}.</translation>
    </message>
    <message>
        <source>The Entrance {1} is upside down.</source>
        <translation>L&apos;Ingresso {1} è capovolto.</translation>
    </message>
    <message>
        <source>Sides of the Entrance without a Passage or Road: {cells}.</source>
        <translation>Lati dell&apos;Ingresso senza Passaggio o Sentiero: {cells}.</translation>
    </message>
    <message>
        <source>A starting map has only the Entrance and what lies beside it, not {all}.</source>
        <translation>Una mappa iniziale ha solo l&apos;Ingresso e ciò che gli sta accanto, non {all}.</translation>
    </message>
    <message>
        <source>{1} does not belong on this map (%1).</source>
        <translation>{1} non appartiene a questa mappa (%1).</translation>
    </message>
    <message>
        <source>{1} lies beside the Entrance, but is no Passage or Road and could lie elsewhere: {cells}.</source>
        <translation>{1} sta accanto all&apos;Ingresso, ma non è un Passaggio né un Sentiero e potrebbe stare altrove: {cells}.</translation>
    </message>
    <message>
        <source>{1} lies beside the Entrance of a starting map, but is no Passage or Road.</source>
        <translation>{1} sta accanto all&apos;Ingresso di una mappa iniziale, ma non è un Passaggio né un Sentiero.</translation>
    </message>
    <message>
        <source>{1} lies beside the Entrance because it could not be placed otherwise.</source>
        <translation>{1} sta accanto all&apos;Ingresso perché non si poteva piazzare altrimenti.</translation>
    </message>
    <message>
        <source>{1} lies apart from the map.</source>
        <translation>{1} è lontana dalla mappa.</translation>
    </message>
    <message>
        <source>These cards lie apart from the map: {all}.</source>
        <translation>Queste carte sono lontane dalla mappa: {all}.</translation>
    </message>
    <message>
        <source>Walls cut {1} off from the Entrance.</source>
        <translation>Dei Muri separano {1} dall&apos;Ingresso.</translation>
    </message>
    <message>
        <source>Walls cut these cards off from the Entrance: {all}.</source>
        <translation>Dei Muri separano queste carte dall&apos;Ingresso: {all}.</translation>
    </message>
    <message>
        <source>An empty cell lies between four cards: {cells}.</source>
        <translation>C&apos;è una casella vuota fra quattro carte: {cells}.</translation>
    </message>
    <message>
        <source>The map (%1) is closed: no card can be added to it.</source>
        <translation>La mappa (%1) è chiusa: non vi si può aggiungere alcuna carta.</translation>
    </message>
    <message>
        <source>None of the %1 cards that are left fits on the map (%2).</source>
        <translation>Nessuna delle %1 carte rimaste si adatta alla mappa (%2).</translation>
    </message>
    <message>
        <source>Several cards lie in one cell: {all}.</source>
        <translation>Più carte stanno nella stessa casella: {all}.</translation>
    </message>
    <message>
        <source>{1} lies on the table %1 times; there are only %2 of it.</source>
        <translation>{1} è in tavola %1 volte, ma ce ne sono solo %2.</translation>
    </message>
    <message>
        <source>No card that is left can fill the empty cell {cells}.</source>
        <translation>Nessuna carta rimasta può riempire la casella vuota {cells}.</translation>
    </message>
    <message>
        <source>The Sewer %1 on {1} has no partner.</source>
        <translation>La Fogna %1 su {1} non ha una compagna.</translation>
    </message>
    <message>
        <source>The Portal on {1} leads to no Entrance yet.</source>
        <translation>Il Portale su {1} non porta ancora ad alcun Ingresso.</translation>
    </message>
    <message>
        <source>{1} has no Portal, but is linked to an Entrance.</source>
        <translation>{1} non ha un Portale, ma è collegata a un Ingresso.</translation>
    </message>
    <message>
        <source>A Portal is linked to {1}, which is no Entrance.</source>
        <translation>Un Portale è collegato a {1}, che non è un Ingresso.</translation>
    </message>
    <message>
        <source>The Portal on {1} is linked twice.</source>
        <translation>Il Portale su {1} è collegato due volte.</translation>
    </message>
    <message>
        <source>The map is finished; %1 Map cards are left, and out of the game.</source>
        <translation>La mappa è finita; le carte Mappa rimaste, %1, sono fuori dal gioco.</translation>
    </message>
    <message>
        <source>{1} begins on an Entrance that is not in use (%1).</source>
        <translation>{1} comincia da un Ingresso che non è in uso (%1).</translation>
    </message>
    <message>
        <source>The Quest {card 1} may be dealt, but its place {card 2} is left out.</source>
        <translation>La Missione {card 1} può essere distribuita, ma il suo luogo {card 2} è stato escluso.</translation>
    </message>
    <message>
        <source>The Quest {card 1} may be dealt, but no card of its type (%1) is in use.</source>
        <translation>La Missione {card 1} può essere distribuita, ma nessuna carta del suo tipo (%1) è in uso.</translation>
    </message>
    <message>
        <source>The Quest {card 1} may be dealt, but no card of its Terrain (%1) is in use.</source>
        <translation>La Missione {card 1} può essere distribuita, ma nessuna carta del suo Terreno (%1) è in uso.</translation>
    </message>
    <message>
        <source>The place {card 2} of the Quest {card 1} is neither laid nor left.</source>
        <translation>Il luogo {card 2} della Missione {card 1} non è in tavola e non è fra le carte rimaste.</translation>
    </message>
    <message>
        <source>No card of the type (%1) that the Quest {card 1} names is laid or left.</source>
        <translation>Nessuna carta del tipo (%1) indicato dalla Missione {card 1} è in tavola o fra quelle rimaste.</translation>
    </message>
    <message>
        <source>No card of the Terrain (%1) that the Quest {card 1} names is laid or left.</source>
        <translation>Nessuna carta del Terreno (%1) indicato dalla Missione {card 1} è in tavola o fra quelle rimaste.</translation>
    </message>
    <message>
        <source>{1}, the place of {card 1}, lies behind doors that nobody passes unharmed with Speed %1.</source>
        <translation>{1}, il luogo di {card 1}, sta dietro porte che con Velocità %1 nessuno passa indenne.</translation>
    </message>
    <message>
        <source>The Entrance comes first, upright in the centre.</source>
        <translation>Prima viene l&apos;Ingresso, diritto e al centro.</translation>
    </message>
    <message>
        <source>This map has its Entrance already.</source>
        <translation>Questa mappa ha già il suo Ingresso.</translation>
    </message>
    <message>
        <source>A card lies there already.</source>
        <translation>Lì c&apos;è già una carta.</translation>
    </message>
    <message>
        <source>All copies of this card are laid.</source>
        <translation>Tutte le copie di questa carta sono in tavola.</translation>
    </message>
    <message>
        <source>This card belongs on the other map.</source>
        <translation>Questa carta appartiene all&apos;altra mappa.</translation>
    </message>
    <message>
        <source>It would lie apart from the map.</source>
        <translation>Sarebbe lontana dalla mappa.</translation>
    </message>
    <message>
        <source>Walls would cut it off from the Entrance.</source>
        <translation>Dei Muri la separerebbero dall&apos;Ingresso.</translation>
    </message>
    <message>
        <source>Only Passages and Roads lie beside the Entrance, and this card has another place.</source>
        <translation>Accanto all&apos;Ingresso stanno solo Passaggi e Sentieri, e questa carta ha un altro posto.</translation>
    </message>
    <message>
        <source>The map would be closed while cards are left.</source>
        <translation>La mappa sarebbe chiusa mentre restano carte.</translation>
    </message>
    <message>
        <source>An empty cell would lie between four cards.</source>
        <translation>Resterebbe una casella vuota fra quattro carte.</translation>
    </message>
    <message>
        <source>No Cut-out card of the sets has a marker %1 for the link of {1}.</source>
        <translation>Nessun cartoncino sagomato dei set ha un segnalino %1 per il collegamento di {1}.</translation>
    </message>
    <message>
        <source>The sets %1 and %2 have the same symbol %3: their cards cannot be told apart.</source>
        <translation>I set %1 e %2 hanno lo stesso simbolo %3: le loro carte non si possono distinguere.</translation>
    </message>
    <message>
        <source>{1} has two Personal Quests of one map; one of each is dealt.</source>
        <translation>{1} ha due Missioni Personali di una sola mappa; se ne dà una per ciascuna.</translation>
    </message>
</context>
<context>
    <name>CardFix</name>
    <message>
        <source>Move %1: %2.</source>
        <translation>Sposta %1: %2.</translation>
    </message>
    <message>
        <source>Lay %3 in the place of %1.</source>
        <translation>Metti %3 al posto di %1.</translation>
    </message>
    <message>
        <source>Link the Portal on %1 to the Entrance.</source>
        <translation>Collega il Portale su %1 all&apos;Ingresso.</translation>
    </message>
    <message>
        <source>Give the link of %1 another letter.</source>
        <translation>Dai un&apos;altra lettera al collegamento di %1.</translation>
    </message>
    <message>
        <source>Call it a growing map.</source>
        <translation>Considerala una mappa in crescita.</translation>
    </message>
    <message>
        <source>Add what is missing: %3.</source>
        <translation>Aggiungi ciò che manca: %3.</translation>
    </message>
    <message>
        <source>Take the link of %1 away.</source>
        <translation>Togli il collegamento di %1.</translation>
    </message>
    <message>
        <source>Return what %1 has too much to the decks.</source>
        <translation>Rimetti nei mazzi ciò che %1 ha di troppo.</translation>
    </message>
    <message>
        <source>Take %1 away.</source>
        <translation>Togli %1.</translation>
    </message>
    <message>
        <source>Turn %1 round.</source>
        <translation>Gira %1.</translation>
    </message>
</context>
<context>
    <name>CardGuidePanel</name>
    <message>
        <source>Steps of the setup</source>
        <translation>Passi della preparazione</translation>
    </message>
</context>
<context>
    <name>CardGuideStep</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Draw a Card</source>
        <translation>Pesca una carta</translation>
    </message>
    <message>
        <source>Complete…</source>
        <translation>Completa…</translation>
    </message>
    <message>
        <source>Open Players</source>
        <translation>Apri i giocatori</translation>
    </message>
    <message>
        <source>Choose Sets</source>
        <translation>Scegli gli insiemi</translation>
    </message>
    <message>
        <source>Show rule %1</source>
        <translation>Mostra la regola %1</translation>
    </message>
</context>
<context>
    <name>CardInspector</name>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Story and notes</source>
        <translation>Storia e note</translation>
    </message>
    <message>
        <source>How far the map has come</source>
        <translation>A che punto è la mappa</translation>
    </message>
    <message>
        <source>Sets in use</source>
        <translation>Insiemi in uso</translation>
    </message>
    <message>
        <source>What the players agreed on</source>
        <translation>Ciò che i giocatori hanno concordato</translation>
    </message>
    <message>
        <source>Column, east of the Entrance</source>
        <translation>Colonna, a est dell&apos;Ingresso</translation>
    </message>
    <message>
        <source>Row, south of the Entrance</source>
        <translation>Riga, a sud dell&apos;Ingresso</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Upside down (DNR-MAP-05)</source>
        <translation>Capovolta (DNR-MAP-05)</translation>
    </message>
    <message>
        <source>Beside the Entrance because there was no other place (DNR-MAP-07)</source>
        <translation>Accanto all&apos;Ingresso perché non c&apos;era altro posto (DNR-MAP-07)</translation>
    </message>
    <message>
        <source>Laid as number</source>
        <translation>Posata come numero</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>The Portal leads to (DNR-OBST-09)</source>
        <translation>Il Portale porta a (DNR-OBST-09)</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>da nessuna parte</translation>
    </message>
</context>
<context>
    <name>CardMap</name>
    <message>
        <source>%1 north</source>
        <translation>%1 a nord</translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation>%1 a sud</translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation>%1 a est</translation>
    </message>
    <message>
        <source>%1 west</source>
        <translation>%1 a ovest</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>al centro</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Dungeon</translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>starting map</source>
        <translation>mappa iniziale</translation>
    </message>
    <message>
        <source>growing map</source>
        <translation>mappa in crescita</translation>
    </message>
    <message>
        <source>finished map</source>
        <translation>mappa finita</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>il giocatore %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
</context>
<context>
    <name>CardOption</name>
    <message>
        <source>Map in View: the whole map is laid before play</source>
        <translation>Mappa in vista: tutta la mappa si posa prima di giocare</translation>
    </message>
    <message>
        <source>Rounds at most</source>
        <translation>Round al massimo</translation>
    </message>
    <message>
        <source>Which Walls stop a Hero</source>
        <translation>Quali Muri fermano un Eroe</translation>
    </message>
    <message>
        <source>A Wall on either card</source>
        <translation>Un Muro su una delle due carte</translation>
    </message>
    <message>
        <source>Only a Wall of the card being left</source>
        <translation>Solo un Muro della carta che si lascia</translation>
    </message>
    <message>
        <source>A Locked door opens even if the roll fails</source>
        <translation>Una porta Chiusa si apre anche se il tiro fallisce</translation>
    </message>
    <message>
        <source>An opened door is open both ways</source>
        <translation>Una porta aperta lo è nei due sensi</translation>
    </message>
    <message>
        <source>Obstacles strike again on coming back</source>
        <translation>Gli Ostacoli colpiscono di nuovo chi ritorna</translation>
    </message>
    <message>
        <source>The space where a turn begins counts as new</source>
        <translation>Lo spazio in cui inizia un turno conta come nuovo</translation>
    </message>
    <message>
        <source>The last Map card may close the map</source>
        <translation>L&apos;ultima carta Mappa può chiudere la mappa</translation>
    </message>
    <message>
        <source>Empty cells between four cards</source>
        <translation>Celle vuote fra quattro carte</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Consentite</translation>
    </message>
    <message>
        <source>Never allowed</source>
        <translation>Mai consentite</translation>
    </message>
    <message>
        <source>“Once per turn” means</source>
        <translation>“Una volta per turno” significa</translation>
    </message>
    <message>
        <source>Once in every player&apos;s turn</source>
        <translation>Una volta nel turno di ogni giocatore</translation>
    </message>
    <message>
        <source>Once in one&apos;s own turn</source>
        <translation>Una volta nel proprio turno</translation>
    </message>
    <message>
        <source>Once in a round</source>
        <translation>Una volta per round</translation>
    </message>
    <message>
        <source>Free attempts at Quests</source>
        <translation>Tentativi gratuiti di Missione</translation>
    </message>
    <message>
        <source>One in a turn</source>
        <translation>Uno per turno</translation>
    </message>
    <message>
        <source>One for each Quest in a turn</source>
        <translation>Uno per ogni Missione in un turno</translation>
    </message>
    <message>
        <source>Completed Personal Quests are replaced</source>
        <translation>Le Missioni Personali completate vengono sostituite</translation>
    </message>
    <message>
        <source>Others in the space of a failed Threat Quest</source>
        <translation>Gli altri nello spazio di una Missione Insidia fallita</translation>
    </message>
    <message>
        <source>Roll against it</source>
        <translation>Tirano contro di essa</translation>
    </message>
    <message>
        <source>Suffer without a roll</source>
        <translation>La subiscono senza tirare</translation>
    </message>
    <message>
        <source>Wounds of Quest monsters</source>
        <translation>Ferite dei mostri di Missione</translation>
    </message>
    <message>
        <source>Are kept</source>
        <translation>Restano</translation>
    </message>
    <message>
        <source>Heal at the end of the turn</source>
        <translation>Guariscono alla fine del turno</translation>
    </message>
    <message>
        <source>A monster that survived goes back</source>
        <translation>Un mostro sopravvissuto ritorna</translation>
    </message>
    <message>
        <source>At the end of the phase</source>
        <translation>Alla fine della fase</translation>
    </message>
    <message>
        <source>After the combat</source>
        <translation>Dopo il combattimento</translation>
    </message>
    <message>
        <source>A Map card that fits nowhere</source>
        <translation>Una carta Mappa che non va in nessun posto</translation>
    </message>
    <message>
        <source>Goes under the deck, and the next is drawn</source>
        <translation>Va in fondo al mazzo e si pesca la successiva</translation>
    </message>
    <message>
        <source>Is out of the game</source>
        <translation>È fuori dal gioco</translation>
    </message>
    <message>
        <source>One may challenge one&apos;s own monsters</source>
        <translation>Si possono sfidare i propri mostri</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Senza limite</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Map of %1</source>
        <translation>Mappa di %1</translation>
    </message>
    <message>
        <source>Movement from the Entrance</source>
        <translation>Movimento dall&apos;Ingresso</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloria</translation>
    </message>
    <message>
        <source>Peril</source>
        <translation>Pericolo</translation>
    </message>
    <message>
        <source>Cards a Hero enters on the shortest way, over passable edges; Sewers and Portals do not count (DNR-MAP-08).</source>
        <translation>Carte in cui un Eroe entra per la via più breve, attraverso lati praticabili; Fogne e Portali non contano (DNR-MAP-08).</translation>
    </message>
    <message>
        <source>What the space gives a Hero who enters it.</source>
        <translation>Ciò che lo spazio dà all&apos;Eroe che vi entra.</translation>
    </message>
    <message>
        <source>What the space gives the opponents of a Hero who enters it.</source>
        <translation>Ciò che lo spazio dà agli avversari dell&apos;Eroe che vi entra.</translation>
    </message>
    <message>
        <source>Places of Quests</source>
        <translation>Luoghi delle Missioni</translation>
    </message>
    <message>
        <source>Cards that the chosen Quests name; while none is chosen, those of all Quests in the sets.</source>
        <translation>Le carte nominate dalle Missioni scelte; finché nessuna è scelta, quelle di tutte le Missioni degli insiemi.</translation>
    </message>
    <message>
        <source>Chance to pass</source>
        <translation>Probabilità di passare</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Velocità %1</translation>
    </message>
    <message>
        <source>Speed of the Hero</source>
        <translation>Velocità dell&apos;Eroe</translation>
    </message>
    <message>
        <source>At each Locked or Trapped door, for the Hero who leaves the card by it: how many of a hundred rolls reach the number. A question mark is a door that asks for another score than Speed.</source>
        <translation>A ogni porta Chiusa o con Trappola, per l&apos;Eroe che lascia la carta da lì: quanti tiri su cento raggiungono il numero. Un punto interrogativo è una porta che chiede un punteggio diverso dalla Velocità.</translation>
    </message>
    <message>
        <source>Sewers and Portals</source>
        <translation>Fogne e Portali</translation>
    </message>
    <message>
        <source>Where they lead, by the letter on the cards or of the pair of markers. A Portal that leads nowhere yet is linked in the inspector, or from its menu.</source>
        <translation>Dove portano, secondo la lettera sulle carte o della coppia di segnalini. Un Portale che non porta ancora da nessuna parte si collega nell&apos;ispettore o dal suo menu.</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Choose a Hero</source>
        <translation>Scegli un Eroe</translation>
    </message>
    <message>
        <source>Choose a Personal Quest</source>
        <translation>Scegli una Missione Personale</translation>
    </message>
    <message>
        <source>Choose an Adventure card</source>
        <translation>Scegli una carta Avventura</translation>
    </message>
    <message>
        <source>Choose the Global Quest</source>
        <translation>Scegli la Missione Globale</translation>
    </message>
    <message>
        <source>Name, kind or words of the card</source>
        <translation>Nome, tipo o parole della carta</translation>
    </message>
    <message>
        <source>%1, taken already</source>
        <translation>%1, già presa</translation>
    </message>
    <message>
        <source>%1 (taken)</source>
        <translation>%1 (già presa)</translation>
    </message>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>Nulla si chiama “%1”.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
</context>
<context>
    <name>CardPlay</name>
    <message>
        <source>Send %1 against %2</source>
        <translation>Manda %1 contro %2</translation>
    </message>
    <message>
        <source>Challenge %1 (1 Movement)</source>
        <translation>Sfida %1 (1 Movimento)</translation>
    </message>
    <message>
        <source>Lay %1: %2</source>
        <translation>Posa %1: %2</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>capovolta</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>diritta</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Sfida</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Incontri</translation>
    </message>
    <message>
        <source>Cards of the hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Prosegui</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuisci le carte</translation>
    </message>
    <message>
        <source>Begin in {space}</source>
        <translation>Comincia in {space}</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Termina la fase</translation>
    </message>
    <message>
        <source>End the Dungeonlord Phase</source>
        <translation>Termina la Fase del Signore del Dungeon</translation>
    </message>
    <message>
        <source>End the Hero Phase</source>
        <translation>Termina la Fase dell&apos;Eroe</translation>
    </message>
    <message>
        <source>Keep {card}{details}</source>
        <translation>Mantieni {card}{details}</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Rinuncia a {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Lay {space}: {where}</source>
        <translation>Posa {space}: {where}</translation>
    </message>
    <message>
        <source>Lay {space}: {where}, upside down</source>
        <translation>Posa {space}: {where}, capovolta</translation>
    </message>
    <message>
        <source>Explore: draw and lay a Map card (1 Movement)</source>
        <translation>Esplora: pesca e posa una carta Mappa (1 Movimento)</translation>
    </message>
    <message>
        <source>Go {side}, to {to}</source>
        <translation>Vai a {side}, in {to}</translation>
    </message>
    <message>
        <source>Try the {side} door, to {to}: {door}</source>
        <translation>Tenta la porta {side}, verso {to}: {door}</translation>
    </message>
    <message>
        <source>Travel to {to}</source>
        <translation>Viaggia fino a {to}</translation>
    </message>
    <message>
        <source>Untip {actor-hero}{details}</source>
        <translation>Solleva {actor-hero}{details}</translation>
    </message>
    <message>
        <source>Save no Movement</source>
        <translation>Non conservare Movimento</translation>
    </message>
    <message>
        <source>Save 1 Movement for the turns of others</source>
        <translation>Conserva 1 Movimento per i turni altrui</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scarta {card}</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>Non scartare nulla</translation>
    </message>
    <message>
        <source>Play {card}{details}</source>
        <translation>Gioca {card}{details}</translation>
    </message>
    <message>
        <source>Play {card} on {target}{details}</source>
        <translation>Gioca {card} su {target}{details}</translation>
    </message>
    <message>
        <source>Answer {target} with {card}{details}</source>
        <translation>Rispondi a {target} con {card}{details}</translation>
    </message>
    <message>
        <source>Use {card} at once{details}</source>
        <translation>Usa subito {card}{details}</translation>
    </message>
    <message>
        <source>Use {card} at once on {target}{details}</source>
        <translation>Usa subito {card} su {target}{details}</translation>
    </message>
    <message>
        <source>Use {source}{details}</source>
        <translation>Usa {source}{details}</translation>
    </message>
    <message>
        <source>Use {source} on {target}{details}</source>
        <translation>Usa {source} su {target}{details}</translation>
    </message>
    <message>
        <source>Roll again with {source}</source>
        <translation>Ritira con {source}</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Pay with {card}</source>
        <translation>Paga con {card}</translation>
    </message>
    <message>
        <source>Send {card} against {target-hero}: {form}{details}</source>
        <translation>Manda {card} contro {target-hero}: {form}{details}</translation>
    </message>
    <message>
        <source>Set the Trap {card} for {target-hero}{details}</source>
        <translation>Tendi a {target-hero} la Trappola {card}{details}</translation>
    </message>
    <message>
        <source>Attach {card} to {host}{details}</source>
        <translation>Applica {card} a {host}{details}</translation>
    </message>
    <message>
        <source>Let the Encounters begin</source>
        <translation>Fai cominciare gli Incontri</translation>
    </message>
    <message>
        <source>Take {card} back into the hand</source>
        <translation>Riprendi in mano {card}</translation>
    </message>
    <message>
        <source>Put {card} into the Horde</source>
        <translation>Metti {card} nel Branco</translation>
    </message>
    <message>
        <source>Challenge {target}: {form} (1 Movement)</source>
        <translation>Sfida {target}: {form} (1 Movimento)</translation>
    </message>
    <message>
        <source>Challenge {target} for the Quest {takes}: {form} (1 Movement)</source>
        <translation>Sfida {target} per la Missione {takes}: {form} (1 Movimento)</translation>
    </message>
    <message>
        <source>Attack with {form}</source>
        <translation>Attacca con {form}</translation>
    </message>
    <message>
        <source>Use the hit effect of {card}</source>
        <translation>Usa l&apos;effetto del colpo di {card}</translation>
    </message>
    <message>
        <source>Give 1 Peril to {to}</source>
        <translation>Dai 1 Pericolo a {to}</translation>
    </message>
    <message>
        <source>Give Peril to nobody</source>
        <translation>Non dare Pericolo a nessuno</translation>
    </message>
    <message>
        <source>Try the Quest {quest}{details}</source>
        <translation>Tenta la Missione {quest}{details}</translation>
    </message>
    <message numerus="yes">
        <source>Try the Quest {quest} with %n payment(s) for better odds{details}</source>
        <translation>
            <numerusform>Tenta la Missione {quest} con %n pagamento per migliorare le probabilità{details}</numerusform>
            <numerusform>Tenta la Missione {quest} con %n pagamenti per migliorare le probabilità{details}</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up: {component}{details}</source>
        <translation>Prendi: {component}{details}</translation>
    </message>
    <message>
        <source>Put down: {component}</source>
        <translation>Posa: {component}</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Scegli {card}</translation>
    </message>
    <message>
        <source>Do not pay</source>
        <translation>Non pagare</translation>
    </message>
    <message>
        <source>Pay{details}</source>
        <translation>Paga{details}</translation>
    </message>
    <message>
        <source>Choose the {side}</source>
        <translation>Scegli il lato {side}</translation>
    </message>
    <message>
        <source>Choose the {side}: {to}</source>
        <translation>Scegli il lato {side}: {to}</translation>
    </message>
    <message>
        <source>Move no further</source>
        <translation>Non muovere oltre</translation>
    </message>
    <message>
        <source>%1 of %2, who has %3</source>
        <translation>%1 di %2, che ne ha %3</translation>
    </message>
    <message>
        <source>what a card says.</source>
        <translation>ciò che dice una carta.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 Movement</source>
        <translation>1 Movimento</translation>
    </message>
    <message>
        <source>%1 attacks %2: %3.</source>
        <translation>%1 attacca %2: %3.</translation>
    </message>
    <message>
        <source>%1 faces %2: %3.</source>
        <translation>%1 affronta %2: %3.</translation>
    </message>
    <message>
        <source>%1 was declared.</source>
        <translation>%1 è stata dichiarata.</translation>
    </message>
    <message>
        <source>%1 %2 (standard)</source>
        <translation>%1 %2 (standard)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>defeat %1 (Life %2)</source>
        <translation>sconfiggi %1 (Vita %2)</translation>
    </message>
    <message>
        <source>overcome a %1</source>
        <translation>supera un&apos;%1</translation>
    </message>
    <message>
        <source>roll %1+, each try for 1 Movement</source>
        <translation>tira %1+, 1 Movimento per ogni tentativo</translation>
    </message>
    <message>
        <source>pay %1</source>
        <translation>paga %1</translation>
    </message>
    <message>
        <source>bring this there: %1</source>
        <translation>porta lì: %1</translation>
    </message>
    <message>
        <source>no way leads yet to: %1</source>
        <translation>nessuna via porta ancora a: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) to go to: %1</source>
        <translation>
            <numerusform>%n spazio fino a: %1</numerusform>
            <numerusform>%n spazi fino a: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Glory %1, Peril %2</source>
        <translation>Gloria %1, Pericolo %2</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Qui: %1</translation>
    </message>
    <message>
        <source>%1 carries it</source>
        <translation>lo trasporta %1</translation>
    </message>
    <message>
        <source>it lies in %1</source>
        <translation>si trova in %1</translation>
    </message>
    <message>
        <source>pick it up</source>
        <translation>prendilo</translation>
    </message>
    <message>
        <source>bring it to: %1</source>
        <translation>portalo a: %1</translation>
    </message>
    <message>
        <source>search: %1</source>
        <translation>ricerca: %1</translation>
    </message>
    <message>
        <source>Still to come: {task}</source>
        <translation>Ancora da fare: {task}</translation>
    </message>
    <message>
        <source>What was still to come is taken up.</source>
        <translation>Si riprende ciò che era rimasto da fare.</translation>
    </message>
    <message>
        <source>Something begins to be resolved.</source>
        <translation>Qualcosa comincia a risolversi.</translation>
    </message>
    <message>
        <source>What is being resolved goes on.</source>
        <translation>Ciò che si sta risolvendo prosegue.</translation>
    </message>
    <message>
        <source>Something is resolved.</source>
        <translation>Qualcosa è risolto.</translation>
    </message>
    <message>
        <source>{by} rolls {first} for {what}.</source>
        <translation>{by} tira {first} per {what}.</translation>
    </message>
    <message>
        <source>{player} has initiative and begins.</source>
        <translation>{player} ha l&apos;Iniziativa e comincia.</translation>
    </message>
    <message>
        <source>{player} plays {hero}.</source>
        <translation>{player} gioca con {hero}.</translation>
    </message>
    <message>
        <source>{player} gets the Quest {quest}.</source>
        <translation>{player} riceve la Missione {quest}.</translation>
    </message>
    <message>
        <source>The Global Quest is {quest}.</source>
        <translation>La Missione Globale è {quest}.</translation>
    </message>
    <message>
        <source>{player-hero} begins in {space}.</source>
        <translation>{player-hero} comincia in {space}.</translation>
    </message>
    <message>
        <source>Round {round}: the turn of {player} begins.</source>
        <translation>Round {round}: comincia il turno di {player}.</translation>
    </message>
    <message>
        <source>{phase}.</source>
        <translation>Inizia: {phase}.</translation>
    </message>
    <message>
        <source>All doors are as printed again.</source>
        <translation>Tutte le porte tornano come sono stampate.</translation>
    </message>
    <message>
        <source>Abilities can be used again.</source>
        <translation>Le abilità si possono usare di nuovo.</translation>
    </message>
    <message>
        <source>Effects that lasted until the turn ended are over.</source>
        <translation>Gli effetti che duravano fino alla fine del turno sono finiti.</translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} has %n Movement.</source>
        <translation>
            <numerusform>{player-hero} ha %n Movimento.</numerusform>
            <numerusform>{player-hero} ha %n Movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest of the phase falls away.</source>
        <translation>Il resto della fase salta.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game is over: {winner} has completed enough Quests and wins.</source>
        <translation>La partita è finita: {winner} ha completato abbastanza Missioni e vince.</translation>
    </message>
    <message>
        <source>The game is over: {winner-hero} is the last Hero, and {winner} wins.</source>
        <translation>La partita è finita: {winner-hero} è l&apos;ultimo Eroe rimasto, e {winner} vince.</translation>
    </message>
    <message>
        <source>The game is over: the last round has been played, and nobody wins.</source>
        <translation>La partita è finita: l&apos;ultimo round è stato giocato e nessuno vince.</translation>
    </message>
    <message>
        <source>{player} draws the Map card {space}.</source>
        <translation>{player} pesca la carta Mappa {space}.</translation>
    </message>
    <message>
        <source>{space} is laid: {where}.</source>
        <translation>{space} viene posata: {where}.</translation>
    </message>
    <message>
        <source>{space} is laid: {where}, upside down.</source>
        <translation>{space} viene posata: {where}, capovolta.</translation>
    </message>
    <message>
        <source>The Map card {space} leaves the game.</source>
        <translation>La carta Mappa {space} esce dal gioco.</translation>
    </message>
    <message>
        <source>The Map card {space} goes under its deck.</source>
        <translation>La carta Mappa {space} va in fondo al mazzo.</translation>
    </message>
    <message>
        <source>{space} is turned upside down.</source>
        <translation>{space} viene capovolta.</translation>
    </message>
    <message>
        <source>{player} gets the Map card {space}.</source>
        <translation>{player} riceve la carta Mappa {space}.</translation>
    </message>
    <message>
        <source>{player} gets a Map card.</source>
        <translation>{player} riceve una carta Mappa.</translation>
    </message>
    <message>
        <source>{player-hero} enters {to}.</source>
        <translation>{player-hero} entra in {to}.</translation>
    </message>
    <message>
        <source>The {side} door of {space} opens.</source>
        <translation>La porta {side} di {space} si apre.</translation>
    </message>
    <message>
        <source>The {side} door of {space} counts as {kind} {value}+ now.</source>
        <translation>La porta {side} di {space} ora conta come {kind} {value}+.</translation>
    </message>
    <message>
        <source>{player-hero} stands on the {cusp} threshold.</source>
        <translation>{player-hero} sta sulla soglia {cusp}.</translation>
    </message>
    <message>
        <source>{player-hero} leaves the threshold.</source>
        <translation>{player-hero} lascia la soglia.</translation>
    </message>
    <message>
        <source>{player-hero} is tipped.</source>
        <translation>{player-hero} viene sdraiato.</translation>
    </message>
    <message>
        <source>{player-hero} is tipped and held fast ({stat} {value}+).</source>
        <translation>{player-hero} viene sdraiato e trattenuto ({stat} {value}+).</translation>
    </message>
    <message>
        <source>{player-hero} gets up.</source>
        <translation>{player-hero} si solleva.</translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} gains %n Movement.</source>
        <translation>
            <numerusform>{player-hero} guadagna %n Movimento.</numerusform>
            <numerusform>{player-hero} guadagna %n Movimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} spends %n Movement.</source>
        <translation>
            <numerusform>{player-hero} spende %n Movimento.</numerusform>
            <numerusform>{player-hero} spende %n Movimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is somewhere else now: {to}.</source>
        <translation>{card} ora è altrove: {to}.</translation>
    </message>
    <message>
        <source>A card goes into the hand of {owner}.</source>
        <translation>Una carta va in mano a {owner}.</translation>
    </message>
    <message>
        <source>{card} goes back into the deck.</source>
        <translation>{card} torna nel mazzo.</translation>
    </message>
    <message>
        <source>{card} is discarded.</source>
        <translation>{card} viene scartata.</translation>
    </message>
    <message>
        <source>{card} goes into the hand of {owner}.</source>
        <translation>{card} va in mano a {owner}.</translation>
    </message>
    <message>
        <source>{owner} readies {card}.</source>
        <translation>{owner} rende pronta la carta {card}.</translation>
    </message>
    <message>
        <source>{card} afflicts {owner-hero}.</source>
        <translation>{card} affligge {owner-hero}.</translation>
    </message>
    <message>
        <source>{card} joins the Horde of {owner}.</source>
        <translation>{card} si unisce al Branco di {owner}.</translation>
    </message>
    <message>
        <source>{player} draws {card}.</source>
        <translation>{player} pesca {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} pesca %n carta.</numerusform>
            <numerusform>{player} pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck.</source>
        <translation>La pila degli scarti viene rimescolata in un nuovo mazzo.</translation>
    </message>
    <message>
        <source>{by} plays {card}.</source>
        <translation>{by} gioca {card}.</translation>
    </message>
    <message>
        <source>{by} plays {card} on {target}.</source>
        <translation>{by} gioca {card} su {target}.</translation>
    </message>
    <message>
        <source>{by} answers {target} with {card}.</source>
        <translation>{by} risponde a {target} con {card}.</translation>
    </message>
    <message>
        <source>{card} is attached to {host}.</source>
        <translation>{card} si applica a {host}.</translation>
    </message>
    <message>
        <source>{by} uses {source}.</source>
        <translation>{by} usa {source}.</translation>
    </message>
    <message>
        <source>{by} uses {source} on {target}.</source>
        <translation>{by} usa {source} su {target}.</translation>
    </message>
    <message>
        <source>{card} has no effect.</source>
        <translation>{card} non ha effetto.</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) are put on {source}.</source>
        <translation>
            <numerusform>%n carica viene messa su {source}.</numerusform>
            <numerusform>%n cariche vengono messe su {source}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) are taken from {source}.</source>
        <translation>
            <numerusform>%n carica viene tolta da {source}.</numerusform>
            <numerusform>%n cariche vengono tolte da {source}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The upkeep of {card} is paid.</source>
        <translation>Il mantenimento di {card} è pagato.</translation>
    </message>
    <message>
        <source>{by} sends {card} against {target-hero}: {form}.</source>
        <translation>{by} manda {card} contro {target-hero}: {form}.</translation>
    </message>
    <message>
        <source>{by} sets the Trap {card} for {target-hero}.</source>
        <translation>{by} tende a {target-hero} la Trappola {card}.</translation>
    </message>
    <message>
        <source>No Encounter is laid.</source>
        <translation>Nessun Incontro è stato posato.</translation>
    </message>
    <message>
        <source>Encounters are being laid.</source>
        <translation>Si stanno posando Incontri.</translation>
    </message>
    <message>
        <source>The Encounters begin.</source>
        <translation>Gli Incontri cominciano.</translation>
    </message>
    <message>
        <source>The Encounters are over.</source>
        <translation>Gli Incontri sono finiti.</translation>
    </message>
    <message>
        <source>{card} strikes nobody.</source>
        <translation>{card} non colpisce nessuno.</translation>
    </message>
    <message>
        <source>{card} is done with.</source>
        <translation>{card}: Incontro concluso.</translation>
    </message>
    <message>
        <source>{attacker} attacks {defender}: {form}.</source>
        <translation>{attacker} attacca {defender}: {form}.</translation>
    </message>
    <message>
        <source>{attack} against {defence}: {hitter} hits.</source>
        <translation>{attack} contro {defence}: {hitter} colpisce.</translation>
    </message>
    <message>
        <source>{attack} against {defence}: a tie, nobody hits.</source>
        <translation>{attack} contro {defence}: parità, nessuno colpisce.</translation>
    </message>
    <message>
        <source>{by} has begun a standard attack.</source>
        <translation>{by} ha iniziato un attacco standard.</translation>
    </message>
    <message>
        <source>{player-hero} fails against {why}: {total}, needed {number}.</source>
        <translation>{player-hero} fallisce contro {why}: {total}, serviva {number}.</translation>
    </message>
    <message>
        <source>{player-hero} overcomes {why}: {total}, needed {number}.</source>
        <translation>{player-hero} supera {why}: {total}, serviva {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} takes %n wound(s).</source>
        <translation>
            <numerusform>{player-hero} subisce %n ferita.</numerusform>
            <numerusform>{player-hero} subisce %n ferite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{monster} takes %n wound(s).</source>
        <translation>
            <numerusform>{monster} subisce %n ferita.</numerusform>
            <numerusform>{monster} subisce %n ferite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} recovers %n Life.</source>
        <translation>
            <numerusform>{player-hero} recupera %n Vita.</numerusform>
            <numerusform>{player-hero} recupera %n Vita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} gains %n Life for good.</source>
        <translation>
            <numerusform>{player-hero} guadagna %n Vita per sempre.</numerusform>
            <numerusform>{player-hero} guadagna %n Vita per sempre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player-hero} loses %n Life.</source>
        <translation>
            <numerusform>{player-hero} perde %n Vita.</numerusform>
            <numerusform>{player-hero} perde %n Vita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Glory.</source>
        <translation>
            <numerusform>{player} guadagna %n Gloria.</numerusform>
            <numerusform>{player} guadagna %n Gloria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} spends %n Glory.</source>
        <translation>
            <numerusform>{player} spende %n Gloria.</numerusform>
            <numerusform>{player} spende %n Gloria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n Peril.</source>
        <translation>
            <numerusform>{player} guadagna %n Pericolo.</numerusform>
            <numerusform>{player} guadagna %n Pericolo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Peril of {player} is spent.</source>
        <translation>
            <numerusform>Si spende %n Pericolo di {player}.</numerusform>
            <numerusform>Si spendono %n Pericolo di {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player-hero} rises to Level {level}.</source>
        <translation>{player-hero} sale al Livello {level}.</translation>
    </message>
    <message>
        <source>{player-hero} is defeated: {player} is out of the game.</source>
        <translation>{player-hero} è sconfitto: {player} è fuori dal gioco.</translation>
    </message>
    <message>
        <source>{monster} is defeated.</source>
        <translation>{monster} è sconfitto.</translation>
    </message>
    <message>
        <source>{player-hero} tries the Quest {quest}.</source>
        <translation>{player-hero} tenta la Missione {quest}.</translation>
    </message>
    <message>
        <source>{player-hero} tries the Quest {quest}, free of Movement.</source>
        <translation>{player-hero} tenta la Missione {quest}, senza spendere Movimento.</translation>
    </message>
    <message>
        <source>The Search of the Quest {quest} is passed.</source>
        <translation>La Ricerca della Missione {quest} è riuscita.</translation>
    </message>
    <message>
        <source>{player} completes the Quest {quest}!</source>
        <translation>{player} completa la Missione {quest}!</translation>
    </message>
    <message>
        <source>The Quest {quest} goes under its deck.</source>
        <translation>La Missione {quest} va in fondo al mazzo.</translation>
    </message>
    <message>
        <source>The Quest {quest} belongs to {player} now.</source>
        <translation>La Missione {quest} ora è di {player}.</translation>
    </message>
    <message>
        <source>{player-hero} carries this now: {component}.</source>
        <translation>{player-hero} ora trasporta: {component}.</translation>
    </message>
    <message>
        <source>Put down in {space}: {component}.</source>
        <translation>Posato in {space}: {component}.</translation>
    </message>
    <message>
        <source>{source}: do at the table what the card says.</source>
        <translation>{source}: fate al tavolo ciò che dice la carta.</translation>
    </message>
    <message>
        <source>The marker of {source} lies in {space}.</source>
        <translation>Il segnalino di {source} sta in {space}.</translation>
    </message>
    <message>
        <source>The marker of {source} is taken away.</source>
        <translation>Il segnalino di {source} viene tolto.</translation>
    </message>
    <message>
        <source>{by} rolls the die again: {face}.</source>
        <translation>{by} ritira il dado: {face}.</translation>
    </message>
    <message>
        <source>From now on: {effect}</source>
        <translation>Da adesso: {effect}</translation>
    </message>
    <message>
        <source>An effect is over.</source>
        <translation>Un effetto è finito.</translation>
    </message>
    <message>
        <source>As it was recorded: %1</source>
        <translation>Com&apos;era registrato: %1</translation>
    </message>
    <message>
        <source>The rules forbid it.</source>
        <translation>Le regole lo vietano.</translation>
    </message>
    <message>
        <source>What followed by the rules of then (version %1). It cannot be gone to.</source>
        <translation>Ciò che seguì secondo le regole di allora (versione %1). Non ci si può arrivare.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Reset Phase</source>
        <translation>Fase di Ripristino</translation>
    </message>
    <message>
        <source>Dungeonlord Phase</source>
        <translation>Fase del Signore del Dungeon</translation>
    </message>
    <message>
        <source>Building Phase</source>
        <translation>Fase di Costruzione</translation>
    </message>
    <message>
        <source>Hero Phase</source>
        <translation>Fase dell&apos;Eroe</translation>
    </message>
    <message>
        <source>Discard and Draw Phase</source>
        <translation>Fase di Scarto e Pesca</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fine</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>l&apos;Iniziativa</translation>
    </message>
    <message>
        <source>a Hero at random</source>
        <translation>un Eroe a caso</translation>
    </message>
    <message>
        <source>a Quest at random</source>
        <translation>una Missione a caso</translation>
    </message>
    <message>
        <source>a Map card at random</source>
        <translation>una carta Mappa a caso</translation>
    </message>
    <message>
        <source>an Adventure card at random</source>
        <translation>una carta Avventura a caso</translation>
    </message>
    <message>
        <source>the attack</source>
        <translation>l&apos;attacco</translation>
    </message>
    <message>
        <source>the defence</source>
        <translation>la difesa</translation>
    </message>
    <message>
        <source>the Threat</source>
        <translation>l&apos;Insidia</translation>
    </message>
    <message>
        <source>the Chance Quest</source>
        <translation>la Missione di Caso</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numero</translation>
    </message>
    <message>
        <source>a card at random</source>
        <translation>una carta a caso</translation>
    </message>
    <message>
        <source>the order under the deck</source>
        <translation>l&apos;ordine in fondo al mazzo</translation>
    </message>
    <message>
        <source>the door</source>
        <translation>la porta</translation>
    </message>
    <message>
        <source>the Pit</source>
        <translation>il Pozzo</translation>
    </message>
    <message>
        <source>the Spikes</source>
        <translation>gli Spuntoni</translation>
    </message>
    <message>
        <source>the Trap</source>
        <translation>la Trappola</translation>
    </message>
    <message>
        <source>the Threat of the Quest</source>
        <translation>l&apos;Insidia della Missione</translation>
    </message>
    <message>
        <source>the Search</source>
        <translation>la Ricerca</translation>
    </message>
    <message>
        <source>the escape</source>
        <translation>la fuga</translation>
    </message>
    <message>
        <source>what holds it fast</source>
        <translation>ciò che lo trattiene</translation>
    </message>
    <message>
        <source>the roll of the Quest</source>
        <translation>il tiro della Missione</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>pila degli scarti</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>Boons</source>
        <translation>Favori</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Tesori</translation>
    </message>
    <message>
        <source>Banes</source>
        <translation>Sventure</translation>
    </message>
    <message>
        <source>Horde</source>
        <translation>Branco</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>out of sight</source>
        <translation>fuori vista</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>l&apos;inizio</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>giocatore %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nessun luogo</translation>
    </message>
    <message>
        <source>the %1 door of %2</source>
        <translation>la porta %1 di %2</translation>
    </message>
    <message>
        <source>The cards have been dealt.</source>
        <translation>Le carte sono già state distribuite.</translation>
    </message>
    <message>
        <source>A map has only one Entrance.</source>
        <translation>Una mappa ha un solo Ingresso.</translation>
    </message>
    <message>
        <source>No Entrance is to be chosen there now.</source>
        <translation>Ora non c&apos;è da scegliere un Ingresso lì.</translation>
    </message>
    <message>
        <source>Nobody is asked for that now.</source>
        <translation>Ora nessuno deve decidere questo.</translation>
    </message>
    <message>
        <source>No phase can be ended now.</source>
        <translation>Ora non si può terminare nessuna fase.</translation>
    </message>
    <message>
        <source>There is not enough Glory.</source>
        <translation>La Gloria non basta.</translation>
    </message>
    <message>
        <source>No upkeep is due for it now.</source>
        <translation>Ora non c&apos;è da pagarne il mantenimento.</translation>
    </message>
    <message>
        <source>There is not enough Movement left.</source>
        <translation>Il Movimento rimasto non basta.</translation>
    </message>
    <message>
        <source>This is no moment for a Special action of that kind.</source>
        <translation>Non è il momento per un&apos;Azione speciale di questo tipo.</translation>
    </message>
    <message>
        <source>There is nothing to pass on now.</source>
        <translation>Ora non c&apos;è nulla su cui passare.</translation>
    </message>
    <message>
        <source>Movement is saved in the Discard and Draw Phase.</source>
        <translation>Il Movimento si conserva nella Fase di Scarto e Pesca.</translation>
    </message>
    <message>
        <source>This cannot be discarded now.</source>
        <translation>Ora non si può scartare questo.</translation>
    </message>
    <message>
        <source>Nobody discards a readied Boon of the own will.</source>
        <translation>Nessuno scarta un Favore pronto di propria volontà.</translation>
    </message>
    <message>
        <source>This Map card is not to be laid now.</source>
        <translation>Ora non si deve posare questa carta Mappa.</translation>
    </message>
    <message>
        <source>The whole map is in view: there is nothing to explore.</source>
        <translation>L&apos;intera mappa è in vista: non c&apos;è nulla da esplorare.</translation>
    </message>
    <message>
        <source>This Map card cannot be laid there.</source>
        <translation>Questa carta Mappa non si può posare lì.</translation>
    </message>
    <message>
        <source>The card belongs to the other map.</source>
        <translation>La carta appartiene all&apos;altra mappa.</translation>
    </message>
    <message>
        <source>Only Passages and Roads lie beside the Entrance.</source>
        <translation>Accanto all&apos;Ingresso stanno solo Passaggi e Sentieri.</translation>
    </message>
    <message>
        <source>The card must lie beside another one.</source>
        <translation>La carta deve stare accanto a un&apos;altra.</translation>
    </message>
    <message>
        <source>A part of the map would be cut off.</source>
        <translation>Una parte della mappa resterebbe isolata.</translation>
    </message>
    <message>
        <source>The map would be closed.</source>
        <translation>La mappa resterebbe chiusa.</translation>
    </message>
    <message>
        <source>The map would not be legal without that card as it lies.</source>
        <translation>La mappa non sarebbe lecita senza quella carta com&apos;è ora.</translation>
    </message>
    <message>
        <source>A card lies there already, or none is left.</source>
        <translation>Lì c&apos;è già una carta, o non ne restano.</translation>
    </message>
    <message>
        <source>The Hero does this in the own Hero Phase.</source>
        <translation>L&apos;Eroe lo fa nella propria Fase dell&apos;Eroe.</translation>
    </message>
    <message>
        <source>No Map card lies there.</source>
        <translation>Lì non c&apos;è nessuna carta Mappa.</translation>
    </message>
    <message>
        <source>No Map card is left to draw.</source>
        <translation>Non resta nessuna carta Mappa da pescare.</translation>
    </message>
    <message>
        <source>A wall is in the way.</source>
        <translation>C&apos;è un muro di mezzo.</translation>
    </message>
    <message>
        <source>The Hero cannot be moved over that side.</source>
        <translation>L&apos;Eroe non si può spostare oltre quel lato.</translation>
    </message>
    <message>
        <source>No Sewer or Portal leads there.</source>
        <translation>Nessuna Fogna e nessun Portale porta lì.</translation>
    </message>
    <message>
        <source>The Hero is tipped and has to get up first.</source>
        <translation>L&apos;Eroe è sdraiato e deve prima sollevarsi.</translation>
    </message>
    <message>
        <source>The Hero is not tipped.</source>
        <translation>L&apos;Eroe non è sdraiato.</translation>
    </message>
    <message>
        <source>Such a card is played in the own Hero Phase.</source>
        <translation>Una carta così si gioca nella propria Fase dell&apos;Eroe.</translation>
    </message>
    <message>
        <source>Such a card is played in the own Dungeonlord Phase, before or after the Encounters.</source>
        <translation>Una carta così si gioca nella propria Fase del Signore del Dungeon, prima o dopo gli Incontri.</translation>
    </message>
    <message>
        <source>It only answers a card that was played against you, and only one that fits.</source>
        <translation>Risponde solo a una carta giocata contro di te, e solo a una adatta.</translation>
    </message>
    <message>
        <source>It has no ability that can be used by you.</source>
        <translation>Non ha abilità che tu possa usare.</translation>
    </message>
    <message>
        <source>This card does not pay for it.</source>
        <translation>Questa carta non vale come pagamento.</translation>
    </message>
    <message>
        <source>Nothing is to be paid now.</source>
        <translation>Ora non c&apos;è nulla da pagare.</translation>
    </message>
    <message>
        <source>What changes a roll is declared before that roll, what rolls again behind it.</source>
        <translation>Ciò che modifica un tiro si dichiara prima del tiro, ciò che lo ripete dopo.</translation>
    </message>
    <message>
        <source>The own Hero would be among those it strikes.</source>
        <translation>Fra i colpiti ci sarebbe anche il proprio Eroe.</translation>
    </message>
    <message>
        <source>The Hero has as many Boons as it can have.</source>
        <translation>L&apos;Eroe ha già tutti i Favori che può avere.</translation>
    </message>
    <message>
        <source>The Hero has as many Treasures as it can have.</source>
        <translation>L&apos;Eroe ha già tutti i Tesori che può avere.</translation>
    </message>
    <message>
        <source>The Hero has a Treasure of this category already.</source>
        <translation>L&apos;Eroe ha già un Tesoro di questa categoria.</translation>
    </message>
    <message>
        <source>There are not enough charges on it.</source>
        <translation>Le cariche che ha non bastano.</translation>
    </message>
    <message>
        <source>Only a Treasure that is used up can be used as it is played.</source>
        <translation>Solo un Tesoro che si esaurisce si può usare mentre lo si gioca.</translation>
    </message>
    <message>
        <source>This card need not be given up.</source>
        <translation>A questa carta non si deve rinunciare.</translation>
    </message>
    <message>
        <source>It cannot be attached to that.</source>
        <translation>Non si può applicare a quello.</translation>
    </message>
    <message>
        <source>No more than the cost can be paid for it.</source>
        <translation>Non si può pagare più del costo.</translation>
    </message>
    <message>
        <source>That is no target for it.</source>
        <translation>Quello non è un suo bersaglio.</translation>
    </message>
    <message>
        <source>This is none of the cards to choose from.</source>
        <translation>Questa non è fra le carte da scegliere.</translation>
    </message>
    <message>
        <source>It has been used in this turn.</source>
        <translation>È già stata usata in questo turno.</translation>
    </message>
    <message>
        <source>Encounters are laid in the own Dungeonlord Phase.</source>
        <translation>Gli Incontri si posano nella propria Fase del Signore del Dungeon.</translation>
    </message>
    <message>
        <source>The player it is aimed at has not enough Peril.</source>
        <translation>Il giocatore bersaglio non ha abbastanza Pericolo.</translation>
    </message>
    <message>
        <source>It must be said whose Peril pays for it.</source>
        <translation>Bisogna dire con il Pericolo di chi si paga.</translation>
    </message>
    <message>
        <source>Nobody spends the own Peril.</source>
        <translation>Nessuno spende il proprio Pericolo.</translation>
    </message>
    <message>
        <source>All Encounters of a phase are laid together.</source>
        <translation>Tutti gli Incontri di una fase si posano insieme.</translation>
    </message>
    <message>
        <source>The Encounters that are laid come first.</source>
        <translation>Prima vengono gli Incontri già posati.</translation>
    </message>
    <message>
        <source>Encounters are laid against a Hero.</source>
        <translation>Gli Incontri si posano contro un Eroe.</translation>
    </message>
    <message>
        <source>It has no standard attack of this form.</source>
        <translation>Non ha un attacco standard di questa forma.</translation>
    </message>
    <message>
        <source>No hit effect is to be chosen there now.</source>
        <translation>Ora non c&apos;è da scegliere un effetto del colpo lì.</translation>
    </message>
    <message>
        <source>This monster does not go back now.</source>
        <translation>Questo mostro ora non torna indietro.</translation>
    </message>
    <message>
        <source>The monster is defeated.</source>
        <translation>Il mostro è sconfitto.</translation>
    </message>
    <message>
        <source>No Peril is to be given there now.</source>
        <translation>Ora non c&apos;è da dare Pericolo lì.</translation>
    </message>
    <message>
        <source>The monster of this space has not attacked in this turn.</source>
        <translation>Il mostro di questo spazio non ha attaccato in questo turno.</translation>
    </message>
    <message>
        <source>No form of attack is to be chosen now.</source>
        <translation>Ora non c&apos;è da scegliere una forma d&apos;attacco.</translation>
    </message>
    <message>
        <source>The Hero has made all its standard attacks of this turn.</source>
        <translation>L&apos;Eroe ha già fatto tutti i suoi attacchi standard di questo turno.</translation>
    </message>
    <message>
        <source>The Hero has no standard attack of this form.</source>
        <translation>L&apos;Eroe non ha un attacco standard di questa forma.</translation>
    </message>
    <message>
        <source>They are not in the same space.</source>
        <translation>Non sono nello stesso spazio.</translation>
    </message>
    <message>
        <source>A monster of somebody else can be challenged once it has made its attack.</source>
        <translation>Un mostro altrui si può sfidare dopo che ha fatto il suo attacco.</translation>
    </message>
    <message>
        <source>Only another Hero that is still in the game can be challenged.</source>
        <translation>Si può sfidare solo un altro Eroe ancora in gioco.</translation>
    </message>
    <message>
        <source>A Quest is tried in the own Hero Phase, at its place.</source>
        <translation>Una Missione si tenta nella propria Fase dell&apos;Eroe, nel suo luogo.</translation>
    </message>
    <message>
        <source>The Quest is neither the own nor the Global one.</source>
        <translation>La Missione non è né propria né quella Globale.</translation>
    </message>
    <message>
        <source>The odds of this Quest cannot be made better so.</source>
        <translation>Le probabilità di questa Missione non si migliorano così.</translation>
    </message>
    <message>
        <source>Its monster has attacked in this turn; from now on it is challenged.</source>
        <translation>Il suo mostro ha già attaccato in questo turno; da adesso lo si sfida.</translation>
    </message>
    <message>
        <source>The monster of the Quest has not attacked in this turn.</source>
        <translation>Il mostro della Missione non ha attaccato in questo turno.</translation>
    </message>
    <message>
        <source>The price cannot be paid; the last point of Life pays for nothing.</source>
        <translation>Il prezzo non si può pagare; l&apos;ultimo punto di Vita non paga nulla.</translation>
    </message>
    <message>
        <source>An Escort begins at its own place, and is carried on.</source>
        <translation>Una Scorta comincia nel suo luogo e va trasportata.</translation>
    </message>
    <message>
        <source>It is picked up and put down in the own Hero Phase, by whoever carries it.</source>
        <translation>Si prende e si posa nella propria Fase dell&apos;Eroe, da parte di chi la trasporta.</translation>
    </message>
    <message>
        <source>It lies in another space.</source>
        <translation>Si trova in un altro spazio.</translation>
    </message>
    <message>
        <source>Another Hero carries it, or nobody there does.</source>
        <translation>La trasporta un altro Eroe, o nessuno lì la trasporta.</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuori dal gioco</translation>
    </message>
    <message>
        <source>not on the map yet</source>
        <translation>non ancora sulla mappa</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>on the %1 threshold</source>
        <translation>sulla soglia %1</translation>
    </message>
    <message>
        <source>tipped</source>
        <translation>sdraiato</translation>
    </message>
    <message>
        <source>tipped and held fast</source>
        <translation>sdraiato e trattenuto</translation>
    </message>
    <message>
        <source>carrying: %1</source>
        <translation>trasporta: %1</translation>
    </message>
    <message>
        <source>Glory %1, Peril %2, Life %3 of %4, Level %5, Quests %6</source>
        <translation>Gloria %1, Pericolo %2, Vita %3 su %4, Livello %5, Missioni %6</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n carica</numerusform>
            <numerusform>%n cariche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n ferita</numerusform>
            <numerusform>%n ferite</numerusform>
        </translation>
    </message>
    <message>
        <source>Artifacts: %1</source>
        <translation>Artefatti: %1</translation>
    </message>
    <message>
        <source>Preparation: Heroes, Quests and cards are dealt.</source>
        <translation>Preparazione: si distribuiscono Eroi, Missioni e carte.</translation>
    </message>
    <message>
        <source>Reset Phase: doors close, upkeep is paid, Movement is refilled. Next: Dungeonlord Phase.</source>
        <translation>Fase di Ripristino: le porte si chiudono, si paga il mantenimento, si ricarica il Movimento. Poi: Fase del Signore del Dungeon.</translation>
    </message>
    <message>
        <source>Dungeonlord Phase: play Banes and lay Encounters against the others, paid with their Peril. Next: Building Phase.</source>
        <translation>Fase del Signore del Dungeon: gioca Sventure e posa Incontri contro gli altri, pagati con il loro Pericolo. Poi: Fase di Costruzione.</translation>
    </message>
    <message>
        <source>Building Phase: draw a Map card and lay it. Next: Hero Phase.</source>
        <translation>Fase di Costruzione: pesca una carta Mappa e posala. Poi: Fase dell&apos;Eroe.</translation>
    </message>
    <message>
        <source>Hero Phase: move, explore, try a Quest, ready Boons and Treasures. Next: Discard and Draw Phase.</source>
        <translation>Fase dell&apos;Eroe: muovi, esplora, tenta una Missione, rendi pronti Favori e Tesori. Poi: Fase di Scarto e Pesca.</translation>
    </message>
    <message>
        <source>Discard and Draw Phase: discard one card, then draw up to five. Next: the turn of the next player.</source>
        <translation>Fase di Scarto e Pesca: scarta una carta, poi pesca fino a cinque. Poi: il turno del prossimo giocatore.</translation>
    </message>
    <message>
        <source>Adventure deck %1, discarded %2, Map cards left %3</source>
        <translation>Mazzo Avventura %1, scartate %2, carte Mappa rimaste %3</translation>
    </message>
    <message>
        <source>The cards are still to be dealt.</source>
        <translation>Le carte sono ancora da distribuire.</translation>
    </message>
    <message>
        <source>On which Entrance does {player-hero} begin?</source>
        <translation>Su quale Ingresso comincia {player-hero}?</translation>
    </message>
    <message>
        <source>What does {active} do as the Dungeonlord?</source>
        <translation>Che cosa fa {active} come Signore del Dungeon?</translation>
    </message>
    <message>
        <source>What does {active-hero} do?</source>
        <translation>Che cosa fa {active-hero}?</translation>
    </message>
    <message>
        <source>Which cards are kept, and which are given up?</source>
        <translation>Quali carte si mantengono e a quali si rinuncia?</translation>
    </message>
    <message>
        <source>Does {asked} do something before it goes on?</source>
        <translation>{asked} fa qualcosa prima che si prosegua?</translation>
    </message>
    <message>
        <source>{phase}: does {asked} do something before it goes on?</source>
        <translation>{phase}: {asked} fa qualcosa prima che si prosegua?</translation>
    </message>
    <message>
        <source>Encounters: does {asked} do something before it goes on?</source>
        <translation>Incontri: {asked} fa qualcosa prima che si prosegua?</translation>
    </message>
    <message>
        <source>{scene} Does {asked} do something before the dice roll?</source>
        <translation>{scene} {asked} fa qualcosa prima del tiro?</translation>
    </message>
    <message>
        <source>{scene} Does {asked} answer?</source>
        <translation>{scene} {asked} risponde?</translation>
    </message>
    <message>
        <source>Does {asked} do something after that?</source>
        <translation>{asked} fa qualcosa dopo di ciò?</translation>
    </message>
    <message>
        <source>Encounters are laid: does {asked} answer?</source>
        <translation>Ci sono Incontri posati: {asked} risponde?</translation>
    </message>
    <message>
        <source>{scene} The dice have fallen: does {asked} roll again?</source>
        <translation>{scene} I dadi sono caduti: {asked} ritira?</translation>
    </message>
    <message>
        <source>Where is {space} laid?</source>
        <translation>Dove si posa {space}?</translation>
    </message>
    <message>
        <source>Which Map card is laid, and where?</source>
        <translation>Quale carta Mappa si posa, e dove?</translation>
    </message>
    <message>
        <source>Is 1 Movement saved for the turns of others?</source>
        <translation>Si conserva 1 Movimento per i turni altrui?</translation>
    </message>
    <message>
        <source>Which card is discarded?</source>
        <translation>Quale carta si scarta?</translation>
    </message>
    <message>
        <source>{player} has more than the limit ({from}): which card goes?</source>
        <translation>{player} supera il limite ({from}): quale carta se ne va?</translation>
    </message>
    <message numerus="yes">
        <source>Which card pays for {source}? %n to go.</source>
        <translation>
            <numerusform>Con quale carta si paga {source}? Ne manca %n.</numerusform>
            <numerusform>Con quale carta si paga {source}? Ne mancano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does {card} go?</source>
        <translation>Dove va {card}?</translation>
    </message>
    <message>
        <source>How does {monster} attack {target-hero}?</source>
        <translation>Come attacca {target-hero} il mostro {monster}?</translation>
    </message>
    <message>
        <source>Which hit effect does {player} use?</source>
        <translation>Quale effetto del colpo usa {player}?</translation>
    </message>
    <message numerus="yes">
        <source>Who gets Peril from {player}? %n to give.</source>
        <translation>
            <numerusform>Chi riceve Pericolo da {player}? Ne resta %n da dare.</numerusform>
            <numerusform>Chi riceve Pericolo da {player}? Ne restano %n da dare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which card of {victim}? %n to go.</source>
        <translation>
            <numerusform>Quale carta di {victim}? Ne manca %n.</numerusform>
            <numerusform>Quale carta di {victim}? Ne mancano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does {player} pay?</source>
        <translation>{player} paga?</translation>
    </message>
    <message numerus="yes">
        <source>Where does {moved-hero} go? At most %n space(s).</source>
        <translation>
            <numerusform>Dove va {moved-hero}? Al massimo %n spazio.</numerusform>
            <numerusform>Dove va {moved-hero}? Al massimo %n spazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which side of the space of {subject-hero}?</source>
        <translation>Quale lato dello spazio di {subject-hero}?</translation>
    </message>
    <message>
        <source>the rest of the preparation</source>
        <translation>il resto della preparazione</translation>
    </message>
    <message>
        <source>the turn goes on: {step}</source>
        <translation>il turno prosegue: {step}</translation>
    </message>
    <message numerus="yes">
        <source>%n more Map card(s) to lay</source>
        <translation>
            <numerusform>ancora %n carta Mappa da posare</numerusform>
            <numerusform>ancora %n carte Mappa da posare</numerusform>
        </translation>
    </message>
    <message>
        <source>the next Map card of {player}</source>
        <translation>la prossima carta Mappa di {player}</translation>
    </message>
    <message>
        <source>what {space} does to {player-hero}</source>
        <translation>ciò che {space} fa a {player-hero}</translation>
    </message>
    <message>
        <source>the effect of {card}</source>
        <translation>l&apos;effetto di {card}</translation>
    </message>
    <message>
        <source>what becomes of {card}</source>
        <translation>che cosa ne è di {card}</translation>
    </message>
    <message>
        <source>the next Encounter</source>
        <translation>il prossimo Incontro</translation>
    </message>
    <message>
        <source>the Encounter with {card}</source>
        <translation>l&apos;Incontro con {card}</translation>
    </message>
    <message>
        <source>the rolls against {card}</source>
        <translation>i tiri contro {card}</translation>
    </message>
    <message>
        <source>the end of the Encounter with {card}</source>
        <translation>la fine dell&apos;Incontro con {card}</translation>
    </message>
    <message>
        <source>monsters that go back</source>
        <translation>i mostri che tornano indietro</translation>
    </message>
    <message>
        <source>the dice of the combat</source>
        <translation>i dadi del combattimento</translation>
    </message>
    <message>
        <source>the outcome of the combat</source>
        <translation>l&apos;esito del combattimento</translation>
    </message>
    <message>
        <source>the die of the Threat</source>
        <translation>il dado dell&apos;Insidia</translation>
    </message>
    <message>
        <source>the outcome of the Threat</source>
        <translation>l&apos;esito dell&apos;Insidia</translation>
    </message>
    <message>
        <source>what the Quest {quest} asks of {player-hero}</source>
        <translation>ciò che la Missione {quest} chiede a {player-hero}</translation>
    </message>
    <message>
        <source>what the Quest {quest} does to the others</source>
        <translation>ciò che la Missione {quest} fa agli altri</translation>
    </message>
    <message>
        <source>what {player} gets for the Quest {quest}</source>
        <translation>ciò che {player} riceve per la Missione {quest}</translation>
    </message>
    <message>
        <source>what the card does</source>
        <translation>ciò che fa la carta</translation>
    </message>
    <message>
        <source>%1 Movement nearer to the place of a Quest</source>
        <translation>%1 Movimento più vicino al luogo di una Missione</translation>
    </message>
    <message>
        <source>%1 Movement farther from the place of a Quest</source>
        <translation>%1 Movimento più lontano dal luogo di una Missione</translation>
    </message>
    <message>
        <source>a Quest is within reach %1 times in 100</source>
        <translation>una Missione è a portata %1 volte su 100</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) of own Quests are not on the map yet</source>
        <translation>
            <numerusform>%n luogo delle proprie Missioni non è ancora sulla mappa</numerusform>
            <numerusform>%n luoghi delle proprie Missioni non sono ancora sulla mappa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the own Hero lacks %n Life</source>
        <translation>
            <numerusform>al proprio Eroe manca %n Vita</numerusform>
            <numerusform>al proprio Eroe mancano %n Vita</numerusform>
        </translation>
    </message>
    <message>
        <source>hits %1 times in 100</source>
        <translation>colpisce %1 volte su 100</translation>
    </message>
    <message>
        <source>is hit %1 times in 100</source>
        <translation>viene colpito %1 volte su 100</translation>
    </message>
    <message numerus="yes">
        <source>the target has completed %n Quest(s)</source>
        <translation>
            <numerusform>il bersaglio ha completato %n Missione</numerusform>
            <numerusform>il bersaglio ha completato %n Missioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the target has %n Life left</source>
        <translation>
            <numerusform>al bersaglio resta %n Vita</numerusform>
            <numerusform>al bersaglio restano %n Vita</numerusform>
        </translation>
    </message>
    <message>
        <source>it helps for good</source>
        <translation>aiuta per sempre</translation>
    </message>
    <message>
        <source>it would be wasted now</source>
        <translation>ora andrebbe sprecato</translation>
    </message>
    <message>
        <source>the card is worth more later</source>
        <translation>la carta varrà di più in seguito</translation>
    </message>
    <message>
        <source>nothing is known about such an action</source>
        <translation>non si sa nulla di un&apos;azione così</translation>
    </message>
    <message>
        <source>the own Hero is likely to take %1 wounds</source>
        <translation>il proprio Eroe subirà probabilmente %1 ferite</translation>
    </message>
    <message>
        <source>it harms the others</source>
        <translation>danneggia gli altri</translation>
    </message>
    <message numerus="yes">
        <source>it brings %n Glory</source>
        <translation>
            <numerusform>porta %n Gloria</numerusform>
            <numerusform>porta %n Gloria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it costs %n Peril</source>
        <translation>
            <numerusform>costa %n Pericolo</numerusform>
            <numerusform>costa %n Pericolo</numerusform>
        </translation>
    </message>
    <message>
        <source>the roll succeeds %1 times in 100 more</source>
        <translation>il tiro riesce %1 volte in più su 100</translation>
    </message>
    <message>
        <source>it helps at once</source>
        <translation>aiuta subito</translation>
    </message>
    <message numerus="yes">
        <source>a Quest will ask for %n Glory</source>
        <translation>
            <numerusform>una Missione chiederà %n Gloria</numerusform>
            <numerusform>una Missione chiederà %n Gloria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tried %n time(s) in the head</source>
        <translation>
            <numerusform>provata %n volta in mente</numerusform>
            <numerusform>provata %n volte in mente</numerusform>
        </translation>
    </message>
    <message>
        <source>wins %1 times in 100 as it seems</source>
        <translation>a quanto pare vince %1 volte su 100</translation>
    </message>
    <message>
        <source>A Quest has been completed in this turn.</source>
        <translation>In questo turno una Missione è già stata completata.</translation>
    </message>
    <message>
        <source>%1 printed</source>
        <translation>%1 stampato</translation>
    </message>
    <message>
        <source>%1 to the score</source>
        <translation>%1 alla caratteristica</translation>
    </message>
    <message>
        <source>%1 since nothing is below 0</source>
        <translation>%1 perché nulla va sotto 0</translation>
    </message>
    <message>
        <source>%1 to the roll</source>
        <translation>%1 al tiro</translation>
    </message>
    <message>
        <source>%1 paid for</source>
        <translation>%1 a pagamento</translation>
    </message>
    <message>
        <source>%1 asked for</source>
        <translation>%1 richiesto</translation>
    </message>
    <message>
        <source>%1 to the number</source>
        <translation>%1 al numero</translation>
    </message>
    <message>
        <source>%1 Risk</source>
        <translation>%1 Rischio</translation>
    </message>
    <message>
        <source>%1 against %2: %3 of 6 faces</source>
        <translation>%1 contro %2: %3 facce su 6</translation>
    </message>
    <message>
        <source>  die + %1 (%2)</source>
        <translation>  dado + %1 (%2)</translation>
    </message>
    <message>
        <source>  needed %1 (%2)</source>
        <translation>  serve %1 (%2)</translation>
    </message>
    <message>
        <source>%1 attacks %2 (%3): of 36 throws %1 hits in %4, %2 in %5, ties %6</source>
        <translation>%1 attacca %2 (%3): su 36 lanci %1 colpisce in %4, %2 in %5, pari %6</translation>
    </message>
    <message>
        <source>%1 succeeds %2 %</source>
        <translation>%1 riesce %2 %</translation>
    </message>
    <message>
        <source>%1 hits %2 %, is hit %3 %</source>
        <translation>%1 colpisce %2 %, viene colpito %3 %</translation>
    </message>
</context>
<context>
    <name>CardPlayer</name>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nome del giocatore %1</translation>
    </message>
    <message>
        <source>Move %1 up in the turn order</source>
        <translation>Sposta %1 in su nell&apos;ordine di turno</translation>
    </message>
    <message>
        <source>Move %1 down in the turn order</source>
        <translation>Sposta %1 in giù nell&apos;ordine di turno</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Togli %1</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Eroe</translation>
    </message>
    <message>
        <source>Personal Quest</source>
        <translation>Missione Personale</translation>
    </message>
    <message>
        <source>Quests: dealt at random. Choose…</source>
        <translation>Missioni: distribuite a caso. Scegli…</translation>
    </message>
    <message>
        <source>Another Quest…</source>
        <translation>Un&apos;altra Missione…</translation>
    </message>
    <message>
        <source>Give %1 a Quest</source>
        <translation>Dai una Missione a %1</translation>
    </message>
    <message>
        <source>Take %1 out of the hand</source>
        <translation>Togli %1 dalla mano</translation>
    </message>
    <message>
        <source>Hand: dealt at random. Choose…</source>
        <translation>Mano: distribuita a caso. Scegli…</translation>
    </message>
    <message>
        <source>Another card in hand…</source>
        <translation>Un&apos;altra carta in mano…</translation>
    </message>
    <message>
        <source>Give %1 an Adventure card</source>
        <translation>Dai una carta Avventura a %1</translation>
    </message>
    <message>
        <source>Begins on either Entrance</source>
        <translation>Comincia su uno degli Ingressi</translation>
    </message>
    <message>
        <source>Begins in the Dungeon</source>
        <translation>Comincia nel Dungeon</translation>
    </message>
    <message>
        <source>Begins in the Wilderness</source>
        <translation>Comincia nell&apos;Ambiente</translation>
    </message>
    <message>
        <source>Where %1 begins</source>
        <translation>Dove comincia %1</translation>
    </message>
</context>
<context>
    <name>CardPlayersPanel</name>
    <message>
        <source>Global Quest</source>
        <translation>Missione Globale</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Add Player</source>
        <translation>Aggiungi giocatore</translation>
    </message>
</context>
<context>
    <name>CardPrint</name>
    <message>
        <source>sheet %1 of %2</source>
        <translation>foglio %1 di %2</translation>
    </message>
    <message>
        <source>fold along the red line, glue, then cut</source>
        <translation>piega lungo la linea rossa, incolla, poi taglia</translation>
    </message>
    <message>
        <source>backs</source>
        <translation>retri</translation>
    </message>
    <message>
        <source>fronts</source>
        <translation>fronti</translation>
    </message>
    <message>
        <source>print at 100 %: a card measures %1 × %2</source>
        <translation>stampa al 100 %: una carta misura %1 × %2</translation>
    </message>
    <message>
        <source>%1, back</source>
        <translation>%1, retro</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>segnalini</translation>
    </message>
    <message>
        <source>Pawns and markers: cut along the dashes, fold on the red lines, glue the hatched feet</source>
        <translation>Pedine e segnalini: taglia lungo i tratteggi, piega sulle linee rosse, incolla i piedi rigati</translation>
    </message>
    <message>
        <source>The map keeps the rules: no errors, no warnings.</source>
        <translation>La mappa rispetta le regole: nessun errore, nessun avviso.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e %n altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposizione</translation>
    </message>
    <message>
        <source>Open: 1 Movement</source>
        <translation>Aperta: 1 Movimento</translation>
    </message>
    <message>
        <source>Locked: roll the number, or lose 1 Movement</source>
        <translation>Chiusa: ottieni il numero o perdi 1 Movimento</translation>
    </message>
    <message>
        <source>Trapped: roll the number, or take 1 wound</source>
        <translation>Con trappola: ottieni il numero o subisci 1 ferita</translation>
    </message>
    <message>
        <source>Wall: no way</source>
        <translation>Muro: non si passa</translation>
    </message>
    <message>
        <source>Pit, with its Threat</source>
        <translation>Pozzo, con la sua Insidia</translation>
    </message>
    <message>
        <source>Spikes, with their Threat</source>
        <translation>Spuntoni, con la loro Insidia</translation>
    </message>
    <message>
        <source>Risk: added to Traps here</source>
        <translation>Rischio: si somma alle Trappole qui</translation>
    </message>
    <message>
        <source>Sewer: leads to its letter</source>
        <translation>Fogna: porta alla sua lettera</translation>
    </message>
    <message>
        <source>Portal: leads to an Entrance</source>
        <translation>Portale: porta a un Ingresso</translation>
    </message>
    <message>
        <source>Glory gained on entering</source>
        <translation>Gloria ottenuta entrando</translation>
    </message>
    <message>
        <source>Peril gained on entering</source>
        <translation>Pericolo ottenuto entrando</translation>
    </message>
    <message>
        <source>This way a die is rolled</source>
        <translation>In questo verso si tira un dado</translation>
    </message>
    <message>
        <source>Nobody passes here</source>
        <translation>Di qui non passa nessuno</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>pagina %1</translation>
    </message>
    <message>
        <source>cut along the edges of the cards and lay the pages side by side</source>
        <translation>taglia lungo i bordi delle carte e accosta le pagine</translation>
    </message>
    <message>
        <source>Map in View: all Map cards are dealt and laid before the game.</source>
        <translation>Mappa in vista: tutte le carte Mappa si distribuiscono e si posano prima della partita.</translation>
    </message>
    <message>
        <source>The number of rounds is not limited.</source>
        <translation>Il numero di round non è limitato.</translation>
    </message>
    <message>
        <source>The game ends after round %1.</source>
        <translation>La partita finisce dopo il round %1.</translation>
    </message>
    <message>
        <source>Only a Wall of the card being left stops a Hero.</source>
        <translation>Solo un Muro della carta che si lascia ferma un Eroe.</translation>
    </message>
    <message>
        <source>A Locked door stays locked after a failed roll.</source>
        <translation>Una porta Chiusa resta chiusa dopo un tiro fallito.</translation>
    </message>
    <message>
        <source>A door that is passed opens in both directions.</source>
        <translation>Una porta superata si apre nei due versi.</translation>
    </message>
    <message>
        <source>Obstacles act at every entry, not once a turn.</source>
        <translation>Gli Ostacoli agiscono a ogni ingresso, non una volta per turno.</translation>
    </message>
    <message>
        <source>The space on which a turn begins counts as new.</source>
        <translation>Lo spazio in cui comincia il turno conta come nuovo.</translation>
    </message>
    <message>
        <source>The last Map card may not close the map, either.</source>
        <translation>Neppure l&apos;ultima carta Mappa può chiudere la mappa.</translation>
    </message>
    <message>
        <source>Empty places that nothing can fill are not allowed.</source>
        <translation>Non sono ammessi posti vuoti che niente può riempire.</translation>
    </message>
    <message>
        <source>&quot;Once per turn&quot; means once per own turn.</source>
        <translation>«Una volta per turno» vuol dire una volta nel proprio turno.</translation>
    </message>
    <message>
        <source>&quot;Once per turn&quot; means once per round.</source>
        <translation>«Una volta per turno» vuol dire una volta per round.</translation>
    </message>
    <message>
        <source>One attempt at each Quest is free each turn.</source>
        <translation>A ogni turno un tentativo per ciascuna Missione è gratuito.</translation>
    </message>
    <message>
        <source>Completed Personal Quests are replaced.</source>
        <translation>Le Missioni Personali compiute vengono rimpiazzate.</translation>
    </message>
    <message>
        <source>A failed Threat Quest strikes the others in the space without a roll.</source>
        <translation>Una Missione Insidia fallita colpisce gli altri nello spazio senza tiro.</translation>
    </message>
    <message>
        <source>Monsters of Quests heal at the end of the turn.</source>
        <translation>I mostri delle Missioni guariscono alla fine del turno.</translation>
    </message>
    <message>
        <source>A monster that survives goes back right after its combat.</source>
        <translation>Un mostro che sopravvive torna indietro subito dopo il combattimento.</translation>
    </message>
    <message>
        <source>A Map card that fits nowhere is removed from the game.</source>
        <translation>Una carta Mappa che non si può posare è rimossa dal gioco.</translation>
    </message>
    <message>
        <source>A Hero may challenge monsters of its own player.</source>
        <translation>Un Eroe può sfidare i mostri del proprio giocatore.</translation>
    </message>
    <message>
        <source>Everything as the rulebook has it.</source>
        <translation>Tutto come nel regolamento.</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>Mappa senza titolo</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>di %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid</source>
        <translation>
            <numerusform>%n carta posata</numerusform>
            <numerusform>%n carte posate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers as in the lists below; the Entrance is black; a red bar: the card lies upside down.</source>
        <translation>Numeri come negli elenchi qui sotto; l&apos;Ingresso è nero; barra rossa: la carta è capovolta.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Di che cosa si tratta</translation>
    </message>
    <message>
        <source>Sets of cards</source>
        <translation>Serie di carte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Put these away before you begin:</source>
        <translation>Prima di cominciare mettete da parte:</translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>Prima della partita</translation>
    </message>
    <message>
        <source>Sort the cards by their backs, and shuffle each deck.</source>
        <translation>Dividete le carte secondo il retro e mescolate ogni mazzo.</translation>
    </message>
    <message>
        <source>Everybody takes a Tracker and puts a token on Glory 1 and one on Peril 1.</source>
        <translation>Ognuno prende un Indicatore e mette un gettone su Gloria 1 e uno su Pericolo 1.</translation>
    </message>
    <message>
        <source>Everybody rolls a die: the highest has initiative and begins.</source>
        <translation>Ognuno tira un dado: il più alto ha l&apos;iniziativa e comincia.</translation>
    </message>
    <message>
        <source>Lay out the Global Quest: %1.</source>
        <translation>Mettete in tavola la Missione Globale: %1.</translation>
    </message>
    <message>
        <source>Turn up one Quest as the Global Quest.</source>
        <translation>Scoprite una Missione come Missione Globale.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Hero: %1, a die on Level 1 showing its Life</source>
        <translation>Eroe: %1, con un dado sul Livello 1 che mostra la sua Vita</translation>
    </message>
    <message>
        <source>Hero: dealt at random, a die on Level 1 showing its Life</source>
        <translation>Eroe: a sorte, con un dado sul Livello 1 che mostra la sua Vita</translation>
    </message>
    <message>
        <source>Personal Quest: %1</source>
        <translation>Missione Personale: %1</translation>
    </message>
    <message>
        <source>Adventure card: %1</source>
        <translation>Carta Avventura: %1</translation>
    </message>
    <message>
        <source>Begins on the Entrance of the map: %1</source>
        <translation>Comincia sull&apos;Ingresso della mappa: %1</translation>
    </message>
    <message>
        <source>Laying the map: %1</source>
        <translation>Posare la mappa: %1</translation>
    </message>
    <message>
        <source>%1, turned upside down</source>
        <translation>%1, capovolta</translation>
    </message>
    <message>
        <source>Portals and Sewers</source>
        <translation>Portali e Fogne</translation>
    </message>
    <message>
        <source>Markers %1: the Portal of %2 leads to %3</source>
        <translation>Segnalini %1: il Portale di %2 porta a %3</translation>
    </message>
    <message>
        <source>Sewer %1: %2</source>
        <translation>Fogna %1: %2</translation>
    </message>
    <message>
        <source>Last of all</source>
        <translation>Per ultimo</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle the %n Map card(s) left and set them aside: %1</source>
        <translation>
            <numerusform>Mettete da parte la %n carta Mappa rimasta: %1</numerusform>
            <numerusform>Mescolate le %n carte Mappa rimaste e mettetele da parte: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The map is finished: no further Map cards are laid.</source>
        <translation>La mappa è finita: non si posano altre carte Mappa.</translation>
    </message>
    <message>
        <source>Put all Heroes&apos; pawns on the Entrance.</source>
        <translation>Mettete le pedine di tutti gli Eroi sull&apos;Ingresso.</translation>
    </message>
    <message>
        <source>Rules agreed on</source>
        <translation>Regole concordate</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message numerus="yes">
        <source>%n Personal Quest(s) dealt at random</source>
        <translation>
            <numerusform>%n Missione Personale data a sorte</numerusform>
            <numerusform>%n Missioni Personali date a sorte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Adventure card(s) drawn, kept hidden</source>
        <translation>
            <numerusform>%n carta Avventura pescata, tenuta nascosta</numerusform>
            <numerusform>%n carte Avventura pescate, tenute nascoste</numerusform>
        </translation>
    </message>
    <message>
        <source>Put each Hero&apos;s pawn on the Entrance named above.</source>
        <translation>Mettete la pedina di ogni Eroe sull&apos;Ingresso indicato sopra.</translation>
    </message>
</context>
<context>
    <name>CardPrintForm</name>
    <message>
        <source>What to print</source>
        <translation>Che cosa stampare</translation>
    </message>
    <message>
        <source>Size of cards</source>
        <translation>Misura delle carte</translation>
    </message>
    <message>
        <source>63 × 88 mm</source>
        <translation>63 × 88 mm</translation>
    </message>
    <message>
        <source>2.5 × 3.5 inches</source>
        <translation>2,5 × 3,5 pollici</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Retri</translation>
    </message>
    <message>
        <source>On the other side</source>
        <translation>Sull&apos;altro lato</translation>
    </message>
    <message>
        <source>Below a fold, without a duplex printer</source>
        <translation>Sotto una piega, senza stampa fronte e retro</translation>
    </message>
    <message>
        <source>A page for each side, for print shops</source>
        <translation>Una pagina per ogni lato, per le tipografie</translation>
    </message>
    <message>
        <source>Gap between cards</source>
        <translation>Spazio tra le carte</translation>
    </message>
    <message>
        <source>Lines to round the corners along</source>
        <translation>Linee per arrotondare gli angoli</translation>
    </message>
    <message>
        <source>Pinned notes</source>
        <translation>Note appuntate</translation>
    </message>
</context>
<context>
    <name>CardProposalBar</name>
    <message>
        <source>Proposals</source>
        <translation>Proposte</translation>
    </message>
    <message>
        <source>The nearest that was found: %1.</source>
        <translation>La più vicina che si è trovata: %1.</translation>
    </message>
    <message>
        <source>Previous proposal</source>
        <translation>Proposta precedente</translation>
    </message>
    <message>
        <source>Next proposal</source>
        <translation>Proposta successiva</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Altre</translation>
    </message>
    <message>
        <source>Other proposals by the same wishes</source>
        <translation>Altre proposte secondo gli stessi desideri</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
</context>
<context>
    <name>CardReport</name>
    <message>
        <source>%1 % (%2 to %3 %)</source>
        <translation>%1 % (da %2 a %3 %)</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> e %n altro</numerusform>
            <numerusform> e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message numerus="yes">
        <source>fair: everybody wins the own share within %n point(s)</source>
        <translation>
            <numerusform>equo: ognuno vince la propria quota entro %n punto</numerusform>
            <numerusform>equo: ognuno vince la propria quota entro %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>unfair: %1 wins more than a share</source>
        <translation>non equo: %1 vince più della sua quota</translation>
    </message>
    <message>
        <source>unfair: %1 wins less than a share</source>
        <translation>non equo: %1 vince meno della sua quota</translation>
    </message>
    <message numerus="yes">
        <source>not shown with %n decided game(s)</source>
        <translation>
            <numerusform>non dimostrato con %n partita decisa</numerusform>
            <numerusform>non dimostrato con %n partite decise</numerusform>
        </translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Eroi</translation>
    </message>
    <message>
        <source>equally good, within %1 points</source>
        <translation>ugualmente forti, entro %1 punti</translation>
    </message>
    <message>
        <source>%1 is farthest from an equal share</source>
        <translation>%1 è il più lontano da una quota uguale</translation>
    </message>
    <message>
        <source>not shown to be equally good or not</source>
        <translation>non dimostrato che siano ugualmente forti o no</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Esiti</translation>
    </message>
    <message>
        <source>by Quests %1, by the last Hero %2, undecided %3</source>
        <translation>con le Missioni %1, come ultimo Eroe %2, indecise %3</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>%1 rounds on average, 9 of 10 games take %2 to %3</source>
        <translation>%1 round in media, 9 partite su 10 ne richiedono da %2 a %3</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>never completed: %1</source>
        <translation>mai completate: %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>never entered: %1</source>
        <translation>mai raggiunti: %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>never played: %1</source>
        <translation>mai giocate: %1</translation>
    </message>
    <message>
        <source>%1: games won, in percent</source>
        <translation>%1: partite vinte, in percentuale</translation>
    </message>
    <message>
        <source>%1: Quests completed</source>
        <translation>%1: Missioni completate</translation>
    </message>
    <message>
        <source>%1: wounds taken</source>
        <translation>%1: ferite subite</translation>
    </message>
    <message>
        <source>%1: Hero defeated, in percent</source>
        <translation>%1: Eroe sconfitto, in percentuale</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>round</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>decisioni</translation>
    </message>
    <message>
        <source>changes of the lead</source>
        <translation>cambi al comando</translation>
    </message>
    <message>
        <source>games decided by Quests, in percent</source>
        <translation>partite decise dalle Missioni, in percentuale</translation>
    </message>
    <message>
        <source>spaces entered</source>
        <translation>spazi raggiunti</translation>
    </message>
    <message>
        <source>cards played</source>
        <translation>carte giocate</translation>
    </message>
    <message>
        <source>undecided games, in percent</source>
        <translation>partite indecise, in percentuale</translation>
    </message>
    <message>
        <source>each player</source>
        <translation>ogni giocatore</translation>
    </message>
    <message>
        <source>each space</source>
        <translation>ogni spazio</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 vince</translation>
    </message>
    <message>
        <source>the Hero of %1 is defeated</source>
        <translation>l&apos;Eroe di %1 viene sconfitto</translation>
    </message>
    <message numerus="yes">
        <source>%1 is entered within %n round(s)</source>
        <translation>
            <numerusform>%1 viene raggiunto entro %n round</numerusform>
            <numerusform>%1 viene raggiunto entro %n round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the game is over within %n round(s)</source>
        <translation>
            <numerusform>la partita finisce entro %n round</numerusform>
            <numerusform>la partita finisce entro %n round</numerusform>
        </translation>
    </message>
    <message>
        <source>the round limit ends the game</source>
        <translation>il limite di round chiude la partita</translation>
    </message>
    <message>
        <source>%1 in at least %2 % of the games.</source>
        <translation>%1 in almeno il %2 % delle partite.</translation>
    </message>
    <message>
        <source>%1 in at most %2 % of the games.</source>
        <translation>%1 in al massimo il %2 % delle partite.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>By Quests</source>
        <translation>Con le Missioni</translation>
    </message>
    <message>
        <source>As last Hero</source>
        <translation>Come ultimo Eroe</translation>
    </message>
    <message>
        <source>Hero defeated</source>
        <translation>Eroe sconfitto</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Quest</source>
        <translation>Missione</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>In gioco</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Tentata</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completata</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pescata</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Used by hands that had it</source>
        <translation>Usata dalle mani che l&apos;avevano</translation>
    </message>
    <message>
        <source>Won when played</source>
        <translation>Vinte se giocata</translation>
    </message>
    <message>
        <source>Won when not</source>
        <translation>Vinte altrimenti</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sulla mappa</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Raggiunto</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Volte</translation>
    </message>
    <message>
        <source>Defeats</source>
        <translation>Sconfitte</translation>
    </message>
    <message>
        <source>monsters of others</source>
        <translation>mostri altrui</translation>
    </message>
    <message>
        <source>monsters of Quests</source>
        <translation>mostri delle Missioni</translation>
    </message>
    <message>
        <source>monsters of the map</source>
        <translation>mostri della mappa</translation>
    </message>
    <message>
        <source>other Heroes</source>
        <translation>altri Eroi</translation>
    </message>
    <message>
        <source>Traps</source>
        <translation>Trappole</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Ostacoli</translation>
    </message>
    <message>
        <source>doors</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>Threats of Quests</source>
        <translation>Insidie delle Missioni</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>Place in the order</source>
        <translation>Posto nell&apos;ordine</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>%1: playtest</source>
        <translation>%1: partite di prova</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Partite di prova</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>How this was found out</source>
        <translation>Come si è scoperto</translation>
    </message>
    <message>
        <source>This command plays the same games again, to the last die. Intervals hold with a certainty of 95 %.</source>
        <translation>Questo comando rigioca le stesse partite, fino all&apos;ultimo dado. Gli intervalli valgono con una certezza del 95 %.</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>Map cards</source>
        <translation>Carte Mappa</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Eroi</translation>
    </message>
    <message>
        <source>Boons</source>
        <translation>Favori</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Tesori</translation>
    </message>
    <message>
        <source>Banes</source>
        <translation>Sventure</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Incontri</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>Trackers, Cut-outs and backs</source>
        <translation>Indicatori, Ritagli e dorsi</translation>
    </message>
    <message>
        <source>%1: %2 to %3 of %4</source>
        <translation>%1: da %2 a %3 di %4</translation>
    </message>
</context>
<context>
    <name>CardSlot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Opens the list of cards</source>
        <translation>Apre l&apos;elenco delle carte</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Distribuita a caso</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>Togli %1</translation>
    </message>
</context>
<context>
    <name>CardTurnSeat</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>A person lays for %1; otherwise the program does</source>
        <translation>Per %1 posa una persona; altrimenti il programma</translation>
    </message>
</context>
<context>
    <name>CardTurns</name>
    <message>
        <source>Number of the deal</source>
        <translation>Numero della distribuzione</translation>
    </message>
    <message>
        <source>The same number deals the same cards to the same players: a map that was begun goes on with it</source>
        <translation>Lo stesso numero dà le stesse carte agli stessi giocatori: una mappa cominciata continua con quello</translation>
    </message>
    <message>
        <source>Deal the Cards</source>
        <translation>Distribuisci le carte</translation>
    </message>
    <message>
        <source>The map is laid. Whoever began here begins the game (DNR-OPT-08).</source>
        <translation>La mappa è disposta. Chi ha cominciato qui comincia la partita (DNR-OPT-08).</translation>
    </message>
    <message>
        <source>It is the turn of %1, who takes the mouse. The others look away.</source>
        <translation>È il turno di %1, che prende il mouse. Gli altri guardano altrove.</translation>
    </message>
    <message>
        <source>Show My Cards</source>
        <translation>Mostra le mie carte</translation>
    </message>
    <message>
        <source>%1 has the mouse</source>
        <translation>%1 ha il mouse</translation>
    </message>
    <message>
        <source>%1, lay one of your cards:</source>
        <translation>%1, posa una delle tue carte:</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n posto</numerusform>
            <numerusform>%n posti</numerusform>
        </translation>
    </message>
    <message>
        <source>No place now</source>
        <translation>Nessun posto per ora</translation>
    </message>
    <message>
        <source>For %1 the program proposes: %2</source>
        <translation>Per %1 il programma propone: %2</translation>
    </message>
    <message>
        <source>Lay It</source>
        <translation>Posala</translation>
    </message>
    <message>
        <source>Propose Another</source>
        <translation>Proponi altro</translation>
    </message>
    <message>
        <source>The program lays at once</source>
        <translation>Il programma posa subito</translation>
    </message>
    <message>
        <source>After a person has laid, the program lays at once for those who come next</source>
        <translation>Dopo che una persona ha posato, il programma posa subito per chi viene dopo</translation>
    </message>
    <message>
        <source>Put the Hands Away</source>
        <translation>Metti via le mani</translation>
    </message>
    <message>
        <source>What is laid stays. Deal %1 takes it up again.</source>
        <translation>Ciò che è posato resta. La distribuzione %1 lo riprende.</translation>
    </message>
</context>
<context>
    <name>CardWishesDialog</name>
    <message>
        <source>Generate a Card Map</source>
        <translation>Genera una mappa di carte</translation>
    </message>
    <message>
        <source>Complete the Map</source>
        <translation>Completa la mappa</translation>
    </message>
    <message>
        <source>A legal map of the cards of these sets. The same seed and wishes always give the same maps.</source>
        <translation>Una mappa regolare con le carte di questi insiemi. Lo stesso seme e gli stessi desideri danno sempre le stesse mappe.</translation>
    </message>
    <message>
        <source>Everything that is laid stays where it is; cards are added by the rules.</source>
        <translation>Tutto ciò che è posato resta dov&apos;è; le carte si aggiungono secondo le regole.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stadio</translation>
    </message>
    <message>
        <source>Cards of each map</source>
        <translation>Carte di ogni mappa</translation>
    </message>
    <message>
        <source>As the stage asks</source>
        <translation>Come chiede lo stadio</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Ways round, at least</source>
        <translation>Giri, almeno</translation>
    </message>
    <message>
        <source>Steps to places of Quests, at least</source>
        <translation>Passi fino ai luoghi delle Missioni, almeno</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Deal Quests so that the ways of all players are alike</source>
        <translation>Distribuisci le Missioni in modo che le vie di tutti i giocatori si somiglino</translation>
    </message>
    <message>
        <source>Map in View: the whole map is laid before play (DNR-OPT-02)</source>
        <translation>Mappa in vista: tutta la mappa si posa prima di giocare (DNR-OPT-02)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Genera</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completa</translation>
    </message>
</context>
<context>
    <name>CellEditor</name>
    <message>
        <source>Value of the cell</source>
        <translation>Valore della cella</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message>
        <source>Compare with Before</source>
        <translation>Confronta con prima</translation>
    </message>
    <message>
        <source>What has changed</source>
        <translation>Che cosa è cambiato</translation>
    </message>
    <message>
        <source>Nothing is shown to have changed</source>
        <translation>Nessun cambiamento è dimostrato</translation>
    </message>
</context>
<context>
    <name>CheckRow</name>
    <message>
        <source>Holds</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avviso</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Show rule %1</source>
        <translation>Mostra la regola %1</translation>
    </message>
</context>
<context>
    <name>ChecksList</name>
    <message>
        <source>Checks</source>
        <translation>Controlli</translation>
    </message>
</context>
<context>
    <name>ChoiceButtons</name>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
</context>
<context>
    <name>CollectionDialog</name>
    <message>
        <source>My Collection</source>
        <translation>La mia collezione</translation>
    </message>
    <message>
        <source>The collection could not be kept</source>
        <translation>Non è stato possibile conservare la collezione</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Confezioni</translation>
    </message>
    <message>
        <source>%1, number of sets</source>
        <translation>%1, numero di confezioni</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Search pieces</source>
        <translation>Cerca pezzi</translation>
    </message>
    <message>
        <source>Only what this scenario lacks</source>
        <translation>Solo ciò che manca a questo scenario</translation>
    </message>
    <message>
        <source>You own everything that this scenario needs.</source>
        <translation>Possiedi tutto ciò che serve a questo scenario.</translation>
    </message>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>Niente si chiama “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>This scenario lacks %n piece(s).</source>
        <translation>
            <numerusform>A questo scenario manca %n pezzo.</numerusform>
            <numerusform>A questo scenario mancano %n pezzi.</numerusform>
        </translation>
    </message>
    <message>
        <source>This scenario lacks nothing.</source>
        <translation>A questo scenario non manca nulla.</translation>
    </message>
    <message>
        <source>Print What Is Missing…</source>
        <translation>Stampa ciò che manca…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>CollectionRow</name>
    <message>
        <source>%1: %2 owned, %3 needed</source>
        <translation>%1: %2 posseduti, %3 necessari</translation>
    </message>
    <message>
        <source>%1: %2 owned</source>
        <translation>%1: %2 posseduti</translation>
    </message>
    <message>
        <source>▲ %1 missing</source>
        <translation>▲ ne mancano %1</translation>
    </message>
    <message>
        <source>%1 needed</source>
        <translation>ne servono %1</translation>
    </message>
    <message>
        <source>%1, number owned</source>
        <translation>%1, quanti ne possiedi</translation>
    </message>
</context>
<context>
    <name>CommandSearch</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Che cosa vuoi fare?</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Cerca comandi</translation>
    </message>
    <message>
        <source>No command, setting, piece or rule has this name.</source>
        <translation>Nessun comando, impostazione, pezzo o regola ha questo nome.</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>rotate spin</source>
        <translation>ruota ruotare girare</translation>
    </message>
    <message>
        <source>rotate counterclockwise left</source>
        <translation>ruota antiorario sinistra</translation>
    </message>
    <message>
        <source>turn over other side back</source>
        <translation>capovolgi rovescia altro lato retro</translation>
    </message>
    <message>
        <source>remove erase</source>
        <translation>rimuovi cancella togli</translation>
    </message>
    <message>
        <source>clone copy</source>
        <translation>clona copia</translation>
    </message>
    <message>
        <source>back revert</source>
        <translation>indietro annulla</translation>
    </message>
    <message>
        <source>search look for</source>
        <translation>cerca trova</translation>
    </message>
    <message>
        <source>pipette pick again</source>
        <translation>contagocce prendi di nuovo</translation>
    </message>
    <message>
        <source>floor storey stairs</source>
        <translation>piano livello scale</translation>
    </message>
    <message>
        <source>comment remark</source>
        <translation>commento appunto</translation>
    </message>
    <message>
        <source>preferences options configure</source>
        <translation>preferenze opzioni configura</translation>
    </message>
    <message>
        <source>create begin</source>
        <translation>crea inizia</translation>
    </message>
    <message>
        <source>load</source>
        <translation>carica</translation>
    </message>
    <message>
        <source>picture image</source>
        <translation>immagine figura</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>esci chiudi</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>carta foglio</translation>
    </message>
    <message>
        <source>stock owned</source>
        <translation>scorta possedute</translation>
    </message>
    <message>
        <source>whole all zoom</source>
        <translation>intero tutto zoom</translation>
    </message>
    <message>
        <source>original size zoom</source>
        <translation>dimensione originale zoom</translation>
    </message>
    <message>
        <source>minimap overview</source>
        <translation>minimappa panoramica</translation>
    </message>
    <message>
        <source>focus region</source>
        <translation>fuoco zona</translation>
    </message>
    <message>
        <source>hand scroll</source>
        <translation>mano scorri</translation>
    </message>
    <message>
        <source>ruler distance line of fire</source>
        <translation>righello distanza linea di tiro</translation>
    </message>
    <message>
        <source>arrow pointer choose</source>
        <translation>freccia puntatore scegli</translation>
    </message>
    <message>
        <source>command palette</source>
        <translation>elenco comandi</translation>
    </message>
    <message>
        <source>manual documentation</source>
        <translation>manuale documentazione</translation>
    </message>
    <message>
        <source>tutorial introduction</source>
        <translation>tutorial introduzione</translation>
    </message>
    <message>
        <source>game run simulate</source>
        <translation>partita gioca simula</translation>
    </message>
</context>
<context>
    <name>CompassPad</name>
    <message>
        <source>North-west</source>
        <translation>Nord-ovest</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nord-est</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Sud-ovest</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Sud-est</translation>
    </message>
</context>
<context>
    <name>CompassPads</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Gira</translation>
    </message>
</context>
<context>
    <name>Conflict</name>
    <message>
        <source>The dungeon is finished.</source>
        <translation>Il dungeon è finito.</translation>
    </message>
    <message>
        <source>No such dungeon can be laid. What stands in the way: %1.</source>
        <translation>Un dungeon così non si può posare. Che cosa lo impedisce: %1.</translation>
    </message>
    <message>
        <source>No such dungeon was found.</source>
        <translation>Un dungeon così non è stato trovato.</translation>
    </message>
    <message>
        <source>teams and pools</source>
        <translation>squadre e riserve</translation>
    </message>
    <message>
        <source>where pillars and furniture stand</source>
        <translation>dove stanno colonne e arredi</translation>
    </message>
    <message>
        <source>where artifacts stand</source>
        <translation>dove stanno gli artefatti</translation>
    </message>
    <message>
        <source>where entrances and exits lie</source>
        <translation>dove stanno ingressi e uscite</translation>
    </message>
    <message>
        <source>where and how many tokens lie</source>
        <translation>dove stanno e quanti sono i gettoni</translation>
    </message>
    <message>
        <source>where and how many chests stand</source>
        <translation>dove stanno e quanti sono i forzieri</translation>
    </message>
    <message>
        <source>where and how many markers lie</source>
        <translation>dove stanno e quanti sono i segnalini terreno</translation>
    </message>
    <message>
        <source>where doors stand</source>
        <translation>dove stanno le porte</translation>
    </message>
    <message>
        <source>tiles that do not overlap</source>
        <translation>tessere che non si sovrappongono</translation>
    </message>
    <message>
        <source>how tiles are laid</source>
        <translation>come si posano le tessere</translation>
    </message>
    <message>
        <source>no more tiles than there are in stock</source>
        <translation>non più tessere di quante ce ne sono</translation>
    </message>
    <message>
        <source>entrances that later tiles leave as they are</source>
        <translation>ingressi che le tessere successive lasciano come sono</translation>
    </message>
    <message>
        <source>entrance hallways that are joined to one chamber alone</source>
        <translation>corridoi d&apos;ingresso uniti a una sola camera</translation>
    </message>
    <message>
        <source>an opening to the outside in every entrance hallway</source>
        <translation>un&apos;apertura verso l&apos;esterno in ogni corridoio d&apos;ingresso</translation>
    </message>
    <message>
        <source>a hallway as the last tile of each player</source>
        <translation>un corridoio come ultima tessera di ogni giocatore</translation>
    </message>
    <message>
        <source>a path from every tile to the central chamber</source>
        <translation>un percorso da ogni tessera alla camera centrale</translation>
    </message>
    <message>
        <source>one central chamber</source>
        <translation>una sola camera centrale</translation>
    </message>
    <message>
        <source>the chambers and hallways that each player lays at least</source>
        <translation>le camere e i corridoi che ogni giocatore posa come minimo</translation>
    </message>
    <message>
        <source>the number of tiles that each player lays</source>
        <translation>il numero di tessere che ogni giocatore posa</translation>
    </message>
    <message>
        <source>No such dungeon was found. What stood in the way last: %1.</source>
        <translation>Un dungeon così non è stato trovato. L&apos;ultimo ostacolo: %1.</translation>
    </message>
    <message>
        <source>The dungeon cannot be finished as long as this stays: %1. What forbids it: %2.</source>
        <translation>Il dungeon non si può completare finché resta questo: %1. Che cosa lo vieta: %2.</translation>
    </message>
    <message>
        <source>No way to finish the dungeon was found within the limit; there may be one all the same.</source>
        <translation>Entro il limite non si è trovato un modo di finire il dungeon; può darsi che ci sia comunque.</translation>
    </message>
    <message>
        <source>The rules that refused what was tried last: %1.</source>
        <translation>Le regole che hanno respinto gli ultimi tentativi: %1.</translation>
    </message>
    <message>
        <source>It does not depend on what is placed.</source>
        <translation>Non dipende da ciò che è già posto.</translation>
    </message>
    <message>
        <source>It can be finished as a smaller dungeon, if tiles may run out (LAY-15).</source>
        <translation>Si può finire come dungeon più piccolo, se le tessere possono esaurirsi (LAY-15).</translation>
    </message>
    <message>
        <source>It can be finished with more tiles than there are in stock (LAY-21).</source>
        <translation>Si può finire con più tessere di quante ce ne sono in dotazione (LAY-21).</translation>
    </message>
    <message>
        <source>If this is taken away, the rest can be finished: %1.</source>
        <translation>Se si toglie questo, il resto si può finire: %1.</translation>
    </message>
</context>
<context>
    <name>ContactSheet</name>
    <message>
        <source>Chamber</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Hallway</source>
        <translation>Corridoio</translation>
    </message>
    <message>
        <source>Chambers: faces %1 to %2 of %3</source>
        <translation>Camere: facce da %1 a %2 di %3</translation>
    </message>
    <message>
        <source>Hallways: faces %1 to %2 of %3</source>
        <translation>Corridoi: facce da %1 a %2 di %3</translation>
    </message>
</context>
<context>
    <name>CopyPieceDialog</name>
    <message>
        <source>Copy a Piece</source>
        <translation>Copia un pezzo</translation>
    </message>
    <message>
        <source>Search all packs</source>
        <translation>Cerca in tutti i pacchetti</translation>
    </message>
</context>
<context>
    <name>DangerLegend</name>
    <message>
        <source>Danger</source>
        <translation>Pericolo</translation>
    </message>
    <message>
        <source>Clicks of damage to expect on a square: one blow of every monster that its tokens bring, at the worst choice, and the traps that reach it.</source>
        <translation>Scatti di danno da aspettarsi su una casella: un colpo di ogni mostro che portano i suoi gettoni, nella scelta peggiore, e le trappole che la raggiungono.</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>%1 for %2: %3</source>
        <translation>%1 per %2: %3</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 per %2</translation>
    </message>
</context>
<context>
    <name>DockArea</name>
    <message>
        <source>Hide this panel</source>
        <translation>Nascondi questo pannello</translation>
    </message>
</context>
<context>
    <name>DocumentBanners</name>
    <message>
        <source>The content packs cannot be read</source>
        <translation>I pacchetti di contenuti non si possono leggere</translation>
    </message>
    <message>
        <source>Pieces of this scenario are not installed: it can be looked at, not changed</source>
        <translation>Mancano pezzi di questo scenario: si può guardare, non modificare</translation>
    </message>
    <message>
        <source>The file of this scenario is gone. Save to write it again.</source>
        <translation>Il file di questo scenario non c&apos;è più. Salva per riscriverlo.</translation>
    </message>
    <message>
        <source>Another program changed the file of this scenario.</source>
        <translation>Un altro programma ha modificato il file di questo scenario.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Tieni il mio</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>Documenti</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, non salvato</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Chiudi %1</translation>
    </message>
</context>
<context>
    <name>DungeonActions</name>
    <message>
        <source>Edit</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>N&amp;ote…</source>
        <translation>N&amp;ota…</translation>
    </message>
    <message>
        <source>Pin a note to the square, or change the one that is there</source>
        <translation>Fissa una nota alla casella, o cambia quella che c’è già</translation>
    </message>
    <message>
        <source>Add Le&amp;vel</source>
        <translation>Aggiungi &amp;livello</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Go to the Other &amp;Staircase</source>
        <translation>Vai all’altra &amp;scalinata</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>&amp;My Collection…</source>
        <translation>La &amp;mia collezione…</translation>
    </message>
    <message>
        <source>Take the &amp;Same Piece</source>
        <translation>Prendi lo ste&amp;sso pezzo</translation>
    </message>
    <message>
        <source>Another piece like the one that is selected comes to hand</source>
        <translation>Prende in mano un altro pezzo uguale a quello selezionato</translation>
    </message>
    <message>
        <source>Make It the &amp;Central Chamber</source>
        <translation>Rendila la camera &amp;centrale</translation>
    </message>
    <message>
        <source>Show the &amp;Next Level Pale</source>
        <translation>Mostra sbiadito il livello &amp;vicino</translation>
    </message>
    <message>
        <source>The level below, or the one above the first, is seen below the map</source>
        <translation>Sotto la mappa si intravede il livello inferiore, o quello sopra il primo</translation>
    </message>
</context>
<context>
    <name>DungeonBoard</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Arrows step · Shift+arrows turn · Tab and Enter choose · 1–5 heroes, 6 fight, 7 move, 8 do, 9 answer · E ends · Z overview · Esc back</source>
        <translation>Frecce: passo · Maiusc+frecce: girare · Tab e Invio: scegliere · 1–5 eroi, 6 combattere, 7 muovere, 8 fare, 9 rispondere · E termina · Z panoramica · Esc indietro</translation>
    </message>
</context>
<context>
    <name>DungeonPlaytestPanel</name>
    <message>
        <source>Players change entrances</source>
        <translation>I giocatori cambiano ingresso</translation>
    </message>
    <message>
        <source>Tells a good entrance from a strong team.</source>
        <translation>Distingue un buon ingresso da una squadra forte.</translation>
    </message>
</context>
<context>
    <name>DungeonReport</name>
    <message>
        <source>On the map</source>
        <translation>Sulla mappa</translation>
    </message>
    <message>
        <source>Scale from few to many</source>
        <translation>Scala da pochi a molti</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>By entrance</source>
        <translation>Per ingresso</translation>
    </message>
    <message>
        <source>By who plays</source>
        <translation>Per chi gioca</translation>
    </message>
    <message>
        <source>How long it takes</source>
        <translation>Quanto dura</translation>
    </message>
    <message>
        <source>Chests taken</source>
        <translation>Forzieri presi</translation>
    </message>
    <message>
        <source>Tokens met</source>
        <translation>Gettoni incontrati</translation>
    </message>
    <message>
        <source>What heroes fall to</source>
        <translation>Per mano di che cosa cadono gli eroi</translation>
    </message>
    <message>
        <source>Deadliest squares</source>
        <translation>Caselle più letali</translation>
    </message>
</context>
<context>
    <name>DungeonSamples</name>
    <message>
        <source>Sample scenarios</source>
        <translation>Scenari di esempio</translation>
    </message>
    <message>
        <source>No sample scenarios are installed.</source>
        <translation>Nessuno scenario di esempio installato.</translation>
    </message>
</context>
<context>
    <name>DungeonTemplates</name>
    <message>
        <source>Begin with</source>
        <translation>Comincia con</translation>
    </message>
</context>
<context>
    <name>DungeonTour</name>
    <message>
        <source>Welcome to Delvewright</source>
        <translation>Benvenuto in Delvewright</translation>
    </message>
    <message>
        <source>This tour takes two minutes. It shows where things are with a small dungeon; you can stop at any time with Escape, and find it again in the menu Help.</source>
        <translation>Questo giro dura due minuti. Mostra dove stanno le cose con un piccolo dungeon; puoi fermarti in qualsiasi momento con Esc e ritrovarlo nel menu Aiuto.</translation>
    </message>
    <message>
        <source>The palette</source>
        <translation>I pezzi</translation>
    </message>
    <message>
        <source>Everything that can be placed: tiles, doors, special terrain, chests, tokens, arrows. Type to search, then click a piece to take it into your hand, or drag it to the map. The number says how many are left in the box.</source>
        <translation>Tutto ciò che si può posare: tessere, porte, terreno speciale, forzieri, gettoni, frecce. Scrivi per cercare, poi fai clic su un pezzo per prenderlo in mano, o trascinalo sulla mappa. Il numero dice quanti ne restano nella scatola.</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>La mappa</translation>
    </message>
    <message>
        <source>With a piece in your hand every legal spot is lit. R turns it, F flips it, a click places it. Where a rule refuses, the status bar says which one. The wheel zooms, the middle button moves the map, Ctrl+Z takes anything back.</source>
        <translation>Con un pezzo in mano si illumina ogni posto consentito. R lo gira, F lo volta, un clic lo posa. Dove una regola lo vieta, la barra di stato dice quale. La rotella ingrandisce, il tasto centrale sposta la mappa, Ctrl+Z annulla qualsiasi cosa.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>What is wrong and what is missing, as you work. A click shows the place and offers ways to mend it; every rule can be read here, too.</source>
        <translation>Che cosa non va e che cosa manca, mentre lavori. Un clic mostra il posto e offre modi per rimediare; qui si può leggere anche ogni regola.</translation>
    </message>
    <message>
        <source>Guided setup</source>
        <translation>Preparazione guidata</translation>
    </message>
    <message>
        <source>The eight steps of the rulebook as a checklist that knows where you stand. It hands you the pieces, tells whose turn it is, and can finish the dungeon for you.</source>
        <translation>Gli otto passi del regolamento come elenco che sa a che punto sei. Ti porge i pezzi, dice di chi è il turno e può completare il dungeon per te.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocarlo</translation>
    </message>
    <message>
        <source>F5 plays this dungeon on a copy, with people and opponents in any mix and exact chances before every roll. Take moves back, go over a game again, save it, and ask an opponent why. F5 again, and you are back at the map.</source>
        <translation>F5 gioca questo dungeon su una copia, con persone e avversari mescolati a piacere e le probabilità esatte prima di ogni tiro. Si possono annullare le mosse, rivedere una partita, salvarla e chiedere il perché a un avversario. Di nuovo F5, e si torna alla mappa.</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>È equo?</translation>
    </message>
    <message>
        <source>While you read this, the program plays the dungeon many times, beside the window. The panel tells who wins, how long it takes and which chests nobody finds, and V shows on the map where heroes go.</source>
        <translation>Mentre leggi, il programma gioca il dungeon molte volte, accanto alla finestra. Il pannello dice chi vince, quanto dura e quali forzieri nessuno trova, e V mostra sulla mappa dove vanno gli eroi.</translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation>Stampare e condividere</translation>
    </message>
    <message>
        <source>The menus hold the rest: files, printing at true scale, and dungeons generated to your wishes. Ctrl+K finds any command by its name.</source>
        <translation>Il resto è nei menu: i file, la stampa in scala reale e i dungeon generati secondo i tuoi desideri. Ctrl+K trova qualsiasi comando dal nome.</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>È tutto</translation>
    </message>
    <message>
        <source>Press F1 whenever you want to know more. Now lay a dungeon.</source>
        <translation>Premi F1 ogni volta che vuoi saperne di più. Ora posa un dungeon.</translation>
    </message>
</context>
<context>
    <name>DungeonView</name>
    <message>
        <source>Small map of the level</source>
        <translation>Piccola mappa del livello</translation>
    </message>
    <message>
        <source>Nothing lies on this level yet. Take a tile with a staircase from the palette: select it where it lies, and it can be joined to a staircase of another level.</source>
        <translation>Su questo livello non c’è ancora nulla. Prendi dai pezzi una tessera con una scala: selezionandola sulla mappa, si può unire a una scala di un altro livello.</translation>
    </message>
</context>
<context>
    <name>DungeoneerParts</name>
    <message>
        <source>Lay Map cards around the Entrance: what fits lights up, and what is left is foreseen.</source>
        <translation>Posa carte Mappa attorno all&apos;Ingresso: ciò che combacia si illumina, e ciò che resta è previsto.</translation>
    </message>
    <message>
        <source>Cards: %1 · left: %2</source>
        <translation>Carte: %1 · rimaste: %2</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Nothing is wrong and nothing is missing: these cards are ready to play.</source>
        <translation>Nulla è sbagliato e nulla manca: queste carte sono pronte da giocare.</translation>
    </message>
    <message>
        <source>No copy left in the sets</source>
        <translation>Negli insiemi non ne restano copie</translation>
    </message>
    <message>
        <source>%1 left in the sets</source>
        <translation>Negli insiemi ne restano %1</translation>
    </message>
    <message>
        <source>Play with these cards, on a copy, and come back to where you were</source>
        <translation>Gioca con queste carte, su una copia, e torna dov’eri</translation>
    </message>
</context>
<context>
    <name>DuplexForm</name>
    <message>
        <source>Both sides</source>
        <translation>Fronte e retro</translation>
    </message>
    <message>
        <source>Fronts only</source>
        <translation>Solo i fronti</translation>
    </message>
    <message>
        <source>Turned over the long edge</source>
        <translation>Girati sul lato lungo</translation>
    </message>
    <message>
        <source>Turned over the short edge</source>
        <translation>Girati sul lato corto</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Abbondanza</translation>
    </message>
    <message>
        <source>Colour beyond the cut lines, so that a cut beside them shows no white</source>
        <translation>Colore oltre le linee di taglio, perché un taglio impreciso non lasci bordi bianchi</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>Player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>tessera</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>porta</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>segnalino terreno</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>artefatto</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>forziere</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>gettone</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>ingresso</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>uscita</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Aggiungi %1</translation>
    </message>
    <message>
        <source>Add %1 Things</source>
        <translation>Aggiungi %1 cose</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Elimina %1</translation>
    </message>
    <message>
        <source>Delete %1 Things</source>
        <translation>Elimina %1 cose</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Sposta %1</translation>
    </message>
    <message>
        <source>Move %1 Things</source>
        <translation>Sposta %1 cose</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Gira %1</translation>
    </message>
    <message>
        <source>Turn %1 Things</source>
        <translation>Gira %1 cose</translation>
    </message>
    <message>
        <source>Flip %1</source>
        <translation>Capovolgi %1</translation>
    </message>
    <message>
        <source>Flip %1 Tiles</source>
        <translation>Capovolgi %1 tessere</translation>
    </message>
    <message>
        <source>Swap Tile</source>
        <translation>Sostituisci tessera</translation>
    </message>
    <message>
        <source>Move Door</source>
        <translation>Sposta porta</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifica %1</translation>
    </message>
    <message>
        <source>Change %1 Things</source>
        <translation>Modifica %1 cose</translation>
    </message>
    <message>
        <source>Change Order of Placement</source>
        <translation>Cambia l&apos;ordine di posa</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Incolla %1</translation>
    </message>
    <message>
        <source>Paste %1 Things</source>
        <translation>Incolla %1 cose</translation>
    </message>
    <message>
        <source>Change Scenario</source>
        <translation>Modifica lo scenario</translation>
    </message>
    <message>
        <source>Fix Problem</source>
        <translation>Correggi problema</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
</context>
<context>
    <name>EditActions</name>
    <message>
        <source>Edit</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Annulla %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Ripeti %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplica</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;limina</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Seleziona &amp;tutto</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>Gi&amp;ra</translation>
    </message>
    <message>
        <source>Turn &amp;Back</source>
        <translation>Gira all&apos;&amp;indietro</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>Ca&amp;povolgi</translation>
    </message>
    <message>
        <source>Flip to the other side</source>
        <translation>Volta sull&apos;altro lato</translation>
    </message>
    <message>
        <source>Nudge Left</source>
        <translation>Sposta a sinistra</translation>
    </message>
    <message>
        <source>Nudge Right</source>
        <translation>Sposta a destra</translation>
    </message>
    <message>
        <source>Nudge Up</source>
        <translation>Sposta in alto</translation>
    </message>
    <message>
        <source>Nudge Down</source>
        <translation>Sposta in basso</translation>
    </message>
    <message>
        <source>F&amp;ind on the Map…</source>
        <translation>T&amp;rova sulla mappa…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Trova s&amp;uccessivo</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Trova prece&amp;dente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>EditorContext</name>
    <message>
        <source>Playing %1 — Delvewright</source>
        <translation>Si gioca %1 — Delvewright</translation>
    </message>
    <message>
        <source>Delvewright</source>
        <translation>Delvewright</translation>
    </message>
    <message>
        <source>%1 — Delvewright</source>
        <translation>%1 — Delvewright</translation>
    </message>
</context>
<context>
    <name>EffectEditor</name>
    <message>
        <source>Cards of this kind have no effects.</source>
        <translation>Le carte di questo genere non hanno effetti.</translation>
    </message>
</context>
<context>
    <name>EffectRow</name>
    <message>
        <source>Add an effect…</source>
        <translation>Aggiungi un effetto…</translation>
    </message>
    <message>
        <source>Add an effect: %1</source>
        <translation>Aggiungi un effetto: %1</translation>
    </message>
    <message>
        <source>Remove this effect</source>
        <translation>Togli questo effetto</translation>
    </message>
    <message>
        <source>Move this effect up</source>
        <translation>Sposta su questo effetto</translation>
    </message>
    <message>
        <source>Move this effect down</source>
        <translation>Sposta giù questo effetto</translation>
    </message>
</context>
<context>
    <name>EmptyCardMap</name>
    <message>
        <source>Nothing lies here yet. The Entrance comes first; then take cards from the palette: every cell where a card may lie lights up.</source>
        <translation>Qui non c&apos;è ancora nulla. Prima viene l&apos;Ingresso; poi prendi carte dalla tavolozza: ogni cella in cui una carta può stare si illumina.</translation>
    </message>
    <message>
        <source>Take the Entrance</source>
        <translation>Prendi l&apos;Ingresso</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Genera</translation>
    </message>
    <message>
        <source>Nothing lies here yet. With Map in View all cards are dealt, and the players lay them in turns: the guide does it.</source>
        <translation>Qui non c&apos;è ancora nulla. Con la Mappa in vista tutte le carte si distribuiscono, e i giocatori le posano a turno: ci pensa la guida.</translation>
    </message>
</context>
<context>
    <name>EmptyMap</name>
    <message>
        <source>Nothing lies here yet. Take a piece from the palette: every spot where it may lie lights up.</source>
        <translation>Qui non c&apos;è ancora nulla. Prendi un pezzo dall&apos;elenco: ogni posto in cui può stare si illumina.</translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>New Pack…</source>
        <translation>Nuovo pacchetto…</translation>
    </message>
    <message>
        <source>Packs that cannot be used:</source>
        <translation>Pacchetti che non si possono usare:</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Swap Sides</source>
        <translation>Scambia le parti</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>Mostra il resoconto</translation>
    </message>
    <message>
        <source>Look at the Board</source>
        <translation>Guarda il tabellone</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>the schema says: %1</source>
        <translation>lo schema segnala: %1</translation>
    </message>
    <message>
        <source>the schema could not be used: %1</source>
        <translation>non è stato possibile usare lo schema: %1</translation>
    </message>
    <message>
        <source>the file could not be written: %1. Nothing was changed.</source>
        <translation>non è stato possibile scrivere il file: %1. Nulla è stato modificato.</translation>
    </message>
    <message>
        <source>expected a file, found nothing of that name</source>
        <translation>atteso un file, non esiste nulla con quel nome</translation>
    </message>
    <message>
        <source>expected a file, found a folder or device</source>
        <translation>atteso un file, trovata una cartella o un dispositivo</translation>
    </message>
    <message>
        <source>the file cannot be opened for reading</source>
        <translation>impossibile aprire il file in lettura</translation>
    </message>
    <message>
        <source>expected at most %1 bytes, found %2</source>
        <translation>attesi al massimo %1 byte, trovati %2</translation>
    </message>
    <message>
        <source>the file could not be read to its end</source>
        <translation>non è stato possibile leggere il file fino alla fine</translation>
    </message>
    <message>
        <source>expected more: the text ends in the middle</source>
        <translation>atteso un seguito: il testo si interrompe a metà</translation>
    </message>
    <message>
        <source>expected JSON, found a fault at &apos;%1&apos;</source>
        <translation>atteso JSON, trovato un errore presso &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected a text of at most %1 bytes, found %2</source>
        <translation>atteso un testo di al massimo %1 byte, trovati %2</translation>
    </message>
    <message>
        <source>expected at most %1 levels of nesting</source>
        <translation>attesi al massimo %1 livelli di annidamento</translation>
    </message>
    <message>
        <source>expected at most %1 values in one file</source>
        <translation>attesi al massimo %1 valori in un solo file</translation>
    </message>
    <message>
        <source>expected this key once, found it twice</source>
        <translation>attesa questa chiave una sola volta, trovata due volte</translation>
    </message>
    <message>
        <source>expected JSON in UTF-8, found a zero byte</source>
        <translation>atteso JSON in UTF-8, trovato un byte nullo</translation>
    </message>
    <message>
        <source>expected JSON</source>
        <translation>atteso JSON</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, found %3</source>
        <translation>atteso un numero intero da %1 a %2, trovato %3</translation>
    </message>
    <message>
        <source>expected true or false, found %1</source>
        <translation>atteso true o false, trovato %1</translation>
    </message>
    <message>
        <source>expected a text of at most %1 characters, found %2</source>
        <translation>atteso un testo di al massimo %1 caratteri, trovato %2</translation>
    </message>
    <message>
        <source>expected a text of %1 to %2 characters, found %3</source>
        <translation>atteso un testo da %1 a %2 caratteri, trovato %3</translation>
    </message>
    <message>
        <source>expected lower-case words joined by hyphens, at most %1 characters, found %2</source>
        <translation>attese parole minuscole unite da trattini, al massimo %1 caratteri, trovato %2</translation>
    </message>
    <message>
        <source>expected at most %1 languages, found %2</source>
        <translation>attese al massimo %1 lingue, trovate %2</translation>
    </message>
    <message>
        <source>expected a language such as en, it or pt-BR, found %1</source>
        <translation>attesa una lingua come en, it o pt-BR, trovato %1</translation>
    </message>
    <message>
        <source>expected a text in English, key &quot;en&quot;</source>
        <translation>atteso un testo in inglese, chiave &quot;en&quot;</translation>
    </message>
    <message>
        <source>expected a list of %1 entries, found %2</source>
        <translation>atteso un elenco di %1 voci, trovato %2</translation>
    </message>
    <message>
        <source>expected a list of %1 to %2 entries, found %3</source>
        <translation>atteso un elenco da %1 a %2 voci, trovato %3</translation>
    </message>
    <message>
        <source>expected an object {…}, found %1</source>
        <translation>atteso un oggetto {…}, trovato %1</translation>
    </message>
    <message>
        <source>expected a member &quot;%1&quot;</source>
        <translation>atteso un membro &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected no member of this name here</source>
        <translation>qui non è previsto alcun membro con questo nome</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;, found %2</source>
        <translation>atteso &quot;%1&quot;, trovato %2</translation>
    </message>
    <message>
        <source>expected version %1 or older, found %2: a newer program wrote this</source>
        <translation>attesa la versione %1 o una precedente, trovata la %2: il file è stato scritto da un programma più recente</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>atteso uno tra %1, trovato %2</translation>
    </message>
    <message>
        <source>face %1 has no entryway</source>
        <translation>la faccia %1 non ha varchi</translation>
    </message>
    <message>
        <source>face %1, column %2, row %3: a printed %4 on %5 terrain, which usually costs %6</source>
        <translation>faccia %1, colonna %2, riga %3: costo stampato %4 su terreno &quot;%5&quot;, che di solito costa %6</translation>
    </message>
    <message>
        <source>level %1 does not start before level %2 on the dial</source>
        <translation>sul disco il livello %1 non comincia prima del livello %2</translation>
    </message>
    <message>
        <source>expected this id once in all packs, found it twice</source>
        <translation>atteso questo id una sola volta in tutti i pacchetti, trovato due volte</translation>
    </message>
    <message>
        <source>expected a collector&apos;s number of its own in the set %1, found %2 again</source>
        <translation>atteso un numero di collezione non ancora usato nel set %1, trovato di nuovo %2</translation>
    </message>
    <message>
        <source>expected a piece of the packs, found %1</source>
        <translation>atteso un pezzo dei pacchetti, trovato %1</translation>
    </message>
    <message>
        <source>expected at most %1 aliases</source>
        <translation>attesi al massimo %1 alias</translation>
    </message>
    <message>
        <source>expected the plain name of a .json file beside pack.json, found %1</source>
        <translation>atteso il semplice nome di un file .json accanto a pack.json, trovato %1</translation>
    </message>
    <message>
        <source>expected each part once</source>
        <translation>attesa ogni parte una sola volta</translation>
    </message>
    <message>
        <source>expected three numbers such as 1.0.0, found %1</source>
        <translation>attesi tre numeri come 1.0.0, trovato %1</translation>
    </message>
    <message>
        <source>expected a file of the pack, found a link</source>
        <translation>atteso un file del pacchetto, trovato un collegamento</translation>
    </message>
    <message>
        <source>expected a folder of content packs</source>
        <translation>attesa una cartella di pacchetti di contenuti</translation>
    </message>
    <message>
        <source>expected rows that cover the totals 2 to 12 in order; the row for %1 is missing or doubled</source>
        <translation>attese righe che coprano in ordine i totali da 2 a 12; la riga per %1 manca o è doppia</translation>
    </message>
    <message>
        <source>expected rows up to a total of 12, found them up to %1</source>
        <translation>attese righe fino al totale 12, trovate fino a %1</translation>
    </message>
    <message>
        <source>expected &quot;spawn&quot;, &quot;attack&quot;, or both</source>
        <translation>atteso &quot;spawn&quot;, &quot;attack&quot; o entrambi</translation>
    </message>
    <message>
        <source>expected at most one ability each for speed, attack and defense</source>
        <translation>attesa al massimo un&apos;abilità ciascuno per velocità, attacco e difesa</translation>
    </message>
    <message>
        <source>expected the first position blank and five traps</source>
        <translation>attese la prima posizione vuota e cinque trappole</translation>
    </message>
    <message>
        <source>expected at most one ability for each value, found both %1 and %2</source>
        <translation>attesa al massimo un&apos;abilità per ogni valore, trovate sia %1 sia %2</translation>
    </message>
    <message>
        <source>expected live clicks first and an eliminated one last</source>
        <translation>attesi prima gli scatti in vita e per ultimo uno di eliminazione</translation>
    </message>
    <message>
        <source>expected 90, 135, 180, 270 or 360, found %1</source>
        <translation>atteso 90, 135, 180, 270 o 360, trovato %1</translation>
    </message>
    <message>
        <source>expected &quot;startClick&quot; to name one of %1 live clicks, counted from 0, found %2</source>
        <translation>atteso in &quot;startClick&quot; uno dei %1 scatti in vita, contati da 0, trovato %2</translation>
    </message>
    <message>
        <source>expected one dial &quot;main&quot;, or front, left, right and back</source>
        <translation>atteso un solo disco &quot;main&quot;, oppure &quot;front&quot;, &quot;left&quot;, &quot;right&quot; e &quot;back&quot;</translation>
    </message>
    <message>
        <source>expected a &quot;version&quot; on Mage Spawn and on no other figure</source>
        <translation>attesa una &quot;version&quot; sui Mage Spawn e su nessun&apos;altra figura</translation>
    </message>
    <message>
        <source>expected 1 star and yellow for weak, 2 and blue for standard, 3 and red for tough, neither for unique</source>
        <translation>attesi 1 stella e &quot;yellow&quot; per &quot;weak&quot;, 2 e &quot;blue&quot; per &quot;standard&quot;, 3 e &quot;red&quot; per &quot;tough&quot;, né stelle né colore per &quot;unique&quot;</translation>
    </message>
    <message>
        <source>expected &quot;arcSide&quot; with a front arc of 135 degrees only</source>
        <translation>atteso &quot;arcSide&quot; solo con un arco frontale di 135 gradi</translation>
    </message>
    <message>
        <source>expected %1 characters in every row, found %2</source>
        <translation>attesi %1 caratteri in ogni riga, trovati %2</translation>
    </message>
    <message>
        <source>expected %1 at this place of the drawing, found &apos;%2&apos;</source>
        <translation>atteso %1 in questo punto del disegno, trovato &apos;%2&apos;</translation>
    </message>
    <message>
        <source>expected a wall on the border of the blocking square in column %1, row %2</source>
        <translation>atteso un muro sul bordo della casella bloccante in colonna %1, riga %2</translation>
    </message>
    <message>
        <source>expected an id, or pack/id, in lower-case words, found %1</source>
        <translation>atteso un id, oppure pacchetto/id, in parole minuscole, trovato %1</translation>
    </message>
    <message>
        <source>expected an id of the form pack/name, found %1</source>
        <translation>atteso un id nella forma pacchetto/nome, trovato %1</translation>
    </message>
    <message>
        <source>expected 0, 90, 180 or 270, found %1</source>
        <translation>atteso 0, 90, 180 o 270, trovato %1</translation>
    </message>
    <message>
        <source>expected each rule once, found %1 twice</source>
        <translation>attesa ogni regola una sola volta, trovata %1 due volte</translation>
    </message>
    <message>
        <source>expected a folder of rulebooks</source>
        <translation>attesa una cartella di regolamenti</translation>
    </message>
    <message>
        <source>expected a tile of the packs named, found %1</source>
        <translation>attesa una tessera dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected a door of the packs named, found %1</source>
        <translation>attesa una porta dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected a marker of the packs named, found %1</source>
        <translation>atteso un segnalino terreno dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected an artifact of the packs named, found %1</source>
        <translation>atteso un artefatto dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected a chest or Changeling of the packs named, found %1</source>
        <translation>atteso un forziere o un Changeling dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected a wandering token of the packs named, found %1</source>
        <translation>atteso un gettone errante dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected a figure of the packs named, found %1</source>
        <translation>attesa una figura dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected a printed map of the packs named, found %1</source>
        <translation>attesa una mappa stampata dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected a pack that is installed, found %1</source>
        <translation>atteso un pacchetto installato, trovato %1</translation>
    </message>
    <message>
        <source>expected a piece of a pack that &quot;packs&quot; names, found %1</source>
        <translation>atteso un pezzo di un pacchetto elencato in &quot;packs&quot;, trovato %1</translation>
    </message>
    <message>
        <source>expected a level of %1, 1 to %2, found %3</source>
        <translation>atteso un livello di %1, da 1 a %2, trovato %3</translation>
    </message>
    <message>
        <source>expected 0, since %1 has no levels, found %2</source>
        <translation>atteso 0, perché %1 non ha livelli, trovato %2</translation>
    </message>
    <message>
        <source>expected a square of the tile, 0 to %1, found %2</source>
        <translation>attesa una casella della tessera, da 0 a %1, trovato %2</translation>
    </message>
    <message>
        <source>expected a token of colour %1, found %2 of colour %3</source>
        <translation>atteso un gettone errante di colore &quot;%1&quot;, trovato %2 di colore &quot;%3&quot;</translation>
    </message>
    <message>
        <source>expected version %1 of pack %2, found %3 installed</source>
        <translation>attesa la versione %1 del pacchetto %2, è installata la %3</translation>
    </message>
    <message>
        <source>expected pack %1 as it was, found other content in the same version</source>
        <translation>atteso il pacchetto %1 com&apos;era, trovato un contenuto diverso nella stessa versione</translation>
    </message>
    <message>
        <source>expected version %1, found %2</source>
        <translation>attesa la versione %1, trovato %2</translation>
    </message>
    <message>
        <source>expected a whole scenario of version %1, which cannot be brought to version %2 as it is</source>
        <translation>atteso uno scenario completo della versione %1: così com&apos;è non può essere portato alla versione %2</translation>
    </message>
    <message>
        <source>expected a version such as 1.0.0, found %1</source>
        <translation>attesa una versione come 1.0.0, trovato %1</translation>
    </message>
    <message>
        <source>expected 32 digits from 0 to 9 and a to f, found %1</source>
        <translation>attese 32 cifre da 0 a 9 e da a a f, trovato %1</translation>
    </message>
    <message>
        <source>expected each of these once, found &quot;%1&quot; twice</source>
        <translation>attesa ognuna di queste voci una sola volta, trovata &quot;%1&quot; due volte</translation>
    </message>
    <message>
        <source>expected 0 or 90, found %1</source>
        <translation>atteso 0 o 90, trovato %1</translation>
    </message>
    <message>
        <source>expected an id of 1 to %1 lower-case letters and digits, with single hyphens, found %2</source>
        <translation>atteso un id da 1 a %1 lettere minuscole e cifre, con trattini singoli, trovato %2</translation>
    </message>
    <message>
        <source>expected the id of a player, found %1</source>
        <translation>atteso l&apos;id di un giocatore, trovato %1</translation>
    </message>
    <message>
        <source>expected the id of a placed tile, found %1</source>
        <translation>atteso l&apos;id di una tessera collocata, trovato %1</translation>
    </message>
    <message>
        <source>expected the id of another marker, found %1</source>
        <translation>atteso l&apos;id di un altro segnalino terreno, trovato %1</translation>
    </message>
    <message>
        <source>expected an id of its own, found %1 as in %2</source>
        <translation>atteso un id non ancora usato, trovato %1 come in %2</translation>
    </message>
    <message>
        <source>expected a level of this scenario, from 0 to %1, found %2</source>
        <translation>atteso un livello di questo scenario, da 0 a %1, trovato %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no correction; it is written 100.4%/99.8%, across and down</source>
        <translation>&quot;%1&quot; non è una correzione; si scrive 100.4%/99.8%, in larghezza e in altezza</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>la cartella non si può creare</translation>
    </message>
    <message>
        <source>the preview was cancelled</source>
        <translation>l&apos;anteprima è stata interrotta</translation>
    </message>
    <message>
        <source>this is not a recovery file.</source>
        <translation>questo non è un file di recupero.</translation>
    </message>
    <message>
        <source>expected a place for a file, found a folder or device. Nothing was changed.</source>
        <translation>atteso un posto per un file, trovata una cartella o un dispositivo. Nulla è cambiato.</translation>
    </message>
    <message>
        <source>a page of PDF is at most 200 inches long; this dungeon fits with at most %1 pixels a square</source>
        <translation>una pagina PDF è lunga al massimo 200 pollici; questo dungeon ci sta con al massimo %1 pixel per casella</translation>
    </message>
    <message>
        <source>the page could not be written</source>
        <translation>la pagina non si è potuta scrivere</translation>
    </message>
    <message>
        <source>the picture could not be written: %1</source>
        <translation>l&apos;immagine non si è potuta scrivere: %1</translation>
    </message>
    <message>
        <source>the folder could not be written: %1. Nothing was changed.</source>
        <translation>la cartella non si è potuta scrivere: %1. Nulla è cambiato.</translation>
    </message>
    <message>
        <source>another pack of this name is installed, version %1; the bundle has version %2. Keep the installed one, replace it, or choose another folder for packs.</source>
        <translation>è installato un altro pacchetto con questo nome, versione %1; il file ha la versione %2. Tieni quello installato, sostituiscilo o scegli un&apos;altra cartella per i pacchetti.</translation>
    </message>
    <message>
        <source>the installed pack, version %1, comes with the program and cannot be replaced by version %2. Keep it, or choose another folder for packs.</source>
        <translation>il pacchetto installato, versione %1, fa parte del programma e non si può sostituire con la versione %2. Tienilo o scegli un&apos;altra cartella per i pacchetti.</translation>
    </message>
    <message>
        <source>expected a folder whose name can be the id of a pack</source>
        <translation>attesa una cartella il cui nome possa essere l&apos;id di un pacchetto</translation>
    </message>
    <message>
        <source>stopped before the end; nothing was written</source>
        <translation>interrotto prima della fine; nulla è stato scritto</translation>
    </message>
    <message>
        <source>there is nothing to print: the scenario has no pieces and no figures</source>
        <translation>non c&apos;è nulla da stampare: lo scenario non ha pezzi né figure</translation>
    </message>
    <message>
        <source>%1 is larger than the page</source>
        <translation>%1 è più grande della pagina</translation>
    </message>
    <message>
        <source>Counters and cards: %1, sheets: %2.</source>
        <translation>Segnalini e carte: %1, fogli: %2.</translation>
    </message>
    <message>
        <source>there is nothing to print: the dungeon has no tiles</source>
        <translation>non c&apos;è nulla da stampare: il dungeon non ha tessere</translation>
    </message>
    <message>
        <source>%1 paper is too small for an overview with its legend</source>
        <translation>il formato %1 è troppo piccolo per una panoramica con la legenda</translation>
    </message>
    <message>
        <source>A square is %1 on the overview.</source>
        <translation>Sulla panoramica una casella misura %1.</translation>
    </message>
    <message>
        <source>a printer correction must lie between 90 % and 110 %</source>
        <translation>la correzione della stampante deve essere fra 90 % e 110 %</translation>
    </message>
    <message>
        <source>a square must measure %1 at least</source>
        <translation>una casella deve misurare almeno %1</translation>
    </message>
    <message>
        <source>margin, overlap and bleed cannot be negative</source>
        <translation>margine, sovrapposizione e abbondanza non possono essere negativi</translation>
    </message>
    <message>
        <source>margins of %1 leave no room to print on %2 paper</source>
        <translation>margini di %1 non lasciano spazio per stampare sul formato %2</translation>
    </message>
    <message>
        <source>a square of %1 is larger than the page: %2 paper has room for %3</source>
        <translation>una casella di %1 è più grande della pagina: il formato %2 ha spazio per %3</translation>
    </message>
    <message>
        <source>an overlap of %1 leaves no room for the picture on %2 paper</source>
        <translation>una sovrapposizione di %1 non lascia spazio per il disegno sul formato %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no paper size. Known are A6 to A0, Letter, Legal, Tabloid and Ledger, or millimetres: 250x250.</source>
        <translation>&quot;%1&quot; non è un formato di carta. Sono noti da A6 ad A0, Letter, Legal, Tabloid e Ledger, oppure i millimetri: 250x250.</translation>
    </message>
    <message>
        <source>paper of %1 mm cannot be printed on: its sides must measure from 50 to 5000 mm</source>
        <translation>su carta di %1 mm non si può stampare: i lati devono misurare da 50 a 5000 mm</translation>
    </message>
    <message>
        <source>A chamber is %1: %2 paper has room for %3 and splits it.</source>
        <translation>Una camera misura %1: il formato %2 ha spazio per %3 e la divide.</translation>
    </message>
    <message>
        <source>the poster would have %1 pages, more than %2: take smaller squares or larger paper</source>
        <translation>il poster avrebbe %1 pagine, più di %2: usa caselle più piccole o carta più grande</translation>
    </message>
    <message>
        <source>the printer could not be started</source>
        <translation>la stampante non si è potuta avviare</translation>
    </message>
    <message>
        <source>the printer refused page %1</source>
        <translation>la stampante ha rifiutato la pagina %1</translation>
    </message>
    <message>
        <source>printing was cancelled; nothing was written</source>
        <translation>la stampa è stata interrotta; nulla è stato scritto</translation>
    </message>
    <message>
        <source>Pages of the scenario sheet: %1.</source>
        <translation>Pagine del foglio dello scenario: %1.</translation>
    </message>
    <message>
        <source>there is nothing to print: no tile is missing</source>
        <translation>non c&apos;è nulla da stampare: non manca nessuna tessera</translation>
    </message>
    <message>
        <source>a square of %1 with its bleed is larger than the page</source>
        <translation>una casella di %1 con la sua abbondanza è più grande della pagina</translation>
    </message>
    <message>
        <source>A chamber is %1: %2 paper splits it. Tiles come in up to %3 parts.</source>
        <translation>Una camera misura %1: il formato %2 la divide. Le tessere sono in un massimo di %3 parti.</translation>
    </message>
    <message>
        <source>Tiles: %1, pieces to cut out: %2, sheets: %3.</source>
        <translation>Tessere: %1, pezzi da ritagliare: %2, fogli: %3.</translation>
    </message>
    <message>
        <source>expected %1 cells, as in the first line, found %2</source>
        <translation>attese %1 celle, come nella prima riga, trovate %2</translation>
    </message>
    <message>
        <source>expected at most %1 rows</source>
        <translation>attese al massimo %1 righe</translation>
    </message>
    <message>
        <source>expected at most %1 columns</source>
        <translation>attese al massimo %1 colonne</translation>
    </message>
    <message>
        <source>expected cells of at most %1 bytes</source>
        <translation>attese celle di al massimo %1 byte</translation>
    </message>
    <message>
        <source>expected a closing quote after this one</source>
        <translation>attese virgolette di chiusura dopo queste</translation>
    </message>
    <message>
        <source>expected the next cell after a closing quote</source>
        <translation>attesa la cella successiva dopo le virgolette di chiusura</translation>
    </message>
    <message>
        <source>expected text in UTF-8</source>
        <translation>atteso un testo in UTF-8</translation>
    </message>
    <message>
        <source>expected a line with the names of the columns</source>
        <translation>attesa una riga con i nomi delle colonne</translation>
    </message>
    <message>
        <source>expected each column once, found &quot;%1&quot; twice</source>
        <translation>attesa ogni colonna una sola volta, trovata &quot;%1&quot; due volte</translation>
    </message>
    <message>
        <source>expected a whole number, found &quot;%1&quot;</source>
        <translation>atteso un numero intero, trovato &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected a name, found nothing</source>
        <translation>atteso un nome, non c&apos;è nulla</translation>
    </message>
    <message>
        <source>expected yes or no, found &quot;%1&quot;</source>
        <translation>atteso sì o no (&quot;yes&quot; o &quot;no&quot;), trovato &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected levels such as 30@4, found &quot;%1&quot;</source>
        <translation>attesi livelli come 30@4, trovato &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected a dial, found nothing</source>
        <translation>atteso un disco, non c&apos;è nulla</translation>
    </message>
    <message>
        <source>expected a click such as 8/10/16/3 defend, or x, found &quot;%1&quot;</source>
        <translation>atteso uno scatto come 8/10/16/3 defend, oppure x, trovato &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected columns of figures, found &quot;%1&quot;</source>
        <translation>attese colonne di figure, trovato &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected at least one figure</source>
        <translation>attesa almeno una figura</translation>
    </message>
    <message>
        <source>expected an id of its own, found &quot;%1&quot; of line %2 again</source>
        <translation>atteso un id proprio, trovato di nuovo &quot;%1&quot; della riga %2</translation>
    </message>
    <message>
        <source>expected &quot;changeling&quot; on Mage Spawn only</source>
        <translation>atteso &quot;changeling&quot; solo sui Mage Spawn</translation>
    </message>
    <message>
        <source>the scenario has more pieces than a game can hold</source>
        <translation>lo scenario ha più pezzi di quanti ne possa tenere una partita</translation>
    </message>
    <message>
        <source>a game needs a player</source>
        <translation>una partita ha bisogno di un giocatore</translation>
    </message>
    <message>
        <source>a game can have vortices on %1 tiles at most</source>
        <translation>una partita può avere vortici su al massimo %1 tessere</translation>
    </message>
    <message>
        <source>%1 lies on no square</source>
        <translation>%1 non si trova su nessuna casella</translation>
    </message>
    <message>
        <source>%1 lies on the square of %2</source>
        <translation>%1 si trova sulla casella di %2</translation>
    </message>
    <message>
        <source>%1 has no entrance or no exit</source>
        <translation>%1 non ha ingresso o uscita</translation>
    </message>
    <message>
        <source>an arrow of %1 points to no square</source>
        <translation>una freccia di %1 non indica nessuna casella</translation>
    </message>
    <message>
        <source>%1 has no hero</source>
        <translation>%1 non ha eroi</translation>
    </message>
    <message>
        <source>%1 is in none of the packs</source>
        <translation>%1 non è in nessuno dei pacchetti</translation>
    </message>
    <message>
        <source>expected a square of the board</source>
        <translation>attesa una casella del tabellone</translation>
    </message>
    <message>
        <source>this game has no %1</source>
        <translation>questa partita non ha %1</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <translation>%1 non è %2</translation>
    </message>
    <message>
        <source>the action is refused by %1</source>
        <translation>l&apos;azione è rifiutata da %1</translation>
    </message>
    <message>
        <source>other dice are rolled than were recorded</source>
        <translation>si tirano altri dadi rispetto a quelli registrati</translation>
    </message>
    <message>
        <source>the action leads to another state</source>
        <translation>l&apos;azione porta a un altro stato</translation>
    </message>
    <message>
        <source>expected 16 hexadecimal digits</source>
        <translation>attese 16 cifre esadecimali</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>atteso %1, trovato %2</translation>
    </message>
    <message>
        <source>the state of %1 is impossible</source>
        <translation>lo stato di %1 è impossibile</translation>
    </message>
    <message>
        <source>the game does not come to the %1 phase of %2</source>
        <translation>la partita non arriva alla fase %1 di %2</translation>
    </message>
    <message>
        <source>expected no more vortices than the board has</source>
        <translation>attesi non più vortici di quanti ne ha il tabellone</translation>
    </message>
    <message>
        <source>expected files of at most %1 bytes</source>
        <translation>attesi file di al massimo %1 byte</translation>
    </message>
    <message>
        <source>expected the pack %1 %2 with hash %3, found %4 %5 with hash %6: its files were changed</source>
        <translation>atteso il pacchetto %1 %2 con hash %3, trovato %4 %5 con hash %6: i suoi file sono stati cambiati</translation>
    </message>
    <message>
        <source>expected a file pack.json</source>
        <translation>atteso un file pack.json</translation>
    </message>
    <message>
        <source>expected the file %1 of the pack</source>
        <translation>atteso il file %1 del pacchetto</translation>
    </message>
    <message>
        <source>expected each file that pack.json names once, and no other</source>
        <translation>atteso una sola volta ogni file che pack.json elenca, e nessun altro</translation>
    </message>
    <message>
        <source>the pack %1 is not installed</source>
        <translation>il pacchetto %1 non è installato</translation>
    </message>
    <message>
        <source>A dungeon is for 2 to %1 players.</source>
        <translation>Un dungeon è per un numero di giocatori da 2 a %1.</translation>
    </message>
    <message>
        <source>The build total is a number from %1 to %2.</source>
        <translation>Il totale di costruzione è un numero da %1 a %2.</translation>
    </message>
    <message>
        <source>Each player lays %1 to %2 tiles.</source>
        <translation>Ogni giocatore posa da %1 a %2 tessere.</translation>
    </message>
    <message>
        <source>The number of loops cannot be negative.</source>
        <translation>Il numero di anelli non può essere negativo.</translation>
    </message>
    <message>
        <source>Chests lie at least 2 tiles from every entrance (CHEST-05).</source>
        <translation>I forzieri stanno ad almeno 2 tessere da ogni ingresso (CHEST-05).</translation>
    </message>
    <message>
        <source>For %1 players there are 1 to %2 chests (CHEST-07).</source>
        <translation>Con %1 giocatori ci sono da 1 a %2 forzieri (CHEST-07).</translation>
    </message>
    <message>
        <source>For %1 players there are up to %2 tokens (TOK-05).</source>
        <translation>Con %1 giocatori ci sono fino a %2 gettoni (TOK-05).</translation>
    </message>
    <message>
        <source>For %1 players there are up to %1 doors and markers together (MRK-02).</source>
        <translation>Con %1 giocatori ci sono fino a %1 fra porte e segnalini terreno (MRK-02).</translation>
    </message>
    <message>
        <source>There are up to %1 artifacts.</source>
        <translation>Ci sono fino a %1 artefatti.</translation>
    </message>
    <message>
        <source>With %1 tiles for %2 players, %3 chests can lie at most %4 tiles from every entrance.</source>
        <translation>Con %1 tessere per %2 giocatori, %3 forzieri possono stare al massimo a %4 tessere da ogni ingresso.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>il file non esiste</translation>
    </message>
    <message>
        <source>expected a piece, pack/name, found %1</source>
        <translation>atteso un pezzo, pacchetto/nome, trovato %1</translation>
    </message>
    <message>
        <source>squares of this format have at most %1 pixels</source>
        <translation>le caselle di questo formato hanno al massimo %1 pixel</translation>
    </message>
    <message>
        <source>the printer is set to %1 paper, but the pages are made for another size. Choose the same paper for both.</source>
        <translation>la stampante è impostata su carta %1, ma le pagine sono fatte per un altro formato. Scegli la stessa carta per entrambe.</translation>
    </message>
    <message>
        <source>none of the chosen pages exists</source>
        <translation>nessuna delle pagine scelte esiste</translation>
    </message>
    <message>
        <source>printing was stopped after page %1; the printer may still print what it has</source>
        <translation>la stampa è stata interrotta dopo la pagina %1; la stampante può ancora stampare ciò che ha ricevuto</translation>
    </message>
    <message>
        <source>expected a pack in one file, found one that has the part %1 beside it. Import the folder of that pack.</source>
        <translation>atteso un pacchetto in un solo file, trovato uno che ha accanto la parte %1. Riuniscilo prima in un solo file con delve pack format.</translation>
    </message>
    <message>
        <source>the folder could not be removed: %1. Nothing was changed.</source>
        <translation>la cartella non si è potuta eliminare: %1. Nulla è cambiato.</translation>
    </message>
    <message>
        <source>another pack of this name is there already. Replace it, or import this one as a copy.</source>
        <translation>c&apos;è già un altro pacchetto con questo nome. Sostituiscilo, oppure importa questo come copia.</translation>
    </message>
    <message>
        <source>a pack that comes with the program cannot be replaced. Import this one as a copy.</source>
        <translation>un pacchetto fornito con il programma non si può sostituire. Importa questo come copia.</translation>
    </message>
    <message>
        <source>face %1: no entryway leads to %2 of its playable squares</source>
        <translation>faccia %1: nessun varco porta a %2 delle sue caselle giocabili</translation>
    </message>
    <message>
        <source>face %1 falls into %2 parts that no path inside the tile joins</source>
        <translation>la faccia %1 si divide in %2 parti che nessun percorso dentro la tessera unisce</translation>
    </message>
    <message>
        <source>face %1: the linked corner north-west of column %2, row %3 joins no two blocking squares</source>
        <translation>faccia %1: l&apos;angolo unito a nord-ovest di colonna %2, riga %3 non unisce due caselle bloccanti</translation>
    </message>
    <message>
        <source>both faces have the same squares and walls</source>
        <translation>le due facce hanno le stesse caselle e gli stessi muri</translation>
    </message>
    <message>
        <source>the game was recorded by version %1 of the rules, this is %2: a newer program is needed</source>
        <translation>la partita è stata registrata con la versione %1 delle regole, questa è la %2: serve un programma più recente</translation>
    </message>
    <message>
        <source>expected a single item or abilities in a row, not both</source>
        <translation>in una riga ci si aspetta un solo oggetto o delle abilità, non entrambi</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation>atteso un numero da %1 a %2, trovato %3</translation>
    </message>
    <message>
        <source>belongs to another playtest: scenario, installed packs, agents, seed, number of games and round limit must be the same</source>
        <translation>appartiene a un altro collaudo: scenario, pacchetti installati, giocatori automatici, seme, numero di partite e limite di round devono essere gli stessi</translation>
    </message>
    <message>
        <source>counts other things than the file names</source>
        <translation>conta cose diverse da quelle che il file elenca</translation>
    </message>
    <message>
        <source>games %1 to %2 were counted already</source>
        <translation>le partite da %1 a %2 sono già state contate</translation>
    </message>
    <message>
        <source>shards cannot know when all is clear</source>
        <translation>le parti non possono sapere quando tutto è chiaro</translation>
    </message>
    <message>
        <source>expected the id of a placed chest, found %1</source>
        <translation>atteso l&apos;id di un forziere piazzato, trovato %1</translation>
    </message>
    <message>
        <source>expected the id of a placed token, found %1</source>
        <translation>atteso l&apos;id di un gettone piazzato, trovato %1</translation>
    </message>
    <message>
        <source>the dice do not tell what was recorded to have happened</source>
        <translation>i dadi non danno ciò che è registrato come accaduto</translation>
    </message>
    <message>
        <source>Only versions with the same number of players can be compared: there were %1, and now there are %2.</source>
        <translation>Si possono confrontare solo versioni con lo stesso numero di giocatori: erano %1, ora sono %2.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>riga %1, colonna %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>Action %1 has a form that is no longer known.</source>
        <translation>L’azione %1 ha una forma che non si conosce più.</translation>
    </message>
    <message>
        <source>Action %1 is refused by %2 now.</source>
        <translation>L’azione %1 ora è vietata da %2.</translation>
    </message>
    <message>
        <source>Other dice are rolled for action %1 now.</source>
        <translation>Per l’azione %1 ora si tirano altri dadi.</translation>
    </message>
    <message>
        <source>Something else comes of action %1 now.</source>
        <translation>Dall’azione %1 ora viene altro.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was recorded, from version %1 to version %2.</source>
        <translation>Le regole sono cambiate da quando questa partita è stata registrata, dalla versione %1 alla versione %2.</translation>
    </message>
    <message>
        <source>All its actions still lead where they led.</source>
        <translation>Tutte le sue azioni portano ancora dove portavano.</translation>
    </message>
    <message>
        <source>The game goes on after action %1 of %2. What followed stays in the file and can be read in the log.</source>
        <translation>La partita riprende dopo l’azione %1 di %2. Ciò che seguiva resta nel file e si può leggere nel racconto.</translation>
    </message>
    <message>
        <source>was played by version %1 of the rules, the others by version %2: their games do not add up</source>
        <translation>è stato giocato con la versione %1 delle regole, gli altri con la versione %2: le loro partite non si sommano</translation>
    </message>
    <message>
        <source>the result counts other players, chests, tokens or squares than this scenario has with the packs that are here</source>
        <translation>il risultato conta altri giocatori, scrigni, gettoni o caselle rispetto a quelli che questo scenario ha con i pacchetti presenti qui</translation>
    </message>
    <message>
        <source>a picture of this size does not fit into memory. Ask for fewer dots with --preview-dpi.</source>
        <translation>un’immagine di queste dimensioni non entra in memoria. Chiedi meno punti con --preview-dpi.</translation>
    </message>
    <message>
        <source>another program is writing it. Try again in a moment.</source>
        <translation>un altro programma lo sta scrivendo. Riprova tra un momento.</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>non si può scrivere nella cartella</translation>
    </message>
    <message>
        <source>something else lies there already, which would be lost. Choose another name, or remove it first.</source>
        <translation>lì c’è già qualcos’altro, che andrebbe perso. Scegli un altro nome, oppure toglilo prima.</translation>
    </message>
    <message>
        <source>another program has changed this pack since it was opened here; nothing was overwritten. Duplicate the pack to keep both.</source>
        <translation>un altro programma ha cambiato questo pacchetto da quando è stato aperto qui; nulla è stato sovrascritto. Duplica il pacchetto per tenere entrambi.</translation>
    </message>
    <message>
        <source>the file cannot be looked at: %1</source>
        <translation>il file non si può esaminare: %1</translation>
    </message>
    <message>
        <source>the folder cannot be looked into: %1</source>
        <translation>non si può guardare nella cartella: %1</translation>
    </message>
    <message>
        <source>expected a text without control characters, found %1 at character %2</source>
        <translation>atteso un testo senza caratteri di controllo, trovato %1 al carattere %2</translation>
    </message>
    <message>
        <source>expected a line of a file, found %1</source>
        <translation>attesa una riga di un file, trovato %1</translation>
    </message>
    <message>
        <source>With %1 tiles for %2 players there can be at most %3 chests, %4 tiles from every entrance.</source>
        <translation>Con %1 tessere per %2 giocatori ci possono essere al massimo %3 forzieri, a %4 tessere da ogni ingresso.</translation>
    </message>
    <message>
        <source>With %1 tiles for %2 players, no chest can lie more than %3 tiles from every entrance.</source>
        <translation>Con %1 tessere per %2 giocatori, nessun forziere può stare a più di %3 tessere da ogni ingresso.</translation>
    </message>
    <message>
        <source>expected the sums of %1 games, found those of %2</source>
        <translation>attese le somme di %1 partite, trovate quelle di %2</translation>
    </message>
    <message>
        <source>expected sums that %1 games can have, found some that cannot be</source>
        <translation>attese somme possibili per %1 partite, trovate alcune impossibili</translation>
    </message>
    <message>
        <source>expected ranges in order that do not meet, found %1</source>
        <translation>attesi intervalli in ordine che non si incontrano, trovato %1</translation>
    </message>
    <message>
        <source>expected no member of this name here; perhaps &quot;%1&quot; is meant</source>
        <translation>qui non è previsto alcun membro con questo nome; forse si intende &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the set has no category %1</source>
        <translation>il set non ha la categoria %1</translation>
    </message>
    <message>
        <source>its slot %1 is none of its categories</source>
        <translation>il suo posto %1 non è tra le sue categorie</translation>
    </message>
    <message>
        <source>a %1 is paid with %2, not with %3</source>
        <translation>una carta %1 si paga con %2, non con %3</translation>
    </message>
    <message>
        <source>the monster has no standard attack</source>
        <translation>il mostro non ha un attacco standard</translation>
    </message>
    <message>
        <source>the use %1 is unusual for a %2</source>
        <translation>l&apos;utilizzo %1 è insolito per una carta %2</translation>
    </message>
    <message>
        <source>the duration %1 is unusual for a %2</source>
        <translation>la durata %1 è insolita per una carta %2</translation>
    </message>
    <message>
        <source>the Hero has no standard attack</source>
        <translation>l&apos;Eroe non ha un attacco standard</translation>
    </message>
    <message>
        <source>the Hero has %1 Levels; 4 are advised</source>
        <translation>l&apos;Eroe ha %1 Livelli; se ne consigliano 4</translation>
    </message>
    <message>
        <source>no Cut-out card has a pawn of the Hero</source>
        <translation>nessun cartoncino sagomato ha una pedina dell&apos;Eroe</translation>
    </message>
    <message>
        <source>%1 Adventure cards, where a set of its size has %2</source>
        <translation>%1 carte Avventura, mentre un set di queste dimensioni ne ha %2</translation>
    </message>
    <message>
        <source>%1 Map cards, where a set of its size has %2</source>
        <translation>%1 carte Mappa, mentre un set di queste dimensioni ne ha %2</translation>
    </message>
    <message>
        <source>%1 Quest cards, where a set of its size has %2</source>
        <translation>%1 carte Missione, mentre un set di queste dimensioni ne ha %2</translation>
    </message>
    <message>
        <source>%1 Hero cards, where a set of its size has %2</source>
        <translation>%1 carte Eroe, mentre un set di queste dimensioni ne ha %2</translation>
    </message>
    <message>
        <source>%1 Tracker cards, where a set of its size has %2</source>
        <translation>%1 carte Indicatore, mentre un set di queste dimensioni ne ha %2</translation>
    </message>
    <message>
        <source>%1 Cut-out cards, where a set of its size has %2</source>
        <translation>%1 cartoncini sagomati, mentre un set di queste dimensioni ne ha %2</translation>
    </message>
    <message>
        <source>%1 players need %2 Heroes, there are %3</source>
        <translation>per %1 giocatori servono %2 Eroi, ce ne sono %3</translation>
    </message>
    <message>
        <source>%1 players need %2 Trackers, there are %3</source>
        <translation>per %1 giocatori servono %2 Indicatori, ce ne sono %3</translation>
    </message>
    <message>
        <source>%1 players need %2 Quests, there are %3</source>
        <translation>per %1 giocatori servono %2 Missioni, ce ne sono %3</translation>
    </message>
    <message>
        <source>%1 players need %2 Adventure cards, there are %3</source>
        <translation>per %1 giocatori servono %2 carte Avventura, ce ne sono %3</translation>
    </message>
    <message>
        <source>%1 players need %2 Entrance, there are %3</source>
        <translation>per %1 giocatori serve %2 Ingresso, ce ne sono %3</translation>
    </message>
    <message>
        <source>%1 players need %2 Passages or Roads, there are %3</source>
        <translation>per %1 giocatori servono %2 Passaggi o Sentieri, ce ne sono %3</translation>
    </message>
    <message>
        <source>the players must judge an effect themselves</source>
        <translation>un effetto deve essere giudicato dai giocatori</translation>
    </message>
    <message>
        <source>nobody is the %1 here</source>
        <translation>qui nessuno è %1</translation>
    </message>
    <message>
        <source>the effect %1 needs a target of the kind %2</source>
        <translation>l&apos;effetto %1 richiede un bersaglio di tipo %2</translation>
    </message>
    <message>
        <source>an amount of # without a variable cost</source>
        <translation>una quantità # senza un costo variabile</translation>
    </message>
    <message>
        <source>the set has no Terrain %1</source>
        <translation>il set non ha il Terreno %1</translation>
    </message>
    <message>
        <source>an Instant has an effect that lasts</source>
        <translation>una carta Istantanea ha un effetto duraturo</translation>
    </message>
    <message>
        <source>it is paid with charges and never gets any</source>
        <translation>si paga con cariche ma non ne riceve mai</translation>
    </message>
    <message>
        <source>the Entrance has a Wall</source>
        <translation>l&apos;Ingresso ha un Muro</translation>
    </message>
    <message>
        <source>the Entrance gives %1 Glory and %2 Peril instead of 1 and 1</source>
        <translation>l&apos;Ingresso dà %1 Gloria e %2 Pericolo invece di 1 e 1</translation>
    </message>
    <message>
        <source>%1 Entrances, where a set has one</source>
        <translation>%1 Ingressi, mentre un set ne ha uno</translation>
    </message>
    <message>
        <source>no four Passages or Roads can lie around the Entrance</source>
        <translation>nessun gruppo di quattro Passaggi o Sentieri può stare intorno all&apos;Ingresso</translation>
    </message>
    <message>
        <source>%1 of %2 draws of four Passages or Roads cannot be laid around the Entrance (%3 %)</source>
        <translation>%1 pescate su %2 di quattro Passaggi o Sentieri non si possono disporre intorno all&apos;Ingresso (%3 %)</translation>
    </message>
    <message>
        <source>the card has Walls on all four sides</source>
        <translation>la carta ha Muri su tutti e quattro i lati</translation>
    </message>
    <message>
        <source>%1 sides without a Wall, where a map of all %2 cards needs %3</source>
        <translation>%1 lati senza Muro, mentre una mappa di tutte le %2 carte ne richiede %3</translation>
    </message>
    <message>
        <source>%1 cards with one way out, more than the branching cards can take up</source>
        <translation>%1 carte con una sola uscita, più di quante ne reggano le carte con più uscite</translation>
    </message>
    <message>
        <source>a Dungeon card has no Terrain</source>
        <translation>una carta Dungeon non ha Terreno</translation>
    </message>
    <message>
        <source>a Wilderness card has one Terrain, not %1</source>
        <translation>una carta Ambiente ha un solo Terreno, non %1</translation>
    </message>
    <message>
        <source>a Dungeon card has no Portal</source>
        <translation>una carta Dungeon non ha Portali</translation>
    </message>
    <message>
        <source>a door with the Threat number %1</source>
        <translation>una porta con il numero d&apos;Insidia %1</translation>
    </message>
    <message>
        <source>Sewer %1 leads nowhere from the Wilderness</source>
        <translation>la Fogna %1 non porta da nessuna parte partendo dall&apos;Ambiente</translation>
    </message>
    <message>
        <source>a %1 card in a %2 set</source>
        <translation>una carta %1 in un set %2</translation>
    </message>
    <message>
        <source>the set has no Map card %1</source>
        <translation>il set non ha la carta Mappa %1</translation>
    </message>
    <message>
        <source>no Quest names it and it has no effect</source>
        <translation>nessuna Missione la nomina e non ha effetti</translation>
    </message>
    <message>
        <source>the Quest has neither a reward nor an Artifact</source>
        <translation>la Missione non ha né un premio né un Artefatto</translation>
    </message>
    <message>
        <source>expected each category once</source>
        <translation>ogni categoria va indicata una volta sola</translation>
    </message>
    <message>
        <source>expected the effect of a hit in one form at least</source>
        <translation>serve l&apos;effetto di un colpo in almeno una forma</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2 but not 0, or one of %3, found %4</source>
        <translation>atteso un numero intero da %1 a %2 ma non 0, oppure uno tra %3, trovato %4</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, or one of %3, found %4</source>
        <translation>atteso un numero intero da %1 a %2, oppure uno tra %3, trovato %4</translation>
    </message>
    <message>
        <source>expected a condition, found none</source>
        <translation>attesa una condizione, non ne è stata trovata nessuna</translation>
    </message>
    <message>
        <source>expected a letter from A to Z, found %1</source>
        <translation>attesa una lettera da A a Z, trovato %1</translation>
    </message>
    <message>
        <source>expected letters from A to Z, each once and in order, found %1</source>
        <translation>attese lettere da A a Z, ciascuna una volta e in ordine, trovato %1</translation>
    </message>
    <message>
        <source>expected the reward beside the monster, not in it</source>
        <translation>il premio va indicato accanto al mostro, non al suo interno</translation>
    </message>
    <message>
        <source>no Hero of the set can overcome the Threat %1+; the best score is %2</source>
        <translation>nessun Eroe del set può superare l&apos;Insidia %1+; il punteggio migliore è %2</translation>
    </message>
    <message>
        <source>expected a Map card of the packs named, found %1</source>
        <translation>attesa una carta Mappa dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected a Hero card of the packs named, found %1</source>
        <translation>attesa una carta Eroe dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected a Quest card of the packs named, found %1</source>
        <translation>attesa una carta Missione dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected an Adventure card of the packs named, found %1</source>
        <translation>attesa una carta Avventura dei pacchetti indicati, trovato %1</translation>
    </message>
    <message>
        <source>expected the id of a card of the Dungeon, found %1</source>
        <translation>atteso l&apos;id di una carta del Dungeon, trovato %1</translation>
    </message>
    <message>
        <source>expected the id of a card of the Wilderness, found %1</source>
        <translation>atteso l&apos;id di una carta dell&apos;Ambiente, trovato %1</translation>
    </message>
    <message>
        <source>expected the id of a card on a map, found %1</source>
        <translation>atteso l&apos;id di una carta su una mappa, trovato %1</translation>
    </message>
    <message>
        <source>expected at least one set of cards</source>
        <translation>atteso almeno un set di carte</translation>
    </message>
    <message>
        <source>expected a set that is installed, found &quot;%1&quot;</source>
        <translation>atteso un set installato, trovato &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected 2 to 4 players, found %1</source>
        <translation>attesi da 2 a 4 giocatori, trovato %1</translation>
    </message>
    <message>
        <source>expected a map of 5 to %1 cards, found %2</source>
        <translation>attesa una mappa di 5-%1 carte, trovato %2</translation>
    </message>
    <message>
        <source>expected values such as 54@3 or 104@1/1/1/1, found &quot;%1&quot;</source>
        <translation>attesi valori come 54@3 o 104@1/1/1/1, trovato &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected the id of another figure of a team, found %1</source>
        <translation>atteso l&apos;id di un&apos;altra figura di una squadra, trovato %1</translation>
    </message>
    <message>
        <source>the file would have %1 bytes and could not be read again: %2 are the most. Nothing was changed.</source>
        <translation>il file avrebbe %1 byte e non si potrebbe rileggere: il massimo è %2. Nulla è stato cambiato.</translation>
    </message>
    <message>
        <source>expected a list of at most %1 entries</source>
        <translation>atteso un elenco di al massimo %1 voci</translation>
    </message>
    <message>
        <source>a bundle holds at most %1 packs; this scenario needs %2</source>
        <translation>un file con pacchetti ne contiene al massimo %1; questo scenario ne richiede %2</translation>
    </message>
    <message>
        <source>the picture would be too large; it fits with cards of at most %1 pixels</source>
        <translation>l&apos;immagine sarebbe troppo grande; ci sta con carte di al massimo %1 pixel</translation>
    </message>
    <message>
        <source>a pack of another game has this name; choose another folder for packs</source>
        <translation>un pacchetto di un altro gioco ha questo nome; scegli un&apos;altra cartella per i pacchetti</translation>
    </message>
    <message>
        <source>expected a map of 5 cards at the start, found %1</source>
        <translation>attesa una mappa di 5 carte all&apos;inizio, trovato %1</translation>
    </message>
    <message>
        <source>%1 cannot ride %2</source>
        <translation>%1 non può cavalcare %2</translation>
    </message>
    <message>
        <source>%1 is a mount without a rider</source>
        <translation>%1 è una cavalcatura senza cavaliere</translation>
    </message>
    <message>
        <source>the result is not of the scenario in it with the packs that are here</source>
        <translation>il risultato non è dello scenario che contiene con i pacchetti presenti qui</translation>
    </message>
    <message>
        <source>%1 is no part of the pack that is there, and the new one has a part of that name. Move it away first. Nothing was changed.</source>
        <translation>%1 non fa parte del pacchetto presente, e quello nuovo ha una parte con quel nome. Spostalo prima altrove. Non è stato cambiato nulla.</translation>
    </message>
    <message>
        <source>something of this name lies among the packs and is no pack. Move it away, or choose another folder for packs. Nothing was changed.</source>
        <translation>tra i pacchetti c&apos;è qualcosa con questo nome che non è un pacchetto. Spostalo altrove o scegli un&apos;altra cartella per i pacchetti. Non è stato cambiato nulla.</translation>
    </message>
    <message>
        <source>has games of other shards</source>
        <translation>contiene partite di altre parti</translation>
    </message>
    <message>
        <source>the file could not be written: %1. It is as it was before.</source>
        <translation>impossibile scrivere il file: %1. È rimasto com&apos;era.</translation>
    </message>
    <message>
        <source>the file could not be written: %1. It is as it was before, but %2 of %3 files were written.</source>
        <translation>impossibile scrivere il file: %1. È rimasto com&apos;era, ma %2 file su %3 sono stati scritti.</translation>
    </message>
    <message>
        <source>another program has changed the file meanwhile. Nothing was written; try again.</source>
        <translation>nel frattempo un altro programma ha modificato il file. Non è stato scritto nulla; riprova.</translation>
    </message>
    <message>
        <source>%1 needs more than %2 tokens of a colour</source>
        <translation>%1 richiede più di %2 gettoni di un colore</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of print; --kind takes one of %2</source>
        <translation>«%1» non è un genere di stampa; --kind accetta %2</translation>
    </message>
    <message>
        <source>there is nothing to export: no card is laid</source>
        <translation>non c&apos;è nulla da esportare: nessuna carta è posata</translation>
    </message>
    <message>
        <source>the picture would be too large; it fits with squares of at most %1 pixels</source>
        <translation>l&apos;immagine sarebbe troppo grande; ci sta con caselle di al massimo %1 pixel</translation>
    </message>
    <message>
        <source>%1 paper is too small: a card with its back, %2 x %3, does not fit inside its margins</source>
        <translation>la carta %1 è troppo piccola: una carta col suo retro, %2 x %3, non sta dentro i margini</translation>
    </message>
    <message>
        <source>%1 paper is too small: a card of %2 x %3 does not fit inside its margins</source>
        <translation>la carta %1 è troppo piccola: una carta di %2 x %3 non sta dentro i margini</translation>
    </message>
    <message>
        <source>Cards: %1, on sheets: %2 (up to %3 on each).</source>
        <translation>Carte: %1, su fogli: %2 (fino a %3 ciascuno).</translation>
    </message>
    <message>
        <source>there is nothing to print: no such cards are in use</source>
        <translation>non c&apos;è nulla da stampare: nessuna carta del genere è in uso</translation>
    </message>
    <message>
        <source>there is nothing to print: no Hero is in use</source>
        <translation>non c&apos;è nulla da stampare: nessun Eroe è in uso</translation>
    </message>
    <message>
        <source>%1 paper is too small for a pawn of %2 x %3</source>
        <translation>la carta %1 è troppo piccola per una pedina di %2 x %3</translation>
    </message>
    <message>
        <source>Pawns: %1, pairs of markers: %2.</source>
        <translation>Pedine: %1, coppie di segnalini: %2.</translation>
    </message>
    <message>
        <source>there is nothing to print: no card is laid</source>
        <translation>non c&apos;è nulla da stampare: nessuna carta è posata</translation>
    </message>
    <message>
        <source>%1 paper is too small for this map with its legend</source>
        <translation>la carta %1 è troppo piccola per questa mappa con la legenda</translation>
    </message>
    <message>
        <source>A card is %1 wide on the layout sheet.</source>
        <translation>Sul foglio di disposizione una carta è larga %1.</translation>
    </message>
    <message>
        <source>%1: %2 pages; put together they measure %3 x %4.</source>
        <translation>%1: %2 pagine; accostate misurano %3 x %4.</translation>
    </message>
    <message>
        <source>This map may still grow: lay further cards beside the pages.</source>
        <translation>Questa mappa può ancora crescere: posate altre carte accanto alle pagine.</translation>
    </message>
    <message>
        <source>gap and corner radius of cards cannot be negative</source>
        <translation>spazio e raggio degli angoli delle carte non possono essere negativi</translation>
    </message>
    <message>
        <source>corners of cards have a radius of at most %1</source>
        <translation>gli angoli delle carte hanno un raggio di al massimo %1</translation>
    </message>
    <message>
        <source>The text of %1 has no room on its card and is squeezed.</source>
        <translation>Il testo di %1 non ha posto sulla carta e viene compresso.</translation>
    </message>
    <message>
        <source>The map has errors: %1. delve validate tells them.</source>
        <translation>La mappa ha errori: %1. delve validate li elenca.</translation>
    </message>
    <message>
        <source>a set of cards has no map: its cards and cut-outs can be printed</source>
        <translation>una serie di carte non ha mappa: si possono stampare le sue carte e le sagome</translation>
    </message>
    <message>
        <source>coarse scales go from -6 to 6, fine ones from -1 to 1</source>
        <translation>le scale grosse vanno da -6 a 6, quelle fini da -1 a 1</translation>
    </message>
    <message>
        <source>the readings of the two corners do not go together: no sheet that is moved and turned looks like that. Read the scales once more.</source>
        <translation>le letture dei due angoli non vanno d&apos;accordo: nessun foglio spostato e ruotato appare così. Leggi di nuovo le scale.</translation>
    </message>
    <message>
        <source>a calibration sheet is printed on both sides: turned over the long or the short edge</source>
        <translation>un foglio di calibrazione si stampa fronte e retro: girato sul lato lungo o su quello corto</translation>
    </message>
    <message>
        <source>%1 paper is too small for a calibration sheet; A5 is large enough</source>
        <translation>la carta %1 è troppo piccola per un foglio di calibrazione; A5 basta</translation>
    </message>
    <message>
        <source>a printer, tray and paper is named twice</source>
        <translation>stampante, cassetto e carta sono nominati due volte</translation>
    </message>
    <message>
        <source>%1 has a base that does not fit its dials</source>
        <translation>La base di %1 non si accorda con i suoi dischi</translation>
    </message>
    <message>
        <source>%1 lacks a section</source>
        <translation>A %1 manca una sezione</translation>
    </message>
    <message>
        <source>%1 finds no place on %2</source>
        <translation>%1 non trova posto su %2</translation>
    </message>
    <message>
        <source>DNR-SETUP-01: a game has 2 to 4 players, not %1</source>
        <translation>DNR-SETUP-01: una partita ha da 2 a 4 giocatori, non %1</translation>
    </message>
    <message>
        <source>the scenario breaks %1 and cannot be played</source>
        <translation>lo scenario viola %1 e non può essere giocato</translation>
    </message>
    <message>
        <source>the Quest %1 lacks what its criterion asks for</source>
        <translation>alla Missione %1 manca ciò che il suo criterio richiede</translation>
    </message>
    <message>
        <source>the scenario gives out more copies of %1 than there are</source>
        <translation>lo scenario distribuisce più copie di %1 di quante ce ne siano</translation>
    </message>
    <message>
        <source>a game has at most %1 cards of the kind %2, not %3</source>
        <translation>una partita ha al massimo %1 carte del tipo %2, non %3</translation>
    </message>
    <message>
        <source>its games are not those of seed %1: game %2 comes out otherwise when it is played again</source>
        <translation>le sue partite non sono quelle del seme %1: la partita %2, rigiocata, finisce diversamente</translation>
    </message>
    <message>
        <source>cards lie %1 apart at most</source>
        <translation>le carte distano al massimo %1</translation>
    </message>
    <message>
        <source>bleed reaches %1 beyond the cut lines at most</source>
        <translation>l&apos;abbondanza arriva al massimo a %1 oltre le linee di taglio</translation>
    </message>
    <message>
        <source>expected a game that was played, found %1</source>
        <translation>attesa una partita giocata, trovata la %1</translation>
    </message>
    <message>
        <source>the name has no room on the card in %1, not even at 7.5 points</source>
        <translation>il nome non ha posto sulla carta in %1, nemmeno a 7,5 punti</translation>
    </message>
    <message>
        <source>the line of its type has no room on the card in %1, not even at 6 points</source>
        <translation>la riga del tipo non ha posto sulla carta in %1, nemmeno a 6 punti</translation>
    </message>
    <message>
        <source>the text of the Artifact has no room on the card in %1, not even at 6 points</source>
        <translation>il testo dell&apos;Artefatto non ha posto sulla carta in %1, nemmeno a 6 punti</translation>
    </message>
    <message>
        <source>the text has no room on the card in %1, not even at 6 points</source>
        <translation>il testo non ha posto sulla carta in %1, nemmeno a 6 punti</translation>
    </message>
    <message>
        <source>expected the texts of %1 in columns for each language</source>
        <translation>attesi i testi di %1 in colonne per ogni lingua</translation>
    </message>
    <message>
        <source>expected a column %1</source>
        <translation>attesa una colonna %1</translation>
    </message>
    <message>
        <source>the id %1 is there twice</source>
        <translation>l&apos;id %1 compare due volte</translation>
    </message>
    <message>
        <source>a card of another kind has this id already</source>
        <translation>una carta di un altro genere ha già questo id</translation>
    </message>
    <message>
        <source>the result counts other players or cards than this scenario has with the sets that are here</source>
        <translation>il risultato conta altri giocatori o altre carte rispetto a questo scenario con le serie presenti</translation>
    </message>
    <message>
        <source>Pages: %1, and a cover with the assembly map. Tiles cut by a page border: %2 of %3. The dungeon covers %4 % of its paper.</source>
        <translation>Pagine: %1, più una copertina con la mappa di montaggio. Tessere tagliate dal bordo di una pagina: %2 su %3. Il sotterraneo occupa il %4 % della carta.</translation>
    </message>
    <message>
        <source>Pages: %1, without a cover. Tiles cut by a page border: %2 of %3. The dungeon covers %4 % of its paper.</source>
        <translation>Pagine: %1, senza copertina. Tessere tagliate dal bordo di una pagina: %2 su %3. Il sotterraneo occupa il %4 % della carta.</translation>
    </message>
    <message>
        <source>Arrows drawn inside their openings, since the paper ends there: %1.</source>
        <translation>Frecce disegnate dentro la loro apertura, perché lì finisce la carta: %1.</translation>
    </message>
    <message>
        <source>%1 paper is too small for pages of text: its margins leave %2 x %3, and %4 x %5 are needed</source>
        <translation>la carta %1 è troppo piccola per pagine di testo: i margini lasciano %2 x %3, e servono %4 x %5</translation>
    </message>
    <message>
        <source>%1 cannot stand where it was placed</source>
        <translation>%1 non può stare dove è stata messa</translation>
    </message>
    <message>
        <source>%1 stands on the square of %2</source>
        <translation>%1 sta sulla casella di %2</translation>
    </message>
    <message>
        <source>%1 begins in no chariot of the team</source>
        <translation>%1 non comincia in nessun carro della squadra</translation>
    </message>
    <message>
        <source>a mount symbol and a base of three squares belong together</source>
        <translation>un simbolo di cavalcatura e una base di tre caselle vanno insieme</translation>
    </message>
    <message>
        <source>a wheel is for figures of four dials on four rows of two squares</source>
        <translation>la ruota è per figure di quattro dischi su quattro file da due caselle</translation>
    </message>
    <message>
        <source>Foundry VTT takes squares of at least %1 pixels</source>
        <translation>Foundry VTT accetta caselle di almeno %1 pixel</translation>
    </message>
</context>
<context>
    <name>ErrorBanner</name>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Terrain markers</source>
        <translation>Segnalini terreno</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefatti</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Forzieri</translation>
    </message>
    <message>
        <source>Wandering tokens</source>
        <translation>Gettoni erranti</translation>
    </message>
    <message>
        <source>Entrances and exits</source>
        <translation>Ingressi e uscite</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figure</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Esporta come</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stile</translation>
    </message>
</context>
<context>
    <name>ExportFooter</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
</context>
<context>
    <name>FacePair</name>
    <message>
        <source>Face A</source>
        <translation>Faccia A</translation>
    </message>
    <message>
        <source>Face B</source>
        <translation>Faccia B</translation>
    </message>
</context>
<context>
    <name>FigureDial</name>
    <message>
        <source>eliminated</source>
        <translation>fuori dal gioco</translation>
    </message>
</context>
<context>
    <name>FigurePanel</name>
    <message>
        <source>Figures</source>
        <translation>Figure</translation>
    </message>
</context>
<context>
    <name>FigurePicker</name>
    <message>
        <source>Add a Hero</source>
        <translation>Aggiungi un eroe</translation>
    </message>
    <message>
        <source>Add Mage Spawn</source>
        <translation>Aggiungi Mage Spawn</translation>
    </message>
    <message>
        <source>Add a Chest</source>
        <translation>Aggiungi un forziere</translation>
    </message>
    <message>
        <source>Name, ability or number</source>
        <translation>Nome, abilità o numero</translation>
    </message>
    <message>
        <source>Cheapest first</source>
        <translation>Prima i meno costosi</translation>
    </message>
    <message>
        <source>At most %1 points</source>
        <translation>Al massimo %1 punti</translation>
    </message>
    <message>
        <source>Nothing here is like that.</source>
        <translation>Non c’è nulla di simile.</translation>
    </message>
</context>
<context>
    <name>FigureRow</name>
    <message>
        <source>speed %1, attack %2, defense %3, damage %4</source>
        <translation>velocità %1, attacco %2, difesa %3, danno %4</translation>
    </message>
    <message>
        <source>L%1</source>
        <translation>L%1</translation>
    </message>
    <message>
        <source>%4
Speed, attack, defense, damage: %1
Clicks left: %2 of %3</source>
        <translation>%4
Velocità, attacco, difesa, danno: %1
Scatti rimasti: %2 di %3</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <source>Battle horse</source>
        <translation>Cavallo da battaglia</translation>
    </message>
    <message>
        <source>Desert warbird</source>
        <translation>Uccello da guerra del deserto</translation>
    </message>
    <message>
        <source>Pegasus</source>
        <translation>Pegaso</translation>
    </message>
    <message>
        <source>Sky dragon</source>
        <translation>Drago del cielo</translation>
    </message>
    <message>
        <source>Cloud griffon</source>
        <translation>Grifone delle nubi</translation>
    </message>
    <message>
        <source>Horned stag</source>
        <translation>Cervo cornuto</translation>
    </message>
    <message>
        <source>Salamander</source>
        <translation>Salamandra</translation>
    </message>
    <message>
        <source>Technocat</source>
        <translation>Tecnogatto</translation>
    </message>
    <message>
        <source>skittish</source>
        <translation>ombrosa</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>indipendente</translation>
    </message>
    <message>
        <source>mean-spirited</source>
        <translation>di cattivo carattere</translation>
    </message>
    <message>
        <source>Horsemanship</source>
        <translation>Arte equestre</translation>
    </message>
    <message>
        <source>Impale</source>
        <translation>Impalare</translation>
    </message>
    <message>
        <source>Mounted Bound</source>
        <translation>Balzo in sella</translation>
    </message>
    <message>
        <source>Mounted Charge</source>
        <translation>Carica in sella</translation>
    </message>
    <message>
        <source>Dial</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Front section</source>
        <translation>Sezione frontale</translation>
    </message>
    <message>
        <source>Left section</source>
        <translation>Sezione sinistra</translation>
    </message>
    <message>
        <source>Right section</source>
        <translation>Sezione destra</translation>
    </message>
    <message>
        <source>Back section</source>
        <translation>Sezione posteriore</translation>
    </message>
    <message>
        <source>base %1 × %2</source>
        <translation>base %1 × %2</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>drago</translation>
    </message>
    <message>
        <source>explosive attacks</source>
        <translation>attacchi esplosivi</translation>
    </message>
    <message>
        <source>mount: %1, %2</source>
        <translation>cavalcatura: %1, %2</translation>
    </message>
    <message>
        <source>rides %1, attack +%2</source>
        <translation>cavalca %1, attacco +%2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>%1 turned by %2</source>
        <translation>%1 con %2 scatti</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuovo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>I&amp;mpostazioni…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>{1} and {2} overlap.</source>
        <translation>{1} e {2} si sovrappongono.</translation>
    </message>
    <message>
        <source>The tiles do not lie as the printed map %1 shows them.</source>
        <translation>Le tessere non sono disposte come mostra la mappa stampata %1.</translation>
    </message>
    <message>
        <source>{1} is laid %1 times; there are only %2 of it.</source>
        <translation>{1} è posata %1 volte; ne esistono solo %2.</translation>
    </message>
    <message>
        <source>There must be one central chamber, not %1: {all}.</source>
        <translation>Ci deve essere una sola camera centrale, non %1: {all}.</translation>
    </message>
    <message>
        <source>No tile is the central chamber yet.</source>
        <translation>Nessuna tessera è ancora la camera centrale.</translation>
    </message>
    <message>
        <source>The central tile {1} is not a chamber.</source>
        <translation>La tessera centrale {1} non è una camera.</translation>
    </message>
    <message>
        <source>%1 of %2 tiles are laid.</source>
        <translation>Sono posate %1 tessere su %2.</translation>
    </message>
    <message>
        <source>%1 tiles are laid, more than %2.</source>
        <translation>Sono posate %1 tessere, più di %2.</translation>
    </message>
    <message>
        <source>{1} has laid %1 of %2 tiles.</source>
        <translation>{1} ha posato %1 tessere su %2.</translation>
    </message>
    <message>
        <source>{1} has laid %1 tiles, more than %2.</source>
        <translation>{1} ha posato %1 tessere, più di %2.</translation>
    </message>
    <message>
        <source>{1} has laid %1 of the %2 tiles of a six tile dungeon.</source>
        <translation>{1} ha posato %1 delle %2 tessere di un dungeon di sei tessere.</translation>
    </message>
    <message>
        <source>{1} has laid %1 tiles, more than the %2 of a six tile dungeon.</source>
        <translation>{1} ha posato %1 tessere, più delle %2 di un dungeon di sei tessere.</translation>
    </message>
    <message>
        <source>From {1} on the players did not lay their tiles in turn.</source>
        <translation>Da {1} in poi i giocatori non hanno posato le tessere a turno.</translation>
    </message>
    <message>
        <source>The central chamber {1} was not laid first.</source>
        <translation>La camera centrale {1} non è stata posata per prima.</translation>
    </message>
    <message>
        <source>No path leads from {1} to the central chamber.</source>
        <translation>Nessun percorso porta da {1} alla camera centrale.</translation>
    </message>
    <message>
        <source>When {1} was laid, no path led from it to the central chamber.</source>
        <translation>Quando {1} è stata posata, nessun percorso portava da lì alla camera centrale.</translation>
    </message>
    <message>
        <source>Squares of {1} that nobody can reach from the central chamber: %1.</source>
        <translation>Caselle di {1} che nessuno può raggiungere dalla camera centrale: %1.</translation>
    </message>
    <message>
        <source>{1} is parted: no path leads to %1 of its squares from the others.</source>
        <translation>{1} è divisa: nessun percorso porta a %1 delle sue caselle dalle altre.</translation>
    </message>
    <message>
        <source>{1} is flagged as an entrance but is not a hallway.</source>
        <translation>{1} è indicata come ingresso ma non è un corridoio.</translation>
    </message>
    <message>
        <source>The last tile of {1}, {2}, is not a hallway.</source>
        <translation>L&apos;ultima tessera di {1}, {2}, non è un corridoio.</translation>
    </message>
    <message>
        <source>{2} is an entrance hallway of {1} but not the last tile laid.</source>
        <translation>{2} è un corridoio d&apos;ingresso di {1} ma non l&apos;ultima tessera posata.</translation>
    </message>
    <message>
        <source>{1} finished early and still has to lay a hallway after {2}.</source>
        <translation>{1} ha finito prima e deve ancora posare un corridoio dopo {2}.</translation>
    </message>
    <message>
        <source>{1} has no entrance hallway.</source>
        <translation>{1} non ha un corridoio d&apos;ingresso.</translation>
    </message>
    <message>
        <source>The entrance hallway {1} has no opening to the outside.</source>
        <translation>Il corridoio d&apos;ingresso {1} non ha un&apos;apertura verso l&apos;esterno.</translation>
    </message>
    <message>
        <source>No path leads from the opening of the entrance hallway {1} to the central chamber.</source>
        <translation>Nessun percorso porta dall&apos;apertura del corridoio d&apos;ingresso {1} alla camera centrale.</translation>
    </message>
    <message>
        <source>A tile laid later closes the opening of the entrance hallway {1}.</source>
        <translation>Una tessera posata dopo chiude l&apos;apertura del corridoio d&apos;ingresso {1}.</translation>
    </message>
    <message>
        <source>A marker connects the entrance hallway {1} to a second tile.</source>
        <translation>Un segnalino terreno collega il corridoio d&apos;ingresso {1} a una seconda tessera.</translation>
    </message>
    <message>
        <source>{1} is used %1 times; there are only %2 of it.</source>
        <translation>{1} è usato %1 volte; ne esistono solo %2.</translation>
    </message>
    <message>
        <source>{1} does not lie on a square it can cover.</source>
        <translation>{1} non si trova su una casella che può coprire.</translation>
    </message>
    <message>
        <source>Two markers lie on one square: {all}.</source>
        <translation>Due segnalini terreno si trovano sulla stessa casella: {all}.</translation>
    </message>
    <message>
        <source>Two chests stand on one square: {all}.</source>
        <translation>Due forzieri si trovano sulla stessa casella: {all}.</translation>
    </message>
    <message>
        <source>{1} lies in a starting hallway or the chamber connected to it.</source>
        <translation>{1} si trova in un corridoio di partenza o nella camera collegata.</translation>
    </message>
    <message>
        <source>A vortex may lie only on a chamber.</source>
        <translation>Un vortice può stare solo su una camera.</translation>
    </message>
    <message>
        <source>{1} is on a tile that a vortex can turn.</source>
        <translation>{1} si trova su una tessera che un vortice può girare.</translation>
    </message>
    <message>
        <source>A single teleport square leads nowhere.</source>
        <translation>Una sola casella di teletrasporto non porta da nessuna parte.</translation>
    </message>
    <message>
        <source>Partners must be two staircases that name each other and lie on different levels.</source>
        <translation>I compagni devono essere due scalinate che si indicano a vicenda e si trovano su livelli diversi.</translation>
    </message>
    <message>
        <source>The staircase has no partner on another level.</source>
        <translation>La scalinata non ha una compagna su un altro livello.</translation>
    </message>
    <message>
        <source>{1} does not stand on an open edge between two playable squares.</source>
        <translation>{1} non si trova su un lato aperto tra due caselle giocabili.</translation>
    </message>
    <message>
        <source>Two doors stand on one edge.</source>
        <translation>Due porte si trovano sullo stesso lato.</translation>
    </message>
    <message>
        <source>{1} has no wall at one of its ends.</source>
        <translation>{1} non ha un muro a una delle sue estremità.</translation>
    </message>
    <message>
        <source>{1} stands in or at a starting hallway or the chamber connected to it.</source>
        <translation>{1} si trova in un corridoio di partenza o nella camera collegata, o al loro confine.</translation>
    </message>
    <message>
        <source>Artifacts were not agreed, but some are placed: {all}.</source>
        <translation>Gli artefatti non erano concordati, ma ce ne sono: {all}.</translation>
    </message>
    <message>
        <source>{1} stands in a starting hallway or the chamber connected to it.</source>
        <translation>{1} sta in un corridoio di partenza o nella camera collegata.</translation>
    </message>
    <message>
        <source>{1} stands on a square that is not playable.</source>
        <translation>{1} si trova su una casella non giocabile.</translation>
    </message>
    <message>
        <source>A wall or a door runs through {1}.</source>
        <translation>Un muro o una porta attraversa {1}.</translation>
    </message>
    <message>
        <source>{1} stands in a hallway.</source>
        <translation>{1} si trova in un corridoio.</translation>
    </message>
    <message>
        <source>{1} stands in a doorway.</source>
        <translation>{1} si trova in un vano di porta.</translation>
    </message>
    <message>
        <source>{1} stands where the way between two tiles is one square wide.</source>
        <translation>{1} si trova dove il passaggio tra due tessere è largo una casella.</translation>
    </message>
    <message>
        <source>{1} stands in an opening to the outside.</source>
        <translation>{1} si trova in un&apos;apertura verso l&apos;esterno.</translation>
    </message>
    <message>
        <source>The only way to this square is closed: {all}.</source>
        <translation>L&apos;unica via per questa casella è chiusa: {all}.</translation>
    </message>
    <message>
        <source>{1} is a table and must cover two squares.</source>
        <translation>{1} è un tavolo e deve coprire due caselle.</translation>
    </message>
    <message>
        <source>{1} is a chair and must cover one square.</source>
        <translation>{1} è una sedia e deve coprire una casella.</translation>
    </message>
    <message>
        <source>{1} is a pillar and must cover one square.</source>
        <translation>{1} è un pilastro e deve coprire una casella.</translation>
    </message>
    <message>
        <source>{1} is dungeon dressing and must have no tokens.</source>
        <translation>{1} è arredo del dungeon e non deve avere gettoni.</translation>
    </message>
    <message>
        <source>Two chests stand on one tile: {all}.</source>
        <translation>Due forzieri si trovano sulla stessa tessera: {all}.</translation>
    </message>
    <message>
        <source>{1} stands fewer than two tiles away from an entrance.</source>
        <translation>{1} si trova a meno di due tessere da un ingresso.</translation>
    </message>
    <message>
        <source>%1 chests are placed, more than %2.</source>
        <translation>Sono posti %1 forzieri, più di %2.</translation>
    </message>
    <message>
        <source>{1} has placed %1 chests, more than %2.</source>
        <translation>{1} ha posto %1 forzieri, più di %2.</translation>
    </message>
    <message>
        <source>Chests still to be placed: %1 of %2 are.</source>
        <translation>Forzieri ancora da piazzare: ce ne sono %1 su %2.</translation>
    </message>
    <message>
        <source>The players did not place their chests in turn.</source>
        <translation>I giocatori non hanno posto i forzieri a turno.</translation>
    </message>
    <message>
        <source>No figure can enter the front arc of {1}.</source>
        <translation>Nessuna figura può entrare nell&apos;arco frontale di {1}.</translation>
    </message>
    <message>
        <source>Artifacts leave no square in front of {1} to stand on.</source>
        <translation>Gli artefatti non lasciano davanti a {1} una casella in cui stare.</translation>
    </message>
    <message>
        <source>A token lies on a chest.</source>
        <translation>Un gettone si trova su un forziere.</translation>
    </message>
    <message>
        <source>A token lies on a square that is not playable.</source>
        <translation>Un gettone si trova su una casella non giocabile.</translation>
    </message>
    <message>
        <source>Two tokens lie on one square.</source>
        <translation>Due gettoni si trovano sulla stessa casella.</translation>
    </message>
    <message>
        <source>A token lies on an entrance tile.</source>
        <translation>Un gettone si trova su una tessera d&apos;ingresso.</translation>
    </message>
    <message>
        <source>A token lies on a tile adjacent to an entrance tile.</source>
        <translation>Un gettone si trova su una tessera adiacente a una tessera d&apos;ingresso.</translation>
    </message>
    <message>
        <source>%1 tokens lie on {1}, which may hold one.</source>
        <translation>%1 gettoni si trovano su {1}, che può averne uno.</translation>
    </message>
    <message>
        <source>%1 tokens lie on {1}, which has a chest and may hold two.</source>
        <translation>%1 gettoni si trovano su {1}, che ha un forziere e può averne due.</translation>
    </message>
    <message>
        <source>%1 tokens are placed, more than %2.</source>
        <translation>Sono posti %1 gettoni, più di %2.</translation>
    </message>
    <message>
        <source>{1} has placed %1 tokens, more than %2.</source>
        <translation>{1} ha posto %1 gettoni, più di %2.</translation>
    </message>
    <message>
        <source>%1 Tough tokens are placed; the pool has %2.</source>
        <translation>Sono posti %1 gettoni forti; la riserva ne ha %2.</translation>
    </message>
    <message>
        <source>Tough tokens are placed but were not agreed.</source>
        <translation>Ci sono gettoni forti, ma non erano concordati.</translation>
    </message>
    <message>
        <source>%1 tokens like {1} are placed; the pool has %2.</source>
        <translation>Sono posti %1 gettoni come {1}; la riserva ne ha %2.</translation>
    </message>
    <message>
        <source>{last} makes {1} unusable.</source>
        <translation>{last} rende inutilizzabile {1}.</translation>
    </message>
    <message>
        <source>{1} is not at an opening of an entrance hallway to the outside.</source>
        <translation>{1} non è presso un&apos;apertura di un corridoio d&apos;ingresso verso l&apos;esterno.</translation>
    </message>
    <message>
        <source>Two teams use one entrance hallway.</source>
        <translation>Due squadre usano lo stesso corridoio d&apos;ingresso.</translation>
    </message>
    <message>
        <source>{1} is not at an opening to the outside.</source>
        <translation>{1} non è presso un&apos;apertura verso l&apos;esterno.</translation>
    </message>
    <message>
        <source>No path leads from {1} to {2}.</source>
        <translation>Nessun percorso porta da {1} a {2}.</translation>
    </message>
    <message>
        <source>{1} has two entrance arrows.</source>
        <translation>{1} ha due frecce d&apos;ingresso.</translation>
    </message>
    <message>
        <source>{1} has two exit arrows.</source>
        <translation>{1} ha due frecce d&apos;uscita.</translation>
    </message>
    <message>
        <source>{1} and {2} have arrows of the same colour.</source>
        <translation>{1} e {2} hanno frecce dello stesso colore.</translation>
    </message>
    <message>
        <source>{1} has no entrance arrow yet.</source>
        <translation>{1} non ha ancora una freccia d&apos;ingresso.</translation>
    </message>
    <message>
        <source>{1} has no exit arrow yet.</source>
        <translation>{1} non ha ancora una freccia d&apos;uscita.</translation>
    </message>
    <message>
        <source>{1} has no team yet.</source>
        <translation>{1} non ha ancora una squadra.</translation>
    </message>
    <message>
        <source>There is no player yet.</source>
        <translation>Non c&apos;è ancora nessun giocatore.</translation>
    </message>
    <message>
        <source>There is only one player; a game needs two or more.</source>
        <translation>C&apos;è un solo giocatore; per una partita ne servono due o più.</translation>
    </message>
    <message>
        <source>The team of {1} costs %1 points, more than %2.</source>
        <translation>La squadra di {1} costa %1 punti, più di %2.</translation>
    </message>
    <message>
        <source>{2} of {1} starts at level %1, not at 1 or 2.</source>
        <translation>{2} di {1} parte dal livello %1, non da 1 o 2.</translation>
    </message>
    <message>
        <source>{1} has {2} twice.</source>
        <translation>{1} ha {2} due volte.</translation>
    </message>
    <message>
        <source>{2} is a Mage Spawn in the team of {1}.</source>
        <translation>{2} è un Mage Spawn nella squadra di {1}.</translation>
    </message>
    <message>
        <source>{2} of {1} is a Mage Knight warrior; warriors were not agreed.</source>
        <translation>{2} di {1} è un guerriero Mage Knight; i guerrieri non erano concordati.</translation>
    </message>
    <message>
        <source>Every player has one Hero, but Lone Wolf is switched off.</source>
        <translation>Ogni giocatore ha un Eroe, ma Lone Wolf è disattivato.</translation>
    </message>
    <message>
        <source>{1} has %1 figures in a Lone Wolf game.</source>
        <translation>{1} ha %1 figure in una partita Lone Wolf.</translation>
    </message>
    <message>
        <source>A Lone Wolf game needs two or more players.</source>
        <translation>Una partita Lone Wolf richiede due o più giocatori.</translation>
    </message>
    <message>
        <source>The Heroes cost from %1 to %2 points, more than 5 points apart.</source>
        <translation>Gli Eroi costano da %1 a %2 punti, più di 5 punti di differenza.</translation>
    </message>
    <message>
        <source>%1, in the pool from {1}, is a Hero.</source>
        <translation>%1, nella riserva da {1}, è un Eroe.</translation>
    </message>
    <message>
        <source>%1, in the pool from {1}, is a warrior; warriors were not agreed.</source>
        <translation>%1, nella riserva da {1}, è un guerriero; i guerrieri non erano concordati.</translation>
    </message>
    <message>
        <source>%1, in the Mage Spawn pool from {1}, belongs into the chest pool.</source>
        <translation>%1, nella riserva di Mage Spawn da {1}, va nella riserva dei forzieri.</translation>
    </message>
    <message>
        <source>{1} gives Mage Spawn worth %1 points, fewer than 100.</source>
        <translation>{1} dà Mage Spawn per %1 punti, meno di 100.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avviso</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>suggerimento</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>da fare</translation>
    </message>
    <message>
        <source>a Weak token</source>
        <translation>un gettone debole</translation>
    </message>
    <message>
        <source>a Standard token</source>
        <translation>un gettone normale</translation>
    </message>
    <message>
        <source>a Tough token</source>
        <translation>un gettone forte</translation>
    </message>
    <message>
        <source>the entrance of %1</source>
        <translation>l&apos;ingresso di %1</translation>
    </message>
    <message>
        <source>the exit of %1</source>
        <translation>l&apos;uscita di %1</translation>
    </message>
    <message>
        <source>outside of the tiles, at %1</source>
        <translation>fuori dalle tessere, in %1</translation>
    </message>
    <message>
        <source>{1} is the central chamber of the printed map but not flagged so.</source>
        <translation>{1} è la camera centrale della mappa stampata ma non è indicata come tale.</translation>
    </message>
    <message>
        <source>{1} is flagged as central but is not the central chamber of the map.</source>
        <translation>{1} è indicata come centrale ma non è la camera centrale della mappa.</translation>
    </message>
    <message>
        <source>Chambers laid: %1, at least %3 are needed; hallways laid: %2, at least %4.</source>
        <translation>Camere posate: %1, ne servono almeno %3; corridoi posati: %2, almeno %4.</translation>
    </message>
    <message>
        <source>Chambers laid by {1}: %1, at least %3 are needed; hallways laid: %2, at least %4.</source>
        <translation>Camere posate da {1}: %1, ne servono almeno %3; corridoi posati: %2, almeno %4.</translation>
    </message>
    <message>
        <source>{1}, laid after the central chamber, is not a tile of the next player in turn.</source>
        <translation>{1}, posata dopo la camera centrale, non è una tessera del giocatore di turno.</translation>
    </message>
    <message>
        <source>{1} is an entrance on the printed map but not flagged as one.</source>
        <translation>{1} è un ingresso sulla mappa stampata ma non è indicata come tale.</translation>
    </message>
    <message>
        <source>{1} is flagged as an entrance but is none on the printed map.</source>
        <translation>{1} è indicata come ingresso ma non lo è sulla mappa stampata.</translation>
    </message>
    <message>
        <source>Entrance hallways: %1, for %2 players.</source>
        <translation>Corridoi d&apos;ingresso: %1, per %2 giocatori.</translation>
    </message>
    <message>
        <source>The entrance hallway {1} must be connected to one chamber only, not to {rest}.</source>
        <translation>Il corridoio d&apos;ingresso {1} deve essere collegato a una sola camera, non a {rest}.</translation>
    </message>
    <message>
        <source>The entrance hallway {1} is connected to no chamber.</source>
        <translation>Il corridoio d&apos;ingresso {1} non è collegato a nessuna camera.</translation>
    </message>
    <message>
        <source>Tiles laid later connect the entrance hallway {1} to {rest}, not to one chamber only.</source>
        <translation>Tessere posate dopo collegano il corridoio d&apos;ingresso {1} a {rest}, non a una sola camera.</translation>
    </message>
    <message>
        <source>Markers and doors together: %1; agreed: %2.</source>
        <translation>Segnalini terreno e porte insieme: %1; concordati: %2.</translation>
    </message>
    <message>
        <source>{1} has placed %1 markers and doors; agreed for each player: %2.</source>
        <translation>{1} ha piazzato %1 segnalini terreno e porte; concordati per ogni giocatore: %2.</translation>
    </message>
    <message>
        <source>Artifacts placed: %1; agreed: %2.</source>
        <translation>Artefatti posti: %1; concordati: %2.</translation>
    </message>
    <message>
        <source>{1} placed: %1; agreed: %2.</source>
        <translation>{1}, posti: %1; concordati: %2.</translation>
    </message>
    <message>
        <source>{1} shares its square with {rest}.</source>
        <translation>{1} divide la sua casella con {rest}.</translation>
    </message>
    <message>
        <source>The artifacts ask for more %2 tokens than there are: %1, not %3.</source>
        <translation>Gli artefatti richiedono più gettoni %2 di quanti ce ne sono: %1, non %3.</translation>
    </message>
    <message>
        <source>{1} is a Changeling: it has no treasure dial that could be set.</source>
        <translation>{1} è un Changeling: non ha un disco del tesoro da regolare.</translation>
    </message>
    <message>
        <source>No tile may hold a treasure chest: none is far enough from the entrances and has room for one that can be reached.</source>
        <translation>Nessuna tessera può tenere un forziere: nessuna è abbastanza lontana dagli ingressi e ha posto per uno che si possa raggiungere.</translation>
    </message>
    <message>
        <source>Tokens are placed in turn; {2} is recorded for {1}, who was passed over before.</source>
        <translation>I gettoni si piazzano a turno; {2} è annotato per {1}, che prima era stato saltato.</translation>
    </message>
    <message>
        <source>{2} occupies the square of {1}.</source>
        <translation>{2} occupa la casella di {1}.</translation>
    </message>
    <message>
        <source>In a six tile dungeon {1} must be where {2} is.</source>
        <translation>In un dungeon di sei tessere {1} deve stare dove sta {2}.</translation>
    </message>
    <message>
        <source>Mage Spawn given by {1}: %1, for a team of %2.</source>
        <translation>Mage Spawn messi da {1}: %1, per una squadra di %2.</translation>
    </message>
    <message>
        <source>Chests given by {1}: %1, for a team of %2.</source>
        <translation>Forzieri messi da {1}: %1, per una squadra di %2.</translation>
    </message>
    <message>
        <source>The pool is short of %1: %2 placed, %3 in the pool.</source>
        <translation>Alla riserva mancano pezzi di %1: %2 posti, %3 nella riserva.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>livello %1</translation>
    </message>
    <message>
        <source>north side</source>
        <translation>lato nord</translation>
    </message>
    <message>
        <source>east side</source>
        <translation>lato est</translation>
    </message>
    <message>
        <source>south side</source>
        <translation>lato sud</translation>
    </message>
    <message>
        <source>west side</source>
        <translation>lato ovest</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancione</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>oro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>una nota</translation>
    </message>
    <message>
        <source>something that is gone</source>
        <translation>qualcosa che non c&apos;è più</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>il giocatore %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>%1 of the %2 tiles of a six tile dungeon are laid; a larger one has more.</source>
        <translation>Sono posate %1 delle %2 tessere di un dungeon di sei tessere; uno più grande ne ha di più.</translation>
    </message>
    <message>
        <source>The first token has to lie on a tile with a chest, and does not.</source>
        <translation>Il primo gettone deve trovarsi su una tessera con un forziere, e non lo è.</translation>
    </message>
    <message>
        <source>None of the tokens lies on a tile with a chest; one has to.</source>
        <translation>Nessuno dei gettoni si trova su una tessera con un forziere; almeno uno deve.</translation>
    </message>
    <message>
        <source>(checked since version %1)</source>
        <translation>(controllato dalla versione %1)</translation>
    </message>
    <message>
        <source>{2} of {1} is mounted, or has several dials and is no dragon.</source>
        <translation>{2} di {1} è a cavallo, oppure ha più dischi e non è un drago.</translation>
    </message>
    <message>
        <source>%1, in the pool from {1}, is mounted; mounted figures were not agreed.</source>
        <translation>%1, nella riserva messa da {1}, è a cavallo; le figure a cavallo non sono state concordate.</translation>
    </message>
    <message>
        <source>{2} of {1} is a mount without a rider.</source>
        <translation>{2} di {1} è una cavalcatura senza cavaliere.</translation>
    </message>
    <message>
        <source>%1, in the pool from {1}, is a mount without a rider.</source>
        <translation>%1, nella riserva messa da {1}, è una cavalcatura senza cavaliere.</translation>
    </message>
    <message>
        <source>{1} is a mount without a rider.</source>
        <translation>{1} è una cavalcatura senza cavaliere.</translation>
    </message>
    <message>
        <source>{2} of {1} is no mount, so %1 cannot ride it.</source>
        <translation>{2} di {1} non è una cavalcatura, quindi %1 non può cavalcarla.</translation>
    </message>
    <message>
        <source>%1, in the pool from {1}, is no mount, so %2 cannot ride it.</source>
        <translation>%1, nella riserva messa da {1}, non è una cavalcatura, quindi %2 non può cavalcarla.</translation>
    </message>
    <message>
        <source>{1} is no mount, so %1 cannot ride it.</source>
        <translation>{1} non è una cavalcatura, quindi %1 non può cavalcarla.</translation>
    </message>
    <message>
        <source>%1 is no rider and cannot sit on {2} of {1}.</source>
        <translation>%1 non è un cavaliere e non può montare {2} di {1}.</translation>
    </message>
    <message>
        <source>%2 is no rider and cannot sit on %1, in the pool from {1}.</source>
        <translation>%2 non è un cavaliere e non può montare %1, nella riserva messa da {1}.</translation>
    </message>
    <message>
        <source>%1 is no rider and cannot sit on {1}.</source>
        <translation>%1 non è un cavaliere e non può montare {1}.</translation>
    </message>
    <message>
        <source>%1 does not ride mounts of the type of {2} of {1}.</source>
        <translation>%1 non cavalca cavalcature del tipo di {2} di {1}.</translation>
    </message>
    <message>
        <source>%2 does not ride mounts of the type of %1, in the pool from {1}.</source>
        <translation>%2 non cavalca cavalcature del tipo di %1, nella riserva messa da {1}.</translation>
    </message>
    <message>
        <source>%1 does not ride mounts of the type of {1}.</source>
        <translation>%1 non cavalca cavalcature del tipo di {1}.</translation>
    </message>
    <message>
        <source>A point value of {2} of {1} has still to be chosen.</source>
        <translation>Resta da scegliere un valore in punti per {2} di {1}.</translation>
    </message>
    <message>
        <source>A point value of %1, in the pool from {1}, has still to be chosen.</source>
        <translation>Resta da scegliere un valore in punti per %1, nella riserva messa da {1}.</translation>
    </message>
    <message>
        <source>A point value of {1} has still to be chosen.</source>
        <translation>Resta da scegliere un valore in punti per {1}.</translation>
    </message>
    <message>
        <source>%1 is none of the point values of {2} of {1}.</source>
        <translation>%1 non è uno dei valori in punti di {2} di {1}.</translation>
    </message>
    <message>
        <source>%2 is none of the point values of %1, in the pool from {1}.</source>
        <translation>%2 non è uno dei valori in punti di %1, nella riserva messa da {1}.</translation>
    </message>
    <message>
        <source>%1 is none of the point values of {1}.</source>
        <translation>%1 non è uno dei valori in punti di {1}.</translation>
    </message>
    <message>
        <source>%1, in the pool from {1}, is no chariot and has no place for %2.</source>
        <translation>%1, nella riserva messa da {1}, non è un carro e non ha posto per %2.</translation>
    </message>
    <message>
        <source>{1} is no chariot and has no place for %1.</source>
        <translation>{1} non è un carro e non ha posto per %1.</translation>
    </message>
    <message>
        <source>{2} of {1} starts in something that is no chariot of the team.</source>
        <translation>{2} di {1} parte a bordo di qualcosa che non è un carro della squadra.</translation>
    </message>
    <message>
        <source>{2} of {1} finds the one place of the chariot taken.</source>
        <translation>{2} di {1} trova già occupato l&apos;unico posto del carro.</translation>
    </message>
    <message>
        <source>%2 cannot be carried by %1, in the pool from {1}.</source>
        <translation>%2 non può salire su %1, nella riserva messa da {1}.</translation>
    </message>
    <message>
        <source>%1 cannot be carried by {1}.</source>
        <translation>%1 non può salire su {1}.</translation>
    </message>
    <message>
        <source>{2} of {1} cannot be a passenger.</source>
        <translation>{2} di {1} non può fare da passeggero.</translation>
    </message>
    <message>
        <source>Titans, multi-dial warriors and chariots like %1 are best led by a game master.</source>
        <translation>Titani, guerrieri multidisco e carri come %1 rendono meglio con un arbitro al tavolo.</translation>
    </message>
    <message>
        <source>%1 shoots over walls only under an open ceiling.</source>
        <translation>%1 tira oltre i muri solo sotto un soffitto aperto.</translation>
    </message>
    <message>
        <source>{2} of {1} is %1 squares wide and does not fit through {3}, which is %2 wide.</source>
        <translation>{2} di {1} è larga %1 caselle e non passa per {3}, che ne ha %2.</translation>
    </message>
    <message>
        <source>Behind {3} there is no room for {2} of {1} to come in.</source>
        <translation>Oltre {3} non c&apos;è spazio perché {2} di {1} possa entrare.</translation>
    </message>
    <message>
        <source>{1} may not face diagonally.</source>
        <translation>{1} non può essere rivolta in diagonale.</translation>
    </message>
    <message>
        <source>{1} does not stand wholly on tiles.</source>
        <translation>{1} non poggia per intero sulle tessere.</translation>
    </message>
    <message>
        <source>{1} stands on blocking terrain.</source>
        <translation>{1} sta su terreno bloccante.</translation>
    </message>
    <message>
        <source>{2} stands on a square that {1} has already.</source>
        <translation>{2} sta su una casella già occupata da {1}.</translation>
    </message>
    <message>
        <source>A wall or a door runs between two squares of {1}.</source>
        <translation>Un muro o una porta passa fra due caselle di {1}.</translation>
    </message>
    <message>
        <source>{1} stands over more crevasse squares than one row of its base.</source>
        <translation>{1} sta sopra più caselle di crepaccio di quante ne conti una fila della sua base.</translation>
    </message>
    <message>
        <source>{2} of {1} cannot leave the tile it comes in on: it needs %1 squares side by side, the way is %2 wide.</source>
        <translation>{2} di {1} non può lasciare la tessera d&apos;ingresso: le servono %1 caselle affiancate, il passaggio è largo %2.</translation>
    </message>
    <message>
        <source>{2} of {1} cannot leave the tile it comes in on: it has no room to turn.</source>
        <translation>{2} di {1} non può lasciare la tessera d&apos;ingresso: non ha spazio per girarsi.</translation>
    </message>
    <message>
        <source>{1} can never leave its tile: it needs %1 squares side by side, the way is %2 wide.</source>
        <translation>{1} non potrà mai lasciare la sua tessera: le servono %1 caselle affiancate, il passaggio è largo %2.</translation>
    </message>
    <message>
        <source>{1} can never leave its tile: it has no room to turn.</source>
        <translation>{1} non potrà mai lasciare la sua tessera: non ha spazio per girarsi.</translation>
    </message>
    <message>
        <source>{1} is a Hero and cannot stand among the Mage Spawn.</source>
        <translation>{1} è un Eroe e non può stare fra i Mage Spawn.</translation>
    </message>
    <message>
        <source>{1} is a Mage Knight warrior; warriors were not agreed.</source>
        <translation>{1} è un guerriero di Mage Knight; i guerrieri non sono stati concordati.</translation>
    </message>
    <message>
        <source>{1} is mounted; mounted figures were not agreed.</source>
        <translation>{1} è a cavallo; le figure a cavallo non sono state concordate.</translation>
    </message>
</context>
<context>
    <name>Fit</name>
    <message>
        <source>Peanut base, 1 × 2</source>
        <translation>Base a nocciolina, 1 × 2</translation>
    </message>
    <message>
        <source>Mount or cavalry unit, 1 × 3</source>
        <translation>Cavalcatura o unità di cavalleria, 1 × 3</translation>
    </message>
    <message>
        <source>Titan, 2 × 2</source>
        <translation>Titano, 2 × 2</translation>
    </message>
    <message>
        <source>Small multi-dial, 2 × 4</source>
        <translation>Multidisco piccolo, 2 × 4</translation>
    </message>
    <message>
        <source>Chariot, 2 × 4</source>
        <translation>Carro, 2 × 4</translation>
    </message>
    <message>
        <source>Large multi-dial, 3 × 5</source>
        <translation>Multidisco grande, 3 × 5</translation>
    </message>
    <message>
        <source>%1: gets here</source>
        <translation>%1: arriva fin qui</translation>
    </message>
    <message>
        <source>%1: does not get here</source>
        <translation>%1: qui non arriva</translation>
    </message>
    <message>
        <source>%1: stops here, needs %2 squares between these walls, there is %3 (BASE-07)</source>
        <translation>%1: si ferma qui, servono %2 caselle fra questi muri e ce n&apos;è %3 (BASE-07)</translation>
    </message>
    <message>
        <source>%1: stops here, only one row of its base may hang over the crevasse (BASE-06)</source>
        <translation>%1: si ferma qui, solo una fila della base può sporgere sul crepaccio (BASE-06)</translation>
    </message>
    <message>
        <source>%1: stops here, a square under its base is no floor (BASE-05)</source>
        <translation>%1: si ferma qui, sotto la base mancherebbe il pavimento (BASE-05)</translation>
    </message>
    <message>
        <source>%1: stops here, a wall is in the way of its base (BASE-07)</source>
        <translation>%1: si ferma qui, un muro sbarra la strada alla base (BASE-07)</translation>
    </message>
    <message>
        <source>%1: stops here, it has no room to turn or to lie there (BASE-08)</source>
        <translation>%1: si ferma qui, oltre non c&apos;è spazio per girarsi o per fermarsi (BASE-08)</translation>
    </message>
    <message>
        <source>needs %1, has %2 · BASE-07</source>
        <translation>servono %1, qui %2 · BASE-07</translation>
    </message>
    <message>
        <source>crevasse · BASE-06</source>
        <translation>crepaccio · BASE-06</translation>
    </message>
    <message>
        <source>no floor · BASE-05</source>
        <translation>niente pavimento · BASE-05</translation>
    </message>
    <message>
        <source>wall · BASE-07</source>
        <translation>muro · BASE-07</translation>
    </message>
    <message>
        <source>no room · BASE-08</source>
        <translation>niente spazio · BASE-08</translation>
    </message>
</context>
<context>
    <name>FitLegend</name>
    <message>
        <source>Who fits where</source>
        <translation>Chi passa dove</translation>
    </message>
    <message>
        <source>Where a base of this size can come to rest, nobody being in the way and all doors open. A red bar is a way that is too small for it.</source>
        <translation>Dove può fermarsi una base di questa misura, senza nessuno di mezzo e con tutte le porte aperte. Una barra rossa è un passaggio troppo piccolo.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
</context>
<context>
    <name>Fix</name>
    <message>
        <source>This also removes %1.</source>
        <translation>Toglie anche %1.</translation>
    </message>
    <message>
        <source>Turn {1} on the spot.</source>
        <translation>Gira {1} sul posto.</translation>
    </message>
    <message>
        <source>Turn {1} over to its other side.</source>
        <translation>Volta {1} sull&apos;altro lato.</translation>
    </message>
    <message>
        <source>Move {1} to {place}.</source>
        <translation>Sposta {1} in {place}.</translation>
    </message>
    <message>
        <source>Use %1 in place of {all}.</source>
        <translation>Usa %1 al posto di {all}.</translation>
    </message>
    <message>
        <source>Make {1} the central chamber.</source>
        <translation>Fai di {1} la camera centrale.</translation>
    </message>
    <message>
        <source>Make {1} an entrance.</source>
        <translation>Fai di {1} un ingresso.</translation>
    </message>
    <message>
        <source>Make {1} an ordinary tile.</source>
        <translation>Fai di {1} una tessera comune.</translation>
    </message>
    <message>
        <source>Add {all} at {place}.</source>
        <translation>Aggiungi {all} in {place}.</translation>
    </message>
    <message>
        <source>Add tiles: {all}.</source>
        <translation>Aggiungi tessere: {all}.</translation>
    </message>
    <message>
        <source>Add {all}.</source>
        <translation>Aggiungi {all}.</translation>
    </message>
    <message>
        <source>Add players with a Hero each, %1 in number.</source>
        <translation>Aggiungi giocatori con un Eroe ciascuno, %1 in tutto.</translation>
    </message>
    <message>
        <source>Put {all} into the right order of placement.</source>
        <translation>Metti {all} nel giusto ordine di posa.</translation>
    </message>
    <message>
        <source>Note that other players placed {all}.</source>
        <translation>Annota altri giocatori per: {all}.</translation>
    </message>
    <message>
        <source>Give {1} to {2}.</source>
        <translation>Dai {1} a {2}.</translation>
    </message>
    <message>
        <source>Use the colour %1 for {all}.</source>
        <translation>Usa il colore %1 per {all}.</translation>
    </message>
    <message>
        <source>Give {1} the colour %1.</source>
        <translation>Dai a {1} il colore %1.</translation>
    </message>
    <message>
        <source>Join {1} and {2}.</source>
        <translation>Unisci {1} e {2}.</translation>
    </message>
    <message>
        <source>Let {1} join nothing.</source>
        <translation>Fai che {1} non unisca nulla.</translation>
    </message>
    <message>
        <source>Take the treasure out of {1}.</source>
        <translation>Togli il tesoro da {1}.</translation>
    </message>
    <message>
        <source>Start {rest} of {1} at level %1.</source>
        <translation>Fai cominciare {rest} di {1} dal livello %1.</translation>
    </message>
    <message>
        <source>Put %1 in place of {2} into the team of {1}.</source>
        <translation>Metti %1 al posto di {2} nella squadra di {1}.</translation>
    </message>
    <message>
        <source>Add %1 to the team of {1}.</source>
        <translation>Aggiungi %1 alla squadra di {1}.</translation>
    </message>
    <message>
        <source>Let {1} give %2 more of %1.</source>
        <translation>Fai mettere a {1} altri %2 di %1.</translation>
    </message>
    <message>
        <source>Let {1} give %2 in place of %1.</source>
        <translation>Fai mettere a {1} %2 al posto di %1.</translation>
    </message>
    <message>
        <source>Let {1} give %1 to the chest pool.</source>
        <translation>Fai mettere a {1} %1 nella riserva dei forzieri.</translation>
    </message>
    <message>
        <source>Agree on %1 tokens for each player.</source>
        <translation>Concordate %1 gettoni per ogni giocatore.</translation>
    </message>
    <message>
        <source>Agree on %1 markers and doors for each player.</source>
        <translation>Concordate %1 fra segnalini terreno e porte per ogni giocatore.</translation>
    </message>
    <message>
        <source>Agree on artifacts.</source>
        <translation>Concordate gli artefatti.</translation>
    </message>
    <message>
        <source>Agree on %1 artifacts for each player.</source>
        <translation>Concordate %1 artefatti per ogni giocatore.</translation>
    </message>
    <message>
        <source>Agree on %2 of %1.</source>
        <translation>Concordate %2 di %1.</translation>
    </message>
    <message>
        <source>Agree on Tough tokens.</source>
        <translation>Concordate i gettoni forti.</translation>
    </message>
    <message>
        <source>Agree on Mage Knight warriors.</source>
        <translation>Concordate i guerrieri di Mage Knight.</translation>
    </message>
    <message>
        <source>Agree on figures that are mounted, large or have several dials.</source>
        <translation>Concordate figure a cavallo, grandi o con più dischi.</translation>
    </message>
    <message>
        <source>Play Lone Wolf exactly when every player has one Hero.</source>
        <translation>Giocate Lone Wolf esattamente quando ogni giocatore ha un solo Eroe.</translation>
    </message>
    <message>
        <source>Do not play Lone Wolf.</source>
        <translation>Non giocate Lone Wolf.</translation>
    </message>
    <message>
        <source>Play with tiles and without the printed map.</source>
        <translation>Giocate con le tessere, senza la mappa stampata.</translation>
    </message>
    <message>
        <source>Lay the tiles as the printed map %1 shows them.</source>
        <translation>Posa le tessere come mostra la mappa stampata %1.</translation>
    </message>
    <message>
        <source>Remove {all}.</source>
        <translation>Togli {all}.</translation>
    </message>
    <message>
        <source>Dismiss {rest} from the team of {1}.</source>
        <translation>Congeda {rest} dalla squadra di {1}.</translation>
    </message>
    <message>
        <source>Take %1 out of the pool from {1}.</source>
        <translation>Togli %1 dalla riserva di {1}.</translation>
    </message>
    <message>
        <source>Move {all}.</source>
        <translation>Sposta {all}.</translation>
    </message>
    <message>
        <source>Agree on a build total of %1 points.</source>
        <translation>Concordate un totale di costruzione di %1 punti.</translation>
    </message>
    <message>
        <source>Play with more tiles than the packs have.</source>
        <translation>Giocate con più tessere di quante ne hanno i pacchetti.</translation>
    </message>
    <message>
        <source>Dismiss {rest} from the team of {1} and put cheaper Heroes in place of others.</source>
        <translation>Congeda {rest} dalla squadra di {1} e metti Eroi meno cari al posto di altri.</translation>
    </message>
    <message>
        <source>Put cheaper Heroes in place of {rest} into the team of {1}.</source>
        <translation>Metti Eroi meno cari al posto di {rest} nella squadra di {1}.</translation>
    </message>
    <message>
        <source>Let %1 ride {2} of {1}.</source>
        <translation>Metti %1 in sella a {2} di {1}.</translation>
    </message>
    <message>
        <source>Let %2 ride %1, in the pool from {1}.</source>
        <translation>Metti %2 in sella a %1, nella riserva messa da {1}.</translation>
    </message>
    <message>
        <source>Let %1 ride {1}.</source>
        <translation>Metti %1 in sella a {1}.</translation>
    </message>
    <message>
        <source>Take the rider off {2} of {1}.</source>
        <translation>Togli il cavaliere da {2} di {1}.</translation>
    </message>
    <message>
        <source>Take the rider off %1, in the pool from {1}.</source>
        <translation>Togli il cavaliere da %1, nella riserva messa da {1}.</translation>
    </message>
    <message>
        <source>Take the rider off {1}.</source>
        <translation>Togli il cavaliere da {1}.</translation>
    </message>
    <message>
        <source>Choose %1 points for {2} of {1}.</source>
        <translation>Scegli %1 punti per {2} di {1}.</translation>
    </message>
    <message>
        <source>Choose %2 points for %1, in the pool from {1}.</source>
        <translation>Scegli %2 punti per %1, nella riserva messa da {1}.</translation>
    </message>
    <message>
        <source>Choose %1 points for {1}.</source>
        <translation>Scegli %1 punti per {1}.</translation>
    </message>
    <message>
        <source>Let {2} of {1} start on foot.</source>
        <translation>Fai partire a piedi {2} di {1}.</translation>
    </message>
    <message>
        <source>Leave %1, in the pool from {1}, without a passenger.</source>
        <translation>Lascia senza passeggero %1, nella riserva messa da {1}.</translation>
    </message>
    <message>
        <source>Leave {1} without a passenger.</source>
        <translation>Lascia {1} senza passeggero.</translation>
    </message>
    <message>
        <source>Play with a game master.</source>
        <translation>Gioca con un arbitro.</translation>
    </message>
    <message>
        <source>Play under an open ceiling.</source>
        <translation>Gioca sotto un soffitto aperto.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Make the team of {1} cheaper: put other Heroes in place of {rest}, or start them at level 1.</source>
        <translation>Rendi meno cara la squadra di {1}: metti altri Eroi al posto di {rest}, o falli partire dal livello 1.</translation>
    </message>
</context>
<context>
    <name>FixPlanCard</name>
    <message>
        <source>Steps of the plan</source>
        <translation>Passi del piano</translation>
    </message>
    <message>
        <source>Do All This</source>
        <translation>Fai tutto questo</translation>
    </message>
    <message>
        <source>Leave It</source>
        <translation>Lascia stare</translation>
    </message>
</context>
<context>
    <name>FormCell</name>
    <message>
        <source>not used</source>
        <translation>non usato</translation>
    </message>
</context>
<context>
    <name>FormTable</name>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add a line to %1</source>
        <translation>Aggiungi una riga a %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove the chosen line of %1</source>
        <translation>Rimuovi la riga scelta di %1</translation>
    </message>
</context>
<context>
    <name>GameViews</name>
    <message>
        <source>Nothing is wrong and nothing is missing: this is ready to play.</source>
        <translation>Nulla è sbagliato e nulla manca: è tutto pronto da giocare.</translation>
    </message>
    <message>
        <source>None left</source>
        <translation>Non ne restano</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>Ne restano %1</translation>
    </message>
    <message>
        <source>Play this, on a copy, and come back to where you were</source>
        <translation>Gioca, su una copia, e torna dov’eri</translation>
    </message>
</context>
<context>
    <name>GamesProgress</name>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>What was played so far is kept.</source>
        <translation>Ciò che è stato giocato finora resta.</translation>
    </message>
</context>
<context>
    <name>GeneralSettings</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>As the System</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Scala dell’interfaccia</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Rotella del mouse</translation>
    </message>
    <message>
        <source>Scrolls; Ctrl zooms</source>
        <translation>Scorre; con Ctrl ingrandisce</translation>
    </message>
    <message>
        <source>Zooms; Ctrl scrolls</source>
        <translation>Ingrandisce; con Ctrl scorre</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>Copie di recupero</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Every %1 s</source>
        <translation>Ogni %1 s</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Animations in play: figures, dice and doors move</source>
        <translation>Animazioni in gioco: figure, dadi e porte si muovono</translation>
    </message>
    <message>
        <source>Refuse illegal placements (Shift lays them anyway)</source>
        <translation>Rifiuta i posti non consentiti (Maiusc posa comunque)</translation>
    </message>
    <message>
        <source>Ask before a key ends a turn with activations left</source>
        <translation>Chiedi prima che un tasto termini un turno con attivazioni rimaste</translation>
    </message>
    <message>
        <source>Ask who plays at the first game of a scenario, and remember it</source>
        <translation>Chiedi chi gioca alla prima partita di uno scenario, e ricordalo</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Lay the tiles as the printed map shows them.</source>
        <translation>Posa le tessere come le mostra la mappa stampata.</translation>
    </message>
    <message>
        <source>The starting player lays a chamber in the middle: it is the central chamber.</source>
        <translation>Chi comincia posa una camera al centro: è la camera centrale.</translation>
    </message>
    <message>
        <source>Say which chamber is the central one: select it and choose its role in the inspector.</source>
        <translation>Indica qual è la camera centrale: selezionala e scegli il suo ruolo nel pannello Proprietà.</translation>
    </message>
    <message>
        <source>Lay a chamber or a hallway that has a path to the central chamber. Everybody keeps a hallway for the end.</source>
        <translation>Posa una camera o un corridoio che abbia un percorso fino alla camera centrale. Ognuno tiene da parte un corridoio per la fine.</translation>
    </message>
    <message>
        <source>Lay a chamber: every player needs three, and the tiles that are left are needed.</source>
        <translation>Posa una camera: a ogni giocatore ne servono tre, e le tessere rimaste bastano appena.</translation>
    </message>
    <message>
        <source>The last tile of a player is a hallway that makes an entrance: open to the outside, joined to a single chamber.</source>
        <translation>L&apos;ultima tessera di un giocatore è un corridoio che fa da ingresso: aperto verso l&apos;esterno e unito a una sola camera.</translation>
    </message>
    <message>
        <source>Choose Heroes</source>
        <translation>Scegliete gli Eroi</translation>
    </message>
    <message>
        <source>Lay out the dungeon</source>
        <translation>Posate il dungeon</translation>
    </message>
    <message>
        <source>Special terrain and doors</source>
        <translation>Terreno speciale e porte</translation>
    </message>
    <message>
        <source>Treasure chests</source>
        <translation>Forzieri del tesoro</translation>
    </message>
    <message>
        <source>Wandering tokens</source>
        <translation>Gettoni erranti</translation>
    </message>
    <message>
        <source>Mage Spawn pool</source>
        <translation>Riserva di Mage Spawn</translation>
    </message>
    <message>
        <source>Entrances and exits</source>
        <translation>Ingressi e uscite</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Inizio della partita</translation>
    </message>
    <message>
        <source>%1 of %2 teams chosen</source>
        <translation>%1 squadre su %2 scelte</translation>
    </message>
    <message>
        <source>%1 of %2 tiles laid</source>
        <translation>%1 tessere su %2 posate</translation>
    </message>
    <message>
        <source>%1 of at most %2 pieces placed</source>
        <translation>%1 pezzi posati, al massimo %2</translation>
    </message>
    <message>
        <source>Chests placed: %1</source>
        <translation>Forzieri posati: %1</translation>
    </message>
    <message>
        <source>%1 of %2 chests placed</source>
        <translation>%1 forzieri su %2 posati</translation>
    </message>
    <message>
        <source>%1 of at most %2 tokens placed</source>
        <translation>%1 gettoni posati, al massimo %2</translation>
    </message>
    <message>
        <source>%1 of %2 players have given</source>
        <translation>%1 giocatori su %2 hanno contribuito</translation>
    </message>
    <message>
        <source>%1 of %2 arrows chosen</source>
        <translation>%1 frecce su %2 scelte</translation>
    </message>
    <message>
        <source>Ready for play</source>
        <translation>Pronto per giocare</translation>
    </message>
    <message>
        <source>Errors: %1 · to do: %2</source>
        <translation>Errori: %1 · da fare: %2</translation>
    </message>
    <message>
        <source>Add players in the panel Players.</source>
        <translation>Aggiungi i giocatori nel pannello Giocatori.</translation>
    </message>
    <message>
        <source>%1 chooses Heroes for up to %2 points, in the panel Players.</source>
        <translation>%1 sceglie Eroi per un massimo di %2 punti, nel pannello Giocatori.</translation>
    </message>
    <message>
        <source>Draw a door or a terrain marker and place it, not near an entrance.</source>
        <translation>Pesca una porta o un segnalino terreno e posalo, non vicino a un ingresso.</translation>
    </message>
    <message>
        <source>Place a door in a doorway or a terrain marker on a square, not near an entrance.</source>
        <translation>Posa una porta in un passaggio o un segnalino terreno su una casella, non vicino a un ingresso.</translation>
    </message>
    <message>
        <source>Doors and markers are down. Artifacts may follow, if you agreed on any.</source>
        <translation>Porte e segnalini sono posati. Ora possono seguire gli artefatti, se li avete concordati.</translation>
    </message>
    <message>
        <source>The chest pool is empty. Everybody puts in as many chests as there are Heroes in the team, in the panel Players.</source>
        <translation>La riserva di forzieri è vuota. Ognuno ne mette tanti quanti sono gli Eroi della squadra, nel pannello Giocatori.</translation>
    </message>
    <message>
        <source>%1 puts as many chests into the pool as there are Heroes in the team, in the panel Players.</source>
        <translation>%1 mette nella riserva tanti forzieri quanti sono gli Eroi della squadra, nel pannello Giocatori.</translation>
    </message>
    <message>
        <source>No tile is two or more tiles away from every entrance: this dungeon has no room for treasure.</source>
        <translation>Nessuna tessera dista due o più tessere da ogni ingresso: in questo dungeon non c&apos;è posto per tesori.</translation>
    </message>
    <message>
        <source>Place a chest two or more tiles away from every entrance, one on a tile, so that a figure can step in front of it.</source>
        <translation>Posa un forziere a due o più tessere da ogni ingresso, uno per tessera, in modo che una figura possa metterglisi davanti.</translation>
    </message>
    <message>
        <source>The first token goes on a tile with a chest.</source>
        <translation>Il primo gettone va su una tessera con un forziere.</translation>
    </message>
    <message>
        <source>Place a token two or more tiles away from every entrance: one on a tile, two on a tile with a chest.</source>
        <translation>Posa un gettone a due o più tessere da ogni ingresso: uno per tessera, due dove c&apos;è un forziere.</translation>
    </message>
    <message>
        <source>%1 brings at least as many Mage Spawn as Heroes, worth 100 points or more, in the panel Players.</source>
        <translation>%1 porta almeno tanti Mage Spawn quanti Eroi, per 100 punti o più, nel pannello Giocatori.</translation>
    </message>
    <message>
        <source>Put the entrance arrow of %1 at the opening of an entrance hallway that nobody else uses.</source>
        <translation>Metti la freccia d&apos;ingresso di %1 all&apos;apertura di un corridoio d&apos;ingresso che nessun altro usa.</translation>
    </message>
    <message>
        <source>Put the exit arrow of %1 at any opening to the outside that can be reached.</source>
        <translation>Metti la freccia d&apos;uscita di %1 a un&apos;apertura verso l&apos;esterno che si possa raggiungere.</translation>
    </message>
    <message>
        <source>In a dungeon of six tiles the exit of %1 is the entrance of the other team.</source>
        <translation>In un dungeon di sei tessere l&apos;uscita di %1 è l&apos;ingresso dell&apos;altra squadra.</translation>
    </message>
    <message>
        <source>Everything is there, but a rule is broken. Click what is wrong to see where, and how to mend it.</source>
        <translation>C&apos;è tutto, ma una regola è violata. Fai clic su ciò che non va per vedere dove e come rimediare.</translation>
    </message>
    <message>
        <source>Finish the steps above. The Heroes start outside, next to their entrances.</source>
        <translation>Completa i passi precedenti. Gli Eroi cominciano fuori, accanto ai loro ingressi.</translation>
    </message>
    <message>
        <source>Everything is in place: put the Heroes next to their entrances and begin.</source>
        <translation>È tutto al suo posto: mettete gli Eroi accanto ai loro ingressi e cominciate.</translation>
    </message>
    <message>
        <source>later</source>
        <translation>più tardi</translation>
    </message>
    <message>
        <source>now</source>
        <translation>adesso</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>a rule is broken</source>
        <translation>una regola è violata</translation>
    </message>
    <message>
        <source>%1. %2 begins.</source>
        <translation>%1. Comincia %2.</translation>
    </message>
    <message>
        <source>%1 laid: 6 tiles make a small dungeon, %2 a usual one</source>
        <translation>Posate: %1. Sei tessere fanno un dungeon piccolo, %2 uno normale</translation>
    </message>
</context>
<context>
    <name>GuideActions</name>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>New from &amp;Template…</source>
        <translation>Nuovo da &amp;modello…</translation>
    </message>
    <message>
        <source>&amp;Guided Setup</source>
        <translation>Preparazione &amp;guidata</translation>
    </message>
    <message>
        <source>&amp;Complete the Dungeon…</source>
        <translation>&amp;Completa il dungeon…</translation>
    </message>
    <message>
        <source>Ge&amp;nerate a Dungeon…</source>
        <translation>Ge&amp;nera un dungeon…</translation>
    </message>
</context>
<context>
    <name>GuideCard</name>
    <message>
        <source>Take %1</source>
        <translation>Prendi %1</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>%1 of 8 steps are done</source>
        <translation>%1 passi su 8 sono fatti</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>A turni</translation>
    </message>
    <message>
        <source>Place as the rules alternate, and record who placed what. Without it everybody places anything.</source>
        <translation>Posate alternandovi come vogliono le regole, registrando chi ha posato che cosa. Altrimenti chiunque posa qualsiasi cosa.</translation>
    </message>
    <message>
        <source>Help about the guided setup</source>
        <translation>Aiuto sulla preparazione guidata</translation>
    </message>
    <message>
        <source>Complete It for Me…</source>
        <translation>Completa per me…</translation>
    </message>
    <message>
        <source>The rules cannot be checked while pieces are missing.</source>
        <translation>Le regole non si possono controllare finché mancano dei pezzi.</translation>
    </message>
    <message>
        <source>Steps of the setup</source>
        <translation>Passi della preparazione</translation>
    </message>
</context>
<context>
    <name>GuidePiece</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, ne restano %2</translation>
    </message>
</context>
<context>
    <name>GuideProblem</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>GuideStep</name>
    <message>
        <source>Step %1, %2: %3, %4</source>
        <translation>Passo %1, %2: %3, %4</translation>
    </message>
</context>
<context>
    <name>GuideStepBody</name>
    <message>
        <source>Turn of %1</source>
        <translation>Turno di %1</translation>
    </message>
    <message>
        <source>Draw a Piece</source>
        <translation>Pesca un pezzo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Place More After All</source>
        <translation>Posane ancora</translation>
    </message>
    <message>
        <source>Leave It at That</source>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>Open Players</source>
        <translation>Apri Giocatori</translation>
    </message>
    <message numerus="yes">
        <source>And %n more, see Problems.</source>
        <translation>
            <numerusform>E altro %n, vedi Problemi.</numerusform>
            <numerusform>E altri %n, vedi Problemi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regole:</translation>
    </message>
    <message>
        <source>Show rule %1</source>
        <translation>Mostra la regola %1</translation>
    </message>
    <message>
        <source>Roll for the Start</source>
        <translation>Tira per chi comincia</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>something can be done with it</source>
        <translation>se ne può fare qualcosa</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Hand the mouse to %1</source>
        <translation>Passa il mouse a %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Sono %1</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>A hand is shown to whoever is asked</source>
        <translation>La mano si mostra a chi deve scegliere</translation>
    </message>
</context>
<context>
    <name>HeatActions</name>
    <message>
        <source>Playtest</source>
        <translation>Collaudo</translation>
    </message>
    <message>
        <source>Heat Map of &amp;Visits</source>
        <translation>Mappa di calore delle &amp;visite</translation>
    </message>
    <message>
        <source>Heat Map of &amp;Deaths</source>
        <translation>Mappa di calore delle &amp;morti</translation>
    </message>
</context>
<context>
    <name>HeatChips</name>
    <message>
        <source>Visits</source>
        <translation>Visite</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Morti</translation>
    </message>
</context>
<context>
    <name>HeatKey</name>
    <message>
        <source>Steps of heroes</source>
        <translation>Passi degli eroi</translation>
    </message>
    <message>
        <source>Heroes that fell</source>
        <translation>Eroi caduti</translation>
    </message>
    <message>
        <source>Hide the heat map</source>
        <translation>Nascondi la mappa di calore</translation>
    </message>
    <message>
        <source>Scale from few to many</source>
        <translation>Scala da pochi a molti</translation>
    </message>
    <message>
        <source>None in these games.</source>
        <translation>Nessuno in queste partite.</translation>
    </message>
    <message>
        <source>A cross: nobody ever entered.</source>
        <translation>Una croce: nessuno vi è mai entrato.</translation>
    </message>
    <message>
        <source>The dungeon has changed since.</source>
        <translation>Nel frattempo il dungeon è cambiato.</translation>
    </message>
</context>
<context>
    <name>HelpActions</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>&amp;Search Commands…</source>
        <translation>&amp;Cerca comandi…</translation>
    </message>
    <message>
        <source>&amp;About Delvewright</source>
        <translation>&amp;Informazioni su Delvewright</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Tour of the Window</source>
        <translation>&amp;Giro della finestra</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Delvewright Help</source>
        <translation>Aiuto di Delvewright</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Cerca nell&apos;aiuto</translation>
    </message>
    <message>
        <source>No page says “%1”.</source>
        <translation>Nessuna pagina dice «%1».</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>%1, saved</source>
        <translation>%1, salvato</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvato</translation>
    </message>
</context>
<context>
    <name>ImpactDialog</name>
    <message>
        <source>Open scenarios use what you changed</source>
        <translation>Scenari aperti usano ciò che hai cambiato</translation>
    </message>
    <message>
        <source>The rules say the same as before.</source>
        <translation>Le regole dicono lo stesso di prima.</translation>
    </message>
    <message>
        <source>No longer there, so that the scenario can only be looked at:</source>
        <translation>Non c&apos;è più, perciò lo scenario si può solo guardare:</translation>
    </message>
    <message>
        <source>New:</source>
        <translation>Nuovo:</translation>
    </message>
    <message>
        <source>No longer:</source>
        <translation>Non più:</translation>
    </message>
</context>
<context>
    <name>ImprovementCard</name>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Points out both squares on the map</source>
        <translation>Indica entrambe le caselle sulla mappa</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Si gioca…</translation>
    </message>
    <message>
        <source>Try in 200 Games</source>
        <translation>Prova in 200 partite</translation>
    </message>
    <message>
        <source>Plays the dungeon with and without it, with the same seeds</source>
        <translation>Gioca il dungeon con e senza, con gli stessi semi</translation>
    </message>
    <message>
        <source>Put on the Map</source>
        <translation>Metti sulla mappa</translation>
    </message>
    <message>
        <source>Shows it pale on the map, to be accepted or rejected</source>
        <translation>Lo mostra in chiaro sulla mappa, da accettare o rifiutare</translation>
    </message>
</context>
<context>
    <name>ImprovementList</name>
    <message>
        <source>What would make it better</source>
        <translation>Che cosa lo migliorerebbe</translation>
    </message>
</context>
<context>
    <name>InsightContext</name>
    <message>
        <source>The program plays the dungeon many times and says who wins, how long it takes, which chests and tokens nobody finds, and whether it is fair.</source>
        <translation>Il programma gioca il dungeon molte volte e dice chi vince, quanto dura, quali forzieri e gettoni nessuno trova, e se è equo.</translation>
    </message>
    <message>
        <source>Play this dungeon many times, beside the window, and tell what came of it</source>
        <translation>Gioca questo dungeon molte volte, accanto alla finestra, e dice che cosa ne è venuto</translation>
    </message>
    <message>
        <source>The dungeon has changed since; run again.</source>
        <translation>Nel frattempo il dungeon è cambiato; avviate di nuovo.</translation>
    </message>
    <message>
        <source>Run a playtest, change the dungeon, and compare: both versions are played with the same seeds, and what changed is told with what is certain about it.</source>
        <translation>Avviate un collaudo, modificate il dungeon e confrontate: le due versioni vengono giocate con gli stessi semi, e si dice che cosa è cambiato e che cosa ne è certo.</translation>
    </message>
    <message>
        <source>The dungeon has changed since; compare again.</source>
        <translation>Nel frattempo il dungeon è cambiato; confrontate di nuovo.</translation>
    </message>
    <message>
        <source>A promise is what you want to be true of the games: “each chest is taken in at least 5 % of the games”. It is kept in the scenario and checked with every playtest.</source>
        <translation>Una promessa è ciò che volete sia vero delle partite: «ogni forziere è preso in almeno il 5 % delle partite». È conservata nello scenario e verificata a ogni collaudo.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Build total</source>
        <translation>Totale di costruzione</translation>
    </message>
    <message>
        <source>Special pieces per player</source>
        <translation>Pezzi speciali per giocatore</translation>
    </message>
    <message>
        <source>Tokens brought per player</source>
        <translation>Gettoni portati da ogni giocatore</translation>
    </message>
    <message>
        <source>Tokens placed per player</source>
        <translation>Gettoni posti da ogni giocatore</translation>
    </message>
    <message>
        <source>Tough tokens</source>
        <translation>Gettoni forti</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefatti</translation>
    </message>
    <message>
        <source>Only as many pieces as there are</source>
        <translation>Solo tanti pezzi quanti ce ne sono</translation>
    </message>
    <message>
        <source>Free building</source>
        <translation>Costruzione libera</translation>
    </message>
    <message>
        <source>The tiles ran out</source>
        <translation>Le tessere si sono esaurite</translation>
    </message>
    <message>
        <source>Warriors of the outdoor game</source>
        <translation>Guerrieri del gioco all&apos;aperto</translation>
    </message>
    <message>
        <source>Figures of all sizes</source>
        <translation>Figure di ogni grandezza</translation>
    </message>
    <message>
        <source>Large squares</source>
        <translation>Caselle grandi</translation>
    </message>
    <message>
        <source>Moderated</source>
        <translation>Con moderatore</translation>
    </message>
    <message>
        <source>Open ceiling</source>
        <translation>Soffitto aperto</translation>
    </message>
    <message>
        <source>At most %1 characters.</source>
        <translation>Al massimo %1 caratteri.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>Un numero intero da %1 a %2.</translation>
    </message>
    <message>
        <source>Choose one of the list.</source>
        <translation>Scegli dall&apos;elenco.</translation>
    </message>
    <message>
        <source>Yes or no.</source>
        <translation>Sì o no.</translation>
    </message>
    <message>
        <source>Printed map</source>
        <translation>Mappa stampata</translation>
    </message>
    <message>
        <source>None: laid out from tiles</source>
        <translation>Nessuna: composta di tessere</translation>
    </message>
    <message>
        <source>%1, side %2</source>
        <translation>%1, lato %2</translation>
    </message>
    <message>
        <source>Artifacts agreed on</source>
        <translation>Artefatti concordati</translation>
    </message>
    <message>
        <source>Which artifacts</source>
        <translation>Quali artefatti</translation>
    </message>
    <message>
        <source>Any kind, any number</source>
        <translation>Di ogni tipo, quanti si vuole</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Solo questi</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Story and notes</source>
        <translation>Storia e note</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
    <message>
        <source>What the players agreed on</source>
        <translation>Ciò che i giocatori hanno concordato</translation>
    </message>
    <message>
        <source>Lone Wolf</source>
        <translation>Lupo solitario</translation>
    </message>
    <message>
        <source>If every team is one hero</source>
        <translation>Se ogni squadra è un solo eroe</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pezzo</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Non annotato</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonna</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Side of the square</source>
        <translation>Lato della casella</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Girato di</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Faccia in vista</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Lato A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Lato B</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Ruolo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Central chamber</source>
        <translation>Camera centrale</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Drawn as a replacement</source>
        <translation>Pescata come sostituta</translation>
    </message>
    <message>
        <source>Special side</source>
        <translation>Lato speciale</translation>
    </message>
    <message>
        <source>Plain side</source>
        <translation>Lato comune</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>Da nessuna parte</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Porta a</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Rivolto a</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Position %1</source>
        <translation>Posizione %1</translation>
    </message>
    <message>
        <source>Treasure dial</source>
        <translation>Disco del tesoro</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Gettone</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Mostri</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Placed by</source>
        <translation>Collocato da</translation>
    </message>
    <message>
        <source>Artifacts per player</source>
        <translation>Artefatti per giocatore</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Quanti si vuole</translation>
    </message>
    <message>
        <source>Rounds at most</source>
        <translation>Round al massimo</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>Roll for the start</source>
        <translation>Si tira per chi comincia</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Mage Spawn</source>
        <translation>Mage Spawn</translation>
    </message>
    <message>
        <source>Neutral until met</source>
        <translation>Neutrale finché non la s&apos;incontra</translation>
    </message>
    <message>
        <source>Team of %1</source>
        <translation>Squadra di %1</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Appartiene a</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nord-est</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Sud-est</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Sud-ovest</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Nord-ovest</translation>
    </message>
    <message>
        <source>Watches</source>
        <translation>Sorveglia</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Il lato sinistro</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Il lato destro</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Rider</source>
        <translation>Cavaliere</translation>
    </message>
    <message>
        <source>Passenger</source>
        <translation>Passeggero</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <translation>Non scelto</translation>
    </message>
    <message>
        <source>Point value</source>
        <translation>Valore in punti</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Parte da</translation>
    </message>
    <message>
        <source>A harder game: each player brings a tough token in place of a weak one.</source>
        <translation>Una partita più dura: ogni giocatore porta un gettone forte al posto di uno debole.</translation>
    </message>
    <message>
        <source>Artifacts may be placed: pillars, chairs, tables and exotic ones.</source>
        <translation>Si possono posare artefatti: pilastri, sedie, tavoli e quelli esotici.</translation>
    </message>
    <message>
        <source>A piece may be used only as often as your collection has it.</source>
        <translation>Un pezzo si può usare solo tante volte quante ne ha la tua collezione.</translation>
    </message>
    <message>
        <source>The players agreed on numbers of their own: too many or too few pieces are a warning.</source>
        <translation>I giocatori si sono accordati su altri numeri: pezzi in più o in meno sono solo un avviso.</translation>
    </message>
    <message>
        <source>No tile that is left fits: fewer tiles than the rules ask for are a warning, and the dungeon is finished.</source>
        <translation>Nessuna delle tessere rimaste si può posare: averne meno di quanto chiedono le regole è solo un avviso, e il dungeon è finito.</translation>
    </message>
    <message>
        <source>Figures that are neither heroes nor Mage Spawn may be in teams and pools.</source>
        <translation>Nelle squadre e nelle riserve possono esserci figure che non sono né eroi né Mage Spawn.</translation>
    </message>
    <message>
        <source>Mounts, titans and multi-dial figures may be used.</source>
        <translation>Si possono usare cavalcature, titani e figure multidisco.</translation>
    </message>
    <message>
        <source>Tiles with larger squares: a peanut base stands on one square and turns in eight directions.</source>
        <translation>Tessere con caselle più grandi: una base a nocciolina occupa una casella e si gira in otto direzioni.</translation>
    </message>
    <message>
        <source>A game master leads the scenario: titans, multi-dial warriors and chariots are not remarked on.</source>
        <translation>Un moderatore conduce lo scenario: titani, guerrieri multidisco e carri non vengono segnalati.</translation>
    </message>
    <message>
        <source>No ceiling stops indirect fire: titans may shoot over walls.</source>
        <translation>Nessun soffitto ferma il tiro indiretto: i titani possono tirare oltre i muri.</translation>
    </message>
    <message>
        <source>Dice say who begins when the game is started, not the order of the players.</source>
        <translation>All’inizio della partita sono i dadi a dire chi comincia, non l’ordine dei giocatori.</translation>
    </message>
    <message>
        <source>Standard arcs</source>
        <translation>Archi normali</translation>
    </message>
    <message>
        <source>Multi-dial figures have one front arc and a rear arc, and attack with any section.</source>
        <translation>Le figure multidisco hanno un solo arco frontale e un arco posteriore, e attaccano con qualsiasi sezione.</translation>
    </message>
</context>
<context>
    <name>InspectorPanel</name>
    <message>
        <source>Properties</source>
        <translation>Proprietà</translation>
    </message>
</context>
<context>
    <name>JobStatus</name>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>Layers</source>
        <translation>Livelli di disegno</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostra %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Blocca %1</translation>
    </message>
    <message>
        <source>%1 cannot be selected. Click to unlock.</source>
        <translation>%1: non si possono selezionare. Fai clic per sbloccarli.</translation>
    </message>
</context>
<context>
    <name>LegendBar</name>
    <message>
        <source>Hide: %1</source>
        <translation>Nascondi: %1</translation>
    </message>
    <message>
        <source>%1 Reckoned with: %2.</source>
        <translation>%1 Calcolato con: %2.</translation>
    </message>
</context>
<context>
    <name>LevelTabs</name>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
</context>
<context>
    <name>LinesDialog</name>
    <message>
        <source>Other Lines</source>
        <translation>Altre linee</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the line</source>
        <translation>Nome della linea</translation>
    </message>
    <message>
        <source>From action %1: %2 (%3 in all)</source>
        <translation>Dall&apos;azione %1: %2 (%3 in tutto)</translation>
    </message>
    <message>
        <source>Take Up</source>
        <translation>Riprendi</translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>Rule %1</source>
        <translation>Regola %1</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Why? %1</source>
        <translation>Perché? %1</translation>
    </message>
</context>
<context>
    <name>MageKnightParts</name>
    <message>
        <source>Tiles: %1</source>
        <translation>Tessere: %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Collaudo</translation>
    </message>
    <message>
        <source>Lay out tiles, doors, monsters and treasure for a dungeon of squares, and play it.</source>
        <translation>Disponi tessere, porte, mostri e tesori per un dungeon di caselle, e giocalo.</translation>
    </message>
    <message>
        <source>Nothing is wrong and nothing is missing: this dungeon is ready to play.</source>
        <translation>Nulla è sbagliato e nulla manca: questo dungeon è pronto da giocare.</translation>
    </message>
    <message>
        <source>None left in your collection</source>
        <translation>Nella tua collezione non ne restano</translation>
    </message>
    <message>
        <source>%1 left in your collection</source>
        <translation>Nella tua collezione ne restano: %1</translation>
    </message>
    <message>
        <source>Play this dungeon, on a copy, and come back to where you were</source>
        <translation>Gioca questo dungeon, su una copia, e torna dov’eri</translation>
    </message>
</context>
<context>
    <name>MapFindBar</name>
    <message>
        <source>Find on the map</source>
        <translation>Cerca sulla mappa</translation>
    </message>
    <message>
        <source>Name, kind, id or note</source>
        <translation>Nome, tipo, id o nota</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Risultato precedente</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Risultato successivo</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Chiudi la ricerca</translation>
    </message>
</context>
<context>
    <name>MapSampleCard</name>
    <message>
        <source>Players: %1 · cards: %2</source>
        <translation>Giocatori: %1 · carte: %2</translation>
    </message>
</context>
<context>
    <name>MapSamples</name>
    <message>
        <source>Sample card maps</source>
        <translation>Mappe di carte di esempio</translation>
    </message>
    <message>
        <source>No sample card maps are installed.</source>
        <translation>Non sono installate mappe di carte di esempio.</translation>
    </message>
</context>
<context>
    <name>MapTabs</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Draw a Map card</source>
        <translation>Pesca una carta Mappa</translation>
    </message>
    <message>
        <source>Take a random card of those left that has a legal place</source>
        <translation>Prende a caso una delle carte rimaste che ha un posto consentito</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Bozza</translation>
    </message>
    <message>
        <source>Draft: cards may lie anywhere</source>
        <translation>Bozza: le carte possono stare dovunque</translation>
    </message>
    <message>
        <source>Cards may lie anywhere; the problems tell what is wrong</source>
        <translation>Le carte possono stare dovunque; i problemi dicono che cosa non va</translation>
    </message>
    <message>
        <source>Laying in turns: %1</source>
        <translation>Si posa a turno: %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Go on with the turn</source>
        <translation>Continua il turno</translation>
    </message>
    <message>
        <source>Take the next card of the hand that has a place, or lay what the program proposes</source>
        <translation>Prendi la prossima carta della mano che ha un posto, o posa ciò che il programma propone</translation>
    </message>
</context>
<context>
    <name>Measure</name>
    <message>
        <source>blocked by a wall</source>
        <translation>bloccata da un muro</translation>
    </message>
    <message>
        <source>blocked by a corner</source>
        <translation>bloccata da un angolo</translation>
    </message>
    <message>
        <source>blocked by a closed door</source>
        <translation>bloccata da una porta chiusa</translation>
    </message>
    <message>
        <source>blocked by shadow</source>
        <translation>bloccata dall’ombra</translation>
    </message>
    <message>
        <source>blocked by a figure</source>
        <translation>bloccata da una miniatura</translation>
    </message>
    <message>
        <source>none between levels</source>
        <translation>nessuna tra livelli diversi</translation>
    </message>
    <message>
        <source>hindered, the target has cover</source>
        <translation>ostacolata, il bersaglio ha copertura</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>libera</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Steps: %1</source>
        <translation>Passi: %1</translation>
    </message>
    <message>
        <source>Speed points: %1</source>
        <translation>Punti velocità: %1</translation>
    </message>
    <message>
        <source>No way leads there</source>
        <translation>Nessuna via ci arriva</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Gittata: %1</translation>
    </message>
    <message>
        <source>Tiles: %1</source>
        <translation>Tessere: %1</translation>
    </message>
    <message>
        <source>Line of fire: %1</source>
        <translation>Linea di tiro: %1</translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>Click where to measure from · Enter measures from the board cursor · Esc leaves the tool</source>
        <translation>Clic da dove misurare · Invio misura dal cursore · Esc lascia lo strumento</translation>
    </message>
    <message>
        <source>There is no square of a tile to measure from</source>
        <translation>Qui non c’è nessuna casella di una tessera da cui misurare</translation>
    </message>
    <message>
        <source>From %1 · click where to measure to</source>
        <translation>Da %1 · clic fin dove misurare</translation>
    </message>
    <message>
        <source>From %1 · there is no square of a tile here</source>
        <translation>Da %1 · qui non c’è nessuna casella di una tessera</translation>
    </message>
    <message>
        <source>%1 → %2 · %3</source>
        <translation>%1 → %2 · %3</translation>
    </message>
</context>
<context>
    <name>MillimetreBox</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 e altri %2</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>A new document for which game?</source>
        <translation>Un nuovo documento per quale gioco?</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>New note</source>
        <translation>Nuova nota</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>What is there to know about this square?</source>
        <translation>Che cosa c’è da sapere su questa casella?</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>Testo della nota</translation>
    </message>
    <message>
        <source>A note has at most %1 characters.</source>
        <translation>Una nota ha al massimo %1 caratteri.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Pin Note</source>
        <translation>Fissa nota</translation>
    </message>
    <message>
        <source>Save Note</source>
        <translation>Salva nota</translation>
    </message>
</context>
<context>
    <name>OpponentBar</name>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Pace of opponents</source>
        <translation>Ritmo degli avversari</translation>
    </message>
    <message>
        <source>An opponent is choosing</source>
        <translation>Un avversario sta scegliendo</translation>
    </message>
</context>
<context>
    <name>OutlinePanel</name>
    <message>
        <source>Outline</source>
        <translation>Struttura</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>chiuso</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Chiudi %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Apri %1</translation>
    </message>
</context>
<context>
    <name>OutputActions</name>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Esporta…</translation>
    </message>
</context>
<context>
    <name>OverlayActions</name>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>&amp;Reach by Turn</source>
        <translation>Po&amp;rtata per turno</translation>
    </message>
    <message>
        <source>Show where heroes can stand after so many turns</source>
        <translation>Mostra dove possono stare gli eroi dopo un certo numero di turni</translation>
    </message>
    <message>
        <source>Reach: One Turn &amp;Later</source>
        <translation>Portata: un turno in pi&amp;ù</translation>
    </message>
    <message>
        <source>Reach: One Turn Soon&amp;er</source>
        <translation>Portata: un turno in &amp;meno</translation>
    </message>
    <message>
        <source>Reach: Ne&amp;xt Player</source>
        <translation>Portata: pro&amp;ssimo giocatore</translation>
    </message>
    <message>
        <source>Dan&amp;ger</source>
        <translation>Perico&amp;lo</translation>
    </message>
    <message>
        <source>Show how many clicks of damage a hero must expect on each square</source>
        <translation>Mostra quanti scatti di danno un eroe deve aspettarsi su ogni casella</translation>
    </message>
    <message>
        <source>&amp;Who Fits Where</source>
        <translation>&amp;Chi passa dove</translation>
    </message>
    <message>
        <source>Show where large bases can get from the entrances, and what stops them</source>
        <translation>Mostra fin dove arrivano le basi grandi partendo dagli ingressi, e che cosa le ferma</translation>
    </message>
    <message>
        <source>Who Fits Where: Next &amp;Base</source>
        <translation>Chi passa dove: &amp;base successiva</translation>
    </message>
</context>
<context>
    <name>OverlayStrip</name>
    <message>
        <source>Hide: %1</source>
        <translation>Nascondi: %1</translation>
    </message>
</context>
<context>
    <name>OverwriteDialog</name>
    <message>
        <source>Overwrite the changes of another program?</source>
        <translation>Sovrascrivere le modifiche di un altro programma?</translation>
    </message>
    <message>
        <source>“%1” was changed on disk after it was opened here. Saving would lose what the other program wrote.</source>
        <translation>“%1” è cambiato su disco dopo essere stato aperto qui. Salvando si perderebbe ciò che l’altro programma ha scritto.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sovrascrivi</translation>
    </message>
    <message>
        <source>Take Over Theirs</source>
        <translation>Prendi l’altra versione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Salva con nome…</translation>
    </message>
</context>
<context>
    <name>PackDialogs</name>
    <message>
        <source>New Pack</source>
        <translation>Nuovo pacchetto</translation>
    </message>
    <message>
        <source>Copy Pack</source>
        <translation>Copia pacchetto</translation>
    </message>
    <message>
        <source>What shall the pack be called?</source>
        <translation>Come si deve chiamare il pacchetto?</translation>
    </message>
    <message>
        <source>Name of the pack</source>
        <translation>Nome del pacchetto</translation>
    </message>
    <message>
        <source>Delete the pack?</source>
        <translation>Eliminare il pacchetto?</translation>
    </message>
    <message>
        <source>“%1” and all its pieces go to the trash. Scenarios that use them can then only be looked at.</source>
        <translation>«%1» e tutti i suoi pezzi finiscono nel cestino. Gli scenari che li usano si potranno poi solo guardare.</translation>
    </message>
    <message>
        <source>The pack is there already</source>
        <translation>Il pacchetto c&apos;è già</translation>
    </message>
    <message>
        <source>There is another pack of this name, with other content.</source>
        <translation>C&apos;è un altro pacchetto con questo nome e altri contenuti.</translation>
    </message>
    <message>
        <source>Replace the pack that is there</source>
        <translation>Sostituisci il pacchetto che c&apos;è</translation>
    </message>
    <message>
        <source>Import Pack</source>
        <translation>Importa pacchetto</translation>
    </message>
    <message>
        <source>Export Pack</source>
        <translation>Esporta pacchetto</translation>
    </message>
    <message>
        <source>Copy a Piece</source>
        <translation>Copia un pezzo</translation>
    </message>
    <message>
        <source>Search all packs</source>
        <translation>Cerca in tutti i pacchetti</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copia di %1</translation>
    </message>
    <message>
        <source>Import it as a copy</source>
        <translation>Importalo come copia</translation>
    </message>
    <message>
        <source>Packs (*.pack.json)</source>
        <translation>Pacchetti (*.pack.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>PackPieceList</name>
    <message>
        <source>Pieces of the pack</source>
        <translation>Pezzi del pacchetto</translation>
    </message>
</context>
<context>
    <name>PackPieceRow</name>
    <message>
        <source>%1, has problems</source>
        <translation>%1, con problemi</translation>
    </message>
</context>
<context>
    <name>PackPieces</name>
    <message>
        <source>Pack</source>
        <translation>Pacchetto</translation>
    </message>
    <message>
        <source>Pack commands</source>
        <translation>Comandi del pacchetto</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nuovo…</translation>
    </message>
    <message>
        <source>Copy from…</source>
        <translation>Copia da…</translation>
    </message>
    <message>
        <source>Search this pack</source>
        <translation>Cerca in questo pacchetto</translation>
    </message>
    <message>
        <source>About this pack</source>
        <translation>Su questo pacchetto</translation>
    </message>
    <message>
        <source>No pieces yet. “New…” makes one, “Copy from…” takes one over from any pack.</source>
        <translation>Ancora nessun pezzo. “Nuovo…” ne crea uno, “Copia da…” ne prende uno da qualsiasi pacchetto.</translation>
    </message>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>Nulla si chiama “%1”.</translation>
    </message>
</context>
<context>
    <name>PageForm</name>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>A name, or millimetres such as 250x250</source>
        <translation>Un nome, o millimetri come 250x250</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientamento</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Verticale</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Orizzontale</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margine</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Disegno</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stile</translation>
    </message>
    <message>
        <source>Black ink only</source>
        <translation>Solo inchiostro nero</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>Search pieces</source>
        <translation>Cerca pezzi</translation>
    </message>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>Nulla si chiama “%1”.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Which pieces are shown</source>
        <translation>Quali pezzi mostrare</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Prendi</translation>
    </message>
    <message>
        <source>Take It with the &amp;Other Side Up</source>
        <translation>Prendi con l’altr&amp;o lato in alto</translation>
    </message>
    <message>
        <source>&amp;Usual Pictures</source>
        <translation>Immagini n&amp;ormali</translation>
    </message>
    <message>
        <source>&amp;Larger Pictures</source>
        <translation>Immagini più &amp;grandi</translation>
    </message>
    <message>
        <source>Usual pictures</source>
        <translation>Immagini normali</translation>
    </message>
    <message>
        <source>Larger pictures</source>
        <translation>Immagini più grandi</translation>
    </message>
</context>
<context>
    <name>PanTool</name>
    <message>
        <source>Drag to move the map · the wheel zooms</source>
        <translation>Trascina per muovere la mappa · la rotella ingrandisce</translation>
    </message>
</context>
<context>
    <name>PanelList</name>
    <message>
        <source>Palette</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Livelli di disegno</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Struttura</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>PasteTool</name>
    <message>
        <source>Click to lay the copy · R turns · Esc puts it away</source>
        <translation>Fai clic per posare la copia · R gira · Esc la ripone</translation>
    </message>
</context>
<context>
    <name>PhaseGuide</name>
    <message>
        <source>Now: %1</source>
        <translation>Ora: %1</translation>
    </message>
    <message>
        <source>When I am asked between the actions of others</source>
        <translation>Quando mi si chiede fra le azioni degli altri</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>Weak Token</source>
        <translation>Gettone debole</translation>
    </message>
    <message>
        <source>Standard Token</source>
        <translation>Gettone normale</translation>
    </message>
    <message>
        <source>Tough Token</source>
        <translation>Gettone forte</translation>
    </message>
</context>
<context>
    <name>PieceForm</name>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Grant an ability</source>
        <translation>Concedi un&apos;abilità</translation>
    </message>
    <message>
        <source>Grant an item</source>
        <translation>Concedi un oggetto</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Cura</translation>
    </message>
    <message>
        <source>Harm</source>
        <translation>Ferisci</translation>
    </message>
    <message>
        <source>Gain gold</source>
        <translation>Guadagna oro</translation>
    </message>
    <message>
        <source>Lose gold</source>
        <translation>Perdi oro</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>Place an item</source>
        <translation>Poni un oggetto</translation>
    </message>
    <message>
        <source>Place a hero</source>
        <translation>Poni un eroe</translation>
    </message>
    <message>
        <source>Place Mage Spawn</source>
        <translation>Poni Mage Spawn</translation>
    </message>
    <message>
        <source>Refresh all artifacts</source>
        <translation>Rinnova tutti gli artefatti</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effetti</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Damage, points</source>
        <translation>Danno, punti</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Eroe</translation>
    </message>
    <message>
        <source>Results of two dice</source>
        <translation>Risultati di due dadi</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Fino a</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Text (Italian)</source>
        <translation>Testo (italiano)</translation>
    </message>
    <message>
        <source>Artifact token</source>
        <translation>Gettone artefatto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Quanti ce ne sono</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Trap dial</source>
        <translation>Disco delle trappole</translation>
    </message>
    <message>
        <source>Disarm</source>
        <translation>Disinnesco</translation>
    </message>
    <message>
        <source>Attack on</source>
        <translation>Attacco a</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danno</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>Mage Spawn</source>
        <translation>Mage Spawn</translation>
    </message>
    <message>
        <source>Points at most</source>
        <translation>Punti al massimo</translation>
    </message>
    <message>
        <source>—</source>
        <translation>—</translation>
    </message>
    <message>
        <source>H, the opener</source>
        <translation>H, chi apre</translation>
    </message>
    <message>
        <source>T, the tile</source>
        <translation>T, la tessera</translation>
    </message>
    <message>
        <source>R, in range</source>
        <translation>R, a gittata</translation>
    </message>
    <message>
        <source>1 (blank)</source>
        <translation>1 (vuota)</translation>
    </message>
    <message>
        <source>Treasure dial</source>
        <translation>Disco dei tesori</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>TRAP!</source>
        <translation>TRAPPOLA!</translation>
    </message>
    <message>
        <source>Gold alone</source>
        <translation>Solo oro</translation>
    </message>
    <message>
        <source>An item</source>
        <translation>Un oggetto</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Forziere</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Ruolo</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerriero</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Weak, 1 yellow star</source>
        <translation>Debole, 1 stella gialla</translation>
    </message>
    <message>
        <source>Standard, 2 blue stars</source>
        <translation>Normale, 2 stelle blu</translation>
    </message>
    <message>
        <source>Tough, 3 red stars</source>
        <translation>Forte, 3 stelle rosse</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Unico</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Collector&apos;s number</source>
        <translation>Numero di collezione</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Fazioni</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Round, 1 × 1</source>
        <translation>Tonda, 1 × 1</translation>
    </message>
    <message>
        <source>Peanut, 1 × 2</source>
        <translation>Base doppia, 1 × 2</translation>
    </message>
    <message>
        <source>Titan, 2 × 2</source>
        <translation>Titano, 2 × 2</translation>
    </message>
    <message>
        <source>Mount, 1 × 3</source>
        <translation>Cavalcatura, 1 × 3</translation>
    </message>
    <message>
        <source>Small multi-dial, 2 × 4</source>
        <translation>Multidisco piccolo, 2 × 4</translation>
    </message>
    <message>
        <source>Large multi-dial, 3 × 5</source>
        <translation>Multidisco grande, 3 × 5</translation>
    </message>
    <message>
        <source>Speed symbol</source>
        <translation>Simbolo di velocità</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>Stivale</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>Ferro di cavallo</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>Onda</translation>
    </message>
    <message>
        <source>Wing</source>
        <translation>Ala</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Ruota</translation>
    </message>
    <message>
        <source>Front arc</source>
        <translation>Arco frontale</translation>
    </message>
    <message>
        <source>Side of the arc</source>
        <translation>Lato dell&apos;arco</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Bersagli</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drago</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>By its dial</source>
        <translation>Secondo il disco</translation>
    </message>
    <message>
        <source>Starts at click</source>
        <translation>Comincia allo scatto</translation>
    </message>
    <message>
        <source>Points (by its dial: %1)</source>
        <translation>Punti (secondo il disco: %1)</translation>
    </message>
    <message>
        <source>✖ out</source>
        <translation>✖ fuori</translation>
    </message>
    <message>
        <source>%1 ability</source>
        <translation>Abilità di %1</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglese</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Yellow (weak)</source>
        <translation>Giallo (debole)</translation>
    </message>
    <message>
        <source>Blue (standard)</source>
        <translation>Blu (normale)</translation>
    </message>
    <message>
        <source>Red (tough)</source>
        <translation>Rosso (forte)</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Oggetto</translation>
    </message>
    <message>
        <source>Item (Italian)</source>
        <translation>Oggetto (italiano)</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Attack +</source>
        <translation>Attacco +</translation>
    </message>
    <message>
        <source>Speed +</source>
        <translation>Velocità +</translation>
    </message>
    <message>
        <source>Defense +</source>
        <translation>Difesa +</translation>
    </message>
    <message>
        <source>Attack ability</source>
        <translation>Abilità di attacco</translation>
    </message>
    <message>
        <source>Speed ability</source>
        <translation>Abilità di velocità</translation>
    </message>
    <message>
        <source>Defense ability</source>
        <translation>Abilità di difesa</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Pozione</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pacchetto</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>Wandering token</source>
        <translation>Gettone errante</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>What a roll of two dice brings</source>
        <translation>Che cosa porta un lancio di due dadi</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefatto</translation>
    </message>
    <message>
        <source>Exotic artifact</source>
        <translation>Artefatto esotico</translation>
    </message>
    <message>
        <source>Ancient pillar</source>
        <translation>Pilastro antico</translation>
    </message>
    <message>
        <source>All-seeing pillar</source>
        <translation>Pilastro onniveggente</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Sedia</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Squares across</source>
        <translation>Caselle in larghezza</translation>
    </message>
    <message>
        <source>Squares along</source>
        <translation>Caselle in lunghezza</translation>
    </message>
    <message>
        <source>Tokens below it</source>
        <translation>Gettoni sotto di esso</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Wooden door</source>
        <translation>Porta di legno</translation>
    </message>
    <message>
        <source>Iron door</source>
        <translation>Porta di ferro</translation>
    </message>
    <message>
        <source>Terrain marker</source>
        <translation>Segnalino terreno</translation>
    </message>
    <message>
        <source>Plain side</source>
        <translation>Lato comune</translation>
    </message>
    <message>
        <source>Hindering terrain</source>
        <translation>Terreno d&apos;intralcio</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>Special side</source>
        <translation>Lato speciale</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Ombra</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>Vortice</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>Teletrasporto</translation>
    </message>
    <message>
        <source>Staircase</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Printed map</source>
        <translation>Mappa stampata</translation>
    </message>
    <message>
        <source>Flagstone</source>
        <translation>Lastricato</translation>
    </message>
    <message>
        <source>Slabs</source>
        <translation>Lastre</translation>
    </message>
    <message>
        <source>Cobbles</source>
        <translation>Ciottoli</translation>
    </message>
    <message>
        <source>Planks</source>
        <translation>Assi</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Terra</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaico</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>Mattoni</translation>
    </message>
    <message>
        <source>Grating</source>
        <translation>Grata</translation>
    </message>
    <message>
        <source>Arch</source>
        <translation>Arco</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Stendardo</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Sbarre</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Ossa</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Libri</translation>
    </message>
    <message>
        <source>Brazier</source>
        <translation>Braciere</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Candele</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Catene</translation>
    </message>
    <message>
        <source>Cobweb</source>
        <translation>Ragnatela</translation>
    </message>
    <message>
        <source>Column stump</source>
        <translation>Troncone di colonna</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>Crepe</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>Scolo</translation>
    </message>
    <message>
        <source>Fungus</source>
        <translation>Funghi</translation>
    </message>
    <message>
        <source>Floor grate</source>
        <translation>Grata nel pavimento</translation>
    </message>
    <message>
        <source>Inscription</source>
        <translation>Iscrizione</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>Leva</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Muschio</translation>
    </message>
    <message>
        <source>Mosaic star</source>
        <translation>Stella a mosaico</translation>
    </message>
    <message>
        <source>Loose planks</source>
        <translation>Assi sparse</translation>
    </message>
    <message>
        <source>Pool rim</source>
        <translation>Bordo di vasca</translation>
    </message>
    <message>
        <source>Puddle</source>
        <translation>Pozza</translation>
    </message>
    <message>
        <source>Rails</source>
        <translation>Binari</translation>
    </message>
    <message>
        <source>Roots</source>
        <translation>Radici</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Macerie</translation>
    </message>
    <message>
        <source>Rug</source>
        <translation>Tappeto</translation>
    </message>
    <message>
        <source>Runes</source>
        <translation>Rune</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Scaffale</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Teschi</translation>
    </message>
    <message>
        <source>Statue</source>
        <translation>Statua</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Gradini</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Trono</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Attrezzi</translation>
    </message>
    <message>
        <source>Torch</source>
        <translation>Torcia</translation>
    </message>
    <message>
        <source>Urn</source>
        <translation>Urna</translation>
    </message>
    <message>
        <source>Weapon rack</source>
        <translation>Rastrelliera</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Pozzo</translation>
    </message>
    <message>
        <source>Decoration of face A</source>
        <translation>Decorazioni della faccia A</translation>
    </message>
    <message>
        <source>Decoration of face B</source>
        <translation>Decorazioni della faccia B</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Disegno</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonna</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Rotazione</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Chamber, 5 × 5</source>
        <translation>Camera, 5 × 5</translation>
    </message>
    <message>
        <source>Hallway, 3 × 5</source>
        <translation>Corridoio, 3 × 5</translation>
    </message>
    <message>
        <source>Face A</source>
        <translation>Faccia A</translation>
    </message>
    <message>
        <source>Face B</source>
        <translation>Faccia B</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Pavimento</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>Idea</translation>
    </message>
    <message>
        <source>As the ability says</source>
        <translation>Come dice l&apos;abilità</translation>
    </message>
    <message>
        <source>May be left out</source>
        <translation>Si può tralasciare</translation>
    </message>
    <message>
        <source>Use of the ability</source>
        <translation>Uso dell&apos;abilità</translation>
    </message>
    <message>
        <source>No mount</source>
        <translation>Nessuna cavalcatura</translation>
    </message>
    <message>
        <source>Mount type</source>
        <translation>Tipo di cavalcatura</translation>
    </message>
    <message>
        <source>Without its rider</source>
        <translation>Senza cavaliere è</translation>
    </message>
    <message>
        <source>Rides: %1</source>
        <translation>Cavalca: %1</translation>
    </message>
    <message>
        <source>Attack bonus in the saddle</source>
        <translation>Bonus d&apos;attacco in sella</translation>
    </message>
    <message>
        <source>Minimum range (indirect fire)</source>
        <translation>Gittata minima (tiro indiretto)</translation>
    </message>
    <message>
        <source>Explosive attacks</source>
        <translation>Attacchi esplosivi</translation>
    </message>
    <message>
        <source>Range, %1</source>
        <translation>Gittata, %1</translation>
    </message>
    <message>
        <source>Mounts and riders</source>
        <translation>Cavalcature e cavalieri</translation>
    </message>
    <message>
        <source>Point values by turns of the dials</source>
        <translation>Valori in punti secondo gli scatti dei dischi</translation>
    </message>
    <message>
        <source>By its dials</source>
        <translation>Secondo i dischi</translation>
    </message>
    <message>
        <source>Turns, %1</source>
        <translation>Scatti, %1</translation>
    </message>
</context>
<context>
    <name>PieceRow</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, ne restano %2</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 caselle</translation>
    </message>
    <message>
        <source>Chamber</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Hallway</source>
        <translation>Corridoio</translation>
    </message>
    <message>
        <source>Side A: %1</source>
        <translation>Lato A: %1</translation>
    </message>
    <message>
        <source>Side B: %1</source>
        <translation>Lato B: %1</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Eroe</translation>
    </message>
    <message>
        <source>Mage Spawn</source>
        <translation>Mage Spawn</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerriero</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n click(s)</source>
        <translation>
            <numerusform>%n scatto</numerusform>
            <numerusform>%n scatti</numerusform>
        </translation>
    </message>
    <message>
        <source>Exotic artifact</source>
        <translation>Artefatto esotico</translation>
    </message>
    <message>
        <source>Ancient pillar</source>
        <translation>Pilastro antico</translation>
    </message>
    <message>
        <source>All-seeing pillar</source>
        <translation>Pilastro onniveggente</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Sedia</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Forziere</translation>
    </message>
    <message>
        <source>gold %1 to %2</source>
        <translation>oro da %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trap(s) on its dial</source>
        <translation>
            <numerusform>%n trappola sul disco</numerusform>
            <numerusform>%n trappole sul disco</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Velocità %1</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Attacco %1</translation>
    </message>
    <message>
        <source>Defense %1</source>
        <translation>Difesa %1</translation>
    </message>
    <message>
        <source>Damage %1</source>
        <translation>Danno %1</translation>
    </message>
    <message>
        <source>Range %1</source>
        <translation>Gittata %1</translation>
    </message>
</context>
<context>
    <name>PlanConcessions</name>
    <message>
        <source>May change the build total</source>
        <translation>Può cambiare il totale di costruzione</translation>
    </message>
    <message>
        <source>May use more tiles than the packs have</source>
        <translation>Può usare più tessere di quante ne hanno i pacchetti</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>It is still outside the dungeon.</source>
        <translation>È ancora fuori dal dungeon.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finisci il turno</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Abbandona la partita</translation>
    </message>
    <message>
        <source>Activate {figure}</source>
        <translation>Attiva {figure}</translation>
    </message>
    <message>
        <source>Move {token}</source>
        <translation>Muovi il {token}</translation>
    </message>
    <message>
        <source>Let {figure} pass</source>
        <translation>Fai passare {figure}</translation>
    </message>
    <message>
        <source>End the activation of {active}</source>
        <translation>Finisci l’attivazione di {active}</translation>
    </message>
    <message>
        <source>Step {direction}, to {to}</source>
        <translation>Passo a {direction}, in {to}</translation>
    </message>
    <message>
        <source>Step {direction}, to {to}, and use the marker there</source>
        <translation>Passo a {direction}, in {to}, e usa l’indicatore</translation>
    </message>
    <message>
        <source>Take the stairs to {to}</source>
        <translation>Prendi le scale per {to}</translation>
    </message>
    <message>
        <source>Turn {active} to the {facing}</source>
        <translation>Gira {active} verso {facing}</translation>
    </message>
    <message>
        <source>Enter the dungeon</source>
        <translation>Entra nel dungeon</translation>
    </message>
    <message>
        <source>Enter the dungeon and use the marker there</source>
        <translation>Entra nel dungeon e usa l’indicatore</translation>
    </message>
    <message>
        <source>Leave the dungeon</source>
        <translation>Lascia il dungeon</translation>
    </message>
    <message>
        <source>Break away</source>
        <translation>Disimpegnati</translation>
    </message>
    <message>
        <source>Pass through {passed} to {to}</source>
        <translation>Attraversa {passed} fino a {to}</translation>
    </message>
    <message>
        <source>Pass through {passed} to {to} and use the marker there</source>
        <translation>Attraversa {passed} fino a {to} e usa l’indicatore</translation>
    </message>
    <message>
        <source>Leave the dungeon through {passed}</source>
        <translation>Lascia il dungeon attraverso {passed}</translation>
    </message>
    <message>
        <source>Open {door}</source>
        <translation>Apri {door}</translation>
    </message>
    <message>
        <source>Close {door}</source>
        <translation>Chiudi {door}</translation>
    </message>
    <message>
        <source>Fly to {square}</source>
        <translation>Vola in {square}</translation>
    </message>
    <message>
        <source>Fly to {square} and use the marker there</source>
        <translation>Vola in {square} e usa l’indicatore</translation>
    </message>
    <message>
        <source>Turn {figure} to the {facing}</source>
        <translation>Gira {figure} verso {facing}</translation>
    </message>
    <message>
        <source>Turn nobody</source>
        <translation>Non girare nessuno</translation>
    </message>
    <message>
        <source>Teleport {figure} to {to}</source>
        <translation>Teletrasporta {figure} in {to}</translation>
    </message>
    <message>
        <source>Turn the tile to the right</source>
        <translation>Gira la tessera a destra</translation>
    </message>
    <message>
        <source>Turn the tile to the left</source>
        <translation>Gira la tessera a sinistra</translation>
    </message>
    <message>
        <source>Stay and act as usual</source>
        <translation>Resta e agisci come al solito</translation>
    </message>
    <message>
        <source>Let {striker} strike {target}</source>
        <translation>{striker} colpisce {target}</translation>
    </message>
    <message>
        <source>Let {striker} strike {target} with {form}</source>
        <translation>{striker} colpisce {target} con {form}</translation>
    </message>
    <message>
        <source>Do not strike</source>
        <translation>Non colpire</translation>
    </message>
    <message>
        <source>Let {figure} strike back at {attacker}</source>
        <translation>{figure} risponde al colpo di {attacker}</translation>
    </message>
    <message>
        <source>Let {figure} strike back at {attacker} with {form}</source>
        <translation>{figure} risponde al colpo di {attacker} con {form}</translation>
    </message>
    <message>
        <source>Do not strike back</source>
        <translation>Non rispondere al colpo</translation>
    </message>
    <message>
        <source>Attack {target}</source>
        <translation>Attacca {target}</translation>
    </message>
    <message>
        <source>Attack {target} with {form}</source>
        <translation>Attacca {target} con {form}</translation>
    </message>
    <message>
        <source>Bash {door}</source>
        <translation>Sfonda {door}</translation>
    </message>
    <message>
        <source>Sweep: attack everybody in front</source>
        <translation>Spazzata: attacca tutti quelli davanti</translation>
    </message>
    <message>
        <source>Shoot at {targets}</source>
        <translation>Tira a {targets}</translation>
    </message>
    <message>
        <source>Shoot at {targets} with {form}</source>
        <translation>Tira a {targets} con {form}</translation>
    </message>
    <message>
        <source>Shoot at {door} with {form}</source>
        <translation>Tira a {door} con {form}</translation>
    </message>
    <message>
        <source>Shockwave: attack everybody around</source>
        <translation>Onda d’urto: attacca tutti intorno</translation>
    </message>
    <message>
        <source>Heal {target} with {form}</source>
        <translation>Cura {target} con {form}</translation>
    </message>
    <message>
        <source>Heal {target} by the damage value</source>
        <translation>Cura {target} secondo il valore di danno</translation>
    </message>
    <message>
        <source>Heal {target} by the roll of a die</source>
        <translation>Cura {target} secondo un dado</translation>
    </message>
    <message>
        <source>Activate {figure} with {use}</source>
        <translation>Attiva {figure} con {use}</translation>
    </message>
    <message>
        <source>Activate {figure} with the speed of {other}</source>
        <translation>Attiva {figure} con la velocità di {other}</translation>
    </message>
    <message>
        <source>Move {figure} by Quickness, without an activation</source>
        <translation>Muovi {figure} con Rapidità, senza attivazione</translation>
    </message>
    <message>
        <source>Let {figure} regenerate</source>
        <translation>{figure} si rigenera</translation>
    </message>
    <message>
        <source>Let {figure} summon {other}</source>
        <translation>{figure} evoca {other}</translation>
    </message>
    <message>
        <source>Let {figure} raise {other} from the fallen</source>
        <translation>{figure} richiama {other} dai caduti</translation>
    </message>
    <message>
        <source>Let {figure} levitate {other}</source>
        <translation>{figure} fa levitare {other}</translation>
    </message>
    <message>
        <source>Put {figure} on {square}</source>
        <translation>Metti {figure} in {square}</translation>
    </message>
    <message>
        <source>Turn the nimble {figure} to the {facing}</source>
        <translation>Gira {figure}, che è agile, verso {facing}</translation>
    </message>
    <message>
        <source>Do without {ability} of {figure} in this turn</source>
        <translation>Rinuncia a {ability} di {figure} in questo turno</translation>
    </message>
    <message>
        <source>Bring {figure}, {points} points</source>
        <translation>Porta {figure}, {points} punti</translation>
    </message>
    <message>
        <source>Put {figure} on {to}, facing {facing}</source>
        <translation>Metti {figure} in {to}, con la fronte a {facing}</translation>
    </message>
    <message>
        <source>Expose the trap of {chest}</source>
        <translation>Scopri la trappola del {chest}</translation>
    </message>
    <message>
        <source>Disarm the trap of {chest} quickly</source>
        <translation>Disinnesca in fretta la trappola del {chest}</translation>
    </message>
    <message>
        <source>Disarm the trap of {chest} slowly</source>
        <translation>Disinnesca con calma la trappola del {chest}</translation>
    </message>
    <message>
        <source>Open {chest}</source>
        <translation>Apri {chest}</translation>
    </message>
    <message>
        <source>Give {hero} the use of {chest}: {contents}</source>
        <translation>Assegna a {hero} il {chest}: {contents}</translation>
    </message>
    <message>
        <source>Give {hero} the use of {chest}, but keep the ability of the other treasure: {contents}</source>
        <translation>Assegna a {hero} il {chest}, ma tieni l’abilità dell’altro tesoro: {contents}</translation>
    </message>
    <message>
        <source>Assign nothing more</source>
        <translation>Non assegnare altro</translation>
    </message>
    <message>
        <source>Put {chest} on {to}, facing {facing}</source>
        <translation>Metti {chest} in {to}, con la fronte a {facing}</translation>
    </message>
    <message>
        <source>Steal from {target}</source>
        <translation>Deruba {target}</translation>
    </message>
    <message>
        <source>Take {chest}: {contents}</source>
        <translation>Prendi {chest}: {contents}</translation>
    </message>
    <message>
        <source>Do not strike back at {thief}</source>
        <translation>Non rispondere al colpo di {thief}</translation>
    </message>
    <message>
        <source>Let {target} strike back at {thief}</source>
        <translation>{target} risponde a {thief}</translation>
    </message>
    <message>
        <source>Store {chest}: {contents}</source>
        <translation>Metti al sicuro {chest}: {contents}</translation>
    </message>
    <message>
        <source>Store nothing more</source>
        <translation>Non mettere al sicuro altro</translation>
    </message>
    <message>
        <source>Let {hero} rise a level</source>
        <translation>{hero} sale di livello</translation>
    </message>
    <message>
        <source>Aim at {target} too</source>
        <translation>Mira anche a {target}</translation>
    </message>
    <message>
        <source>Heal {hero} completely</source>
        <translation>Cura del tutto {hero}</translation>
    </message>
    <message>
        <source>Use {ability}</source>
        <translation>Usa {ability}</translation>
    </message>
    <message>
        <source>Who else is a target?</source>
        <translation>Chi altro è un bersaglio?</translation>
    </message>
    <message>
        <source>Which ability does {figure} use? Of those that artifacts gave on one value ({slot}) an action has only one.</source>
        <translation>Quale abilità usa {figure}? Di quelle che gli artefatti hanno dato a uno stesso valore ({slot}) un&apos;azione ne ha una sola.</translation>
    </message>
    <message>
        <source>moving the confused figure</source>
        <translation>il movimento della figura confusa</translation>
    </message>
    <message>
        <source>all abilities from artifacts working again</source>
        <translation>tutte le abilità degli artefatti tornano a valere</translation>
    </message>
    <message>
        <source>{figure} uses {ability} now.</source>
        <translation>{figure} usa adesso {ability}.</translation>
    </message>
    <message>
        <source>All abilities from artifacts work again.</source>
        <translation>Tutte le abilità degli artefatti tornano a valere.</translation>
    </message>
    <message>
        <source>{figure} is activated and spends all of it on an ability.</source>
        <translation>{figure} si attiva e dedica tutta l&apos;attivazione a un&apos;abilità.</translation>
    </message>
    <message>
        <source>It has spent its activation on an ability and can only turn now.</source>
        <translation>Ha dedicato l&apos;attivazione a un&apos;abilità e ora può solo girarsi.</translation>
    </message>
    <message>
        <source>It has no levels and no wounds that a level could heal.</source>
        <translation>Non ha livelli né ferite che un livello possa curare.</translation>
    </message>
    <message>
        <source>This is none of the abilities to choose from.</source>
        <translation>Non è una delle abilità fra cui scegliere.</translation>
    </message>
    <message>
        <source>Still to come: {task}</source>
        <translation>Ancora da fare: {task}</translation>
    </message>
    <message>
        <source>What was still to come is taken up.</source>
        <translation>Si riprende ciò che era rimasto da fare.</translation>
    </message>
    <message>
        <source>No longer possible: {action}</source>
        <translation>Non più possibile: {action}</translation>
    </message>
    <message>
        <source>Round {round}: the turn of {player} begins.</source>
        <translation>Round {round}: comincia il turno di {player}.</translation>
    </message>
    <message>
        <source>The turn of {player} is over.</source>
        <translation>Il turno di {player} è finito.</translation>
    </message>
    <message numerus="yes">
        <source>{figure} is activated with %n speed point(s).</source>
        <translation>
            <numerusform>Si attiva {figure}, con %n punto velocità.</numerusform>
            <numerusform>Si attiva {figure}, con %n punti velocità.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{token} is activated with %n speed point(s).</source>
        <translation>
            <numerusform>Si attiva {token}, con %n punto velocità.</numerusform>
            <numerusform>Si attiva {token}, con %n punti velocità.</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure} passes.</source>
        <translation>{figure} passa.</translation>
    </message>
    <message numerus="yes">
        <source>{active} spends %n speed point(s).</source>
        <translation>
            <numerusform>{active} spende %n punto velocità.</numerusform>
            <numerusform>{active} spende %n punti velocità.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something new counts in this activation of {active}.</source>
        <translation>In questa attivazione di {active} vale qualcosa di nuovo.</translation>
    </message>
    <message>
        <source>{active} has made the attack of this activation.</source>
        <translation>{active} ha fatto l’attacco di questa attivazione.</translation>
    </message>
    <message>
        <source>{active} can only turn now.</source>
        <translation>{active} ora può soltanto girarsi.</translation>
    </message>
    <message>
        <source>{active} has rammed in this activation.</source>
        <translation>{active} ha già speronato in questa attivazione.</translation>
    </message>
    <message>
        <source>A pole arm stops {active}.</source>
        <translation>Un’arma ad asta ferma {active}.</translation>
    </message>
    <message>
        <source>The activation of {active} is over.</source>
        <translation>L’attivazione di {active} è finita.</translation>
    </message>
    <message>
        <source>{figure} moves to {to}.</source>
        <translation>{figure} va in {to}.</translation>
    </message>
    <message>
        <source>{figure} is put on {to}, facing {facing}.</source>
        <translation>{figure} va a trovarsi in {to}, con la fronte a {facing}.</translation>
    </message>
    <message>
        <source>{figure} goes back outside.</source>
        <translation>{figure} torna fuori.</translation>
    </message>
    <message>
        <source>{token} moves to {to}.</source>
        <translation>{token} va in {to}.</translation>
    </message>
    <message>
        <source>{figure} turns to the {facing}.</source>
        <translation>{figure} si gira verso {facing}.</translation>
    </message>
    <message>
        <source>{active} stops moving.</source>
        <translation>{active} smette di muoversi.</translation>
    </message>
    <message>
        <source>{figure} leaves the dungeon.</source>
        <translation>{figure} lascia il dungeon.</translation>
    </message>
    <message>
        <source>{active} breaks away from {holder}.</source>
        <translation>{active} si disimpegna da {holder}.</translation>
    </message>
    <message>
        <source>{figure} does not get away.</source>
        <translation>{figure} non riesce a disimpegnarsi.</translation>
    </message>
    <message>
        <source>{door} opens.</source>
        <translation>{door}: si apre.</translation>
    </message>
    <message>
        <source>{door} closes.</source>
        <translation>{door}: si chiude.</translation>
    </message>
    <message>
        <source>{door} breaks and stays open for good.</source>
        <translation>{door}: si rompe e resta aperta per sempre.</translation>
    </message>
    <message>
        <source>Others may turn to {figure}.</source>
        <translation>Altri possono girarsi verso {figure}.</translation>
    </message>
    <message>
        <source>{figure} may turn.</source>
        <translation>{figure} può girarsi.</translation>
    </message>
    <message>
        <source>The free spin of {figure} is settled.</source>
        <translation>La rotazione gratuita di {figure} è decisa.</translation>
    </message>
    <message>
        <source>The free spins are over.</source>
        <translation>Le rotazioni gratuite sono finite.</translation>
    </message>
    <message>
        <source>{figure} is going to use the marker it stands on.</source>
        <translation>{figure} userà l’indicatore su cui si trova.</translation>
    </message>
    <message>
        <source>{figure} does not use the marker it stands on.</source>
        <translation>{figure} non usa l’indicatore su cui si trova.</translation>
    </message>
    <message>
        <source>The vortex turns the tile around {place} to the right.</source>
        <translation>Il vortice gira a destra la tessera intorno a {place}.</translation>
    </message>
    <message>
        <source>The vortex turns the tile around {place} to the left.</source>
        <translation>Il vortice gira a sinistra la tessera intorno a {place}.</translation>
    </message>
    <message>
        <source>{blow}: {striker} misses {target}.</source>
        <translation>{blow}: {striker} manca {target}.</translation>
    </message>
    <message>
        <source>{blow}: {striker} hits {target}.</source>
        <translation>{blow}: {striker} colpisce {target}.</translation>
    </message>
    <message>
        <source>{door} withstands the blow.</source>
        <translation>{door}: resiste al colpo.</translation>
    </message>
    <message>
        <source>{door} gives way.</source>
        <translation>{door}: cede.</translation>
    </message>
    <message>
        <source>{figure} dodges.</source>
        <translation>{figure} schiva.</translation>
    </message>
    <message>
        <source>{figure} may strike back.</source>
        <translation>{figure} può rispondere al colpo.</translation>
    </message>
    <message>
        <source>Whether {figure} strikes back is settled.</source>
        <translation>È deciso se {figure} risponde al colpo.</translation>
    </message>
    <message numerus="yes">
        <source>{figure} takes %n click(s) of damage.</source>
        <translation>
            <numerusform>{figure} subisce %n scatto di danno.</numerusform>
            <numerusform>{figure} subisce %n scatti di danno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{figure} heals %n click(s).</source>
        <translation>
            <numerusform>{figure} recupera %n scatto.</numerusform>
            <numerusform>{figure} recupera %n scatti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure} is eliminated.</source>
        <translation>{figure} cade: è fuori dal gioco.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game is over: no hero is left in the dungeon.</source>
        <translation>La partita è finita: nel dungeon non c’è più nessun eroe.</translation>
    </message>
    <message>
        <source>The game is over: the last round has been played.</source>
        <translation>La partita è finita: si è giocato l’ultimo round.</translation>
    </message>
    <message>
        <source>The magic of {by} affects {figure}.</source>
        <translation>La magia di {by} tocca {figure}.</translation>
    </message>
    <message numerus="yes">
        <source>{figure} is frozen until %n turn(s) have ended.</source>
        <translation>
            <numerusform>{figure} resta di ghiaccio finché non è finito %n turno.</numerusform>
            <numerusform>{figure} resta di ghiaccio finché non sono finiti %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>{summoner} summons {figure}.</source>
        <translation>{summoner} evoca {figure}.</translation>
    </message>
    <message>
        <source>{figure} comes back from the fallen.</source>
        <translation>{figure} torna dai caduti.</translation>
    </message>
    <message>
        <source>{figure} cannot be activated in this turn.</source>
        <translation>{figure}: niente attivazione in questo turno.</translation>
    </message>
    <message>
        <source>{figure} does without {ability} until the turn ends.</source>
        <translation>{figure} rinuncia a {ability} fino alla fine del turno.</translation>
    </message>
    <message>
        <source>{active} does not dare to go near {terrifier}.</source>
        <translation>{active} non osa avvicinarsi a {terrifier}.</translation>
    </message>
    <message>
        <source>{active} is not afraid of {terrifier}.</source>
        <translation>{active} non ha paura di {terrifier}.</translation>
    </message>
    <message numerus="yes">
        <source>{figure} is confused and is moved with %n speed point(s).</source>
        <translation>
            <numerusform>{figure} è in preda alla confusione e si muove con %n punto velocità.</numerusform>
            <numerusform>{figure} è in preda alla confusione e si muove con %n punti velocità.</numerusform>
        </translation>
    </message>
    <message>
        <source>The confusion of {active} is over.</source>
        <translation>La confusione di {active} è finita.</translation>
    </message>
    <message>
        <source>{token} is turned over: {face}.</source>
        <translation>{token}: si volta e mostra {face}.</translation>
    </message>
    <message>
        <source>{token} leaves the game.</source>
        <translation>{token}: esce dal gioco.</translation>
    </message>
    <message>
        <source>{figure} appears on {to}, facing {facing}.</source>
        <translation>{figure} appare in {to}, con la fronte a {facing}.</translation>
    </message>
    <message numerus="yes">
        <source>There is no room for %n more monster(s).</source>
        <translation>
            <numerusform>Non c’è posto per un altro mostro (%n).</numerusform>
            <numerusform>Non c’è posto per altri %n mostri.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole group has been placed.</source>
        <translation>Tutto il gruppo è al suo posto.</translation>
    </message>
    <message>
        <source>The trap of {chest}: {trap}.</source>
        <translation>La trappola del {chest}: {trap}.</translation>
    </message>
    <message>
        <source>The trap of {chest} is disarmed.</source>
        <translation>La trappola del {chest} è disinnescata.</translation>
    </message>
    <message>
        <source>The trap of {chest} springs!</source>
        <translation>La trappola del {chest} scatta!</translation>
    </message>
    <message>
        <source>The trap misses {target}.</source>
        <translation>La trappola manca {target}.</translation>
    </message>
    <message>
        <source>The trap hits {target}.</source>
        <translation>La trappola colpisce {target}.</translation>
    </message>
    <message>
        <source>The trap catches {token}.</source>
        <translation>La trappola coinvolge il {token}.</translation>
    </message>
    <message>
        <source>The trap of {chest} is done with.</source>
        <translation>La trappola del {chest} è risolta.</translation>
    </message>
    <message>
        <source>{chest} leaves the game.</source>
        <translation>{chest}: esce dal gioco.</translation>
    </message>
    <message>
        <source>{chest} holds: {contents}.</source>
        <translation>{chest} contiene: {contents}.</translation>
    </message>
    <message>
        <source>{hero} gets the use of {chest}: {contents}.</source>
        <translation>{hero} usa il {chest}: {contents}.</translation>
    </message>
    <message>
        <source>{hero} gets the use of {chest}: {contents}. The ability of the other treasure stays in effect.</source>
        <translation>{hero} usa il {chest}: {contents}. Resta in vigore l’abilità dell’altro tesoro.</translation>
    </message>
    <message>
        <source>The treasures of {player} are assigned anew.</source>
        <translation>I tesori di {player} si assegnano di nuovo.</translation>
    </message>
    <message>
        <source>{chest} is put back on {to}, facing {facing}.</source>
        <translation>{chest} torna in {to}, con la fronte a {facing}.</translation>
    </message>
    <message>
        <source>{thief} fails to steal from {target}.</source>
        <translation>{thief} non riesce a derubare {target}.</translation>
    </message>
    <message>
        <source>{thief} steals from {target}.</source>
        <translation>{thief} deruba {target}.</translation>
    </message>
    <message>
        <source>{chest} is safe with {hero}.</source>
        <translation>{chest} è al sicuro con {hero}.</translation>
    </message>
    <message>
        <source>{hero} rises to level {level}.</source>
        <translation>{hero} sale al livello {level}.</translation>
    </message>
    <message>
        <source>{hero} is healed completely.</source>
        <translation>{hero} recupera tutti gli scatti.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) of {player} must wait for the next turn.</source>
        <translation>
            <numerusform>%n livello di {player} deve aspettare il prossimo turno.</numerusform>
            <numerusform>%n livelli di {player} devono aspettare il prossimo turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>No level of {player} has to wait any longer.</source>
        <translation>Nessun livello di {player} deve più aspettare.</translation>
    </message>
    <message>
        <source>All levels have been given.</source>
        <translation>Tutti i livelli sono stati dati.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 su %2 (%3)</translation>
    </message>
    <message>
        <source>Success: %1</source>
        <translation>Riesce: %1</translation>
    </message>
    <message>
        <source>Success against %1: %2</source>
        <translation>Riesce contro %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>  %n click(s): %1</source>
        <translation>
            <numerusform>  %n clic: %1</numerusform>
            <numerusform>  %n clic: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>falls away (%1) if they turn</source>
        <translation>decade (%1) se si girano</translation>
    </message>
    <message>
        <source>falls away (%1) if %2 turns</source>
        <translation>decade (%1) se %2 si gira</translation>
    </message>
    <message>
        <source>breaking away on the way: %1</source>
        <translation>disimpegnarsi lungo la strada: %1</translation>
    </message>
    <message>
        <source>It is held on the way and has to break away (BRK-01):</source>
        <translation>Lungo la strada viene trattenuto e deve disimpegnarsi (BRK-01):</translation>
    </message>
    <message>
        <source>falls away (%1)</source>
        <translation>decade (%1)</translation>
    </message>
    <message>
        <source>%1 (%2 clicks)</source>
        <translation>%1 (%2 scatti)</translation>
    </message>
    <message>
        <source>, and they may strike back</source>
        <translation>, e potranno contrattaccare</translation>
    </message>
    <message>
        <source>, and it may strike back</source>
        <translation>, e potrà contrattaccare</translation>
    </message>
    <message>
        <source>, and they will strike back</source>
        <translation>, e contrattaccheranno</translation>
    </message>
    <message>
        <source>, and it will strike back</source>
        <translation>, e contrattaccherà</translation>
    </message>
    <message>
        <source>Who still can then strikes back (CLOSE-06).</source>
        <translation>Chi ancora può poi contrattacca (CLOSE-06).</translation>
    </message>
    <message>
        <source>Who still can then may strike back.</source>
        <translation>Chi ancora può ha poi facoltà di contrattaccare.</translation>
    </message>
    <message>
        <source>%1 if it does not turn, %2 if it does</source>
        <translation>%1 se non si gira, %2 se si gira</translation>
    </message>
    <message>
        <source>%1 if %3 does not turn, %2 if it does</source>
        <translation>%1 se %3 non si gira, %2 se si gira</translation>
    </message>
    <message>
        <source>%1 if nobody turns, %2 if they do</source>
        <translation>%1 se nessuno si gira, %2 se si girano</translation>
    </message>
    <message>
        <source>If %1 does not turn (SPIN-01):</source>
        <translation>Se %1 non si gira (SPIN-01):</translation>
    </message>
    <message>
        <source>If %1 turns:</source>
        <translation>Se %1 si gira:</translation>
    </message>
    <message>
        <source>If nobody turns (SPIN-01):</source>
        <translation>Se nessuno si gira (SPIN-01):</translation>
    </message>
    <message>
        <source>If they turn:</source>
        <translation>Se si girano:</translation>
    </message>
    <message>
        <source>It falls away and costs nothing: %1 (%2)</source>
        <translation>Decade e non costa nulla: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 may strike: %2</source>
        <translation>%1 può colpire: %2</translation>
    </message>
    <message>
        <source>%1 may strike (PASS-08):</source>
        <translation>%1 può colpire (PASS-08):</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n speed point(s)</source>
        <translation>
            <numerusform>Costa %n punto velocità</numerusform>
            <numerusform>Costa %n punti velocità</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 clicks on average</source>
        <translation>%1, in media %2 scatti</translation>
    </message>
    <message>
        <source>A click for the one who rolls (DMG-05): %1</source>
        <translation>Un clic per chi tira (DMG-05): %1</translation>
    </message>
    <message>
        <source>The rules forbid it.</source>
        <translation>Le regole non lo permettono.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocità</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attacco</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>difesa</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>danno</translation>
    </message>
    <message>
        <source>a plain attack</source>
        <translation>un attacco semplice</translation>
    </message>
    <message>
        <source>Weapon Master</source>
        <translation>Maestro d’armi</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Spazzata</translation>
    </message>
    <message>
        <source>Magic Blast</source>
        <translation>Dardo magico</translation>
    </message>
    <message>
        <source>Flame/Lightning</source>
        <translation>Fiamma/Fulmine</translation>
    </message>
    <message>
        <source>Shockwave</source>
        <translation>Onda d’urto</translation>
    </message>
    <message>
        <source>Magic Freeze</source>
        <translation>Gelo magico</translation>
    </message>
    <message>
        <source>Magic Confusion</source>
        <translation>Confusione magica</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Guarigione</translation>
    </message>
    <message>
        <source>Magic Healing</source>
        <translation>Guarigione magica</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Counterattack</source>
        <translation>Contrattacco</translation>
    </message>
    <message>
        <source>Free attack</source>
        <translation>Attacco gratuito</translation>
    </message>
    <message>
        <source>Counterattack of the passer</source>
        <translation>Contrattacco di chi passa</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Shot in return</source>
        <translation>Tiro di risposta</translation>
    </message>
    <message>
        <source>breaking away</source>
        <translation>disimpegnarsi</translation>
    </message>
    <message>
        <source>the attack</source>
        <translation>l’attacco</translation>
    </message>
    <message>
        <source>the counterattack</source>
        <translation>il contrattacco</translation>
    </message>
    <message>
        <source>the free attack</source>
        <translation>l’attacco gratuito</translation>
    </message>
    <message>
        <source>the clicks of damage</source>
        <translation>gli scatti di danno</translation>
    </message>
    <message>
        <source>dodging</source>
        <translation>schivare</translation>
    </message>
    <message>
        <source>freezing</source>
        <translation>il gelo</translation>
    </message>
    <message>
        <source>healing</source>
        <translation>la guarigione</translation>
    </message>
    <message>
        <source>regeneration</source>
        <translation>la rigenerazione</translation>
    </message>
    <message>
        <source>necromancy</source>
        <translation>la negromanzia</translation>
    </message>
    <message>
        <source>command</source>
        <translation>il comando</translation>
    </message>
    <message>
        <source>overcoming fear</source>
        <translation>vincere la paura</translation>
    </message>
    <message>
        <source>what a token turns into</source>
        <translation>ciò che esce da un gettone</translation>
    </message>
    <message>
        <source>the face of a token</source>
        <translation>la faccia di un gettone</translation>
    </message>
    <message>
        <source>the trap that shows</source>
        <translation>la trappola che si mostra</translation>
    </message>
    <message>
        <source>disarming a trap</source>
        <translation>disinnescare una trappola</translation>
    </message>
    <message>
        <source>the attack of a trap</source>
        <translation>l’attacco di una trappola</translation>
    </message>
    <message>
        <source>a second trap</source>
        <translation>una seconda trappola</translation>
    </message>
    <message>
        <source>what is in a chest</source>
        <translation>il contenuto di un forziere</translation>
    </message>
    <message>
        <source>stealing</source>
        <translation>rubare</translation>
    </message>
    <message>
        <source>which chest is stolen</source>
        <translation>quale forziere si ruba</translation>
    </message>
    <message>
        <source>which chest is lost</source>
        <translation>quale forziere si perde</translation>
    </message>
    <message>
        <source>double speed</source>
        <translation>velocità doppia</translation>
    </message>
    <message>
        <source>an attack that costs nothing</source>
        <translation>un attacco che non costa nulla</translation>
    </message>
    <message>
        <source>Force March</source>
        <translation>Marcia forzata</translation>
    </message>
    <message>
        <source>Quickness</source>
        <translation>Rapidità</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <translation>Rigenerazione</translation>
    </message>
    <message>
        <source>Summon</source>
        <translation>Evocazione</translation>
    </message>
    <message>
        <source>Necromancy</source>
        <translation>Negromanzia</translation>
    </message>
    <message>
        <source>Magic Levitation</source>
        <translation>Levitazione magica</translation>
    </message>
    <message>
        <source>on the nearest free square</source>
        <translation>nella casella libera più vicina</translation>
    </message>
    <message>
        <source>anywhere on the tile</source>
        <translation>dovunque sulla tessera</translation>
    </message>
    <message>
        <source>on the nearest free square of the tile</source>
        <translation>nella casella libera più vicina della tessera</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>i livelli</translation>
    </message>
    <message>
        <source>storing treasure</source>
        <translation>i tesori da mettere al sicuro</translation>
    </message>
    <message>
        <source>assigning treasure</source>
        <translation>i tesori da assegnare</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>la partita continua</translation>
    </message>
    <message>
        <source>no hero is left in the dungeon</source>
        <translation>nel dungeon non c’è più nessun eroe</translation>
    </message>
    <message>
        <source>the last round has been played</source>
        <translation>si è giocato l’ultimo round</translation>
    </message>
    <message>
        <source>Weak token %1</source>
        <translation>gettone debole %1</translation>
    </message>
    <message>
        <source>Standard token %1</source>
        <translation>gettone normale %1</translation>
    </message>
    <message>
        <source>Tough token %1</source>
        <translation>gettone forte %1</translation>
    </message>
    <message>
        <source>on the one who works on it</source>
        <translation>su chi ci lavora</translation>
    </message>
    <message>
        <source>on everybody on the tile</source>
        <translation>su chiunque sia sulla tessera</translation>
    </message>
    <message>
        <source>on everybody in front of it, range %1</source>
        <translation>su chiunque sia davanti, gittata %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>chest %1</source>
        <translation>forziere %1</translation>
    </message>
    <message>
        <source>iron door %1-%2</source>
        <translation>porta di ferro %1-%2</translation>
    </message>
    <message>
        <source>wooden door %1-%2</source>
        <translation>porta di legno %1-%2</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 monete d’oro</translation>
    </message>
    <message>
        <source>%1 attack</source>
        <translation>%1 attacco</translation>
    </message>
    <message>
        <source>%1 speed</source>
        <translation>%1 velocità</translation>
    </message>
    <message>
        <source>%1 defense</source>
        <translation>%1 difesa</translation>
    </message>
    <message>
        <source>no trap</source>
        <translation>nessuna trappola</translation>
    </message>
    <message numerus="yes">
        <source>up to %n monster(s) for at most %1 points</source>
        <translation>
            <numerusform>fino a %n mostro per al massimo %1 punti</numerusform>
            <numerusform>fino a %n mostri per al massimo %1 punti</numerusform>
        </translation>
    </message>
    <message>
        <source>attack %1, damage %2 %3</source>
        <translation>attacco %1, danno %2 %3</translation>
    </message>
    <message>
        <source>disarmed with %1 or more</source>
        <translation>si disinnesca con %1 o più</translation>
    </message>
    <message>
        <source>Nobody is asked for that now.</source>
        <translation>Ora nessuno deve decidere questo.</translation>
    </message>
    <message>
        <source>The player has no activation left in this turn.</source>
        <translation>Il giocatore non ha più attivazioni in questo turno.</translation>
    </message>
    <message>
        <source>It has been activated in this turn already.</source>
        <translation>È già stata fatta la sua attivazione in questo turno.</translation>
    </message>
    <message>
        <source>The activation that has begun must end first.</source>
        <translation>Prima deve finire l’attivazione in corso.</translation>
    </message>
    <message>
        <source>It has made its attack in this activation already.</source>
        <translation>Ha già fatto il suo attacco in questa attivazione.</translation>
    </message>
    <message>
        <source>There are not enough speed points left for it.</source>
        <translation>Non restano abbastanza punti velocità.</translation>
    </message>
    <message>
        <source>Only a figure that the player has activated can act.</source>
        <translation>Può agire solo ciò che il giocatore ha attivato.</translation>
    </message>
    <message>
        <source>A hero that can enter the dungeon has to do that first, and nobody who can step aside stays in its way.</source>
        <translation>Un eroe che può entrare nel dungeon deve farlo per prima cosa, e chi può farsi da parte non gli sbarra la strada.</translation>
    </message>
    <message>
        <source>Monsters and tokens wait until the whole team is in the dungeon.</source>
        <translation>Mostri e gettoni aspettano che tutta la squadra sia nel dungeon.</translation>
    </message>
    <message>
        <source>Quickness cannot be used in the first turn.</source>
        <translation>Nel primo turno Rapidità non si può usare.</translation>
    </message>
    <message>
        <source>The entrance is occupied.</source>
        <translation>L’entrata è occupata.</translation>
    </message>
    <message>
        <source>It still has a movement marker.</source>
        <translation>Ha ancora un segnalino di movimento.</translation>
    </message>
    <message>
        <source>It came into play in this turn.</source>
        <translation>È entrato in gioco in questo turno.</translation>
    </message>
    <message>
        <source>It is frozen.</source>
        <translation>È bloccato dal gelo.</translation>
    </message>
    <message>
        <source>A hero with Frenzy has to be activated first.</source>
        <translation>Prima va attivato un eroe con Frenesia.</translation>
    </message>
    <message>
        <source>A Mage Spawn with Frenzy has to be activated first.</source>
        <translation>Prima va attivato un Mage Spawn con Frenesia.</translation>
    </message>
    <message>
        <source>It is in the pool.</source>
        <translation>È nella riserva.</translation>
    </message>
    <message>
        <source>The token is no longer in play.</source>
        <translation>Il gettone non è più in gioco.</translation>
    </message>
    <message>
        <source>A player cannot activate what is on the tile of a hero of the own team or next to one.</source>
        <translation>Un giocatore non può attivare ciò che si trova sulla tessera di un proprio eroe o accanto a lui.</translation>
    </message>
    <message>
        <source>The team has to gather a chest before anybody may leave.</source>
        <translation>La squadra deve raccogliere un forziere prima che qualcuno possa uscire.</translation>
    </message>
    <message>
        <source>The hero is out of the game.</source>
        <translation>L’eroe è fuori dal gioco.</translation>
    </message>
    <message>
        <source>A player can only give up at the beginning of the own turn.</source>
        <translation>Si può abbandonare solo all’inizio del proprio turno.</translation>
    </message>
    <message>
        <source>There is nothing beyond the edge.</source>
        <translation>Oltre il bordo non c’è nulla.</translation>
    </message>
    <message>
        <source>A wall is in the way.</source>
        <translation>C’è di mezzo un muro.</translation>
    </message>
    <message>
        <source>Walls meet at that corner, so nobody goes past it diagonally.</source>
        <translation>In quell’angolo si incontrano dei muri: non si passa in diagonale.</translation>
    </message>
    <message>
        <source>A crevasse can only be crossed by flying.</source>
        <translation>Un crepaccio si supera solo in volo.</translation>
    </message>
    <message>
        <source>The terrain is blocking.</source>
        <translation>Il terreno è bloccante.</translation>
    </message>
    <message>
        <source>A closed door is in the way.</source>
        <translation>C’è di mezzo una porta chiusa.</translation>
    </message>
    <message>
        <source>There is nothing that could be passed through.</source>
        <translation>Non c’è nulla da attraversare.</translation>
    </message>
    <message>
        <source>A figure next to one that opposes it cannot be passed through.</source>
        <translation>Una figura accanto a una avversaria non si può attraversare.</translation>
    </message>
    <message>
        <source>The square behind is not free.</source>
        <translation>La casella dietro non è libera.</translation>
    </message>
    <message>
        <source>Behind an opposing figure the passage has to end.</source>
        <translation>Dietro una figura avversaria il passaggio deve finire.</translation>
    </message>
    <message>
        <source>The figure does not stand at the exit of its team.</source>
        <translation>La figura non è all’uscita della sua squadra.</translation>
    </message>
    <message>
        <source>A token lies there.</source>
        <translation>Lì c’è un gettone.</translation>
    </message>
    <message>
        <source>A figure stands there.</source>
        <translation>Lì c’è una figura.</translation>
    </message>
    <message>
        <source>A chest stands there.</source>
        <translation>Lì c’è un forziere.</translation>
    </message>
    <message>
        <source>Tokens pass through nothing.</source>
        <translation>I gettoni non attraversano nulla.</translation>
    </message>
    <message>
        <source>Tokens do not enter occupied squares.</source>
        <translation>I gettoni non entrano in caselle occupate.</translation>
    </message>
    <message>
        <source>A player cannot move a monster onto the tile of a hero of the own team or next to one.</source>
        <translation>Un giocatore non può portare un mostro sulla tessera di un proprio eroe o accanto a lui.</translation>
    </message>
    <message>
        <source>Monsters and tokens stay in the dungeon.</source>
        <translation>Mostri e gettoni restano nel dungeon.</translation>
    </message>
    <message>
        <source>Nobody stops on an artifact or does anything there but move on.</source>
        <translation>Su un artefatto nessuno si ferma né fa altro che proseguire.</translation>
    </message>
    <message>
        <source>Only a hero of the team that is outside can enter there.</source>
        <translation>Da lì può entrare solo un eroe della squadra che è ancora fuori.</translation>
    </message>
    <message>
        <source>This way does not lead out through the exit of the team.</source>
        <translation>Questa via non porta fuori dall’uscita della squadra.</translation>
    </message>
    <message>
        <source>It does not dare to go near that figure in this turn.</source>
        <translation>In questo turno non osa avvicinarsi a quella figura.</translation>
    </message>
    <message>
        <source>An opposing figure holds it: it has to break away first.</source>
        <translation>Una figura avversaria la trattiene: prima deve disimpegnarsi.</translation>
    </message>
    <message>
        <source>Nobody holds it.</source>
        <translation>Nessuno la trattiene.</translation>
    </message>
    <message>
        <source>An attempt to break away costs 2 speed points.</source>
        <translation>Un tentativo di disimpegnarsi costa 2 punti velocità.</translation>
    </message>
    <message>
        <source>After breaking away there must be enough speed points to move on.</source>
        <translation>Dopo essersi disimpegnati devono restare abbastanza punti velocità per muoversi.</translation>
    </message>
    <message>
        <source>Free spins have to be settled first.</source>
        <translation>Prima vanno decise le rotazioni gratuite.</translation>
    </message>
    <message>
        <source>A free spin must bring one that came near into the front arc.</source>
        <translation>Una rotazione gratuita deve portare nell’arco frontale chi si è avvicinato.</translation>
    </message>
    <message>
        <source>It faces that way already, or is no figure that turns.</source>
        <translation>Guarda già da quella parte, o non è una figura che si gira.</translation>
    </message>
    <message>
        <source>That figure has no free spin to make now.</source>
        <translation>Ora quella figura non ha rotazioni gratuite da fare.</translation>
    </message>
    <message>
        <source>Only a nimble figure turns between two activations.</source>
        <translation>Solo una figura agile si gira fra due attivazioni.</translation>
    </message>
    <message>
        <source>It is in the air over something and has to move on first.</source>
        <translation>È in volo sopra qualcosa e prima deve proseguire.</translation>
    </message>
    <message>
        <source>It cannot fly there.</source>
        <translation>Lì non può volare.</translation>
    </message>
    <message>
        <source>What is above the limit has to be stored with the hero that leaves.</source>
        <translation>Ciò che supera il limite va depositato con l&apos;eroe che esce.</translation>
    </message>
    <message>
        <source>It flies over others and does not pass through them.</source>
        <translation>Vola sopra gli altri e non li attraversa.</translation>
    </message>
    <message>
        <source>Moving by Quickness it does nothing but move and see to doors.</source>
        <translation>Con Rapidità si limita a muoversi e ad aprire o chiudere porte.</translation>
    </message>
    <message>
        <source>It does not have Quickness now.</source>
        <translation>Ora non ha Rapidità.</translation>
    </message>
    <message>
        <source>No faster friend with Force March stands next to it.</source>
        <translation>Accanto non c’è nessun amico più veloce con Marcia forzata.</translation>
    </message>
    <message>
        <source>It cannot charge or bound in this way.</source>
        <translation>Non può caricare o balzare in questo modo.</translation>
    </message>
    <message>
        <source>It is demoralized.</source>
        <translation>È in preda allo sconforto.</translation>
    </message>
    <message>
        <source>A confused figure is only moved, and not next to figures that oppose it.</source>
        <translation>Una figura confusa viene solo mossa, e non accanto a figure avversarie.</translation>
    </message>
    <message>
        <source>It does not stand beside the door.</source>
        <translation>Non è accanto alla porta.</translation>
    </message>
    <message>
        <source>The door is open already.</source>
        <translation>La porta è già aperta.</translation>
    </message>
    <message>
        <source>It does not stand beside an open wooden door.</source>
        <translation>Non è accanto a una porta di legno aperta.</translation>
    </message>
    <message>
        <source>Iron doors are not closed: they swing shut by themselves.</source>
        <translation>Le porte di ferro non si chiudono: si richiudono da sole.</translation>
    </message>
    <message>
        <source>A closed door must be beside the figure, in its front arc.</source>
        <translation>La porta dev’essere chiusa, accanto alla figura e nel suo arco frontale.</translation>
    </message>
    <message>
        <source>The door is broken.</source>
        <translation>La porta è rotta.</translation>
    </message>
    <message>
        <source>Only Magic Blast, Flame/Lightning or Shockwave opens a closed door from afar.</source>
        <translation>Solo Dardo magico, Fiamma/Fulmine o Onda d’urto aprono da lontano una porta chiusa.</translation>
    </message>
    <message>
        <source>Tokens do nothing to doors.</source>
        <translation>I gettoni non fanno nulla alle porte.</translation>
    </message>
    <message>
        <source>There is no teleport square or vortex that it could use.</source>
        <translation>Non c’è nessun teletrasporto o vortice da usare.</translation>
    </message>
    <message>
        <source>It has declared to use a marker and can only turn now.</source>
        <translation>Ha dichiarato di usare un indicatore e ora può solo girarsi.</translation>
    </message>
    <message>
        <source>First it is to be decided whether the marker is used.</source>
        <translation>Prima va deciso se si usa l’indicatore.</translation>
    </message>
    <message>
        <source>Nobody can be teleported there now.</source>
        <translation>Ora nessuno può teletrasportarsi lì.</translation>
    </message>
    <message>
        <source>The teleport square is occupied.</source>
        <translation>La casella di teletrasporto è occupata.</translation>
    </message>
    <message>
        <source>No vortex can turn this tile now.</source>
        <translation>Ora nessun vortice può girare questa tessera.</translation>
    </message>
    <message>
        <source>It does not stand on stairs.</source>
        <translation>Non è su una scala.</translation>
    </message>
    <message>
        <source>A large figure stands partly on the tile, which cannot turn.</source>
        <translation>Una figura grande sta in parte sulla tessera, che non può girare.</translation>
    </message>
    <message>
        <source>That is nothing to attack.</source>
        <translation>Non c’è nulla da attaccare.</translation>
    </message>
    <message>
        <source>Friends are not attacked.</source>
        <translation>Gli amici non si attaccano.</translation>
    </message>
    <message>
        <source>Nobody attacks itself.</source>
        <translation>Nessuno attacca sé stesso.</translation>
    </message>
    <message>
        <source>Monsters do not attack monsters.</source>
        <translation>I mostri non attaccano i mostri.</translation>
    </message>
    <message>
        <source>In a Lone Wolf game heroes do not attack heroes.</source>
        <translation>In una partita Lupo solitario gli eroi non attaccano gli eroi.</translation>
    </message>
    <message>
        <source>In a Lone Wolf game nobody steals.</source>
        <translation>In una partita Lupo solitario nessuno ruba.</translation>
    </message>
    <message>
        <source>The target is not adjacent and in the front arc.</source>
        <translation>Il bersaglio non è adiacente e nell’arco frontale.</translation>
    </message>
    <message>
        <source>There are not enough speed points left for an attack.</source>
        <translation>Non restano abbastanza punti velocità per un attacco.</translation>
    </message>
    <message>
        <source>The defender has to strike back.</source>
        <translation>Chi si difende deve rispondere al colpo.</translation>
    </message>
    <message>
        <source>First it is to be decided who strikes back.</source>
        <translation>Prima va deciso chi risponde al colpo.</translation>
    </message>
    <message>
        <source>A free attack has to be decided first.</source>
        <translation>Prima va deciso un attacco gratuito.</translation>
    </message>
    <message>
        <source>The blow is no longer possible.</source>
        <translation>Il colpo non è più possibile.</translation>
    </message>
    <message>
        <source>It does not have this ability now.</source>
        <translation>Ora non ha questa abilità.</translation>
    </message>
    <message>
        <source>There is no optional ability on this value.</source>
        <translation>Su questo valore non c’è nessuna abilità facoltativa.</translation>
    </message>
    <message>
        <source>The ability is off already, or the figure is not the player&apos;s to decide for.</source>
        <translation>L’abilità è già esclusa, o il giocatore non decide per questa figura.</translation>
    </message>
    <message>
        <source>This ability does not fit that kind of attack.</source>
        <translation>Questa abilità non va con quel tipo di attacco.</translation>
    </message>
    <message>
        <source>The blow cannot be struck with this ability.</source>
        <translation>Il colpo non si può dare con questa abilità.</translation>
    </message>
    <message>
        <source>Adjacent figures are not shot at.</source>
        <translation>Non si tira a figure adiacenti.</translation>
    </message>
    <message>
        <source>Nobody shoots next to an opposing figure.</source>
        <translation>Nessuno tira accanto a una figura avversaria.</translation>
    </message>
    <message>
        <source>The target stands next to a friend of the shooter.</source>
        <translation>Il bersaglio è accanto a un amico di chi tira.</translation>
    </message>
    <message>
        <source>The target is out of range.</source>
        <translation>Il bersaglio è fuori gittata.</translation>
    </message>
    <message>
        <source>It has no ranged attack.</source>
        <translation>Non ha attacchi a distanza.</translation>
    </message>
    <message>
        <source>There is no line of fire to the target.</source>
        <translation>Non c’è linea di tiro fino al bersaglio.</translation>
    </message>
    <message>
        <source>The line of fire is blocked or does not leave through the front arc.</source>
        <translation>La linea di tiro è bloccata o non esce dall’arco frontale.</translation>
    </message>
    <message>
        <source>So many targets, or this choice of them, are not possible.</source>
        <translation>Tanti bersagli, o questa scelta di bersagli, non sono possibili.</translation>
    </message>
    <message>
        <source>A berserk figure does not shoot.</source>
        <translation>Chi è furioso non tira.</translation>
    </message>
    <message>
        <source>The target is hidden by Stealth.</source>
        <translation>Il bersaglio è nascosto da Furtività.</translation>
    </message>
    <message>
        <source>The target cannot be seen from afar.</source>
        <translation>Da lontano il bersaglio non si vede.</translation>
    </message>
    <message>
        <source>Magic does not affect the target.</source>
        <translation>La magia non ha effetto sul bersaglio.</translation>
    </message>
    <message>
        <source>The shockwave would reach nothing.</source>
        <translation>L’onda d’urto non raggiungerebbe nulla.</translation>
    </message>
    <message>
        <source>That figure cannot be healed by this one.</source>
        <translation>Questa figura non può curare quella.</translation>
    </message>
    <message>
        <source>First it is to be decided how much is healed.</source>
        <translation>Prima va deciso quanto si cura.</translation>
    </message>
    <message>
        <source>Nobody heals next to an opposing figure.</source>
        <translation>Nessuno cura accanto a una figura avversaria.</translation>
    </message>
    <message>
        <source>It cannot regenerate.</source>
        <translation>Non può rigenerarsi.</translation>
    </message>
    <message>
        <source>It cannot summon.</source>
        <translation>Non può evocare.</translation>
    </message>
    <message>
        <source>It cannot raise that figure.</source>
        <translation>Non può richiamare quella figura.</translation>
    </message>
    <message>
        <source>It cannot levitate that figure, or not to there.</source>
        <translation>Non può far levitare quella figura, o non fin lì.</translation>
    </message>
    <message>
        <source>Only a figure of the lowest value in the pool can be summoned.</source>
        <translation>Si può evocare solo una figura del valore più basso della riserva.</translation>
    </message>
    <message>
        <source>First it is to be decided where the figure goes.</source>
        <translation>Prima va deciso dove va la figura.</translation>
    </message>
    <message>
        <source>There is no room for it.</source>
        <translation>Non c’è posto.</translation>
    </message>
    <message>
        <source>It cannot be put there.</source>
        <translation>Non si può mettere lì.</translation>
    </message>
    <message>
        <source>No facing is to be chosen now.</source>
        <translation>Ora non c’è nessuna direzione da scegliere.</translation>
    </message>
    <message>
        <source>What it summoned before is still in play.</source>
        <translation>Ciò che ha evocato prima è ancora in gioco.</translation>
    </message>
    <message>
        <source>Monsters have to be chosen and placed first.</source>
        <translation>Prima vanno scelti e messi i mostri.</translation>
    </message>
    <message>
        <source>No monster is to be chosen now.</source>
        <translation>Ora non c’è nessun mostro da scegliere.</translation>
    </message>
    <message>
        <source>No monster is to be placed now.</source>
        <translation>Ora non c’è nessun mostro da mettere.</translation>
    </message>
    <message>
        <source>That is no monster of the pool.</source>
        <translation>Non è un mostro della riserva.</translation>
    </message>
    <message>
        <source>The monster cannot appear on that square.</source>
        <translation>Il mostro non può apparire in quella casella.</translation>
    </message>
    <message>
        <source>With it the group would not have the right number and points.</source>
        <translation>Con questo mostro il gruppo non avrebbe il numero e i punti giusti.</translation>
    </message>
    <message>
        <source>The trap has to be exposed first.</source>
        <translation>Prima va scoperta la trappola.</translation>
    </message>
    <message>
        <source>The hero must stand next to the chest.</source>
        <translation>L’eroe deve stare accanto al forziere.</translation>
    </message>
    <message>
        <source>The trap of this chest has been exposed already.</source>
        <translation>La trappola di questo forziere è già stata scoperta.</translation>
    </message>
    <message>
        <source>The hero must stand in the front arc of the chest.</source>
        <translation>L’eroe deve stare nell’arco frontale del forziere.</translation>
    </message>
    <message>
        <source>The trap of this chest is done with.</source>
        <translation>La trappola di questo forziere è risolta.</translation>
    </message>
    <message>
        <source>Only heroes work on traps.</source>
        <translation>Solo gli eroi lavorano alle trappole.</translation>
    </message>
    <message>
        <source>Monsters have no use for treasure.</source>
        <translation>I mostri non sanno che farsene dei tesori.</translation>
    </message>
    <message>
        <source>The trap of the chest has to be dealt with first.</source>
        <translation>Prima va risolta la trappola del forziere.</translation>
    </message>
    <message>
        <source>There is no magic item in this chest.</source>
        <translation>In questo forziere non c’è nessun oggetto magico.</translation>
    </message>
    <message>
        <source>The player has as many chests as the team can carry.</source>
        <translation>Il giocatore ha già tanti forzieri quanti la squadra ne può portare.</translation>
    </message>
    <message>
        <source>The treasure does not belong to this player.</source>
        <translation>Il tesoro non è di questo giocatore.</translation>
    </message>
    <message>
        <source>First it is to be decided who uses which treasure.</source>
        <translation>Prima va deciso chi usa quale tesoro.</translation>
    </message>
    <message>
        <source>Treasure is assigned at the start of the turn, to heroes in the dungeon.</source>
        <translation>I tesori si assegnano all’inizio del turno, a eroi che sono nel dungeon.</translation>
    </message>
    <message>
        <source>Another hero uses this treasure already.</source>
        <translation>Un altro eroe usa già questo tesoro.</translation>
    </message>
    <message>
        <source>The hero uses two treasures already.</source>
        <translation>L’eroe usa già due tesori.</translation>
    </message>
    <message>
        <source>The hero uses an item of this type already.</source>
        <translation>L’eroe usa già un oggetto di questo tipo.</translation>
    </message>
    <message>
        <source>The potion has been drunk.</source>
        <translation>La pozione è stata bevuta.</translation>
    </message>
    <message>
        <source>There is no other ability that could stay in effect.</source>
        <translation>Non c’è nessun’altra abilità che possa restare in vigore.</translation>
    </message>
    <message>
        <source>A chest has to be put back first.</source>
        <translation>Prima va rimesso un forziere.</translation>
    </message>
    <message>
        <source>The chest cannot go on that square.</source>
        <translation>Il forziere non può stare in quella casella.</translation>
    </message>
    <message>
        <source>The chest cannot face that way: nobody could stand before it.</source>
        <translation>Il forziere non può guardare da quella parte: nessuno potrebbe starci davanti.</translation>
    </message>
    <message>
        <source>Only a hero can steal, and only from an opposing hero.</source>
        <translation>Solo un eroe può rubare, e solo a un eroe avversario.</translation>
    </message>
    <message>
        <source>The victim is not adjacent and in the front arc.</source>
        <translation>La vittima non è adiacente e nell’arco frontale.</translation>
    </message>
    <message>
        <source>The loot has to be chosen first.</source>
        <translation>Prima va scelto il bottino.</translation>
    </message>
    <message>
        <source>This cannot be taken.</source>
        <translation>Questo non si può prendere.</translation>
    </message>
    <message>
        <source>The victim has nothing that could be stolen.</source>
        <translation>La vittima non ha nulla da rubare.</translation>
    </message>
    <message>
        <source>First it is to be decided whether the victim strikes back.</source>
        <translation>Prima va deciso se la vittima risponde.</translation>
    </message>
    <message>
        <source>The dropped chest must go on the nearest free square of the tile.</source>
        <translation>Il forziere caduto va nella casella libera più vicina della tessera.</translation>
    </message>
    <message>
        <source>First it is to be decided what is stored.</source>
        <translation>Prima va deciso che cosa si mette al sicuro.</translation>
    </message>
    <message>
        <source>This cannot be stored now.</source>
        <translation>Questo ora non si può mettere al sicuro.</translation>
    </message>
    <message>
        <source>The treasure is stored and cannot be used.</source>
        <translation>Il tesoro è al sicuro e non si può usare.</translation>
    </message>
    <message>
        <source>The last hero carries out as much as possible.</source>
        <translation>L’ultimo eroe porta fuori quanto può.</translation>
    </message>
    <message>
        <source>A level is given when one was earned, to a hero of that player who is in the dungeon and not eliminated.</source>
        <translation>Un livello si dà quando è stato guadagnato, a un eroe di quel giocatore che sia nel dungeon e non eliminato.</translation>
    </message>
    <message>
        <source>This hero cannot rise now.</source>
        <translation>Questo eroe ora non può salire di livello.</translation>
    </message>
    <message>
        <source>First it is to be decided which hero rises a level.</source>
        <translation>Prima va deciso quale eroe sale di livello.</translation>
    </message>
    <message>
        <source>Free spins: who turns to those that have come near?</source>
        <translation>Rotazioni gratuite: chi si gira verso chi si è avvicinato?</translation>
    </message>
    <message>
        <source>Does {figure} use the marker it stands on?</source>
        <translation>{figure} usa l’indicatore su cui si trova?</translation>
    </message>
    <message>
        <source>{blow}: does {striker} strike {target}?</source>
        <translation>{blow}: {striker} colpisce {target}?</translation>
    </message>
    <message>
        <source>Who strikes back at {attacker}, and how?</source>
        <translation>Chi risponde a {attacker}, e come?</translation>
    </message>
    <message>
        <source>How much does {healer} heal {target}?</source>
        <translation>Di quanto {healer} cura {target}?</translation>
    </message>
    <message>
        <source>Where does {figure} go?</source>
        <translation>Dove va {figure}?</translation>
    </message>
    <message>
        <source>Which way does {figure} face?</source>
        <translation>Da che parte guarda {figure}?</translation>
    </message>
    <message numerus="yes">
        <source>Which monster comes next? %n are still to come, for {points} points.</source>
        <translation>
            <numerusform>Quale mostro viene adesso? Ne manca %n, per {points} punti.</numerusform>
            <numerusform>Quale mostro viene adesso? Ne mancano %n, per {points} punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does {figure} appear, and facing which way?</source>
        <translation>Dove appare {figure}, e da che parte guarda?</translation>
    </message>
    <message>
        <source>Which heroes use which treasures in this turn?</source>
        <translation>Quali eroi usano quali tesori in questo turno?</translation>
    </message>
    <message>
        <source>Where does {chest} go back into the dungeon ({where})?</source>
        <translation>Dove torna nel dungeon il {chest} ({where})?</translation>
    </message>
    <message>
        <source>Which treasure does {thief} take from {target}?</source>
        <translation>Quale tesoro prende {thief} a {target}?</translation>
    </message>
    <message>
        <source>Does {target} strike back at {thief}?</source>
        <translation>{target} risponde a {thief}?</translation>
    </message>
    <message>
        <source>Which treasures are stored with heroes that have left?</source>
        <translation>Quali tesori si mettono al sicuro con gli eroi che sono usciti?</translation>
    </message>
    <message>
        <source>Which hero rises a level?</source>
        <translation>Quale eroe sale di livello?</translation>
    </message>
    <message>
        <source>the declared action: {action}</source>
        <translation>l’azione dichiarata: {action}</translation>
    </message>
    <message>
        <source>the end of the activation</source>
        <translation>la fine dell’attivazione</translation>
    </message>
    <message>
        <source>what the step sets off</source>
        <translation>ciò che il passo provoca</translation>
    </message>
    <message>
        <source>the rest of the flight</source>
        <translation>il resto del volo</translation>
    </message>
    <message>
        <source>leaving the dungeon</source>
        <translation>l’uscita dal dungeon</translation>
    </message>
    <message>
        <source>whether {striker} freezes {target}</source>
        <translation>se {striker} congela {target}</translation>
    </message>
    <message>
        <source>the click that {striker} heals</source>
        <translation>lo scatto che {striker} recupera</translation>
    </message>
    <message>
        <source>the retaliation of {by} against {striker}</source>
        <translation>la ritorsione di {by} contro {striker}</translation>
    </message>
    <message>
        <source>striking back at {attacker}</source>
        <translation>la risposta a {attacker}</translation>
    </message>
    <message>
        <source>ramming</source>
        <translation>la carica d’ariete</translation>
    </message>
    <message>
        <source>blows of pole arms</source>
        <translation>i colpi delle armi ad asta</translation>
    </message>
    <message>
        <source>abilities at the start of the turn</source>
        <translation>le abilità all’inizio del turno</translation>
    </message>
    <message>
        <source>the end of the confusion</source>
        <translation>la fine della confusione</translation>
    </message>
    <message>
        <source>further eliminations: {first}</source>
        <translation>altri caduti: {first}</translation>
    </message>
    <message>
        <source>whether the game is over</source>
        <translation>se la partita è finita</translation>
    </message>
    <message>
        <source>the experience for {eliminated}</source>
        <translation>l’esperienza per {eliminated}</translation>
    </message>
    <message>
        <source>the beginning of the turn: {part}</source>
        <translation>l’inizio del turno: {part}</translation>
    </message>
    <message>
        <source>giving up</source>
        <translation>l’abbandono</translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s) for {points} points</source>
        <translation>
            <numerusform>%n mostro per {points} punti</numerusform>
            <numerusform>%n mostri per {points} punti</numerusform>
        </translation>
    </message>
    <message>
        <source>free spins for the group that appeared</source>
        <translation>le rotazioni gratuite per il gruppo apparso</translation>
    </message>
    <message>
        <source>the attack of the trap of {chest}</source>
        <translation>l’attacco della trappola del {chest}</translation>
    </message>
    <message>
        <source>the tokens that the trap of {chest} has caught</source>
        <translation>i gettoni coinvolti dalla trappola del {chest}</translation>
    </message>
    <message>
        <source>the attack of the trap of {chest} on those that appeared</source>
        <translation>l’attacco della trappola del {chest} su chi è apparso</translation>
    </message>
    <message>
        <source>what becomes of {chest}</source>
        <translation>che ne è del {chest}</translation>
    </message>
    <message>
        <source>the treasure that {player} loses</source>
        <translation>il tesoro che {player} perde</translation>
    </message>
    <message>
        <source>whether {target} strikes back at {thief}</source>
        <translation>se {target} risponde a {thief}</translation>
    </message>
    <message>
        <source>whether {thief} drops {loot}</source>
        <translation>se {thief} lascia cadere il {loot}</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) for {player}</source>
        <translation>
            <numerusform>%n livello per {player}</numerusform>
            <numerusform>%n livelli per {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>It is neither an own hero nor a Mage Spawn.</source>
        <translation>Non è né un proprio eroe né un Mage Spawn.</translation>
    </message>
    <message>
        <source>The Venom of {figure} acts.</source>
        <translation>Il Veleno di {figure} agisce.</translation>
    </message>
    <message>
        <source>Let the Venom of {figure} act</source>
        <translation>Fa&apos; agire il Veleno di {figure}</translation>
    </message>
    <message>
        <source>Whose Venom acts next?</source>
        <translation>Il Veleno di chi agisce adesso?</translation>
    </message>
    <message>
        <source>It has no Venom that still acts in this turn.</source>
        <translation>Non ha un Veleno che agisca ancora in questo turno.</translation>
    </message>
    <message>
        <source>First it is chosen whose Venom acts next.</source>
        <translation>Prima si sceglie il Veleno di chi agisce adesso.</translation>
    </message>
    <message>
        <source>Magic Healing cannot be used so.</source>
        <translation>La Guarigione magica non si può usare così.</translation>
    </message>
    <message>
        <source>It cannot shoot back so.</source>
        <translation>Non può rispondere al tiro in questo modo.</translation>
    </message>
    <message>
        <source>Pick up {artifact}</source>
        <translation>Prendi {artifact}</translation>
    </message>
    <message>
        <source>Put {artifact} down on {to}</source>
        <translation>Posa {artifact} in {to}</translation>
    </message>
    <message>
        <source>Put {artifact} down on {to}, turned</source>
        <translation>Posa {artifact} in {to}, girato</translation>
    </message>
    <message>
        <source>Shoot at {artifact} with Flame/Lightning</source>
        <translation>Tira a {artifact} con Fiamma/Fulmine</translation>
    </message>
    <message>
        <source>Use {artifact}</source>
        <translation>Usa {artifact}</translation>
    </message>
    <message>
        <source>Give {hero} the use of {item}</source>
        <translation>Assegna a {hero}: {item}</translation>
    </message>
    <message>
        <source>Give {hero} the use of {item}, but keep the ability of the other treasure</source>
        <translation>Assegna a {hero}: {item}, ma tieni l’abilità dell’altro tesoro</translation>
    </message>
    <message>
        <source>Take the item: {item}</source>
        <translation>Raccogli l’oggetto: {item}</translation>
    </message>
    <message>
        <source>Shoot at everybody before it</source>
        <translation>Tira a tutti quelli che ha davanti</translation>
    </message>
    <message>
        <source>{figure} picks up {artifact}.</source>
        <translation>{figure} prende {artifact}.</translation>
    </message>
    <message>
        <source>{artifact} is put down on {to}.</source>
        <translation>{artifact}: posato in {to}.</translation>
    </message>
    <message>
        <source>There is no room for {artifact}: it leaves the game.</source>
        <translation>{artifact}: non c’è più posto, esce dal gioco.</translation>
    </message>
    <message>
        <source>{artifact} withstands the blow.</source>
        <translation>{artifact}: resiste al colpo.</translation>
    </message>
    <message>
        <source>{artifact} is hit.</source>
        <translation>{artifact}: colpito.</translation>
    </message>
    <message>
        <source>{artifact} breaks; hindering terrain is left where it stood.</source>
        <translation>{artifact}: va in pezzi; al suo posto resta terreno d&apos;intralcio.</translation>
    </message>
    <message>
        <source>{figure} uses {artifact}: {token}.</source>
        <translation>{figure} usa {artifact}: {token}.</translation>
    </message>
    <message>
        <source>The token says: {text}</source>
        <translation>Il gettone dice: {text}</translation>
    </message>
    <message>
        <source>{figure} gains for good: {abilities}.</source>
        <translation>{figure} ottiene per sempre: {abilities}.</translation>
    </message>
    <message>
        <source>{artifact} strikes at {target} and misses.</source>
        <translation>{artifact} attacca {target} e manca.</translation>
    </message>
    <message>
        <source>{artifact} strikes {target}.</source>
        <translation>{artifact} colpisce {target}.</translation>
    </message>
    <message>
        <source>{figure} joins {player}.</source>
        <translation>{figure} si unisce a {player}.</translation>
    </message>
    <message numerus="yes">
        <source>{active} moves on with %n speed point(s).</source>
        <translation>
            <numerusform>{active} si muove ancora con %n punto velocità.</numerusform>
            <numerusform>{active} si muove ancora con %n punti velocità.</numerusform>
        </translation>
    </message>
    <message>
        <source>{token} goes back to its pile.</source>
        <translation>{token} torna nella sua pila.</translation>
    </message>
    <message>
        <source>The piles of artifact tokens are mixed.</source>
        <translation>Le pile dei gettoni artefatto vengono mescolate.</translation>
    </message>
    <message numerus="yes">
        <source>{artifact} gets %n token(s) again: {colour}.</source>
        <translation>
            <numerusform>{artifact}: riceve di nuovo %n gettone ({colour}).</numerusform>
            <numerusform>{artifact}: riceve di nuovo %n gettoni ({colour}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{hero} gets the use of {item}.</source>
        <translation>{hero} può usare: {item}.</translation>
    </message>
    <message>
        <source>{hero} gets the use of {item}. The ability of the other treasure stays in effect.</source>
        <translation>{hero} può usare: {item}. Resta in vigore l’abilità dell’altro tesoro.</translation>
    </message>
    <message>
        <source>An item lies on {to}: {item}.</source>
        <translation>In {to} c’è un oggetto: {item}.</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>the token of an artifact</source>
        <translation>il gettone di un artefatto</translation>
    </message>
    <message>
        <source>what the token does</source>
        <translation>l’effetto del gettone</translation>
    </message>
    <message>
        <source>the attack of an artifact</source>
        <translation>l’attacco di un artefatto</translation>
    </message>
    <message>
        <source>Only figures of a Heroic Team use artifacts.</source>
        <translation>Solo le miniature di una squadra di eroi usano gli artefatti.</translation>
    </message>
    <message>
        <source>It has used this artifact in this activation already.</source>
        <translation>Ha già usato questo artefatto in questa attivazione.</translation>
    </message>
    <message>
        <source>Only chairs and tables can be destroyed.</source>
        <translation>Si possono distruggere solo sedie e tavoli.</translation>
    </message>
    <message>
        <source>Only exotic artifacts can be used so.</source>
        <translation>Solo gli artefatti esotici si usano così.</translation>
    </message>
    <message>
        <source>An artifact lies across the border of the tile.</source>
        <translation>Un artefatto sta a cavallo del bordo della tessera.</translation>
    </message>
    <message>
        <source>An all-seeing pillar watches: nobody steals there.</source>
        <translation>Un pilastro onniveggente sorveglia: lì nessuno ruba.</translation>
    </message>
    <message>
        <source>Only a hero next to a chair or table picks it up, one piece at a time.</source>
        <translation>Solo un eroe accanto a una sedia o a un tavolo può prenderlo, un pezzo alla volta.</translation>
    </message>
    <message>
        <source>What the hero carries cannot be put down here.</source>
        <translation>Qui non c’è posto per posare ciò che l’eroe trasporta.</translation>
    </message>
    <message>
        <source>It cannot be put down there.</source>
        <translation>Non si può posare lì.</translation>
    </message>
    <message>
        <source>Furniture stays in the dungeon.</source>
        <translation>I mobili restano nel dungeon.</translation>
    </message>
    <message>
        <source>After Bound, Charge, Nimble or Quickness nobody picks up furniture.</source>
        <translation>Dopo Balzo, Carica, Agile o Rapidità nessuno prende un mobile.</translation>
    </message>
    <message>
        <source>The artifact is not adjacent and in the front arc.</source>
        <translation>L’artefatto non è adiacente e nell’arco frontale.</translation>
    </message>
    <message>
        <source>Using an artifact costs 4 speed points.</source>
        <translation>Usare un artefatto costa 4 punti velocità.</translation>
    </message>
    <message>
        <source>No token is left under this artifact.</source>
        <translation>Sotto questo artefatto non ci sono più gettoni.</translation>
    </message>
    <message>
        <source>It is moved by a token and does nothing else.</source>
        <translation>È mossa da un gettone e non fa altro.</translation>
    </message>
    <message>
        <source>The item does not belong to this player.</source>
        <translation>L’oggetto non appartiene a questo giocatore.</translation>
    </message>
    <message>
        <source>First it is to be decided which way the figure faces.</source>
        <translation>Prima va deciso verso dove guarda la miniatura.</translation>
    </message>
    <message>
        <source>No item lies next to the hero.</source>
        <translation>Accanto all’eroe non c’è nessun oggetto.</translation>
    </message>
    <message>
        <source>A Changeling shoots at everybody before it, not at targets of choice.</source>
        <translation>Un Changeling tira a tutti quelli che ha davanti, non a bersagli scelti.</translation>
    </message>
    <message>
        <source>Only a Changeling shoots so, and only if somebody stands before it.</source>
        <translation>Solo un Changeling tira così, e solo se ha qualcuno davanti.</translation>
    </message>
    <message>
        <source>Where is {artifact} put down?</source>
        <translation>Dove si posa {artifact}?</translation>
    </message>
    <message>
        <source>what {token} does to {figure}</source>
        <translation>l’effetto di {token} su {figure}</translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s) for at most {points} points each</source>
        <translation>
            <numerusform>%n mostro da {points} punti al massimo</numerusform>
            <numerusform>%n mostri da {points} punti al massimo ciascuno</numerusform>
        </translation>
    </message>
    <message>
        <source>no nearer to what it is after</source>
        <translation>non si avvicina a ciò che cerca</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) nearer to what it is after</source>
        <translation>
            <numerusform>%n punto più vicino a ciò che cerca</numerusform>
            <numerusform>%n punti più vicino a ciò che cerca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) farther from what it is after</source>
        <translation>
            <numerusform>più lontano di %n punto da ciò che cerca</numerusform>
            <numerusform>più lontano di %n punti da ciò che cerca</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 clicks of damage on average</source>
        <translation>%1 scatti di danno in media</translation>
    </message>
    <message>
        <source>succeeds %1 times in 100</source>
        <translation>riesce %1 volte su 100</translation>
    </message>
    <message>
        <source>eliminates its target %1 times in 100</source>
        <translation>elimina il bersaglio %1 volte su 100</translation>
    </message>
    <message>
        <source>hurts a figure of its own team</source>
        <translation>ferisce una figura della propria squadra</translation>
    </message>
    <message numerus="yes">
        <source>%n opposing figure(s) next to it there</source>
        <translation>
            <numerusform>là ha accanto %n figura avversaria</numerusform>
            <numerusform>là ha accanto %n figure avversarie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opposing figure(s) can strike it on the way</source>
        <translation>
            <numerusform>%n figura avversaria può colpirla lungo la via</numerusform>
            <numerusform>%n figure avversarie possono colpirla lungo la via</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opposing figure(s) in its front arc</source>
        <translation>
            <numerusform>%n figura avversaria nel suo arco frontale</numerusform>
            <numerusform>%n figure avversarie nel suo arco frontale</numerusform>
        </translation>
    </message>
    <message>
        <source>a chest is at hand</source>
        <translation>un forziere è a portata di mano</translation>
    </message>
    <message numerus="yes">
        <source>a hero of another team is %n point(s) away</source>
        <translation>
            <numerusform>un eroe di un’altra squadra è a %n punto di distanza</numerusform>
            <numerusform>un eroe di un’altra squadra è a %n punti di distanza</numerusform>
        </translation>
    </message>
    <message>
        <source>the team has nothing more to gain here</source>
        <translation>la squadra non ha più nulla da guadagnare qui</translation>
    </message>
    <message>
        <source>to get to %1</source>
        <translation>per raggiungere: %1</translation>
    </message>
    <message>
        <source>to get out of the dungeon</source>
        <translation>per uscire dal dungeon</translation>
    </message>
    <message>
        <source>to get at %1</source>
        <translation>per arrivare addosso a: %1</translation>
    </message>
    <message numerus="yes">
        <source>played out %n time(s)</source>
        <translation>
            <numerusform>giocata a mente %n volta</numerusform>
            <numerusform>giocata a mente %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>stood at %1 of 100 afterwards, where 100 is a win</source>
        <translation>dopo, la posizione valeva %1 su 100, dove 100 è la vittoria</translation>
    </message>
    <message>
        <source>nothing is known about such an action</source>
        <translation>di un’azione simile non si sa nulla</translation>
    </message>
    <message>
        <source>%1 facing %2</source>
        <translation>%1, con la fronte a %2</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>fuori dal dungeon, in salvo</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>fuori dal gioco</translation>
    </message>
    <message>
        <source>in the pool</source>
        <translation>nella riserva</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>già attivato</translation>
    </message>
    <message>
        <source>movement marker</source>
        <translation>segnalino di movimento</translation>
    </message>
    <message>
        <source>new in this turn</source>
        <translation>in gioco da questo turno</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>bloccato dal gelo</translation>
    </message>
    <message>
        <source>is going to use its marker</source>
        <translation>sta per usare il suo indicatore</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>gittata %1</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>non ancora aperto</translation>
    </message>
    <message>
        <source>drunk</source>
        <translation>bevuta</translation>
    </message>
    <message>
        <source>used by %1</source>
        <translation>in uso a %1</translation>
    </message>
    <message>
        <source>stored with %1</source>
        <translation>al sicuro con %1</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>hindering terrain</source>
        <translation>terreno d&apos;intralcio</translation>
    </message>
    <message>
        <source>water</source>
        <translation>acqua</translation>
    </message>
    <message>
        <source>a crevasse</source>
        <translation>un crepaccio</translation>
    </message>
    <message>
        <source>blocking terrain</source>
        <translation>terreno bloccante</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>costa %1</translation>
    </message>
    <message>
        <source>shadow</source>
        <translation>ombra</translation>
    </message>
    <message>
        <source>a vortex</source>
        <translation>un vortice</translation>
    </message>
    <message>
        <source>a teleport square</source>
        <translation>un teletrasporto</translation>
    </message>
    <message>
        <source>tokens under it: %1</source>
        <translation>gettoni sotto: %1</translation>
    </message>
    <message>
        <source>nobody stops there</source>
        <translation>lì nessuno si ferma</translation>
    </message>
    <message>
        <source>stairs to %1</source>
        <translation>scale per %1</translation>
    </message>
    <message>
        <source>its front to the %1</source>
        <translation>con la fronte a %1</translation>
    </message>
    <message>
        <source>without a trap</source>
        <translation>senza trappola</translation>
    </message>
    <message>
        <source>The game is over after round %1: %2.</source>
        <translation>La partita è finita dopo il round %1: %2.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Vince %1.</translation>
    </message>
    <message>
        <source>Shared victory: %1</source>
        <translation>Vittoria condivisa: %1</translation>
    </message>
    <message>
        <source>%1: %2 gold carried out, %3 of %4 heroes came out, %5 experience</source>
        <translation>%1: %2 oro portato fuori, %3 eroi su %4 sono usciti, %5 esperienza</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Attiva</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Gira</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combatti</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Agisci</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Inoltre</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>potion, one use: %1</source>
        <translation>pozione, un solo uso: %1</translation>
    </message>
    <message numerus="yes">
        <source>{figure} is activated at double speed, with %n speed point(s).</source>
        <translation>
            <numerusform>Si attiva {figure} a velocità doppia, con %n punto velocità.</numerusform>
            <numerusform>Si attiva {figure} a velocità doppia, con %n punti velocità.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{figure} is activated with %n speed point(s) and an attack that costs nothing.</source>
        <translation>
            <numerusform>Si attiva {figure}, con %n punto velocità e un attacco che non costa nulla.</numerusform>
            <numerusform>Si attiva {figure}, con %n punti velocità e un attacco che non costa nulla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{figure} moves by Quickness, with %n speed point(s).</source>
        <translation>
            <numerusform>{figure} si muove con Rapidità, con %n punto velocità.</numerusform>
            <numerusform>{figure} si muove con Rapidità, con %n punti velocità.</numerusform>
        </translation>
    </message>
    <message>
        <source>{figure} uses the vortex.</source>
        <translation>{figure} usa il vortice.</translation>
    </message>
    <message>
        <source>{striker} fails to heal {target}.</source>
        <translation>{striker} non riesce a curare {target}.</translation>
    </message>
    <message>
        <source>{striker} can heal {target}.</source>
        <translation>{striker} può curare {target}.</translation>
    </message>
    <message>
        <source>The pool has no monsters that fit: nothing appears.</source>
        <translation>Nella riserva non ci sono mostri adatti: non appare nulla.</translation>
    </message>
    <message>
        <source>A second trap in {chest}, which nobody can disarm: {effect}.</source>
        <translation>Una seconda trappola in {chest}, che nessuno può disinnescare: {effect}.</translation>
    </message>
    <message>
        <source>Something would happen on the way: walk up to there first.</source>
        <translation>Lungo la strada succederebbe qualcosa: prima cammina fin lì.</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>meno dell’1%</translation>
    </message>
    <message>
        <source>over 99%</source>
        <translation>oltre il 99%</translation>
    </message>
    <message>
        <source>  attack %1 against %2: needs %3</source>
        <translation>  attacco %1 contro %2: serve %3</translation>
    </message>
    <message>
        <source>  needs %1</source>
        <translation>  serve %1</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>porta %1</translation>
    </message>
    <message>
        <source> (%1 %2 by treasure)</source>
        <translation> (%1 %2 per il tesoro)</translation>
    </message>
    <message>
        <source>%1 targets</source>
        <translation>%1 bersagli</translation>
    </message>
    <message>
        <source>front arc %1°</source>
        <translation>arco frontale %1°</translation>
    </message>
    <message numerus="yes">
        <source>%n click(s) left</source>
        <translation>
            <numerusform>resta %n scatto</numerusform>
            <numerusform>restano %n scatti</numerusform>
        </translation>
    </message>
    <message>
        <source>Do without an ability</source>
        <translation>Rinuncia a un&apos;abilità</translation>
    </message>
    <message>
        <source>Roll for who begins</source>
        <translation>Tirare per chi comincia</translation>
    </message>
    <message>
        <source>What followed by the rules of then (version %1). It cannot be gone to.</source>
        <translation>Ciò che seguiva con le regole di allora (versione %1). Non ci si può andare.</translation>
    </message>
    <message>
        <source>As it was recorded: %1</source>
        <translation>Com’è registrato: %1</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>chi comincia</translation>
    </message>
    <message>
        <source>It has to be rolled first who begins.</source>
        <translation>Prima si deve tirare per chi comincia.</translation>
    </message>
    <message>
        <source>Everybody rolls; the highest total begins.</source>
        <translation>Tutti tirano; comincia chi fa il totale più alto.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Gira %1</translation>
    </message>
    <message>
        <source>Choose the facing</source>
        <translation>Scegli l’orientamento</translation>
    </message>
    <message>
        <source>On %1, facing</source>
        <translation>Su %1, rivolto a</translation>
    </message>
    <message>
        <source>It can fly over a crevasse, but not stop on it.</source>
        <translation>Può sorvolare un crepaccio, ma non fermarcisi.</translation>
    </message>
    <message>
        <source>Turn {active} to the {facing}, favouring the {leaning}</source>
        <translation>Volta {active} verso {facing}, a favore del lato {leaning}</translation>
    </message>
    <message>
        <source>Lay {active} straight, facing {facing}</source>
        <translation>Raddrizza {active}, rivolto verso {facing}</translation>
    </message>
    <message>
        <source>Enter the dungeon, {aside} to the left of the arrow</source>
        <translation>Entra nel dungeon, {aside} a sinistra della freccia</translation>
    </message>
    <message>
        <source>Turn {figure} to the {facing}, favouring the {leaning}</source>
        <translation>Volta {figure} verso {facing}, a favore del lato {leaning}</translation>
    </message>
    <message>
        <source>Turn the nimble {figure} to the {facing}, favouring the {leaning}</source>
        <translation>Volta l&apos;agile {figure} verso {facing}, a favore del lato {leaning}</translation>
    </message>
    <message>
        <source>Put {figure} on {to}, facing {facing} and favouring the {leaning}</source>
        <translation>Metti {figure} su {to}, rivolto verso {facing} e a favore del lato {leaning}</translation>
    </message>
    <message>
        <source>The front arc of {figure} favours the {leaning} now.</source>
        <translation>L&apos;arco frontale di {figure} favorisce ora il lato {leaning}.</translation>
    </message>
    <message>
        <source>Nobody opposes {figure}: it may be activated twice in this turn.</source>
        <translation>Nessuno si oppone a {figure}: in questo turno può essere attivato due volte.</translation>
    </message>
    <message>
        <source>{active} is bound for the rest of its activation.</source>
        <translation>{active} è vincolato per il resto della sua attivazione.</translation>
    </message>
    <message>
        <source>{active} does more than move: this is its only activation of the turn.</source>
        <translation>{active} non si limita a muoversi: questa è la sua unica attivazione del turno.</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>lunga gittata</translation>
    </message>
    <message>
        <source>indirect fire</source>
        <translation>tiro indiretto</translation>
    </message>
    <message>
        <source>indirect fire at long range</source>
        <translation>tiro indiretto a lunga gittata</translation>
    </message>
    <message>
        <source>left</source>
        <translation>sinistro</translation>
    </message>
    <message>
        <source>right</source>
        <translation>destro</translation>
    </message>
    <message>
        <source>Teleports, vortices and stairs have room for bases of one square only.</source>
        <translation>Teletrasporti, vortici e scale accolgono solo basi di una casella.</translation>
    </message>
    <message>
        <source>A base of several squares never faces diagonally.</source>
        <translation>Una base di più caselle non è mai rivolta in diagonale.</translation>
    </message>
    <message>
        <source>The base would not find room there, and could not go on to where it does.</source>
        <translation>Lì la base non troverebbe posto, e non potrebbe proseguire fin dove lo trova.</translation>
    </message>
    <message>
        <source>Too much of the base would hang over a crevasse: one row at most.</source>
        <translation>Troppa parte della base sporgerebbe su un crepaccio: al massimo una fila.</translation>
    </message>
    <message>
        <source>The opening is too narrow for the base.</source>
        <translation>Il passaggio è troppo stretto per la base.</translation>
    </message>
    <message>
        <source>A figure lies across the door.</source>
        <translation>Una figura occupa la soglia della porta.</translation>
    </message>
    <message>
        <source>The entrance has no opening of its width there, or it is not free.</source>
        <translation>Lì l&apos;ingresso non è abbastanza largo, oppure non è libero.</translation>
    </message>
    <message>
        <source>The figure has to lie straight first, and finds no room for that there.</source>
        <translation>La figura deve prima mettersi dritta, e lì non ne ha lo spazio.</translation>
    </message>
    <message>
        <source>It can only turn where a movement ends.</source>
        <translation>Può voltarsi solo dove termina un movimento.</translation>
    </message>
    <message>
        <source>It has failed to break away and keeps its facing.</source>
        <translation>Non è riuscita a disimpegnarsi e mantiene il suo orientamento.</translation>
    </message>
    <message>
        <source>Whether it favours a side is said only, and always, for an arc of 135 degrees.</source>
        <translation>Il lato favorito si indica sempre, e soltanto, per un arco di 135 gradi.</translation>
    </message>
    <message>
        <source>A titan takes straight steps only.</source>
        <translation>Un titano muove solo passi dritti.</translation>
    </message>
    <message>
        <source>A titan strides over others instead of passing through them.</source>
        <translation>Un titano scavalca gli altri invece di attraversarli.</translation>
    </message>
    <message>
        <source>A titan cannot stop where others are under its base.</source>
        <translation>Un titano non può fermarsi dove altri sono sotto la sua base.</translation>
    </message>
    <message>
        <source>That ability does nothing to so large a figure.</source>
        <translation>Quell&apos;abilità non ha effetto su una figura così grande.</translation>
    </message>
    <message>
        <source>Cavalry cannot be levitated.</source>
        <translation>La cavalleria non può essere levitata.</translation>
    </message>
    <message>
        <source>Only titans and multi-dial warriors shoot at each other at double range, and only where their own is not enough.</source>
        <translation>Solo titani e guerrieri multidisco si tirano a vicenda a gittata doppia, e solo dove la loro non basta.</translation>
    </message>
    <message>
        <source>Only a titan with a lowest and a highest range can fire indirectly.</source>
        <translation>Solo un titano con gittata minima e massima può tirare in modo indiretto.</translation>
    </message>
    <message>
        <source>The target is nearer than its lowest range.</source>
        <translation>Il bersaglio è più vicino della gittata minima.</translation>
    </message>
    <message>
        <source>The ceiling of the dungeon stops indirect fire.</source>
        <translation>Il soffitto del dungeon ferma il tiro indiretto.</translation>
    </message>
    <message>
        <source>{active} is held: which way does it face?</source>
        <translation>{active} è trattenuto: da che parte si rivolge?</translation>
    </message>
    <message>
        <source>the explosion around {target}</source>
        <translation>l&apos;esplosione attorno a {target}</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>centrale</translation>
    </message>
    <message>
        <source>Go on with {figure}</source>
        <translation>Prosegui con {figure}</translation>
    </message>
    <message>
        <source>Let the rider get off {mount}</source>
        <translation>Fai scendere il cavaliere da {mount}</translation>
    </message>
    <message>
        <source>Let {rider} mount {mount}</source>
        <translation>Fai montare {rider} su {mount}</translation>
    </message>
    <message>
        <source>Put {rider} on {square}, facing {facing}</source>
        <translation>Metti {rider} in {square}, con la fronte a {facing}</translation>
    </message>
    <message>
        <source>Put {rider} on {square}, facing {facing} and favouring the {leaning}</source>
        <translation>Metti {rider} in {square}, con la fronte a {facing} e a favore del lato {leaning}</translation>
    </message>
    <message>
        <source>{figure} takes a special action.</source>
        <translation>{figure} compie un&apos;azione speciale.</translation>
    </message>
    <message>
        <source>{figure} acts.</source>
        <translation>Agisce {figure}.</translation>
    </message>
    <message>
        <source>{rider} gets off {mount} on {to}, facing {facing}.</source>
        <translation>{rider} scende da {mount} in {to}, con la fronte a {facing}.</translation>
    </message>
    <message>
        <source>{rider} falls off {mount} on {to}, facing {facing}.</source>
        <translation>{rider} cade da {mount} in {to}, con la fronte a {facing}.</translation>
    </message>
    <message>
        <source>{rider} mounts {mount}.</source>
        <translation>{rider} monta su {mount}.</translation>
    </message>
    <message>
        <source>{mount} has no rider and runs away.</source>
        <translation>{mount} è senza cavaliere e fugge.</translation>
    </message>
    <message>
        <source>{mount} has no rider and serves {player} in this turn.</source>
        <translation>{mount} è senza cavaliere e in questo turno serve {player}.</translation>
    </message>
    <message>
        <source>A rider has no activation of its own: it acts in that of its mount.</source>
        <translation>Un cavaliere non ha un&apos;attivazione sua: agisce in quella della sua cavalcatura.</translation>
    </message>
    <message>
        <source>Only the mount moves: let it act again first.</source>
        <translation>Si muove solo la cavalcatura: prima falla agire di nuovo.</translation>
    </message>
    <message>
        <source>Nobody else of this unit can act now.</source>
        <translation>Nessun altro di questa unità può agire ora.</translation>
    </message>
    <message>
        <source>A mount has no hands: its rider opens, takes and carries.</source>
        <translation>Una cavalcatura non ha mani: è il cavaliere che apre, prende e porta.</translation>
    </message>
    <message>
        <source>Nobody carries furniture in the saddle.</source>
        <translation>In sella nessuno porta mobili.</translation>
    </message>
    <message>
        <source>Of a cavalry unit either the mount or the rider is struck.</source>
        <translation>Di un&apos;unità di cavalleria si colpisce o la cavalcatura o il cavaliere.</translation>
    </message>
    <message>
        <source>First it is to be decided where the rider comes to stand.</source>
        <translation>Prima va deciso dove si mette il cavaliere.</translation>
    </message>
    <message>
        <source>The rider comes to stand on a free square beside its mount.</source>
        <translation>Il cavaliere si mette su una casella libera accanto alla sua cavalcatura.</translation>
    </message>
    <message>
        <source>There is no rider that could get off, or no room for it.</source>
        <translation>Non c&apos;è un cavaliere che possa scendere, o non c&apos;è posto.</translation>
    </message>
    <message>
        <source>It is not beside a friendly mount without a rider that it could ride.</source>
        <translation>Non è accanto a una cavalcatura amica senza cavaliere che possa cavalcare.</translation>
    </message>
    <message>
        <source>A mount that serves whoever has the turn does not leave the dungeon.</source>
        <translation>Una cavalcatura che serve chi è di turno non lascia il dungeon.</translation>
    </message>
    <message>
        <source>Where does {rider} come to stand beside {mount}?</source>
        <translation>Dove si mette {rider} accanto a {mount}?</translation>
    </message>
    <message>
        <source>the end of the special action</source>
        <translation>la fine dell&apos;azione speciale</translation>
    </message>
    <message>
        <source>Drive {active} to {to}, facing {facing}: {cost} speed points</source>
        <translation>Guida {active} in {to}, rivolto a {facing}: {cost} punti velocità</translation>
    </message>
    <message>
        <source>Turn {active} on its dot to face {facing}</source>
        <translation>Gira {active} sul suo centro, rivolto a {facing}</translation>
    </message>
    <message>
        <source>Choose {section}</source>
        <translation>Scegli {section}</translation>
    </message>
    <message>
        <source>Let {active} board {chariot}</source>
        <translation>Fai salire {active} su {chariot}</translation>
    </message>
    <message>
        <source>Let {active} get out on {square}, facing {facing}</source>
        <translation>Fai scendere {active} in {square}, rivolto a {facing}</translation>
    </message>
    <message>
        <source>Let {active} get out on {square}, facing {facing}, leaning to the {leaning}</source>
        <translation>Fai scendere {active} in {square}, rivolto a {facing}, con l’arco verso {leaning}</translation>
    </message>
    <message>
        <source>{section} is the one that is concerned.</source>
        <translation>È {section} a essere interessata.</translation>
    </message>
    <message>
        <source>No section is named any more.</source>
        <translation>Nessuna sezione è più indicata.</translation>
    </message>
    <message>
        <source>{section} has made its attack.</source>
        <translation>{section} ha fatto il suo attacco.</translation>
    </message>
    <message>
        <source>{passenger} boards {chariot}.</source>
        <translation>{passenger} sale su {chariot}.</translation>
    </message>
    <message>
        <source>{passenger} gets out of {chariot} on {to}, facing {facing}.</source>
        <translation>{passenger} scende da {chariot} in {to}, rivolto a {facing}.</translation>
    </message>
    <message>
        <source>{passenger} is thrown out of {chariot} on {to}, facing {facing}.</source>
        <translation>{passenger} viene sbalzato da {chariot} in {to}, rivolto a {facing}.</translation>
    </message>
    <message>
        <source>whether damage goes through to the passenger</source>
        <translation>se il danno raggiunge il passeggero</translation>
    </message>
    <message>
        <source>the fall out of a chariot</source>
        <translation>la caduta da un carro</translation>
    </message>
    <message>
        <source>%1 (front)</source>
        <translation>%1 (fronte)</translation>
    </message>
    <message>
        <source>%1 (left side)</source>
        <translation>%1 (fianco sinistro)</translation>
    </message>
    <message>
        <source>%1 (right side)</source>
        <translation>%1 (fianco destro)</translation>
    </message>
    <message>
        <source>%1 (back)</source>
        <translation>%1 (retro)</translation>
    </message>
    <message>
        <source>A multi-dial figure has one move in an activation: a turn and a straight line.</source>
        <translation>Una figura multidisco fa un solo movimento per attivazione: un giro e una linea retta.</translation>
    </message>
    <message>
        <source>A line goes no further aside than ahead.</source>
        <translation>Una linea non va di lato più di quanto vada avanti.</translation>
    </message>
    <message>
        <source>Backward it goes straight, without turning.</source>
        <translation>All’indietro va dritta, senza girarsi.</translation>
    </message>
    <message>
        <source>A treasure belongs to the whole figure, not to a section.</source>
        <translation>Un tesoro appartiene a tutta la figura, non a una sezione.</translation>
    </message>
    <message>
        <source>There is no room for its base to turn so.</source>
        <translation>La sua base non ha spazio per girarsi così.</translation>
    </message>
    <message>
        <source>It ignores figures on its way and stops on free squares only.</source>
        <translation>Ignora le figure sul suo percorso e si ferma solo su caselle libere.</translation>
    </message>
    <message>
        <source>It stops as soon as it comes into contact with another multi-dial figure.</source>
        <translation>Si ferma non appena viene a contatto con un’altra figura multidisco.</translation>
    </message>
    <message>
        <source>A multi-dial figure never faces diagonally.</source>
        <translation>Una figura multidisco non è mai rivolta in diagonale.</translation>
    </message>
    <message>
        <source>A multi-dial figure cannot be summoned or raised.</source>
        <translation>Una figura multidisco non si può evocare né rianimare.</translation>
    </message>
    <message>
        <source>First the attacker says which section is struck.</source>
        <translation>Prima l’attaccante dice quale sezione colpisce.</translation>
    </message>
    <message>
        <source>The section is inactive.</source>
        <translation>La sezione è inattiva.</translation>
    </message>
    <message>
        <source>A section has no activation of its own: activate the whole figure.</source>
        <translation>Una sezione non ha un’attivazione propria: attiva tutta la figura.</translation>
    </message>
    <message>
        <source>It moves before it does anything else, and not after.</source>
        <translation>Si muove prima di fare altro, e non dopo.</translation>
    </message>
    <message>
        <source>Only an active section attacks, once in an activation, for 4 speed points.</source>
        <translation>Attacca solo una sezione attiva, una volta per attivazione, per 4 punti velocità.</translation>
    </message>
    <message>
        <source>First it is to be said which section takes it.</source>
        <translation>Prima va detto quale sezione lo subisce.</translation>
    </message>
    <message>
        <source>Values and abilities are those of a section.</source>
        <translation>Valori e abilità sono quelli di una sezione.</translation>
    </message>
    <message>
        <source>Opponents are next to it: it has to break away first.</source>
        <translation>Ha avversari accanto: prima deve disimpegnarsi.</translation>
    </message>
    <message>
        <source>A section without an attack value does not shoot.</source>
        <translation>Una sezione senza valore di attacco non tira.</translation>
    </message>
    <message>
        <source>An active section beside the attacker is struck; if all beside it are inactive, any active one.</source>
        <translation>Si colpisce una sezione attiva accanto all’attaccante; se quelle accanto sono tutte inattive, una qualsiasi attiva.</translation>
    </message>
    <message>
        <source>The line does not meet that section.</source>
        <translation>La linea non incontra quella sezione.</translation>
    </message>
    <message>
        <source>The line meets the border of two sections: first one is named.</source>
        <translation>La linea incontra il confine di due sezioni: prima se ne indica una.</translation>
    </message>
    <message>
        <source>Of one multi-dial figure one section is concerned.</source>
        <translation>Di una figura multidisco è interessata una sola sezione.</translation>
    </message>
    <message>
        <source>A multi-dial figure turns only with its move.</source>
        <translation>Una figura multidisco si gira solo con il suo movimento.</translation>
    </message>
    <message>
        <source>A chariot does not move backward.</source>
        <translation>Un carro non va all’indietro.</translation>
    </message>
    <message>
        <source>The passenger comes to lie where the centre of the chariot was.</source>
        <translation>Il passeggero finisce dove era il centro del carro.</translation>
    </message>
    <message>
        <source>The place in the chariot is taken.</source>
        <translation>Il posto sul carro è occupato.</translation>
    </message>
    <message>
        <source>Only a friend on one square, without hooves, can ride in a chariot.</source>
        <translation>Su un carro sale solo un amico di una casella, senza zoccoli.</translation>
    </message>
    <message>
        <source>A passenger comes in with the chariot.</source>
        <translation>Un passeggero entra insieme al carro.</translation>
    </message>
    <message>
        <source>A passenger fights or gets out, and does nothing else.</source>
        <translation>Un passeggero combatte o scende, e non fa altro.</translation>
    </message>
    <message>
        <source>One boards from beside a side or the back of the chariot, for 4 speed points.</source>
        <translation>Si sale da accanto a un fianco o al retro del carro, per 4 punti velocità.</translation>
    </message>
    <message>
        <source>One gets out onto a free square beside a side or the back of the chariot, for 4 speed points.</source>
        <translation>Si scende su una casella libera accanto a un fianco o al retro del carro, per 4 punti velocità.</translation>
    </message>
    <message>
        <source>A passenger does nothing to its own chariot.</source>
        <translation>Un passeggero non fa nulla al proprio carro.</translation>
    </message>
    <message>
        <source>The chariot has moved in this turn, so its passenger does not shoot.</source>
        <translation>Il carro si è mosso in questo turno, quindi il passeggero non tira.</translation>
    </message>
    <message>
        <source>A passenger does not shoot at who is next to the chariot.</source>
        <translation>Un passeggero non tira a chi è accanto al carro.</translation>
    </message>
    <message>
        <source>A passenger is nobody&apos;s target.</source>
        <translation>Un passeggero non è bersaglio di nessuno.</translation>
    </message>
    <message>
        <source>Which section of {hull} is concerned?</source>
        <translation>Quale sezione di {hull} è interessata?</translation>
    </message>
    <message>
        <source>Which section of {hull} takes it?</source>
        <translation>Quale sezione di {hull} lo subisce?</translation>
    </message>
    <message>
        <source>{chariot} breaks: where does {passenger} come to lie?</source>
        <translation>{chariot} si sfascia: dove finisce {passenger}?</translation>
    </message>
    <message>
        <source>the rest of the drive</source>
        <translation>il resto del percorso</translation>
    </message>
    <message>
        <source>the attack of another section</source>
        <translation>l’attacco di un’altra sezione</translation>
    </message>
    <message>
        <source>whether it goes through to {passenger}</source>
        <translation>se raggiunge {passenger}</translation>
    </message>
    <message>
        <source>a blow</source>
        <translation>un colpo</translation>
    </message>
    <message>
        <source>a shot over the border</source>
        <translation>un tiro sul confine</translation>
    </message>
    <message>
        <source>what strikes all around</source>
        <translation>ciò che colpisce tutt’intorno</translation>
    </message>
    <message>
        <source>what is aimed at none</source>
        <translation>ciò che non mira a nessuna</translation>
    </message>
    <message>
        <source>No free spin is offered to that figure.</source>
        <translation>A quella miniatura non è offerta nessuna rotazione gratuita.</translation>
    </message>
    <message>
        <source>That figure does not strike back now.</source>
        <translation>Ora quella miniatura non risponde al colpo.</translation>
    </message>
    <message>
        <source>First it is to be decided whether the passing figure answers.</source>
        <translation>Prima va deciso se chi è passato risponde al colpo.</translation>
    </message>
    <message>
        <source>First it is to be decided who else is shot at.</source>
        <translation>Prima va deciso a chi altro si tira.</translation>
    </message>
    <message>
        <source>No artifact gave it this ability.</source>
        <translation>Nessun artefatto le ha dato questa abilità.</translation>
    </message>
    <message>
        <source>An ability from an artifact is in its place.</source>
        <translation>Al suo posto c’è un’abilità di un artefatto.</translation>
    </message>
    <message>
        <source>First it is to be decided which ability is used.</source>
        <translation>Prima va deciso quale abilità viene usata.</translation>
    </message>
    <message>
        <source>Fly to a marker and use it</source>
        <translation>Vola su un segnalino e usalo</translation>
    </message>
    <message>
        <source>Fly to</source>
        <translation>Vola su</translation>
    </message>
    <message>
        <source>Pass through to a marker and use it</source>
        <translation>Passa attraverso fino a un segnalino e usalo</translation>
    </message>
    <message>
        <source>Pass through to</source>
        <translation>Passa attraverso fino a</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>Hardest blow: %1 takes %n click(s) from %2, round %3</source>
        <translation>
            <numerusform>Colpo più duro: %1 subisce %n scatto da %2, round %3</numerusform>
            <numerusform>Colpo più duro: %1 subisce %n scatti da %2, round %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fell in round %2</source>
        <translation>%1 cade nel round %2</translation>
    </message>
    <message>
        <source>Gold outside</source>
        <translation>Oro fuori</translation>
    </message>
    <message>
        <source>Came out</source>
        <translation>Usciti</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Esperienza</translation>
    </message>
    <message>
        <source>Blows that hit</source>
        <translation>Colpi a segno</translation>
    </message>
    <message>
        <source>Clicks dealt</source>
        <translation>Scatti inflitti</translation>
    </message>
    <message>
        <source>Clicks taken</source>
        <translation>Scatti subiti</translation>
    </message>
    <message>
        <source>Felled</source>
        <translation>Abbattuti</translation>
    </message>
    <message>
        <source>Gold by round</source>
        <translation>Oro per round</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Chiedimelo</translation>
    </message>
    <message>
        <source>Free spins</source>
        <translation>Rotazioni gratuite</translation>
    </message>
    <message>
        <source>Always face whoever comes</source>
        <translation>Gira sempre verso chi arriva</translation>
    </message>
    <message>
        <source>Never turn</source>
        <translation>Non girare mai</translation>
    </message>
    <message>
        <source>Free attacks</source>
        <translation>Attacchi gratuiti</translation>
    </message>
    <message>
        <source>Always strike whoever passes</source>
        <translation>Colpisci sempre chi passa</translation>
    </message>
    <message>
        <source>Never strike</source>
        <translation>Non colpire mai</translation>
    </message>
    <message>
        <source>Shooting back</source>
        <translation>Tiri di risposta</translation>
    </message>
    <message>
        <source>Always shoot back</source>
        <translation>Rispondi sempre al tiro</translation>
    </message>
    <message>
        <source>Never shoot back</source>
        <translation>Non rispondere mai al tiro</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>La meta</translation>
    </message>
    <message>
        <source>Gather treasure and carry it out alive: the most gold outside wins.</source>
        <translation>Raccogli tesori e portali fuori vivo: vince chi ha più oro fuori.</translation>
    </message>
    <message>
        <source>Way out: %1, to the %2</source>
        <translation>Uscita: %1, verso %2</translation>
    </message>
    <message>
        <source>Heroes of the team may leave.</source>
        <translation>Gli eroi della squadra possono uscire.</translation>
    </message>
    <message>
        <source>Nobody may leave before the team has gathered a chest (END-02).</source>
        <translation>Nessuno può uscire prima che la squadra abbia raccolto un forziere (END-02).</translation>
    </message>
    <message>
        <source>%1: %2 gold, %3 of it outside</source>
        <translation>%1: %2 oro, di cui %3 fuori</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%1 su %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for the next level of a hero</source>
        <translation>
            <numerusform>ne manca %n al prossimo livello di un eroe</numerusform>
            <numerusform>ne mancano %n al prossimo livello di un eroe</numerusform>
        </translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>livello %1</translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n oro</numerusform>
            <numerusform>%n oro</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 gold</source>
        <translation>da %1 a %2 oro</translation>
    </message>
    <message>
        <source>an item %1 times in 6</source>
        <translation>un oggetto %1 volte su 6</translation>
    </message>
    <message>
        <source>uses %1</source>
        <translation>usa %1</translation>
    </message>
    <message>
        <source>{player} {player:has|have} only one choice.</source>
        <translation>{player} {player:ha|hanno} una sola scelta.</translation>
    </message>
    <message>
        <source>{by} {by:rolls|roll} {first} for {what}.</source>
        <translation>{by} {by:tira|tirano} {first} per {what}.</translation>
    </message>
    <message>
        <source>{by} {by:rolls|roll} {first} and {second} for {what}: {total}.</source>
        <translation>{by} {by:tira|tirano} {first} e {second} per {what}: {total}.</translation>
    </message>
    <message>
        <source>{by} {by:draws|draw} at random for {what}: {number} of {of}.</source>
        <translation>{by} {by:estrae|estraggono} a caso per {what}: {number} di {of}.</translation>
    </message>
    <message>
        <source>{to} {to:is|are} the Monster Master now.</source>
        <translation>Ora il Signore dei Mostri {to:è|sono} {to}.</translation>
    </message>
    <message>
        <source>{player} {player:gains|gain} an activation.</source>
        <translation>{player} {player:ottiene|ottengono} un’attivazione in più.</translation>
    </message>
    <message>
        <source>{player} {player:gains|gain} an activation for a Mage Spawn.</source>
        <translation>{player} {player:ottiene|ottengono} un’attivazione in più per un Mage Spawn.</translation>
    </message>
    <message>
        <source>{player} {player:has|have} rolled for the command of Mage Spawn.</source>
        <translation>{player} {player:ha|hanno} tirato per il comando dei Mage Spawn.</translation>
    </message>
    <message numerus="yes">
        <source>{player} {player:brings|bring} %n monster(s) worth {points} points out of the pool.</source>
        <translation>
            <numerusform>{player} {player:prende|prendono} dalla riserva %n mostro per {points} punti.</numerusform>
            <numerusform>{player} {player:prende|prendono} dalla riserva %n mostri per {points} punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {player:takes|take} {chest}.</source>
        <translation>{player} {player:prende|prendono} il {chest}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} {player:gains|gain} %n experience point(s).</source>
        <translation>
            <numerusform>{player} {player:guadagna|guadagnano} %n punto esperienza.</numerusform>
            <numerusform>{player} {player:guadagna|guadagnano} %n punti esperienza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} {player:gains|gain} %n gold.</source>
        <translation>
            <numerusform>{player} {player:guadagna|guadagnano} %n moneta d’oro.</numerusform>
            <numerusform>{player} {player:guadagna|guadagnano} %n monete d’oro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} {player:loses|lose} %n gold.</source>
        <translation>
            <numerusform>{player} {player:perde|perdono} %n moneta d’oro.</numerusform>
            <numerusform>{player} {player:perde|perdono} %n monete d’oro.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {player:has|have} an item: {item}.</source>
        <translation>{player} {player:ottiene|ottengono} un oggetto: {item}.</translation>
    </message>
    <message>
        <source>{player} rolled highest and {player:begins|begin}.</source>
        <translation>{player} {player:ha fatto|hanno fatto} il tiro più alto e {player:comincia|cominciano}.</translation>
    </message>
    <message>
        <source>%1 clicks back</source>
        <translation>%1 scatti di ritorno</translation>
    </message>
    <message>
        <source>All in all: %1 clicks dealt, %2 clicks taken</source>
        <translation>In tutto: %1 scatti inflitti, %2 scatti subiti</translation>
    </message>
    <message>
        <source>Somebody hit is eliminated: %1</source>
        <translation>Qualcuno tra i colpiti è eliminato: %1</translation>
    </message>
    <message>
        <source>Eliminated in return: %1</source>
        <translation>Eliminazione di rimando: %1</translation>
    </message>
    <message>
        <source>%1, %2 against %3</source>
        <translation>%1, %2 contro %3</translation>
    </message>
    <message>
        <source>%1: %2 + %3 = %4 against %5</source>
        <translation>%1: %2 + %3 = %4 contro %5</translation>
    </message>
    <message>
        <source>%1: hit</source>
        <translation>%1: a segno</translation>
    </message>
    <message>
        <source>%1: missed</source>
        <translation>%1: a vuoto</translation>
    </message>
    <message>
        <source>%1 goes to %2.</source>
        <translation>%1 va su %2.</translation>
    </message>
    <message>
        <source>%1 heads for %2</source>
        <translation>%1 va verso %2</translation>
    </message>
    <message>
        <source>%1 makes for the way out</source>
        <translation>%1 va verso l&apos;uscita</translation>
    </message>
    <message>
        <source>%1 goes after %2</source>
        <translation>%1 dà la caccia a %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>nothing else came into question</source>
        <translation>nient&apos;altro era in questione</translation>
    </message>
    <message>
        <source>there was no time to play it out</source>
        <translation>non c&apos;era tempo di provarla fino in fondo</translation>
    </message>
    <message>
        <source>{figure} is no longer neutral: it is a Mage Spawn now.</source>
        <translation>{figure} non è più neutrale: adesso è un Mage Spawn.</translation>
    </message>
    <message>
        <source>It is neutral until somebody of a team comes near.</source>
        <translation>È neutrale finché non si avvicina qualcuno di una squadra.</translation>
    </message>
    <message>
        <source>neutral until it is met</source>
        <translation>neutrale finché non la s’incontra</translation>
    </message>
</context>
<context>
    <name>PlayActions</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Back to &amp;Editing</source>
        <translation>Torna alla &amp;modifica</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Play &amp;with…</source>
        <translation>Gioca &amp;con…</translation>
    </message>
    <message>
        <source>Choose who plays and who rolls the dice, and begin a new game</source>
        <translation>Scegli chi gioca e chi tira i dadi, e comincia una nuova partita</translation>
    </message>
    <message>
        <source>&amp;Open a Game or Replay…</source>
        <translation>&amp;Apri una partita o una registrazione…</translation>
    </message>
    <message>
        <source>&amp;Save the Game…</source>
        <translation>&amp;Salva la partita…</translation>
    </message>
    <message>
        <source>Keep the game with its whole course in a file: to go on later, to watch it again, to report a fault</source>
        <translation>Conserva la partita con tutto il suo svolgimento in un file: per continuarla, per rivederla, per segnalare un difetto</translation>
    </message>
    <message>
        <source>&amp;End the Activation or Turn</source>
        <translation>&amp;Termina l’attivazione o il turno</translation>
    </message>
    <message>
        <source>Let Opponents &amp;Wait</source>
        <translation>Fa&apos; attendere gli a&amp;vversari</translation>
    </message>
    <message>
        <source>&amp;One Action of an Opponent</source>
        <translation>&amp;Una sola azione di un avversario</translation>
    </message>
    <message>
        <source>P&amp;revious Turn</source>
        <translation>Turno p&amp;recedente</translation>
    </message>
    <message>
        <source>&amp;Next Turn</source>
        <translation>Turno succ&amp;essivo</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>Segna&amp;libro</translation>
    </message>
    <message>
        <source>Previous Bookmar&amp;k</source>
        <translation>Segnalibro preceden&amp;te</translation>
    </message>
    <message>
        <source>Next Book&amp;mark</source>
        <translation>Segnalibro s&amp;uccessivo</translation>
    </message>
    <message>
        <source>W&amp;hy Did It Do That?</source>
        <translation>&amp;Perché l’ha fatto?</translation>
    </message>
    <message>
        <source>Back to the &amp;Game Before</source>
        <translation>Torna alla partita di &amp;prima</translation>
    </message>
    <message>
        <source>Go on with the game that this one took the place of</source>
        <translation>Continua la partita di cui questa ha preso il posto</translation>
    </message>
    <message>
        <source>Why This &amp;Turn?</source>
        <translation>Perché questo &amp;turno?</translation>
    </message>
    <message>
        <source>Why the turn that was played last went as it did</source>
        <translation>Perché l&apos;ultimo turno giocato è andato così</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>What a good player would do now, and why</source>
        <translation>Che cosa farebbe ora un buon giocatore, e perché</translation>
    </message>
    <message>
        <source>Show the Opponents&apos; Turn &amp;Again</source>
        <translation>&amp;Rivedi il turno degli avversari</translation>
    </message>
    <message>
        <source>Where Do I S&amp;tand?</source>
        <translation>A che &amp;punto sono?</translation>
    </message>
    <message>
        <source>The goal and the way out, gold and what chests may bring, experience, and what every hero has</source>
        <translation>La meta e l&apos;uscita, l&apos;oro e che cosa possono dare i forzieri, l&apos;esperienza, e che cosa ha ogni eroe</translation>
    </message>
    <message>
        <source>Standing A&amp;nswers…</source>
        <translation>Risposte &amp;fisse…</translation>
    </message>
    <message>
        <source>What is answered once for all: free spins, free attacks and the like</source>
        <translation>A che cosa si risponde una volta per tutte: rotazioni gratuite, attacchi gratuiti e simili</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Pa&amp;noramica</translation>
    </message>
    <message>
        <source>All of the board, or whoever acts at a size at which everything can be read</source>
        <translation>Tutto il tabellone, oppure chi agisce a una grandezza in cui si legge ogni cosa</translation>
    </message>
    <message>
        <source>Take Back One S&amp;quare</source>
        <translation>Ritira una &amp;casella</translation>
    </message>
    <message>
        <source>Takes back the last action alone: of a walk one step</source>
        <translation>Ritira solo l&apos;ultima azione: di una camminata un passo</translation>
    </message>
    <message>
        <source>Play A&amp;gain</source>
        <translation>Gioca anc&amp;ora</translation>
    </message>
    <message>
        <source>Play Again with S&amp;ides Swapped</source>
        <translation>Gioca ancora a parti sca&amp;mbiate</translation>
    </message>
    <message>
        <source>Show the &amp;Report of Many Games</source>
        <translation>Mostra il r&amp;esoconto di molte partite</translation>
    </message>
</context>
<context>
    <name>PlayDialogs</name>
    <message>
        <source>Open a Game or Replay</source>
        <translation>Apri una partita o una registrazione</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Games and replays (*.replay.json *.save.json)</source>
        <translation>Partite e registrazioni (*.replay.json *.save.json)</translation>
    </message>
</context>
<context>
    <name>PlayFailure</name>
    <message>
        <source>This cannot be played yet</source>
        <translation>Non si può ancora giocare</translation>
    </message>
    <message>
        <source>The list of problems says where each of them is and how to mend it.</source>
        <translation>L’elenco dei problemi dice dove sono e come rimediare.</translation>
    </message>
    <message>
        <source>Show Problems</source>
        <translation>Mostra i problemi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Nothing was done with the file</source>
        <translation>Il file non è stato usato</translation>
    </message>
</context>
<context>
    <name>PlayHeader</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Players in the order of their turns</source>
        <translation>Giocatori nell’ordine dei loro turni</translation>
    </message>
</context>
<context>
    <name>PlayLevels</name>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
</context>
<context>
    <name>PlayLog</name>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>What happens is told here, with the rules it comes from.</source>
        <translation>Qui si racconta ciò che succede, con le regole da cui deriva.</translation>
    </message>
    <message>
        <source>Every detail</source>
        <translation>Ogni dettaglio</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>This game was made with something else than is here now</source>
        <translation>Questa partita è stata fatta con qualcosa di diverso da ciò che c&apos;è ora</translation>
    </message>
</context>
<context>
    <name>PlayStatusBar</name>
    <message>
        <source>Status</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Opens the rule</source>
        <translation>Apre la regola</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Seme %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Name of player %1</source>
        <translation>Nome del giocatore %1</translation>
    </message>
    <message>
        <source>Move %1 up in the turn order</source>
        <translation>Sposta %1 più avanti nell&apos;ordine di turno</translation>
    </message>
    <message>
        <source>Move %1 down in the turn order</source>
        <translation>Sposta %1 più indietro nell&apos;ordine di turno</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Rimuovi %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Colore di %1</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 punti su %2</translation>
    </message>
    <message>
        <source>Add hero…</source>
        <translation>Aggiungi un eroe…</translation>
    </message>
    <message>
        <source>Mage Spawn</source>
        <translation>Mage Spawn</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>Add Mage Spawn…</source>
        <translation>Aggiungi Mage Spawn…</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Forzieri</translation>
    </message>
    <message>
        <source>Add chest…</source>
        <translation>Aggiungi un forziere…</translation>
    </message>
</context>
<context>
    <name>PlayerChip</name>
    <message>
        <source>Turn of %1</source>
        <translation>Turno di %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players and teams</source>
        <translation>Giocatori e squadre</translation>
    </message>
    <message>
        <source>Add Player</source>
        <translation>Aggiungi giocatore</translation>
    </message>
</context>
<context>
    <name>PlaytestActions</name>
    <message>
        <source>Playtest</source>
        <translation>Collaudo</translation>
    </message>
    <message>
        <source>&amp;Let the Program Play It</source>
        <translation>&amp;Lascia giocare il programma</translation>
    </message>
    <message>
        <source>&amp;Cancel the Playtest</source>
        <translation>&amp;Annulla il collaudo</translation>
    </message>
    <message>
        <source>What was played so far is kept</source>
        <translation>Ciò che è stato giocato finora resta</translation>
    </message>
    <message>
        <source>C&amp;ompare with Before</source>
        <translation>C&amp;onfronta con prima</translation>
    </message>
    <message>
        <source>Play the version of the last playtest and that of now with the same seeds, and tell what changed</source>
        <translation>Gioca la versione dell’ultimo collaudo e quella di adesso con gli stessi semi, e dice che cosa è cambiato</translation>
    </message>
    <message>
        <source>Save &amp;Report…</source>
        <translation>Salva il &amp;rapporto…</translation>
    </message>
    <message>
        <source>Keep the report of the last playtest as a page, a table or a result</source>
        <translation>Conserva il rapporto dell’ultimo collaudo come pagina, tabella o risultato</translation>
    </message>
</context>
<context>
    <name>PlaytestContents</name>
    <message>
        <source>This cannot be played yet. %1</source>
        <translation>Non si può ancora giocare. %1</translation>
    </message>
    <message>
        <source>Show Problems</source>
        <translation>Mostra i problemi</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are wrong or missing, so this may not be what will be played.</source>
        <translation>
            <numerusform>C’è %n cosa sbagliata o mancante, quindi forse non è ciò che si giocherà.</numerusform>
            <numerusform>Ci sono %n cose sbagliate o mancanti, quindi forse non è ciò che si giocherà.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare with Before</source>
        <translation>Confronta con prima</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Promises (%1 ✖)</source>
        <translation>Promesse (%1 ✖)</translation>
    </message>
    <message>
        <source>Promises</source>
        <translation>Promesse</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifiche</translation>
    </message>
</context>
<context>
    <name>PlaytestDialogs</name>
    <message>
        <source>Save Report</source>
        <translation>Salva il rapporto</translation>
    </message>
    <message>
        <source>Page to read (*.html)</source>
        <translation>Pagina da leggere (*.html)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Result of the playtest (*.json)</source>
        <translation>Risultato del collaudo (*.json)</translation>
    </message>
</context>
<context>
    <name>PlaytestForm</name>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>They change seats from game to game.</source>
        <translation>Si scambiano i posti di partita in partita.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Stop as soon as it is clear</source>
        <translation>Fermati appena è chiaro</translation>
    </message>
</context>
<context>
    <name>PlaytestHeader</name>
    <message>
        <source>Run Again</source>
        <translation>Avvia di nuovo</translation>
    </message>
    <message>
        <source>Run Playtest</source>
        <translation>Avvia il collaudo</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Help about playtests</source>
        <translation>Guida ai collaudi</translation>
    </message>
</context>
<context>
    <name>PoolList</name>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Livello di %1</translation>
    </message>
    <message>
        <source>How many: %1</source>
        <translation>Quanti: %1</translation>
    </message>
    <message>
        <source>L%1</source>
        <translation>L%1</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Rimuovi %1</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>strikes the opener</source>
        <translation>colpisce chi apre</translation>
    </message>
    <message>
        <source>strikes all on the tile</source>
        <translation>colpisce tutti sulla tessera</translation>
    </message>
    <message>
        <source>strikes in front, range %1</source>
        <translation>colpisce davanti, gittata %1</translation>
    </message>
    <message>
        <source>no trap</source>
        <translation>nessuna trappola</translation>
    </message>
    <message>
        <source>disarm %1</source>
        <translation>disinnesco %1</translation>
    </message>
    <message>
        <source>attack %1, damage %2</source>
        <translation>attacco %1, danno %2</translation>
    </message>
    <message>
        <source>Mage Spawn: %1, up to %2 points each</source>
        <translation>Mage Spawn: %1, fino a %2 punti ciascuno</translation>
    </message>
    <message>
        <source>attack %1</source>
        <translation>attacco %1</translation>
    </message>
    <message>
        <source>speed %1</source>
        <translation>velocità %1</translation>
    </message>
    <message>
        <source>defense %1</source>
        <translation>difesa %1</translation>
    </message>
    <message>
        <source>TRAP!</source>
        <translation>TRAPPOLA!</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 oro</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Forziere</translation>
    </message>
    <message>
        <source>Trap dial</source>
        <translation>Disco della trappola</translation>
    </message>
    <message>
        <source>Treasure dial</source>
        <translation>Disco del tesoro</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>Counters and cards</source>
        <translation>Segnalini e carte</translation>
    </message>
    <message>
        <source>back</source>
        <translation>retro</translation>
    </message>
    <message>
        <source>front</source>
        <translation>fronte</translation>
    </message>
    <message>
        <source>sheet %1 of %2</source>
        <translation>foglio %1 di %2</translation>
    </message>
    <message>
        <source>Sheet %1, back</source>
        <translation>Foglio %1, retro</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>Foglio %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danno</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Eroe</translation>
    </message>
    <message>
        <source>Mage Spawn</source>
        <translation>Mage Spawn</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerriero</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>debole</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>comune</translation>
    </message>
    <message>
        <source>tough</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>unico</translation>
    </message>
    <message>
        <source>boot</source>
        <translation>stivale</translation>
    </message>
    <message>
        <source>horseshoe</source>
        <translation>ferro di cavallo</translation>
    </message>
    <message>
        <source>wave</source>
        <translation>onda</translation>
    </message>
    <message>
        <source>wing</source>
        <translation>ala</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>ruota</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>eliminato</translation>
    </message>
    <message>
        <source>L%1</source>
        <translation>L%1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>livello %1</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>gittata %1</translation>
    </message>
    <message>
        <source>not nearer than %1</source>
        <translation>non più vicino di %1</translation>
    </message>
    <message>
        <source>targets %1</source>
        <translation>bersagli %1</translation>
    </message>
    <message>
        <source>front arc %1°</source>
        <translation>arco frontale %1°</translation>
    </message>
    <message>
        <source>Hindering terrain</source>
        <translation>Terreno d&apos;intralcio</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>Crevasse</source>
        <translation>Crepaccio</translation>
    </message>
    <message>
        <source>Blocking terrain</source>
        <translation>Terreno impassabile</translation>
    </message>
    <message>
        <source>Clear terrain</source>
        <translation>Terreno libero</translation>
    </message>
    <message>
        <source>Marker: water</source>
        <translation>Segnalino: acqua</translation>
    </message>
    <message>
        <source>Marker: hindering terrain</source>
        <translation>Segnalino: terreno d&apos;intralcio</translation>
    </message>
    <message>
        <source>Chest, its front where the arc is</source>
        <translation>Forziere, con il fronte dov&apos;è l&apos;arco</translation>
    </message>
    <message>
        <source>Entrance of %1</source>
        <translation>Ingresso di %1</translation>
    </message>
    <message>
        <source>Exit of %1</source>
        <translation>Uscita di %1</translation>
    </message>
    <message>
        <source>Teams of up to %1 points.</source>
        <translation>Squadre fino a %1 punti.</translation>
    </message>
    <message>
        <source>Special pieces for each player: %1.</source>
        <translation>Pezzi speciali per ogni giocatore: %1.</translation>
    </message>
    <message>
        <source>Wandering tokens that each player puts into the pool: %1.</source>
        <translation>Gettoni erranti che ogni giocatore mette nella riserva: %1.</translation>
    </message>
    <message>
        <source>Wandering tokens that each player places: %1.</source>
        <translation>Gettoni erranti che ogni giocatore pone: %1.</translation>
    </message>
    <message>
        <source>Tough wandering tokens are used.</source>
        <translation>Si usano i gettoni erranti forti.</translation>
    </message>
    <message>
        <source>Lone Wolf is played.</source>
        <translation>Si gioca Lone Wolf.</translation>
    </message>
    <message>
        <source>Lone Wolf is not played.</source>
        <translation>Non si gioca Lone Wolf.</translation>
    </message>
    <message>
        <source>More pieces may be used than one set holds.</source>
        <translation>Si possono usare più pezzi di quanti ne ha una confezione.</translation>
    </message>
    <message>
        <source>Other numbers of pieces than the rules count are agreed.</source>
        <translation>Sono concordati altri numeri di pezzi rispetto a quelli delle regole.</translation>
    </message>
    <message>
        <source>The tiles ran out before the layout was done.</source>
        <translation>Le tessere si sono esaurite prima della fine della posa.</translation>
    </message>
    <message>
        <source>Warriors of the outdoor game take part.</source>
        <translation>Partecipano guerrieri del gioco all&apos;aperto.</translation>
    </message>
    <message>
        <source>Figures of all sizes take part.</source>
        <translation>Partecipano figure di ogni grandezza.</translation>
    </message>
    <message>
        <source>Large squares are used.</source>
        <translation>Si usano caselle grandi.</translation>
    </message>
    <message>
        <source>A moderator leads the game.</source>
        <translation>Un moderatore conduce la partita.</translation>
    </message>
    <message>
        <source>The dungeon has no ceiling.</source>
        <translation>Il dungeon non ha soffitto.</translation>
    </message>
    <message>
        <source>Artifacts are not used.</source>
        <translation>Non si usano artefatti.</translation>
    </message>
    <message>
        <source>Artifacts allowed at most: %1.</source>
        <translation>Artefatti ammessi al massimo: %1.</translation>
    </message>
    <message>
        <source>Artifacts that each player may place: %1.</source>
        <translation>Artefatti che ogni giocatore può porre: %1.</translation>
    </message>
    <message>
        <source>The game ends after round %1.</source>
        <translation>La partita finisce dopo il round %1.</translation>
    </message>
    <message>
        <source>Everything as the rulebook has it.</source>
        <translation>Tutto come nel regolamento.</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>di %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n livello</numerusform>
            <numerusform>%n livelli</numerusform>
        </translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Panoramica</translation>
    </message>
    <message>
        <source>Untitled dungeon</source>
        <translation>Dungeon senza titolo</translation>
    </message>
    <message>
        <source>Weak wandering token</source>
        <translation>Gettone errante debole</translation>
    </message>
    <message>
        <source>Standard wandering token</source>
        <translation>Gettone errante normale</translation>
    </message>
    <message>
        <source>Tough wandering token</source>
        <translation>Gettone errante forte</translation>
    </message>
    <message>
        <source>1 square = %1</source>
        <translation>1 casella = %1</translation>
    </message>
    <message>
        <source>Poster on %1 paper · %2 · 1 square = %3</source>
        <translation>Poster su carta %1 · %2 · 1 casella = %3</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) and this one</source>
        <translation>
            <numerusform>%n pagina e questa</numerusform>
            <numerusform>%n pagine e questa</numerusform>
        </translation>
    </message>
    <message>
        <source>Assembly map</source>
        <translation>Mappa di montaggio</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>pagina %1 di %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Pagina %1</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>%1, on its %2 edge</source>
        <translation>%1, sul suo bordo %2</translation>
    </message>
    <message>
        <source>%1, plain side up</source>
        <translation>%1, con il lato semplice in alto</translation>
    </message>
    <message>
        <source>%1, facing %2</source>
        <translation>%1, rivolto a %2</translation>
    </message>
    <message>
        <source>entrance of %1, %2 side</source>
        <translation>ingresso di %1, lato %2</translation>
    </message>
    <message>
        <source>exit of %1, %2 side</source>
        <translation>uscita di %1, lato %2</translation>
    </message>
    <message>
        <source>side %1 up (%2)</source>
        <translation>lato %1 in alto (%2)</translation>
    </message>
    <message>
        <source>central tile</source>
        <translation>tessera centrale</translation>
    </message>
    <message>
        <source>entrance tile</source>
        <translation>tessera d&apos;ingresso</translation>
    </message>
    <message>
        <source>placed by %1</source>
        <translation>posta da %1</translation>
    </message>
    <message>
        <source>Setup, in this order</source>
        <translation>Preparazione, in quest&apos;ordine</translation>
    </message>
    <message>
        <source>Numbers in circles are those of the map. Squares are named by the letters and numbers along its edges: letters from the west, numbers from the north.</source>
        <translation>I numeri nei cerchi sono quelli della mappa. Le caselle prendono nome dalle lettere e dai numeri lungo i suoi bordi: lettere da ovest, numeri da nord.</translation>
    </message>
    <message>
        <source>Outside of the tiles</source>
        <translation>Fuori dalle tessere</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Squadre</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, livello %2</translation>
    </message>
    <message>
        <source>Points of %1 allowed</source>
        <translation>Punti su %1 ammessi</translation>
    </message>
    <message>
        <source>Pools of Mage Spawn and chests</source>
        <translation>Riserve di Mage Spawn e forzieri</translation>
    </message>
    <message>
        <source>Points of the pool</source>
        <translation>Punti della riserva</translation>
    </message>
    <message>
        <source>Chests: %1</source>
        <translation>Forzieri: %1</translation>
    </message>
    <message>
        <source>Special rules and options</source>
        <translation>Regole speciali e opzioni</translation>
    </message>
    <message>
        <source>Notes of the author</source>
        <translation>Note dell&apos;autore</translation>
    </message>
    <message>
        <source>Made with the packs: %1</source>
        <translation>Fatto con i pacchetti: %1</translation>
    </message>
    <message>
        <source>Tiles to cut out</source>
        <translation>Tessere da ritagliare</translation>
    </message>
    <message>
        <source>The players roll for who begins.</source>
        <translation>I giocatori tirano per chi comincia.</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Gettoni: %1</translation>
    </message>
    <message>
        <source>Artifact token</source>
        <translation>Gettone artefatto</translation>
    </message>
    <message>
        <source>▲ front</source>
        <translation>▲ fronte</translation>
    </message>
    <message>
        <source>north of %1</source>
        <translation>a nord di %1</translation>
    </message>
    <message>
        <source>east of %1</source>
        <translation>a est di %1</translation>
    </message>
    <message>
        <source>south of %1</source>
        <translation>a sud di %1</translation>
    </message>
    <message>
        <source>west of %1</source>
        <translation>a ovest di %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>turned 90° clockwise</source>
        <translation>girata di 90° in senso orario</translation>
    </message>
    <message>
        <source>turned 180°</source>
        <translation>girata di 180°</translation>
    </message>
    <message>
        <source>turned 90° counter-clockwise</source>
        <translation>girata di 90° in senso antiorario</translation>
    </message>
    <message>
        <source>%1, outside of the tiles</source>
        <translation>%1, fuori dalle tessere</translation>
    </message>
    <message>
        <source>Cut each page along its marks on the left and at the top. Lay it over the strip of the page before it, so that the marks meet, and glue. Begin with %1 and go row by row, as the map shows.</source>
        <translation>Taglia ogni pagina lungo i segni a sinistra e in alto. Posala sulla striscia della pagina precedente, in modo che i segni combacino, e incolla. Comincia da %1 e procedi riga per riga, come mostra la mappa.</translation>
    </message>
    <message>
        <source>Cut each page along its marks and tape the pages together from behind. Begin with %1 and go row by row, as the map shows.</source>
        <translation>Taglia ogni pagina lungo i segni e unisci le pagine da dietro con il nastro. Comincia da %1 e procedi riga per riga, come mostra la mappa.</translation>
    </message>
    <message>
        <source>Their numbers stand on the map.</source>
        <translation>I loro numeri sono sulla mappa.</translation>
    </message>
    <message>
        <source>Cut lines</source>
        <translation>Linee di taglio</translation>
    </message>
    <message>
        <source>Measure from the middle of the mark 0 to the middle of the mark %1: it is exactly %1 mm. If it is not, print at 100 % (&quot;actual size&quot;), or give the printer a correction.</source>
        <translation>Misura dal centro del segno 0 al centro del segno %1: sono esattamente %1 mm. Se non lo sono, stampa al 100 % (&quot;dimensioni effettive&quot;) o dai una correzione alla stampante.</translation>
    </message>
    <message>
        <source>Multi-dial figures have one front arc and a rear arc.</source>
        <translation>Le figure multidisco hanno un solo arco frontale e un arco posteriore.</translation>
    </message>
    <message>
        <source>When play begins</source>
        <translation>Quando si comincia a giocare</translation>
    </message>
    <message>
        <source>Everybody rolls two dice: the highest total begins.</source>
        <translation>Tutti tirano due dadi: comincia il totale più alto.</translation>
    </message>
    <message>
        <source>%1 begins. Play goes on in the order of the teams.</source>
        <translation>%1 comincia. Si prosegue nell&apos;ordine delle squadre.</translation>
    </message>
    <message>
        <source>Lay a marker on the card of each figure, in the row with the arrow. A click of damage moves it a row down.</source>
        <translation>Mettete un segnalino sulla carta di ogni figura, nella riga con la freccia. Ogni scatto di danno lo sposta una riga più in basso.</translation>
    </message>
    <message>
        <source>Whoever takes a chest rolls a die: one less is the row of its treasure dial.</source>
        <translation>Chi prende un forziere tira un dado: uno in meno è la riga del suo disco del tesoro.</translation>
    </message>
    <message>
        <source>Behind each total of two dice, the back of a wandering token says how many Mage Spawn appear, and the most points they have together. A dash: none.</source>
        <translation>Dietro ogni totale di due dadi, il retro di un gettone errante dice quanti Mage Spawn appaiono e quanti punti hanno al massimo insieme. Un trattino: nessuno.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>File PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Laying out…</source>
        <translation>Impaginazione…</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagine</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
</context>
<context>
    <name>PrintForm</name>
    <message>
        <source>What to print</source>
        <translation>Che cosa stampare</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Casella</translation>
    </message>
    <message>
        <source>Size of a square</source>
        <translation>Dimensione di una casella</translation>
    </message>
    <message>
        <source>38.1 mm is the true size, 1.5 inches</source>
        <translation>38,1 mm è la misura reale, 1,5 pollici</translation>
    </message>
    <message>
        <source>Overlap of pages</source>
        <translation>Sovrapposizione delle pagine</translation>
    </message>
    <message>
        <source>Only what my collection lacks</source>
        <translation>Solo ciò che manca alla mia collezione</translation>
    </message>
    <message numerus="yes">
        <source>My collection lacks %n piece(s)…</source>
        <translation>
            <numerusform>Alla mia collezione manca %n pezzo…</numerusform>
            <numerusform>Alla mia collezione mancano %n pezzi…</numerusform>
        </translation>
    </message>
    <message>
        <source>My collection lacks nothing…</source>
        <translation>Alla mia collezione non manca nulla…</translation>
    </message>
    <message>
        <source>Doors, chests and other pieces</source>
        <translation>Porte, forzieri e altri pezzi</translation>
    </message>
    <message>
        <source>Pinned notes</source>
        <translation>Note appuntate</translation>
    </message>
    <message>
        <source>Cover with the assembly map</source>
        <translation>Copertina con la mappa di montaggio</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figure</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Page %1 of %2: %3</source>
        <translation>Pagina %1 di %2: %3</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
</context>
<context>
    <name>PrinterForm</name>
    <message>
        <source>True scale</source>
        <translation>Scala reale</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Stampante</translation>
    </message>
    <message>
        <source>The system knows no printer. Save as PDF, and print that at 100 %.</source>
        <translation>Il sistema non conosce stampanti. Salva come PDF e stampalo al 100 %.</translation>
    </message>
    <message>
        <source>Ruler on the first page</source>
        <translation>Righello sulla prima pagina</translation>
    </message>
    <message>
        <source>Measure the printed ruler once. If its 100 mm are not true, say what they are; this is remembered for the printer.</source>
        <translation>Misura una volta il righello stampato. Se i suoi 100 mm non sono esatti, indica quanto misurano: il valore resta memorizzato per la stampante.</translation>
    </message>
    <message>
        <source>100 mm across are</source>
        <translation>100 mm in larghezza sono</translation>
    </message>
    <message>
        <source>100 mm down are</source>
        <translation>100 mm in altezza sono</translation>
    </message>
    <message>
        <source>Backs behind fronts</source>
        <translation>Retri dietro ai fronti</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Cassetto</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>quello solito</translation>
    </message>
    <message>
        <source>Calibrate…</source>
        <translation>Calibra…</translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Show rule %1</source>
        <translation>Mostra la regola %1</translation>
    </message>
    <message>
        <source>Looking for fixes…</source>
        <translation>Cerco correzioni…</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Correggi: %1</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>The rules cannot be checked while pieces are missing.</source>
        <translation>Le regole non si possono controllare finché mancano pezzi.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avvisi</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Da fare</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Al lavoro…</translation>
    </message>
    <message>
        <source>Fix All Shown…</source>
        <translation>Correggi tutti quelli mostrati…</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A scenario to open.</source>
        <translation>Lo scenario da aprire.</translation>
    </message>
</context>
<context>
    <name>PromiseRow</name>
    <message>
        <source>Change this promise</source>
        <translation>Modifica questa promessa</translation>
    </message>
    <message>
        <source>Remove this promise</source>
        <translation>Elimina questa promessa</translation>
    </message>
</context>
<context>
    <name>PromisesView</name>
    <message>
        <source>Promises</source>
        <translation>Promesse</translation>
    </message>
    <message>
        <source>Add Promise…</source>
        <translation>Aggiungi una promessa…</translation>
    </message>
</context>
<context>
    <name>PromptCard</name>
    <message>
        <source>%1 decides</source>
        <translation>%1 decide</translation>
    </message>
</context>
<context>
    <name>PropertyRow</name>
    <message>
        <source>Different values</source>
        <translation>Valori diversi</translation>
    </message>
</context>
<context>
    <name>ProposalBar</name>
    <message>
        <source>Proposals</source>
        <translation>Proposte</translation>
    </message>
    <message>
        <source>Looking for dungeons: %1 tiles tried</source>
        <translation>Ricerca di dungeon: %1 tessere provate</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Proposal %1 of %2</source>
        <translation>Proposta %1 di %2</translation>
    </message>
    <message>
        <source>Previous proposal</source>
        <translation>Proposta precedente</translation>
    </message>
    <message>
        <source>Next proposal</source>
        <translation>Proposta successiva</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
</context>
<context>
    <name>ProposalConflict</name>
    <message>
        <source>Show %1 on the map</source>
        <translation>Mostra %1 sulla mappa</translation>
    </message>
    <message>
        <source>Show rule %1</source>
        <translation>Mostra la regola %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Other Wishes…</source>
        <translation>Altri desideri…</translation>
    </message>
</context>
<context>
    <name>ReachKey</name>
    <message>
        <source>Numbers on squares are speed points. A dashed square: something happens there. Yellow: the front arc. A ring: it can be clicked.</source>
        <translation>I numeri sulle caselle sono punti velocità. Una casella tratteggiata: lì succede qualcosa. Giallo: l&apos;arco frontale. Un anello: si può fare clic.</translation>
    </message>
    <message>
        <source>speed points to walk there</source>
        <translation>punti velocità per arrivarci</translation>
    </message>
    <message>
        <source>something happens there</source>
        <translation>lì succede qualcosa</translation>
    </message>
    <message>
        <source>front arc</source>
        <translation>arco frontale</translation>
    </message>
    <message>
        <source>can be clicked</source>
        <translation>si può fare clic</translation>
    </message>
</context>
<context>
    <name>ReachLegend</name>
    <message>
        <source>Reach by turn</source>
        <translation>Portata per turno</translation>
    </message>
    <message>
        <source>The number is the turn after which a hero can stand there that enters in the first; nobody is in the way, doors are opened.</source>
        <translation>Il numero è il turno dopo il quale può stare lì un eroe che entra nel primo; nessuno gli sta davanti, le porte si aprono.</translation>
    </message>
    <message>
        <source>Up to turn</source>
        <translation>Fino al turno</translation>
    </message>
    <message>
        <source>Whose reach</source>
        <translation>Portata di chi</translation>
    </message>
</context>
<context>
    <name>RecapCard</name>
    <message>
        <source>What the opponents did</source>
        <translation>Che cosa hanno fatto gli avversari</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Recent files</source>
        <translation>File recenti</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation>Trovato lavoro non salvato</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Copies of unsaved work</source>
        <translation>Copie di lavoro non salvato</translation>
    </message>
    <message>
        <source>The program did not end in order the last time. The files themselves are as they were saved; these copies hold what was not. What you leave here is offered again at the next start.</source>
        <translation>L’ultima volta il programma non si è chiuso in ordine. I file sono come furono salvati; queste copie hanno il resto. Ciò che lasci qui viene offerto di nuovo al prossimo avvio.</translation>
    </message>
    <message>
        <source>Discard for Good?</source>
        <translation>Eliminare per sempre?</translation>
    </message>
</context>
<context>
    <name>ReferencePanel</name>
    <message>
        <source>Search rules</source>
        <translation>Cerca regole</translation>
    </message>
    <message>
        <source>No rule says “%1”.</source>
        <translation>Nessuna regola dice “%1”.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Interpretazione: %1</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Esempio: %1</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1: none.</source>
        <translation>%1: nessuno.</translation>
    </message>
    <message>
        <source>%1: %2 in all, most on %3 with %4.</source>
        <translation>%1: %2 in tutto, il massimo su %3 con %4.</translation>
    </message>
    <message>
        <source>Scale from few to many</source>
        <translation>Scala da pochi a molti</translation>
    </message>
    <message>
        <source>Where it happens</source>
        <translation>Dove succede</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
    <message>
        <source>Steps of heroes</source>
        <translation>Passi degli eroi</translation>
    </message>
    <message>
        <source>Heroes that fell</source>
        <translation>Eroi caduti</translation>
    </message>
    <message>
        <source>Larger and darker is more; a cross marks a square that nobody ever entered. Squares are named by column and row, A1 being the north-west.</source>
        <translation>Più grande e più scuro vuol dire di più; una croce segna una casella in cui nessuno è mai entrato. Le caselle hanno il nome di colonna e riga, A1 è a nord-ovest.</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Forzieri</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Forziere</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Casella</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Preso</translation>
    </message>
    <message>
        <source>Traps sprung</source>
        <translation>Trappole scattate</translation>
    </message>
    <message>
        <source>Carried out by %1</source>
        <translation>Portato fuori da %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>Shares of all games</source>
        <translation>Quote di tutte le partite</translation>
    </message>
    <message>
        <source>Wandering tokens</source>
        <translation>Gettoni erranti</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Gettone</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Incontrato</translation>
    </message>
    <message>
        <source>What heroes fall to</source>
        <translation>Per mano di che cosa cadono gli eroi</translation>
    </message>
    <message>
        <source>Heroes that fell, by cause</source>
        <translation>Eroi caduti, per causa</translation>
    </message>
    <message>
        <source>By cause</source>
        <translation>Per causa</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Eroi</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>The deadliest squares</source>
        <translation>Le caselle più letali</translation>
    </message>
    <message>
        <source>Mostly to</source>
        <translation>Soprattutto per</translation>
    </message>
    <message>
        <source>equal shares</source>
        <translation>quote uguali</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Games won by each player</source>
        <translation>Partite vinte da ogni giocatore</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Players in the order of their turns; shares and means with their intervals at 95 %</source>
        <translation>Giocatori nell&apos;ordine dei turni; quote e medie con i loro intervalli al 95 %</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>A pari merito</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>What becomes of them in a game</source>
        <translation>Che ne è di loro in una partita</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Esperienza</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Heroes lost</source>
        <translation>Eroi persi</translation>
    </message>
    <message>
        <source>Heroes out</source>
        <translation>Eroi usciti</translation>
    </message>
    <message>
        <source>Reached a chest</source>
        <translation>Raggiunge un forziere</translation>
    </message>
    <message>
        <source>By who plays</source>
        <translation>Per chi gioca</translation>
    </message>
    <message>
        <source>Games won by who plays</source>
        <translation>Partite vinte per chi gioca</translation>
    </message>
    <message>
        <source>By entrance</source>
        <translation>Per ingresso</translation>
    </message>
    <message>
        <source>Every player always came in by its own entrance, so the same numbers hold for entrances. To tell a good entrance from a strong team, play with --rotate-entrances.</source>
        <translation>Ogni giocatore è entrato sempre dal proprio ingresso, perciò gli stessi numeri valgono per gli ingressi. Per distinguere un buon ingresso da una squadra forte, giocate con --rotate-entrances.</translation>
    </message>
    <message>
        <source>Games won by entrance</source>
        <translation>Partite vinte per ingresso</translation>
    </message>
    <message>
        <source>Entrances, by the square inside</source>
        <translation>Ingressi, per casella interna</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>In the scenario of</source>
        <translation>Nello scenario di</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>How long it takes</source>
        <translation>Quanto dura</translation>
    </message>
    <message>
        <source>round in which the game ended</source>
        <translation>round in cui la partita è finita</translation>
    </message>
    <message>
        <source>half are over by round %1</source>
        <translation>metà finite entro il round %1</translation>
    </message>
    <message>
        <source>Games by the round in which they ended. Middle: %1; 9 of 10 games between %2 and %3.</source>
        <translation>Partite per round in cui sono finite. Mediana: %1; 9 partite su 10 tra %2 e %3.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Changes of the lead</source>
        <translation>Cambi al comando</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Per partita</translation>
    </message>
    <message>
        <source>Number of</source>
        <translation>Numero di</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>1 of 20 below</source>
        <translation>1 su 20 sotto</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>1 of 20 above</source>
        <translation>1 su 20 sopra</translation>
    </message>
    <message>
        <source>each player</source>
        <translation>ogni giocatore</translation>
    </message>
    <message>
        <source>each chest</source>
        <translation>ogni forziere</translation>
    </message>
    <message>
        <source>each wandering token</source>
        <translation>ogni gettone errante</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 vince</translation>
    </message>
    <message>
        <source>%1 loses every hero</source>
        <translation>%1 perde tutti gli eroi</translation>
    </message>
    <message numerus="yes">
        <source>%1 reaches a chest within %n round(s)</source>
        <translation>
            <numerusform>%1 raggiunge un forziere entro %n round</numerusform>
            <numerusform>%1 raggiunge un forziere entro %n round</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is taken</source>
        <translation>%1 viene preso</translation>
    </message>
    <message>
        <source>%1 is met</source>
        <translation>%1 viene incontrato</translation>
    </message>
    <message numerus="yes">
        <source>the game is over within %n round(s)</source>
        <translation>
            <numerusform>la partita finisce entro %n round</numerusform>
            <numerusform>la partita finisce entro %n round</numerusform>
        </translation>
    </message>
    <message>
        <source>the round limit ends the game</source>
        <translation>il limite di round chiude la partita</translation>
    </message>
    <message>
        <source>%1 in at least %2 % of the games.</source>
        <translation>%1 in almeno il %2 % delle partite.</translation>
    </message>
    <message>
        <source>%1 in at most %2 % of the games.</source>
        <translation>%1 al massimo nel %2 % delle partite.</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>mantenuta</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>infranta</translation>
    </message>
    <message numerus="yes">
        <source>not shown with %n game(s)</source>
        <translation>
            <numerusform>non dimostrata con %n partita</numerusform>
            <numerusform>non dimostrata con %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Collaudo</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>played by %1</source>
        <translation>giocate da %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>seme %1</translation>
    </message>
    <message>
        <source>No game was played.</source>
        <translation>Nessuna partita giocata.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>How this was found out</source>
        <translation>Come si è arrivati a questi numeri</translation>
    </message>
    <message>
        <source>This command plays the same games again, to the last die:</source>
        <translation>Questo comando rigioca le stesse partite, fino all&apos;ultimo dado:</translation>
    </message>
    <message>
        <source>Intervals hold with a certainty of 95 % (shares: Wilson; means: normal). A dungeon is called fair if every player certainly wins its share of the decided games within %1 points, unfair if one certainly does not; otherwise nothing is said.</source>
        <translation>Gli intervalli valgono con una certezza del 95 % (quote: Wilson; medie: normale). Un dungeon è detto equo se ogni giocatore vince di certo la propria quota di partite decise entro %1 punti, non equo se uno di certo non la vince; altrimenti non si afferma nulla.</translation>
    </message>
    <message>
        <source>Playing stopped as soon as the answer was clear. For that the verdict uses wider intervals that are right at all times together, however often one looks.</source>
        <translation>Si è smesso di giocare appena la risposta è stata chiara. Per questo il verdetto usa intervalli più larghi, giusti in ogni momento insieme, per quante volte si guardi.</translation>
    </message>
    <message>
        <source>%1: playtest</source>
        <translation>%1: collaudo</translation>
    </message>
    <message>
        <source>Made by Delvewright.</source>
        <translation>Fatto da Delvewright.</translation>
    </message>
    <message numerus="yes">
        <source>Entrances are fair within %n point(s) at 95 %</source>
        <translation>
            <numerusform>Ingressi equi entro %n punto al 95 %</numerusform>
            <numerusform>Ingressi equi entro %n punti al 95 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fair within %n point(s) at 95 %</source>
        <translation>
            <numerusform>Equo entro %n punto al 95 %</numerusform>
            <numerusform>Equo entro %n punti al 95 %</numerusform>
        </translation>
    </message>
    <message>
        <source>No entrance is farther than that from its share of the decided games.</source>
        <translation>Nessun ingresso si discosta di più dalla propria quota di partite decise.</translation>
    </message>
    <message>
        <source>No player is farther than that from its share of the decided games.</source>
        <translation>Nessun giocatore si discosta di più dalla propria quota di partite decise.</translation>
    </message>
    <message>
        <source>Whoever enters where %1 does in the scenario</source>
        <translation>Chi entra dove nello scenario entra %1</translation>
    </message>
    <message>
        <source>Unfair entrances</source>
        <translation>Ingressi non equi</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Non equo</translation>
    </message>
    <message>
        <source>%1 wins %2 of the decided games (at least %3 at 95 %); an equal share would be %4.</source>
        <translation>%1 vince il %2 delle partite decise (almeno il %3 al 95 %); una quota uguale sarebbe il %4.</translation>
    </message>
    <message>
        <source>%1 wins %2 of the decided games (at most %3 at 95 %); an equal share would be %4.</source>
        <translation>%1 vince il %2 delle partite decise (al massimo il %3 al 95 %); una quota uguale sarebbe il %4.</translation>
    </message>
    <message numerus="yes">
        <source>Fairness of entrances: not shown with %n decided game(s)</source>
        <translation>
            <numerusform>Equità degli ingressi: non dimostrata con %n partita decisa</numerusform>
            <numerusform>Equità degli ingressi: non dimostrata con %n partite decise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fairness: not shown with %n decided game(s)</source>
        <translation>
            <numerusform>Equità: non dimostrata con %n partita decisa</numerusform>
            <numerusform>Equità: non dimostrata con %n partite decise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Certain at 95 % is only that nobody is farther than %n point(s) from its share; more games tell more.</source>
        <translation>
            <numerusform>Al 95 % è certo solo che nessuno si discosta più di %n punto dalla propria quota; altre partite dicono di più.</numerusform>
            <numerusform>Al 95 % è certo solo che nessuno si discosta più di %n punti dalla propria quota; altre partite dicono di più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Timeouts</source>
        <translation>Limite di round</translation>
    </message>
    <message>
        <source>%1 of the games ended by the limit of %2 rounds (END-09).</source>
        <translation>%1 delle partite finisce per il limite di %2 round (END-09).</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Giri a vuoto</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) went in circles and were not counted.</source>
        <translation>
            <numerusform>%n partita ha girato a vuoto e non è stata contata.</numerusform>
            <numerusform>%n partite hanno girato a vuoto e non sono state contate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Half of the games are over by round %1, 9 of 10 end between round %2 and round %3.</source>
        <translation>Metà delle partite è finita entro il round %1, 9 su 10 finiscono tra il round %2 e il round %3.</translation>
    </message>
    <message>
        <source>A game costs %1 of %2 heroes on average.</source>
        <translation>Una partita costa in media %1 eroi su %2.</translation>
    </message>
    <message>
        <source>The most frequent cause: %1 (%2).</source>
        <translation>La causa più frequente: %1 (%2).</translation>
    </message>
    <message>
        <source>Deadliness</source>
        <translation>Letalità</translation>
    </message>
    <message>
        <source>Never taken</source>
        <translation>Mai presi</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) nobody took: %1. At 95 % that happens in less than %2 of the games.</source>
        <translation>
            <numerusform>In %n partita nessuno ha preso: %1. Al 95 % succede in meno del %2 delle partite.</numerusform>
            <numerusform>In %n partite nessuno ha preso: %1. Al 95 % succede in meno del %2 delle partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Never met</source>
        <translation>Mai incontrati</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) nobody met: %1.</source>
        <translation>
            <numerusform>In %n partita nessuno ha incontrato: %1.</numerusform>
            <numerusform>In %n partite nessuno ha incontrato: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Never entered</source>
        <translation>Mai visitate</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3 %)</source>
        <translation>%1 % (da %2 a %3 %)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (da %2 a %3)</translation>
    </message>
    <message>
        <source>a monster</source>
        <translation>un mostro</translation>
    </message>
    <message>
        <source>a hero</source>
        <translation>un eroe</translation>
    </message>
    <message>
        <source>a trap</source>
        <translation>una trappola</translation>
    </message>
    <message>
        <source>a special ability</source>
        <translation>un&apos;abilità speciale</translation>
    </message>
    <message>
        <source>an artifact</source>
        <translation>un artefatto</translation>
    </message>
    <message>
        <source>their own critical miss</source>
        <translation>un proprio fallimento critico</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>altro</translation>
    </message>
    <message>
        <source>games won, in percent</source>
        <translation>partite vinte, in percentuale</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>oro</translation>
    </message>
    <message>
        <source>heroes lost</source>
        <translation>eroi persi</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>round</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>decisioni</translation>
    </message>
    <message>
        <source>changes of the lead</source>
        <translation>cambi al comando</translation>
    </message>
    <message>
        <source>chests taken</source>
        <translation>forzieri presi</translation>
    </message>
    <message>
        <source>tokens met</source>
        <translation>gettoni incontrati</translation>
    </message>
    <message>
        <source>timeouts, in percent</source>
        <translation>partite al limite di round, in percentuale</translation>
    </message>
    <message numerus="yes">
        <source>fair within %n point(s) at 95 %</source>
        <translation>
            <numerusform>equo entro %n punto al 95 %</numerusform>
            <numerusform>equo entro %n punti al 95 %</numerusform>
        </translation>
    </message>
    <message>
        <source>unfair in favour of %1</source>
        <translation>non equo, a favore di %1</translation>
    </message>
    <message>
        <source>unfair to the cost of %1</source>
        <translation>non equo, a danno di %1</translation>
    </message>
    <message numerus="yes">
        <source>fairness not shown with %n decided game(s)</source>
        <translation>
            <numerusform>equità non dimostrata con %n partita decisa</numerusform>
            <numerusform>equità non dimostrata con %n partite decise</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2: %3 (%4 to %5)</source>
        <translation>da %1 a %2: %3 (da %4 a %5)</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiato</translation>
    </message>
    <message>
        <source>no change shown</source>
        <translation>nessun cambiamento dimostrato</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games with the same seeds</source>
        <translation>
            <numerusform>%n coppia di partite con gli stessi semi</numerusform>
            <numerusform>%n coppie di partite con gli stessi semi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n went the same</source>
        <translation>
            <numerusform>%n è andata allo stesso modo</numerusform>
            <numerusform>%n sono andate allo stesso modo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) went in circles and were not counted</source>
        <translation>
            <numerusform>%n coppia ha girato a vuoto e non è stata contata</numerusform>
            <numerusform>%n coppie hanno girato a vuoto e non sono state contate</numerusform>
        </translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Took a chest, or a rival&apos;s</source>
        <translation>Prende un forziere, anche a un rivale</translation>
    </message>
    <message>
        <source>Games that the limit of rounds ended: %1, %2.</source>
        <translation>Partite finite per il limite di round: %1, %2.</translation>
    </message>
    <message>
        <source>a Changeling</source>
        <translation>un Changeling</translation>
    </message>
    <message>
        <source>Favoured: the entrance of %1</source>
        <translation>Favorito: l&apos;ingresso di %1</translation>
    </message>
    <message>
        <source>At a disadvantage: the entrance of %1</source>
        <translation>Svantaggiato: l&apos;ingresso di %1</translation>
    </message>
    <message>
        <source>Favoured: %1</source>
        <translation>Favorito: %1</translation>
    </message>
    <message>
        <source>At a disadvantage: %1</source>
        <translation>Svantaggiato: %1</translation>
    </message>
    <message>
        <source>%1 wins %2 of the decided games, certainly (95 %) at least %3 points more than an equal share. Whether it is more than the %4 points that are tolerated is not shown; more games tell more.</source>
        <translation>%1 vince %2 delle partite decise, con certezza (95 %) almeno %3 punti più di una quota uguale. Non è dimostrato se siano più dei %4 punti tollerati; altre partite direbbero di più.</translation>
    </message>
    <message>
        <source>%1 wins %2 of the decided games, certainly (95 %) at least %3 points less than an equal share. Whether it is more than the %4 points that are tolerated is not shown; more games tell more.</source>
        <translation>%1 vince %2 delle partite decise, con certezza (95 %) almeno %3 punti meno di una quota uguale. Non è dimostrato se siano più dei %4 punti tollerati; altre partite direbbero di più.</translation>
    </message>
    <message>
        <source>%1 of the games have no single winner (END-06).</source>
        <translation>%1 delle partite non ha un vincitore solo (END-06).</translation>
    </message>
    <message numerus="yes">
        <source>In %n of them nobody carried any gold out.</source>
        <translation>
            <numerusform>In %n di queste nessuno ha portato fuori oro.</numerusform>
            <numerusform>In %n di queste nessuno ha portato fuori oro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of them the limit of rounds came before anybody was out with gold.</source>
        <translation>
            <numerusform>In %n di queste il limite di round è arrivato prima che qualcuno uscisse con dell&apos;oro.</numerusform>
            <numerusform>In %n di queste il limite di round è arrivato prima che qualcuno uscisse con dell&apos;oro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of them the best carried out the same gold.</source>
        <translation>
            <numerusform>In %n di queste i migliori hanno portato fuori lo stesso oro.</numerusform>
            <numerusform>In %n di queste i migliori hanno portato fuori lo stesso oro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Pareggi</translation>
    </message>
    <message>
        <source>Standing still</source>
        <translation>Giocatori fermi</translation>
    </message>
    <message>
        <source>In %1 of the games a player stood still or went to and fro for 3 rounds and more and gained nothing: there is a place that those who play do not get through, or nothing that they think worth going for. These games are not counted in how long it takes.</source>
        <translation>Nel %1 delle partite un giocatore è rimasto fermo o è andato avanti e indietro per 3 round o più senza guadagnare nulla: c&apos;è un punto in cui chi gioca non riesce a passare, o nulla che gli sembri valere la strada. Queste partite non contano per la durata.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody ever entered %n of %1 room(s), by a square of each: %2.</source>
        <translation>
            <numerusform>In %n stanza su %1 nessuno è mai entrato; ecco una sua casella: %2.</numerusform>
            <numerusform>In %n stanze su %1 nessuno è mai entrato; ecco una casella di ognuna: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Never used</source>
        <translation>Mai percorsi</translation>
    </message>
    <message numerus="yes">
        <source>Nobody ever went %n of %1 way(s) between rooms.</source>
        <translation>
            <numerusform>%n passaggio su %1 fra le stanze non è mai stato usato.</numerusform>
            <numerusform>%n passaggi su %1 fra le stanze non sono mai stati usati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rounds are those of games that went on to their end: %n game(s) in which a player stood still or went to and fro are not in them.</source>
        <translation>
            <numerusform>I round sono quelli delle partite andate avanti fino in fondo: %n partita in cui un giocatore è rimasto fermo o è andato avanti e indietro non è compresa.</numerusform>
            <numerusform>I round sono quelli delle partite andate avanti fino in fondo: %n partite in cui un giocatore è rimasto fermo o è andato avanti e indietro non sono comprese.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dungeon is fair within %n point(s) then.</source>
        <translation>
            <numerusform>Allora il dungeon è equo entro %n punto.</numerusform>
            <numerusform>Allora il dungeon è equo entro %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dungeon is still unfair then.</source>
        <translation>Anche così il dungeon non è equo.</translation>
    </message>
    <message>
        <source>%1 wins only %2</source>
        <translation>%1 vince solo %2</translation>
    </message>
    <message>
        <source>With %1 at %2 instead of %3, %4 has less far to go for the chests than now, compared with the others.</source>
        <translation>Con %1 in %2 invece che in %3, la via di %4 verso i forzieri è più corta di adesso rispetto agli altri.</translation>
    </message>
    <message>
        <source>%1 is hardly ever taken: %2</source>
        <translation>%1 non viene quasi mai preso: %2</translation>
    </message>
    <message>
        <source>At %1 instead of %2 it lies nearer to entrances and exits, and about as far for everybody.</source>
        <translation>In %1 invece che in %2 è più vicino a ingressi e uscite, e circa alla stessa distanza per tutti.</translation>
    </message>
    <message>
        <source>Nobody ever comes onto %1</source>
        <translation>Nessuno arriva mai su %1</translation>
    </message>
    <message>
        <source>With %1 at %2 instead of %3 there would be something to come for.</source>
        <translation>Con %1 in %2 invece che in %3 ci sarebbe un motivo per venirci.</translation>
    </message>
    <message>
        <source>It helps</source>
        <translation>Aiuta</translation>
    </message>
    <message>
        <source>It makes it worse</source>
        <translation>Peggiora le cose</translation>
    </message>
    <message>
        <source>It is not shown to help</source>
        <translation>Non è dimostrato che aiuti</translation>
    </message>
    <message>
        <source>Won: %1 before, %2 after.</source>
        <translation>Vinte: %1 prima, %2 dopo.</translation>
    </message>
    <message>
        <source>Taken: %1 before, %2 after.</source>
        <translation>Preso: %1 prima, %2 dopo.</translation>
    </message>
    <message>
        <source>A hero comes onto it %1 times a game, before %2 times.</source>
        <translation>Un eroe ci arriva %1 volte a partita, prima %2 volte.</translation>
    </message>
</context>
<context>
    <name>ReportFooter</name>
    <message>
        <source>The same games again</source>
        <translation>Le stesse partite di nuovo</translation>
    </message>
    <message>
        <source>Command that plays the same games again</source>
        <translation>Comando che rigioca le stesse partite</translation>
    </message>
    <message>
        <source>Copy Command</source>
        <translation>Copia il comando</translation>
    </message>
    <message>
        <source>Save Report…</source>
        <translation>Salva il rapporto…</translation>
    </message>
</context>
<context>
    <name>RollPrompt</name>
    <message>
        <source>Click the face, or press its number. Esc: do something else</source>
        <translation>Fai clic sulla faccia o premi il suo numero. Esc: fai altro</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Read rule %1</source>
        <translation>Leggi la regola %1</translation>
    </message>
</context>
<context>
    <name>RuleNote</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The text of this rule is still in English.</source>
        <translation>Il testo di questa regola è ancora in inglese.</translation>
    </message>
</context>
<context>
    <name>SampleCard</name>
    <message>
        <source>Players: %1 · tiles: %2</source>
        <translation>Giocatori: %1 · tessere: %2</translation>
    </message>
</context>
<context>
    <name>SaveFileDialog</name>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Sostituire il file?</translation>
    </message>
    <message>
        <source>“%1” is already there. Saving replaces what it contains.</source>
        <translation>“%1” esiste già. Salvando se ne sostituisce il contenuto.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Other Name…</source>
        <translation>Altro nome…</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Dungeon</translation>
    </message>
    <message>
        <source>Dungeon %1</source>
        <translation>Dungeon %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
</context>
<context>
    <name>ScenarioExportDialog</name>
    <message>
        <source>Pixels a square</source>
        <translation>Pixel per casella</translation>
    </message>
    <message>
        <source>Nothing behind the dungeon (transparent)</source>
        <translation>Niente dietro il dungeon (trasparente)</translation>
    </message>
    <message>
        <source>Doors, chests and other pieces</source>
        <translation>Porte, forzieri e altri pezzi</translation>
    </message>
    <message>
        <source>Pinned notes</source>
        <translation>Note appuntate</translation>
    </message>
    <message>
        <source>Lines between the squares</source>
        <translation>Linee tra le caselle</translation>
    </message>
    <message>
        <source>Front arcs of chests</source>
        <translation>Archi frontali dei forzieri</translation>
    </message>
    <message>
        <source>A file for each level, all with the same corner</source>
        <translation>Un file per ogni livello, tutti con lo stesso angolo</translation>
    </message>
    <message>
        <source>A whole square around the dungeon</source>
        <translation>Una casella intera intorno al sotterraneo</translation>
    </message>
</context>
<context>
    <name>SearchEntries</name>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Appearance: %1</source>
        <translation>Aspetto: %1</translation>
    </message>
    <message>
        <source>As the System</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>theme colours</source>
        <translation>tema colori</translation>
    </message>
    <message>
        <source>Drawing Style: %1</source>
        <translation>Stile del disegno: %1</translation>
    </message>
    <message>
        <source>Panel: %1</source>
        <translation>Pannello: %1</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Scala dell’interfaccia</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Rotella del mouse</translation>
    </message>
    <message>
        <source>Recovery copies</source>
        <translation>Copie di recupero</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Refuse illegal placements</source>
        <translation>Rifiuta i posti non consentiti</translation>
    </message>
    <message>
        <source>Animations in play</source>
        <translation>Animazioni durante la partita</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>preferences options configure</source>
        <translation>preferenze opzioni configura</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Costante</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>Astuto</translation>
    </message>
</context>
<context>
    <name>SeatTabs</name>
    <message>
        <source>Whose cards</source>
        <translation>Di chi sono le carte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Release to move · Esc gives up</source>
        <translation>Rilascia per spostare · Esc rinuncia</translation>
    </message>
    <message>
        <source>Release to select what lies inside</source>
        <translation>Rilascia per selezionare ciò che sta dentro</translation>
    </message>
    <message>
        <source>Click to select · drag to select several · arrows walk the board</source>
        <translation>Fai clic per selezionare · trascina per selezionare più cose · le frecce percorrono il tabellone</translation>
    </message>
    <message>
        <source>Release to lay the copy · Esc gives up</source>
        <translation>Rilascia per posare la copia · Esc rinuncia</translation>
    </message>
    <message>
        <source>Drag to move, with Ctrl to copy · R turns · F flips · Ctrl+arrows nudge · Del deletes</source>
        <translation>Trascina per spostare, con Ctrl per copiare · R gira · F capovolge · Ctrl+frecce spostano di una casella · Canc elimina</translation>
    </message>
</context>
<context>
    <name>SetReport</name>
    <message>
        <source>doors</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Ostacoli</translation>
    </message>
    <message>
        <source>Traps</source>
        <translation>Trappole</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Ricerche</translation>
    </message>
    <message>
        <source>effects to escape</source>
        <translation>effetti da evitare</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Adventure cards</source>
        <translation>carte Avventura</translation>
    </message>
    <message>
        <source>Map cards</source>
        <translation>carte Mappa</translation>
    </message>
    <message>
        <source>Quest cards</source>
        <translation>carte Missione</translation>
    </message>
    <message>
        <source>Hero cards</source>
        <translation>carte Eroe</translation>
    </message>
    <message>
        <source>Tracker cards</source>
        <translation>carte Indicatore</translation>
    </message>
    <message>
        <source>Cut-out cards</source>
        <translation>cartoncini sagomati</translation>
    </message>
    <message>
        <source>all</source>
        <translation>in tutto</translation>
    </message>
    <message>
        <source>enough for</source>
        <translation>bastano per</translation>
    </message>
    <message>
        <source>nobody by itself</source>
        <translation>nessuno, da solo</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Categories of Adventure cards</source>
        <translation>Categorie delle carte Avventura</translation>
    </message>
    <message>
        <source>Opening draws</source>
        <translation>Pescate d&apos;apertura</translation>
    </message>
    <message>
        <source>four that cannot lie around the Entrance</source>
        <translation>quattro che non possono stare attorno all&apos;Ingresso</translation>
    </message>
    <message>
        <source>there are not four Passages or Roads</source>
        <translation>non ci sono quattro Passaggi o Sentieri</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 su %2 (%3 %)</translation>
    </message>
    <message>
        <source>Threats, and how often a Hero of the set passes them</source>
        <translation>Insidie, e quanto spesso un Eroe del set le supera</translation>
    </message>
    <message>
        <source>%1 ×, %2 at Level 1, %3 at the last</source>
        <translation>%1 ×, %2 al Livello 1, %3 all&apos;ultimo</translation>
    </message>
    <message>
        <source>on none of the maps</source>
        <translation>su nessuna delle mappe</translation>
    </message>
    <message numerus="yes">
        <source>always %n step(s)</source>
        <translation>
            <numerusform>sempre a %n passo</numerusform>
            <numerusform>sempre a %n passi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 steps, %3 on average</source>
        <translation>da %1 a %2 passi, %3 in media</translation>
    </message>
    <message>
        <source>Places of Quests</source>
        <translation>Luoghi delle Missioni</translation>
    </message>
    <message numerus="yes">
        <source>Places of Quests, and how far from the Entrance they lie on %n map(s) laid by chance</source>
        <translation>
            <numerusform>Luoghi delle Missioni, e quanto distano dall&apos;Ingresso su %n mappa posata a caso</numerusform>
            <numerusform>Luoghi delle Missioni, e quanto distano dall&apos;Ingresso su %n mappe posate a caso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Quest(s)</source>
        <translation>
            <numerusform>%n Missione</numerusform>
            <numerusform>%n Missioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Da guardare</translation>
    </message>
    <message>
        <source>effects that no card uses</source>
        <translation>effetti che nessuna carta usa</translation>
    </message>
    <message>
        <source>cards that people must judge themselves</source>
        <translation>carte che i giocatori devono giudicare da sé</translation>
    </message>
    <message>
        <source>Value %1, by formula %2</source>
        <translation>Valore %1, secondo la formula %2</translation>
    </message>
    <message>
        <source>Kinds of Adventure cards</source>
        <translation>Tipi di carte Avventura</translation>
    </message>
    <message>
        <source>Durations</source>
        <translation>Durate</translation>
    </message>
    <message>
        <source>Values of Boons and Treasures, in Glory</source>
        <translation>Valori di Favori e Tesori, in Gloria</translation>
    </message>
    <message>
        <source>Values of Banes and Encounters, in Peril</source>
        <translation>Valori di Sventure e Incontri, in Pericolo</translation>
    </message>
    <message>
        <source>Glory of Map cards</source>
        <translation>Gloria delle carte Mappa</translation>
    </message>
    <message>
        <source>Peril of Map cards</source>
        <translation>Pericolo delle carte Mappa</translation>
    </message>
    <message>
        <source>What Quests ask for</source>
        <translation>Che cosa chiedono le Missioni</translation>
    </message>
</context>
<context>
    <name>SetStatistics</name>
    <message>
        <source>Statistics of the set</source>
        <translation>Statistiche del set</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generali</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
</context>
<context>
    <name>ShortcutEditor</name>
    <message>
        <source>%1 belongs to “%2”. Take it away there first.</source>
        <translation>%1 appartiene a “%2”. Prima toglila da lì.</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Cerca comandi</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Ripristina tutte</translation>
    </message>
    <message>
        <source>All commands have their usual keys again.</source>
        <translation>Tutti i comandi hanno di nuovo i tasti consueti.</translation>
    </message>
</context>
<context>
    <name>ShortcutRow</name>
    <message>
        <source>Press keys…</source>
        <translation>Premi i tasti…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Keys of %1: %2</source>
        <translation>Tasti di %1: %2</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Reset the keys of %1</source>
        <translation>Ripristina i tasti di %1</translation>
    </message>
</context>
<context>
    <name>StaircaseOffer</name>
    <message>
        <source>Go to its partner: %1</source>
        <translation>Vai alla sua compagna: %1</translation>
    </message>
</context>
<context>
    <name>StampTool</name>
    <message>
        <source>Choose a piece in the palette</source>
        <translation>Scegli un pezzo dal pannello</translation>
    </message>
    <message>
        <source>%1 · no legal spot this way round · R turns · F flips · Tab finds one</source>
        <translation>%1 · nessun posto consentito in questo verso · R gira · F capovolge · Tab ne trova uno</translation>
    </message>
    <message>
        <source>%1 · click to place · R turns · F flips · Tab to the next legal spot · Esc puts it back</source>
        <translation>%1 · fai clic per porlo · R gira · F capovolge · Tab va al prossimo posto consentito · Esc lo rimette via</translation>
    </message>
    <message>
        <source>%1 · looking for its legal spots… · R turns · F flips · Esc puts it back</source>
        <translation>%1 · cerco i posti consentiti… · R gira · F capovolge · Esc la rimette via</translation>
    </message>
    <message>
        <source>%1 · no legal spot anywhere</source>
        <translation>%1 · nessun posto consentito</translation>
    </message>
    <message>
        <source>%1 · no legal spot anywhere: %2</source>
        <translation>%1 · nessun posto consentito: %2</translation>
    </message>
</context>
<context>
    <name>StandingAnswerBox</name>
    <message>
        <source>From now on:</source>
        <translation>D&apos;ora in poi:</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>D&apos;ora in poi</translation>
    </message>
</context>
<context>
    <name>StandingAnswersDialog</name>
    <message>
        <source>Standing Answers</source>
        <translation>Risposte fisse</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>StandingDialog</name>
    <message>
        <source>Where do I stand?</source>
        <translation>A che punto sono?</translation>
    </message>
</context>
<context>
    <name>StartDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Chi gioca per %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>I roll real dice, and say how they fall</source>
        <translation>Tiro dadi veri e dico che cosa mostrano</translation>
    </message>
    <message>
        <source>Seed of the dice; the same seed and the same actions give the same game</source>
        <translation>Seme dei dadi; lo stesso seme e le stesse azioni danno la stessa partita</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Seme dei dadi</translation>
    </message>
    <message>
        <source>At one screen</source>
        <translation>Allo stesso schermo</translation>
    </message>
    <message>
        <source>Cover the board until the next person is ready</source>
        <translation>Copri il tabellone finché la persona successiva non è pronta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Go On with Them</source>
        <translation>Continua con loro</translation>
    </message>
    <message>
        <source>A new game takes the place of the one that is being played, which can also go on with these players. Back to the Game Before returns to it.</source>
        <translation>Una nuova partita prende il posto di quella in corso, che può anche continuare con questi giocatori. Torna alla partita di prima riporta a essa.</translation>
    </message>
    <message>
        <source>A new game takes the place of the one that was played. Back to the Game Before returns to it.</source>
        <translation>Una nuova partita prende il posto di quella giocata. Torna alla partita di prima riporta a essa.</translation>
    </message>
    <message>
        <source>Go on with the game that was kept: %1</source>
        <translation>Continua la partita salvata: %1</translation>
    </message>
</context>
<context>
    <name>Survey</name>
    <message>
        <source>%1 flying</source>
        <translation>%1 in volo</translation>
    </message>
    <message>
        <source>%1 swimming</source>
        <translation>%1 a nuoto</translation>
    </message>
    <message>
        <source>%1: no entrance</source>
        <translation>%1: nessun ingresso</translation>
    </message>
    <message>
        <source>%1: not within %2 turns</source>
        <translation>%1: non entro %2 turni</translation>
    </message>
    <message>
        <source>%1: turn %2</source>
        <translation>%1: turno %2</translation>
    </message>
    <message>
        <source>%1 has no entrance yet</source>
        <translation>%1 non ha ancora un ingresso</translation>
    </message>
    <message>
        <source>%1 speed %2 (no heroes yet)</source>
        <translation>%1 velocità %2 (ancora senza eroi)</translation>
    </message>
    <message>
        <source>%1 speed %2</source>
        <translation>%1 velocità %2</translation>
    </message>
    <message>
        <source>No danger known here</source>
        <translation>Qui nessun pericolo noto</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) would turn into monsters</source>
        <translation>
            <numerusform>%n gettone diventerebbe mostri</numerusform>
            <numerusform>%n gettoni diventerebbero mostri</numerusform>
        </translation>
    </message>
    <message>
        <source>trap of %1</source>
        <translation>trappola: %1</translation>
    </message>
    <message>
        <source>monsters out of %1</source>
        <translation>mostri dalla trappola: %1</translation>
    </message>
    <message>
        <source>Expected clicks: %1 · %2</source>
        <translation>Scatti attesi: %1 · %2</translation>
    </message>
    <message>
        <source>defense %1 (no heroes yet)</source>
        <translation>difesa %1 (ancora senza eroi)</translation>
    </message>
    <message>
        <source>defense %1</source>
        <translation>difesa %1</translation>
    </message>
    <message>
        <source>defense %1 to %2</source>
        <translation>difesa da %1 a %2</translation>
    </message>
</context>
<context>
    <name>TableCardRow</name>
    <message>
        <source>something can be done with it</source>
        <translation>se ne può fare qualcosa</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What lies before the player</source>
        <translation>Ciò che sta davanti al giocatore</translation>
    </message>
</context>
<context>
    <name>Template</name>
    <message>
        <source>Two players</source>
        <translation>Due giocatori</translation>
    </message>
    <message>
        <source>The standard game: 100 points and five tiles each.</source>
        <translation>La partita classica: 100 punti e cinque tessere a testa.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tre giocatori</translation>
    </message>
    <message>
        <source>A larger dungeon; the Monster Master token goes round.</source>
        <translation>Un dungeon più grande; il gettone del Signore dei mostri passa di mano in mano.</translation>
    </message>
    <message>
        <source>Lone Wolf</source>
        <translation>Lone Wolf</translation>
    </message>
    <message>
        <source>One Hero each, of any level.</source>
        <translation>Un Eroe a testa, di qualsiasi livello.</translation>
    </message>
    <message>
        <source>200 points</source>
        <translation>200 punti</translation>
    </message>
    <message>
        <source>Two large teams and seven tiles each.</source>
        <translation>Due squadre numerose e sette tessere a testa.</translation>
    </message>
    <message>
        <source>Sized for my tiles</source>
        <translation>Su misura per le mie tessere</translation>
    </message>
    <message>
        <source>As large as the tiles allow: %1 points and %2 tiles each.</source>
        <translation>Grande quanto le tessere permettono: %1 punti e %2 tessere a testa.</translation>
    </message>
</context>
<context>
    <name>TemplatesDialog</name>
    <message>
        <source>New from Template</source>
        <translation>Nuovo da modello</translation>
    </message>
</context>
<context>
    <name>ThingRow</name>
    <message>
        <source>Shows it on the map</source>
        <translation>Lo mostra sulla mappa</translation>
    </message>
</context>
<context>
    <name>TileBuilder</name>
    <message>
        <source>Tile Builder</source>
        <translation>Laboratorio delle tessere</translation>
    </message>
</context>
<context>
    <name>TileEditor</name>
    <message>
        <source>Face A of %1</source>
        <translation>Faccia A di %1</translation>
    </message>
    <message>
        <source>Face B of %1</source>
        <translation>Faccia B di %1</translation>
    </message>
    <message>
        <source>Arrows walk · Shift+arrow chooses an edge · Enter paints · W wall · L link · + − cost · F flip</source>
        <translation>Frecce: muovi · Maiusc+freccia: scegli un lato · Invio: dipingi · W muro · L angolo unito · + − costo · F gira</translation>
    </message>
</context>
<context>
    <name>TileTools</name>
    <message>
        <source>Drawing tools</source>
        <translation>Strumenti da disegno</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Libero</translation>
    </message>
    <message>
        <source>Hindering</source>
        <translation>D&apos;intralcio</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>Crevasse</source>
        <translation>Crepaccio</translation>
    </message>
    <message>
        <source>Blocking</source>
        <translation>Impassabile</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Muri</translation>
    </message>
    <message>
        <source>Linked corners</source>
        <translation>Angoli uniti</translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation>Costo %1</translation>
    </message>
    <message>
        <source>Printed cost</source>
        <translation>Costo stampato</translation>
    </message>
    <message>
        <source>Face A</source>
        <translation>Faccia A</translation>
    </message>
    <message>
        <source>Face B</source>
        <translation>Faccia B</translation>
    </message>
    <message>
        <source>Show face B</source>
        <translation>Mostra la faccia B</translation>
    </message>
    <message>
        <source>Show face A</source>
        <translation>Mostra la faccia A</translation>
    </message>
</context>
<context>
    <name>TimelineBar</name>
    <message>
        <source>Course of the game</source>
        <translation>Svolgimento della partita</translation>
    </message>
    <message>
        <source>Action %1 of %2</source>
        <translation>Azione %1 di %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Play On from Here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>The game goes on from this moment. What came after it is kept as another line.</source>
        <translation>La partita continua da questo momento. Ciò che seguiva è conservato come un’altra linea.</translation>
    </message>
    <message>
        <source>Other Lines: %1</source>
        <translation>Altre linee: %1</translation>
    </message>
    <message>
        <source>From action %1: %2</source>
        <translation>Dall’azione %1: %2</translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation>Nome del segnalibro</translation>
    </message>
    <message>
        <source>Name the Lines…</source>
        <translation>Dai un nome alle linee…</translation>
    </message>
</context>
<context>
    <name>ToolActions</name>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Seleziona</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Mano</translation>
    </message>
    <message>
        <source>Move the map; the middle button and Space do so with any tool</source>
        <translation>Muove la mappa; con qualunque strumento lo fanno il tasto centrale e la barra spaziatrice</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Misura</translation>
    </message>
    <message>
        <source>Measure steps, speed points, line of fire and tiles between two squares</source>
        <translation>Misura passi, punti velocità, linea di tiro e tessere tra due caselle</translation>
    </message>
</context>
<context>
    <name>ToolChip</name>
    <message>
        <source>Key %1</source>
        <translation>Tasto %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fine</translation>
    </message>
</context>
<context>
    <name>UnsavedGameDialog</name>
    <message>
        <source>Save the game?</source>
        <translation>Salvare la partita?</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Save the games?</source>
        <translation>Salvare le partite?</translation>
    </message>
    <message>
        <source>These games have moves that are not saved: %1. They are lost if you do not save them.</source>
        <translation>Queste partite hanno mosse non salvate: %1. Se non le salvi vanno perse.</translation>
    </message>
    <message>
        <source>The game of %1 has moves that are not saved. They are lost if you do not save them.</source>
        <translation>La partita di %1 ha mosse non salvate. Se non le salvi vanno perse.</translation>
    </message>
</context>
<context>
    <name>UnsavedPacksDialog</name>
    <message>
        <source>Save the packs?</source>
        <translation>Salvare i pacchetti?</translation>
    </message>
    <message>
        <source>Packs of yours have changes that are not saved. They are lost if you do not save them.</source>
        <translation>Alcuni tuoi pacchetti hanno modifiche non salvate. Se non le salvi, vanno perse.</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Riduci</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>&amp;Adatta alla finestra</translation>
    </message>
    <message>
        <source>&amp;Next Document</source>
        <translation>Documento &amp;successivo</translation>
    </message>
    <message>
        <source>Next &amp;Panel</source>
        <translation>&amp;Pannello successivo</translation>
    </message>
    <message>
        <source>Small &amp;Map in the Corner</source>
        <translation>&amp;Mappa piccola nell’angolo</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Pannelli</translation>
    </message>
    <message>
        <source>&amp;Drawing Style</source>
        <translation>&amp;Stile di disegno</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>As&amp;petto</translation>
    </message>
    <message>
        <source>As the System</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
</context>
<context>
    <name>WelcomeHeader</name>
    <message>
        <source>Delvewright</source>
        <translation>Delvewright</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>Fai il giro</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>Genera…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nuovo…</translation>
    </message>
    <message>
        <source>Design dungeons and scenarios for %1.</source>
        <translation>Progetta dungeon e scenari per %1.</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Why did it do that?</source>
        <translation>Perché l’ha fatto?</translation>
    </message>
    <message>
        <source>It did not weigh anything.</source>
        <translation>Non ha valutato nulla.</translation>
    </message>
    <message>
        <source>What was weighed, the choice first</source>
        <translation>Che cosa è stato valutato, per prima la scelta</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelto</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Thinking it over</source>
        <translation>Ci sta pensando</translation>
    </message>
    <message>
        <source>Do It</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>Open Scenario</source>
        <translation>Apri scenario</translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json)</source>
        <translation>Scenari (*.scenario.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save Scenario</source>
        <translation>Salva scenario</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>Salvare le modifiche?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved. They are lost if you do not save them.</source>
        <translation>“%1” ha modifiche non salvate. Se non le salvi vanno perse.</translation>
    </message>
    <message>
        <source>Scenarios and bundles (*.scenario.json *.bundle.json)</source>
        <translation>Scenari, anche con pacchetti (*.scenario.json *.bundle.json)</translation>
    </message>
</context>
<context>
    <name>WishBox</name>
    <message>
        <source>As the rules say</source>
        <translation>Come dicono le regole</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>A compact dungeon covers at least %1 % of the rectangle around it; the nearest that was found covers %2 %.</source>
        <translation>Un dungeon compatto copre almeno il %1 % del rettangolo che lo racchiude; il più vicino trovato ne copre il %2 %.</translation>
    </message>
    <message>
        <source>A sprawling dungeon covers at most %1 % of the rectangle around it; the nearest that was found covers %2 %.</source>
        <translation>Un dungeon esteso copre al massimo il %1 % del rettangolo che lo racchiude; il più vicino trovato ne copre il %2 %.</translation>
    </message>
    <message>
        <source>Loops wished for: %1; the nearest that was found has %2.</source>
        <translation>Anelli desiderati: %1; il dungeon più vicino trovato ne ha %2.</translation>
    </message>
    <message>
        <source>Wished for are chests at least %1 tiles from every entrance; in the nearest that was found it is %2.</source>
        <translation>Si desiderano forzieri ad almeno %1 tessere da ogni ingresso; nel dungeon più vicino trovato sono %2.</translation>
    </message>
    <message>
        <source>Wished for is ground that is %1 % as the terrain says; the nearest that was found has %2 %.</source>
        <translation>Si desidera che il terreno scelto copra il %1 % delle caselle; nel dungeon più vicino trovato è il %2 %.</translation>
    </message>
    <message>
        <source>Doors wished for: %1; the nearest that was found has %2.</source>
        <translation>Porte desiderate: %1; il dungeon più vicino trovato ne ha %2.</translation>
    </message>
    <message>
        <source>Terrain markers wished for: %1; the nearest that was found has %2.</source>
        <translation>Segnalini terreno desiderati: %1; il dungeon più vicino trovato ne ha %2.</translation>
    </message>
    <message>
        <source>Artifacts wished for: %1; the nearest that was found has %2.</source>
        <translation>Artefatti desiderati: %1; il dungeon più vicino trovato ne ha %2.</translation>
    </message>
    <message>
        <source>Chests wished for: %1; the nearest that was found has %2.</source>
        <translation>Forzieri desiderati: %1; il dungeon più vicino trovato ne ha %2.</translation>
    </message>
    <message>
        <source>Wandering tokens wished for: %1; the nearest that was found has %2.</source>
        <translation>Gettoni erranti desiderati: %1; il dungeon più vicino trovato ne ha %2.</translation>
    </message>
    <message>
        <source>Wished for is at least %1 Tough token; the nearest that was found has %2.</source>
        <translation>Gettoni forti desiderati: almeno %1; il dungeon più vicino trovato ne ha %2.</translation>
    </message>
    <message>
        <source>How much of the rectangle around all tiles they cover: compact at least %1 %, sprawling at most %2 %, balanced as it comes</source>
        <translation>Quanto le tessere coprono del rettangolo che le racchiude: compact almeno il %1 %, sprawling al massimo il %2 %, balanced come viene</translation>
    </message>
    <message>
        <source>Ways round, exactly so many: pairs of adjacent tiles, less the tiles, plus one</source>
        <translation>Giri ad anello, esattamente tanti: coppie di tessere adiacenti, meno le tessere, più uno</translation>
    </message>
    <message>
        <source>Tiles from every entrance to every chest, at least; 2 or more</source>
        <translation>Tessere da ogni ingresso a ogni forziere, come minimo; 2 o più</translation>
    </message>
    <message>
        <source>What the laid faces show: rough, water, chasms and walls at least twice as many squares as an even draw from the tiles at hand, open at most half as many squares that are not clear, any as it comes</source>
        <translation>Che cosa mostrano le facce posate: rough, water, chasms e walls almeno il doppio delle caselle di un&apos;estrazione uniforme dalle tessere a disposizione, open al massimo la metà delle caselle non libere, any come viene</translation>
    </message>
    <message>
        <source>No dungeon was found in which all wishes hold.</source>
        <translation>Non è stato trovato un dungeon in cui ogni desiderio sia esaudito.</translation>
    </message>
    <message>
        <source>Tiles wished for: %1; the nearest that was found has %2.</source>
        <translation>Tessere desiderate: %1; il dungeon più vicino trovato ne ha %2.</translation>
    </message>
    <message>
        <source>Players wished for: %1; the dungeon has %2 already.</source>
        <translation>Giocatori desiderati: %1; il dungeon ne ha già %2.</translation>
    </message>
    <message>
        <source>Wished for is a build total of %1; the dungeon has %2 already.</source>
        <translation>Totale di costruzione desiderato: %1; il dungeon ha già %2.</translation>
    </message>
    <message>
        <source>The build total of %1 asks for %2 tiles of each player, not %3: the option &quot;Free building&quot; was switched on (LAY-23).</source>
        <translation>Il totale di costruzione di %1 chiede %2 tessere per ogni giocatore, non %3: è stata attivata l&apos;opzione «Costruzione libera» (LAY-23).</translation>
    </message>
    <message>
        <source>The dungeon is not ready for play yet: %1 of %2 chests are placed, the others are still owed (CHEST-08).</source>
        <translation>Il dungeon non è ancora pronto per giocare: sono posti %1 forzieri su %2, gli altri mancano ancora (CHEST-08).</translation>
    </message>
    <message>
        <source>Wished for are two sides that are the same: tiles without an opposite at most %1; in the nearest that was found there are %2.</source>
        <translation>Si desiderano due lati uguali: tessere senza una opposta al massimo %1; nel dungeon più vicino trovato sono %2.</translation>
    </message>
    <message>
        <source>Doors wished for: %1; the dungeon has %2 already.</source>
        <translation>Porte desiderate: %1; il dungeon ne ha già %2.</translation>
    </message>
    <message>
        <source>Terrain markers wished for: %1; the dungeon has %2 already.</source>
        <translation>Segnalini terreno desiderati: %1; il dungeon ne ha già %2.</translation>
    </message>
    <message>
        <source>Artifacts wished for: %1; the dungeon has %2 already.</source>
        <translation>Artefatti desiderati: %1; il dungeon ne ha già %2.</translation>
    </message>
    <message>
        <source>Chests wished for: %1; the dungeon has %2 already.</source>
        <translation>Forzieri desiderati: %1; il dungeon ne ha già %2.</translation>
    </message>
    <message>
        <source>Wandering tokens wished for: %1; the dungeon has %2 already.</source>
        <translation>Gettoni erranti desiderati: %1; il dungeon ne ha già %2.</translation>
    </message>
    <message>
        <source>Tiles wished for: %1; the dungeon has %2 already.</source>
        <translation>Tessere desiderate: %1; il dungeon ne ha già %2.</translation>
    </message>
</context>
<context>
    <name>WishesDialog</name>
    <message>
        <source>Generate a Dungeon</source>
        <translation>Genera un dungeon</translation>
    </message>
    <message>
        <source>Complete the Dungeon</source>
        <translation>Completa il dungeon</translation>
    </message>
    <message>
        <source>A legal dungeon from the tiles of the box. The same seed and wishes always give the same dungeon.</source>
        <translation>Un dungeon legale con le tessere della scatola. Lo stesso seme con gli stessi desideri dà sempre lo stesso dungeon.</translation>
    </message>
    <message>
        <source>Everything that is placed stays where it is; the rest is added by the rules. Wishes count where the scenario leaves them open.</source>
        <translation>Tutto ciò che è posato resta dov&apos;è; il resto viene aggiunto secondo le regole. I desideri contano dove lo scenario li lascia aperti.</translation>
    </message>
    <message>
        <source>The same on both sides</source>
        <translation>Uguale da entrambi i lati</translation>
    </message>
    <message>
        <source>With Tough tokens</source>
        <translation>Con gettoni forti</translation>
    </message>
    <message>
        <source>Choose teams and pools, too</source>
        <translation>Scegli anche squadre e riserve</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Genera</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>Only tiles of my collection</source>
        <translation>Solo tessere della mia collezione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>WishesForm</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Points of each team</source>
        <translation>Punti di ogni squadra</translation>
    </message>
    <message>
        <source>Tiles of each player</source>
        <translation>Tessere di ogni giocatore</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>Anelli</translation>
    </message>
    <message>
        <source>As it comes</source>
        <translation>Come viene</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Tiles to a chest, at least</source>
        <translation>Tessere fino a un forziere, almeno</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Forzieri</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Terrain markers</source>
        <translation>Segnalini terreno</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefatti</translation>
    </message>
    <message>
        <source>Wandering tokens</source>
        <translation>Gettoni erranti</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Proposte</translation>
    </message>
</context>
<context>
    <name>WorkshopTab</name>
    <message>
        <source>%1, not saved</source>
        <translation>%1, non salvato</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Chiudi %1</translation>
    </message>
</context>
<context>
    <name>delve</name>
    <message>
        <source>Rewrite scenario files in canonical form, in place</source>
        <translation>Riscrive i file di scenario in forma canonica, sul posto</translation>
    </message>
    <message>
        <source>A file that cannot be read is left untouched.
Examples:
  delve format dungeon.scenario.json
  delve format --check *.scenario.json</source>
        <translation>Un file che non si può leggere resta intatto.
Esempi:
  delve format dungeon.scenario.json
  delve format --check *.scenario.json</translation>
    </message>
    <message>
        <source>Scenario files</source>
        <translation>File di scenario</translation>
    </message>
    <message>
        <source>Write nothing; exit with 1 if a file would change</source>
        <translation>Non scrive nulla; esce con 1 se un file andrebbe modificato</translation>
    </message>
    <message>
        <source>Bring scenario files of older versions up to date, in place</source>
        <translation>Aggiorna i file di scenario di versioni precedenti, sul posto</translation>
    </message>
    <message>
        <source>Example:
  delve migrate old.scenario.json</source>
        <translation>Esempio:
  delve migrate old.scenario.json</translation>
    </message>
    <message>
        <source>Describe a scenario in a few lines</source>
        <translation>Descrive uno scenario in poche righe</translation>
    </message>
    <message>
        <source>Example:
  delve info dungeon.scenario.json</source>
        <translation>Esempio:
  delve info dungeon.scenario.json</translation>
    </message>
    <message>
        <source>A scenario file</source>
        <translation>Un file di scenario</translation>
    </message>
    <message>
        <source>The packs there are</source>
        <translation>I pacchetti disponibili</translation>
    </message>
    <message>
        <source>The id of a pack, or a folder with a pack.json</source>
        <translation>L&apos;id di un pacchetto, o una cartella con un pack.json</translation>
    </message>
    <message>
        <source>What a pack holds</source>
        <translation>Che cosa contiene un pacchetto</translation>
    </message>
    <message>
        <source>Read a pack and report mistakes</source>
        <translation>Legge un pacchetto e segnala gli errori</translation>
    </message>
    <message>
        <source>Look up the rules</source>
        <translation>Consulta le regole</translation>
    </message>
    <message>
        <source>Examples:
  delve rules                  all areas
  delve rules DOOR             the rules of an area
  delve rules DOOR-03          one rule with its text
  delve rules linked walls     rules with these words</source>
        <translation>Esempi:
  delve rules                  tutte le aree
  delve rules DOOR             le regole di un&apos;area
  delve rules DOOR-03          una regola con il suo testo
  delve rules linked walls     le regole con queste parole</translation>
    </message>
    <message>
        <source>An id, an area, or words</source>
        <translation>Un id, un&apos;area o delle parole</translation>
    </message>
    <message numerus="yes">
        <source>%n chamber(s)</source>
        <translation>
            <numerusform>%n camera</numerusform>
            <numerusform>%n camere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hallway(s)</source>
        <translation>
            <numerusform>%n corridoio</numerusform>
            <numerusform>%n corridoi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n livello</numerusform>
            <numerusform>%n livelli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s)</source>
        <translation>
            <numerusform>%n porta</numerusform>
            <numerusform>%n porte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terrain marker(s)</source>
        <translation>
            <numerusform>%n segnalino terreno</numerusform>
            <numerusform>%n segnalini terreno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artifact(s)</source>
        <translation>
            <numerusform>%n artefatto</numerusform>
            <numerusform>%n artefatti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chest(s)</source>
        <translation>
            <numerusform>%n forziere</numerusform>
            <numerusform>%n forzieri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wandering token(s)</source>
        <translation>
            <numerusform>%n gettone errante</numerusform>
            <numerusform>%n gettoni erranti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrance(s)</source>
        <translation>
            <numerusform>%n ingresso</numerusform>
            <numerusform>%n ingressi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exit(s)</source>
        <translation>
            <numerusform>%n uscita</numerusform>
            <numerusform>%n uscite</numerusform>
        </translation>
    </message>
    <message>
        <source>Print the JSON Schema of a format</source>
        <translation>Mostra il JSON Schema di un formato</translation>
    </message>
    <message>
        <source>Examples:
  delve schema                 the names of all schemas
  delve schema scenario        the schema of scenario files</source>
        <translation>Esempi:
  delve schema                 i nomi di tutti gli schemi
  delve schema scenario        lo schema dei file di scenario</translation>
    </message>
    <message>
        <source>scenario, pack, rules, findings</source>
        <translation>scenario, pack, rules, findings</translation>
    </message>
    <message>
        <source>Example:
  delve tour --out ~/delvewright-tour</source>
        <translation>Esempio:
  delve tour --out ~/delvewright-tour</translation>
    </message>
    <message>
        <source>Where the results go</source>
        <translation>Dove vanno i risultati</translation>
    </message>
    <message>
        <source>Check scenario files</source>
        <translation>Controlla i file di scenario</translation>
    </message>
    <message>
        <source>Print the result as JSON</source>
        <translation>Mostra il risultato come JSON</translation>
    </message>
    <message>
        <source>Check against the JSON Schema as well</source>
        <translation>Controlla anche in base al JSON Schema</translation>
    </message>
    <message>
        <source>Delvewright on the command line: check, format and explain dungeons.</source>
        <translation>Delvewright da riga di comando: controlla, formatta e spiega i dungeon.</translation>
    </message>
    <message>
        <source>delve COMMAND --help says more, with examples.
Start with: delve tour</source>
        <translation>delve COMANDO --help dice di più, con esempi.
Per cominciare: delve tour</translation>
    </message>
    <message>
        <source>%1: unchanged</source>
        <translation>%1: invariato</translation>
    </message>
    <message>
        <source>%1: would be changed</source>
        <translation>%1: verrebbe modificato</translation>
    </message>
    <message>
        <source>%1: formatted</source>
        <translation>%1: formattato</translation>
    </message>
    <message>
        <source>%1: already version %2</source>
        <translation>%1: già alla versione %2</translation>
    </message>
    <message>
        <source>There is no pack &quot;%1&quot;. delve pack list shows those there are; a folder with a pack.json can be named too.</source>
        <translation>Il pacchetto &quot;%1&quot; non esiste. delve pack list mostra quelli disponibili; si può indicare anche una cartella con un pack.json.</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avviso</translation>
    </message>
    <message>
        <source>by %1, %2, hash %3</source>
        <translation>di %1, %2, hash %3</translation>
    </message>
    <message>
        <source>error</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>checked on a layout</source>
        <translation>verificata sulla disposizione</translation>
    </message>
    <message>
        <source>enforced in play</source>
        <translation>applicata in gioco</translation>
    </message>
    <message>
        <source>checked on a layout and enforced in play</source>
        <translation>verificata sulla disposizione e applicata in gioco</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Interpretazione: %1</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Esempio: %1</translation>
    </message>
    <message>
        <source>delve rules AREA lists an area, delve rules ID prints a rule.</source>
        <translation>delve rules AREA elenca un&apos;area, delve rules ID mostra una regola.</translation>
    </message>
    <message>
        <source>No rule has this id, area or words. Try: delve rules door</source>
        <translation>Nessuna regola ha questo id, questa area o queste parole. Prova: delve rules door</translation>
    </message>
    <message>
        <source>%1 (level %2)</source>
        <translation>%1 (livello %2)</translation>
    </message>
    <message>
        <source>%1: %2; %3 of %4 points; pool of %5 Mage Spawn, %6 points</source>
        <translation>%1: %2; %3 punti su %4; riserva di %5 Mage Spawn, %6 punti</translation>
    </message>
    <message>
        <source>Board: %1, %2 on %3</source>
        <translation>Tabellone: %1, %2 su %3</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, di %1</translation>
    </message>
    <message>
        <source>On it: %1</source>
        <translation>Sul tabellone: %1</translation>
    </message>
    <message>
        <source>Packs: %1</source>
        <translation>Pacchetti: %1</translation>
    </message>
    <message>
        <source>There is no schema &quot;%1&quot;. delve schema lists them.</source>
        <translation>Lo schema &quot;%1&quot; non esiste. delve schema li elenca.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Impossibile creare la cartella %1.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;. delve --help lists them all.</source>
        <translation>Il comando &quot;%1&quot; non esiste. delve --help li elenca tutti.</translation>
    </message>
    <message>
        <source>The sheets are PNG pictures; name a file that ends in .png.</source>
        <translation>I fogli sono immagini PNG; indica un file che termini in .png.</translation>
    </message>
    <message>
        <source>The picture to write, a .png file</source>
        <translation>L&apos;immagine da scrivere, un file .png</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avviso</numerusform>
            <numerusform>%n avvisi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figura</numerusform>
            <numerusform>%n figure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of chests</source>
        <translation>
            <numerusform>%n tipo di forziere</numerusform>
            <numerusform>%n tipi di forzieri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wandering table(s)</source>
        <translation>
            <numerusform>%n tabella errante</numerusform>
            <numerusform>%n tabelle erranti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of artifacts</source>
        <translation>
            <numerusform>%n tipo di artefatto</numerusform>
            <numerusform>%n tipi di artefatti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artifact token(s)</source>
        <translation>
            <numerusform>%n gettone artefatto</numerusform>
            <numerusform>%n gettoni artefatto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of doors</source>
        <translation>
            <numerusform>%n tipo di porta</numerusform>
            <numerusform>%n tipi di porte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of terrain markers</source>
        <translation>
            <numerusform>%n tipo di segnalino terreno</numerusform>
            <numerusform>%n tipi di segnalini terreno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n printed map(s)</source>
        <translation>
            <numerusform>%n mappa stampata</numerusform>
            <numerusform>%n mappe stampate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>legal so far, %n to do</source>
        <translation>
            <numerusform>legale finora, %n da fare</numerusform>
            <numerusform>legale finora, %n da fare</numerusform>
        </translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legale</translation>
    </message>
    <message>
        <source>Exit code: 0 without errors, 1 with errors, 2 if a file cannot be read.
Examples:
  delve validate dungeon.scenario.json
  delve validate --explain --ready dungeon.scenario.json
  delve validate --json *.scenario.json</source>
        <translation>Codice d&apos;uscita: 0 senza errori, 1 con errori, 2 se un file non può essere letto.
Esempi:
  delve validate dungeon.scenario.json
  delve validate --explain --ready dungeon.scenario.json
  delve validate --json *.scenario.json</translation>
    </message>
    <message>
        <source>Print the text of each rule as well</source>
        <translation>Stampa anche il testo di ogni regola</translation>
    </message>
    <message>
        <source>Exit with 1 also if something is still to do</source>
        <translation>Esce con 1 anche se resta qualcosa da fare</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), see delve validate</source>
        <translation>
            <numerusform>%n rilievo, vedi delve validate</numerusform>
            <numerusform>%n rilievi, vedi delve validate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: completed</source>
        <translation>%1: completato</translation>
    </message>
    <message>
        <source>The time is over.</source>
        <translation>Il tempo è scaduto.</translation>
    </message>
    <message>
        <source>Finish a dungeon, keeping all that is placed</source>
        <translation>Finisce un dungeon, tenendo tutto ciò che è posto</translation>
    </message>
    <message>
        <source>Scenario file to finish</source>
        <translation>File di scenario da finire</translation>
    </message>
    <message>
        <source>Scenario file to write</source>
        <translation>File di scenario da scrivere</translation>
    </message>
    <message>
        <source>Write a scenario for virtual tabletops, for Tiled, or bundled with its packs</source>
        <translation>Scrive uno scenario per i tavoli virtuali, per Tiled, o insieme ai suoi pacchetti</translation>
    </message>
    <message>
        <source>Pixels of a square: 100 for virtual tabletops, 64 for Tiled</source>
        <translation>Pixel di una casella: 100 per i tavoli virtuali, 64 per Tiled</translation>
    </message>
    <message>
        <source>The style of the drawing</source>
        <translation>Lo stile del disegno</translation>
    </message>
    <message>
        <source>The level to draw, counted from 1</source>
        <translation>Il livello da disegnare, contato da 1</translation>
    </message>
    <message>
        <source>Draw the lines between the squares too</source>
        <translation>Disegna anche le linee fra le caselle</translation>
    </message>
    <message>
        <source>not mended</source>
        <translation>non corretto</translation>
    </message>
    <message>
        <source>Mend what is wrong in a scenario file</source>
        <translation>Corregge ciò che non va in un file di scenario</translation>
    </message>
    <message>
        <source>Scenario file</source>
        <translation>File di scenario</translation>
    </message>
    <message>
        <source>Mend only what this rule finds</source>
        <translation>Corregge solo ciò che rileva questa regola</translation>
    </message>
    <message>
        <source>Mend warnings and what is to do as well</source>
        <translation>Corregge anche gli avvisi e le cose da fare</translation>
    </message>
    <message>
        <source>Print the plan with its price and write nothing</source>
        <translation>Elenca il piano con il suo prezzo e non scrive nulla</translation>
    </message>
    <message>
        <source>Options that may be changed although that hides errors and does not mend them: build-total, stock</source>
        <translation>Opzioni che si possono cambiare benché ciò nasconda gli errori e non li corregga: build-total, stock</translation>
    </message>
    <message>
        <source>price %1</source>
        <translation>prezzo %1</translation>
    </message>
    <message>
        <source>All together: %1, no cheaper way is known.</source>
        <translation>Tutto insieme: %1, non si conosce un modo meno caro.</translation>
    </message>
    <message>
        <source>All together: %1. There may be a cheaper way.</source>
        <translation>Tutto insieme: %1. Potrebbe esserci un modo meno caro.</translation>
    </message>
    <message>
        <source>Write to this file instead</source>
        <translation>Scrive invece in questo file</translation>
    </message>
    <message>
        <source>%1: made from seed %2</source>
        <translation>%1: fatto dal seme %2</translation>
    </message>
    <message>
        <source>Make legal dungeons</source>
        <translation>Crea dungeon a norma</translation>
    </message>
    <message>
        <source>All wishes hold in what is made. If no such dungeon is found, the nearest is told.
Exit code: 0 if made, 1 if it cannot be done or time is over, 2 for bad input.
Examples:
  delve generate --seed 7 -o dungeon.scenario.json
  delve generate --players 3 --points 200 --shape compact -o big.scenario.json
  delve generate --count 5 --mirrored --loops 2 -o duel.scenario.json</source>
        <translation>In ciò che viene fatto ogni desiderio è esaudito. Se un dungeon così non si trova, si dice il più vicino.
Codice di uscita: 0 se fatto, 1 se impossibile o a tempo scaduto, 2 per dati errati.
Esempi:
  delve generate --seed 7 -o dungeon.scenario.json
  delve generate --players 3 --points 200 --shape compact -o big.scenario.json
  delve generate --count 5 --mirrored --loops 2 -o duel.scenario.json</translation>
    </message>
    <message>
        <source>How many proposals; their files are numbered</source>
        <translation>Quante proposte; i loro file sono numerati</translation>
    </message>
    <message>
        <source>pack %1: already there</source>
        <translation>pacchetto %1: c&apos;è già</translation>
    </message>
    <message>
        <source>pack %1: installed</source>
        <translation>pacchetto %1: installato</translation>
    </message>
    <message>
        <source>pack %1: the installed one is kept</source>
        <translation>pacchetto %1: resta quello installato</translation>
    </message>
    <message>
        <source>pack %1: replaced</source>
        <translation>pacchetto %1: sostituito</translation>
    </message>
    <message>
        <source>There is a file %1 already; say with -o where the scenario goes.</source>
        <translation>Il file %1 c&apos;è già; indica con -o dove va lo scenario.</translation>
    </message>
    <message>
        <source>Say with --pack into which pack the figures go: an id, or the folder of a pack.</source>
        <translation>Indica con --pack in quale pacchetto vanno le figure: un id, o la cartella di un pacchetto.</translation>
    </message>
    <message>
        <source>Only bundles (.bundle.json) and lists of figures (.csv) can be imported.</source>
        <translation>Si possono importare solo scenari con pacchetti (.bundle.json) ed elenchi di figure (.csv).</translation>
    </message>
    <message>
        <source>Unpack a bundled scenario, or add a list of figures to a pack</source>
        <translation>Estrae uno scenario con i suoi pacchetti, o aggiunge un elenco di figure a un pacchetto</translation>
    </message>
    <message>
        <source>The first line of a list of figures names its columns: name, role, set, collectorNumber,
factions, frontArc, range and dial are needed, for heroes also levels, for Mage Spawn version
and points; id, text, tags, base, speedType, arcSide, minRange, targets, startClick, dragon,
explosive, name:it and text:it may be there. A dial is &quot;8/10/16/3 defend | 7/9/15/2 | x&quot;:
speed/attack/defense/damage and abilities, click by click; levels are
&quot;30@4 38@3 50@2 59@1 72@0&quot;: points@start click.
Examples:
  delve import dungeon.bundle.json -o dungeon.scenario.json
  delve import dungeon.bundle.json --packs keep
  delve import figures.csv --pack my-figures</source>
        <translation>La prima riga di un elenco di figure nomina le colonne: name, role, set, collectorNumber,
factions, frontArc, range e dial sono necessarie, per gli eroi anche levels, per i Mage Spawn version
e points; id, text, tags, base, speedType, arcSide, minRange, targets, startClick, dragon,
explosive, name:it e text:it possono esserci. Un disco è &quot;8/10/16/3 defend | 7/9/15/2 | x&quot;:
velocità/attacco/difesa/danno e abilità, scatto per scatto; i livelli sono
&quot;30@4 38@3 50@2 59@1 72@0&quot;: punti@scatto iniziale.
Esempi:
  delve import dungeon.bundle.json -o dungeon.scenario.json
  delve import dungeon.bundle.json --packs keep
  delve import figures.csv --pack my-figures</translation>
    </message>
    <message>
        <source>A .bundle.json, or a .csv of figures</source>
        <translation>Un .bundle.json, o un .csv di figure</translation>
    </message>
    <message>
        <source>Where the scenario of a bundle goes</source>
        <translation>Dove va lo scenario</translation>
    </message>
    <message>
        <source>Where the packs of a bundle go, instead of your own packs</source>
        <translation>Dove vanno i pacchetti, invece che fra i tuoi</translation>
    </message>
    <message>
        <source>What to do if another version of a pack is installed</source>
        <translation>Che cosa fare se è installata un&apos;altra versione di un pacchetto</translation>
    </message>
    <message>
        <source>The pack for figures: an id, or a folder</source>
        <translation>Il pacchetto per le figure: un id, o una cartella</translation>
    </message>
    <message>
        <source>The name of a new pack</source>
        <translation>Il nome di un nuovo pacchetto</translation>
    </message>
    <message>
        <source>The author of a new pack</source>
        <translation>L&apos;autore di un nuovo pacchetto</translation>
    </message>
    <message>
        <source>The license of a new pack</source>
        <translation>La licenza di un nuovo pacchetto</translation>
    </message>
    <message>
        <source>There is no level %1; the scenario has levels 1 to %2.</source>
        <translation>Non c&apos;è un livello %1; lo scenario ha i livelli da 1 a %2.</translation>
    </message>
    <message>
        <source>Say where to: -o FILE.pdf, or --preview FOLDER.</source>
        <translation>Indica dove: -o FILE.pdf, o --preview CARTELLA.</translation>
    </message>
    <message>
        <source>The PDF file to write</source>
        <translation>Il file PDF da scrivere</translation>
    </message>
    <message>
        <source>A6 to A0, Letter, Legal, Tabloid, Ledger, or 250x250 (mm)</source>
        <translation>Da A6 ad A0, Letter, Legal, Tabloid, Ledger, oppure 250x250 (mm)</translation>
    </message>
    <message>
        <source>How pages lie; auto takes the fewest</source>
        <translation>Come stanno le pagine; auto sceglie il minor numero</translation>
    </message>
    <message>
        <source>Size of a square in mm</source>
        <translation>Misura di una casella in mm</translation>
    </message>
    <message>
        <source>Margin that the printer needs, in mm</source>
        <translation>Margine di cui la stampante ha bisogno, in mm</translation>
    </message>
    <message>
        <source>What neighbouring pages of a poster share, in mm</source>
        <translation>Quanto hanno in comune le pagine vicine di un poster, in mm</translation>
    </message>
    <message>
        <source>Colour beyond the cut lines, in mm</source>
        <translation>Colore oltre le linee di taglio, in mm</translation>
    </message>
    <message>
        <source>Backs for printing on both sides, turned over this edge</source>
        <translation>Retri per stampare su due facciate, voltando su questo bordo</translation>
    </message>
    <message>
        <source>Enlarge for a printer that is not true: 100.4%/99.8%</source>
        <translation>Ingrandisce per una stampante imprecisa: 100.4%/99.8%</translation>
    </message>
    <message>
        <source>Leave doors, chests and other pieces off the map</source>
        <translation>Lascia fuori dalla mappa porte, forzieri e altri pezzi</translation>
    </message>
    <message>
        <source>Show pinned notes on the map</source>
        <translation>Mostra sulla mappa le note appuntate</translation>
    </message>
    <message>
        <source>Leave the ruler off the first page</source>
        <translation>Toglie il righello dalla prima pagina</translation>
    </message>
    <message>
        <source>Write each page as a PNG into this folder</source>
        <translation>Scrive ogni pagina come PNG in questa cartella</translation>
    </message>
    <message>
        <source>Resolution of the preview</source>
        <translation>Risoluzione dell&apos;anteprima</translation>
    </message>
    <message>
        <source>a pack is left out: %1</source>
        <translation>un pacchetto è tralasciato: %1</translation>
    </message>
    <message>
        <source>Pictures are PNG, SVG or PDF; name a file that ends in .png, .svg or .pdf.</source>
        <translation>Le immagini sono PNG, SVG o PDF; indica un file che finisce in .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>Draw a scenario as PNG, SVG or PDF</source>
        <translation>Disegna uno scenario come PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>The picture to write: .png, .svg or .pdf</source>
        <translation>L&apos;immagine da scrivere: .png, .svg o .pdf</translation>
    </message>
    <message>
        <source>Pixels of a square: 64 for PNG; for SVG and PDF, of 1/96 inch, 144, which is the true size</source>
        <translation>Pixel di una casella: 64 per PNG; per SVG e PDF, da 1/96 di pollice, 144, cioè la misura reale</translation>
    </message>
    <message>
        <source>Only these layers, separated by commas</source>
        <translation>Solo questi livelli di disegno, separati da virgole</translation>
    </message>
    <message>
        <source>Nothing behind the dungeon</source>
        <translation>Nulla dietro il dungeon</translation>
    </message>
    <message>
        <source>No lines between the squares</source>
        <translation>Nessuna linea fra le caselle</translation>
    </message>
    <message>
        <source>No front arcs at chests</source>
        <translation>Nessun arco frontale ai forzieri</translation>
    </message>
    <message>
        <source>fix:</source>
        <translation>correzione:</translation>
    </message>
    <message>
        <source>The same seed gives the same dungeon</source>
        <translation>Lo stesso seme dà lo stesso dungeon</translation>
    </message>
    <message>
        <source>Number of players, 2 to 8</source>
        <translation>Numero di giocatori, da 2 a 8</translation>
    </message>
    <message>
        <source>Build total of each team</source>
        <translation>Totale di costruzione di ogni squadra</translation>
    </message>
    <message>
        <source>balanced, compact or sprawling</source>
        <translation>balanced (equilibrato), compact (compatto) o sprawling (esteso)</translation>
    </message>
    <message>
        <source>The same on both sides of the central chamber</source>
        <translation>Uguale sui due lati della camera centrale</translation>
    </message>
    <message>
        <source>any, open, rough, water, chasms or walls</source>
        <translation>any (qualunque), open (aperto), rough (difficile), water (acqua), chasms (crepacci) o walls (muri)</translation>
    </message>
    <message>
        <source>Number of doors</source>
        <translation>Numero di porte</translation>
    </message>
    <message>
        <source>Number of terrain markers</source>
        <translation>Numero di segnalini terreno</translation>
    </message>
    <message>
        <source>Number of artifacts</source>
        <translation>Numero di artefatti</translation>
    </message>
    <message>
        <source>Number of chests</source>
        <translation>Numero di forzieri</translation>
    </message>
    <message>
        <source>Number of wandering tokens</source>
        <translation>Numero di gettoni erranti</translation>
    </message>
    <message>
        <source>With Tough wandering tokens</source>
        <translation>Con i gettoni erranti forti</translation>
    </message>
    <message>
        <source>Leave teams and pools to the players</source>
        <translation>Lascia squadre e riserve ai giocatori</translation>
    </message>
    <message>
        <source>How many of a tile there are: starter/rotunda=1</source>
        <translation>Quante ce ne sono di una tessera: starter/rotunda=1</translation>
    </message>
    <message>
        <source>Give up after this time</source>
        <translation>Rinuncia dopo questo tempo</translation>
    </message>
    <message>
        <source>--stock %1: expected a tile and a number, like starter/rotunda=1</source>
        <translation>--stock %1: attesi una tessera e un numero, come starter/rotunda=1</translation>
    </message>
    <message>
        <source>%1 s: %2 dungeons made, %3 tiles tried</source>
        <translation>%1 s: %2 dungeon fatti, %3 tessere provate</translation>
    </message>
    <message>
        <source>%1: %2 mended, %3 left</source>
        <translation>%1: %2 corretti, %3 rimasti</translation>
    </message>
    <message>
        <source>Do not look for fixes; quicker for many files</source>
        <translation>Non cerca correzioni; più rapido con molti file</translation>
    </message>
    <message>
        <source>1. Making a dungeon for two players</source>
        <translation>1. Creo un dungeon per due giocatori</translation>
    </message>
    <message>
        <source>2. Checking it</source>
        <translation>2. Lo controllo</translation>
    </message>
    <message>
        <source>legal by every rule of the setup, and ready for play</source>
        <translation>a norma per tutte le regole della preparazione, e pronto da giocare</translation>
    </message>
    <message>
        <source>3. Drawing and printing it</source>
        <translation>3. Lo disegno e lo stampo</translation>
    </message>
    <message>
        <source>Do the main work once, and leave the results in a folder</source>
        <translation>Fa una volta il lavoro principale e lascia i risultati in una cartella</translation>
    </message>
    <message>
        <source>A collection other than your own: a collection.json file</source>
        <translation>Una collezione diversa dalla tua: un file collection.json</translation>
    </message>
    <message>
        <source>Print only tiles and counters that your collection lacks</source>
        <translation>Stampa solo le tessere e i segnalini che mancano alla tua collezione</translation>
    </message>
    <message>
        <source>Only with tiles of your collection</source>
        <translation>Solo con tessere della tua collezione</translation>
    </message>
    <message>
        <source>sets of %1: %2</source>
        <translation>confezioni di %1: %2</translation>
    </message>
    <message>
        <source>The collection has everything that this scenario needs.</source>
        <translation>La collezione ha tutto ciò che serve a questo scenario.</translation>
    </message>
    <message>
        <source>The collection lacks:</source>
        <translation>Alla collezione mancano:</translation>
    </message>
    <message>
        <source>Show what you own, or what of a scenario you lack</source>
        <translation>Mostra ciò che possiedi, o ciò che ti manca per uno scenario</translation>
    </message>
    <message>
        <source>Exit code 1 if something is lacking.
Examples:
  delve collection
  delve collection dungeon.scenario.json
  delve print dungeon.scenario.json --kind tiles --missing -o missing.pdf</source>
        <translation>Codice di uscita 1 se manca qualcosa.
Esempi:
  delve collection
  delve collection dungeon.scenario.json
  delve print dungeon.scenario.json --kind tiles --missing -o missing.pdf</translation>
    </message>
    <message>
        <source>There is no pack &quot;%1&quot;. delve pack list shows those there are.</source>
        <translation>Non c&apos;è un pacchetto &quot;%1&quot;. delve pack list mostra quelli che ci sono.</translation>
    </message>
    <message>
        <source>%1: was there already</source>
        <translation>%1: c&apos;era già</translation>
    </message>
    <message>
        <source>%1: imported</source>
        <translation>%1: importato</translation>
    </message>
    <message>
        <source>The id of a pack</source>
        <translation>L&apos;id di un pacchetto</translation>
    </message>
    <message>
        <source>Make an empty pack of your own</source>
        <translation>Crea un pacchetto tuo, vuoto</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>Come si chiama</translation>
    </message>
    <message>
        <source>Copy a pack, to change the copy</source>
        <translation>Copia un pacchetto, per cambiare la copia</translation>
    </message>
    <message>
        <source>What the copy is called</source>
        <translation>Come si chiama la copia</translation>
    </message>
    <message>
        <source>Write a pack to one file</source>
        <translation>Scrivi un pacchetto in un solo file</translation>
    </message>
    <message>
        <source>The file, a .pack.json</source>
        <translation>Il file, un .pack.json</translation>
    </message>
    <message>
        <source>Put a pack from one file among your own</source>
        <translation>Metti fra i tuoi il pacchetto di un file</translation>
    </message>
    <message>
        <source>What to do if another pack of this name is there</source>
        <translation>Che cosa fare se c&apos;è già un altro pacchetto con questo nome</translation>
    </message>
    <message>
        <source>Write the pack in a folder in its canonical form</source>
        <translation>Riscrivi il pacchetto di una cartella nella forma canonica</translation>
    </message>
    <message>
        <source>A folder with a pack.json</source>
        <translation>Una cartella con un pack.json</translation>
    </message>
    <message>
        <source>%1: readable, %2, %3</source>
        <translation>%1: leggibile, %2, %3</translation>
    </message>
    <message>
        <source>List, check, describe or make content packs</source>
        <translation>Elenca, controlla, descrivi o crea pacchetti di contenuti</translation>
    </message>
    <message>
        <source>--seat %1: expected N=WHO, N from 1 to %2 and WHO one of %3</source>
        <translation>--seat %1: atteso N=CHI, con N da 1 a %2 e CHI fra %3</translation>
    </message>
    <message>
        <source>--seed: a game that goes on keeps its dice</source>
        <translation>--seed: una partita che continua tiene i suoi dadi</translation>
    </message>
    <message>
        <source>Nobody here plays as &quot;%1&quot;; put %2 on the seat with --seat.</source>
        <translation>Qui nessuno gioca come &quot;%1&quot;; metti %2 a quel posto con --seat.</translation>
    </message>
    <message>
        <source>You roll the dice; every roll is asked for.</source>
        <translation>I dadi li tirate voi; ogni tiro viene chiesto.</translation>
    </message>
    <message>
        <source>Seed of the dice: %1</source>
        <translation>Seme dei dadi: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) have been taken before.</source>
        <translation>
            <numerusform>È già stata fatta %n azione.</numerusform>
            <numerusform>Sono già state fatte %n azioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a scenario file to begin a game, or --resume a save.</source>
        <translation>Indica un file di scenario per cominciare una partita, o --resume con un salvataggio.</translation>
    </message>
    <message>
        <source>Play a scenario in the terminal</source>
        <translation>Gioca uno scenario nel terminale</translation>
    </message>
    <message>
        <source>Go on with a game that was kept</source>
        <translation>Continua una partita conservata</translation>
    </message>
    <message>
        <source>seed: the program rolls; typed: you roll and type what you see</source>
        <translation>seed: tira il programma; typed: tirate voi e scrivete il risultato</translation>
    </message>
    <message>
        <source>Seed of the dice, for a game that can be repeated</source>
        <translation>Seme dei dadi, per una partita che si possa ripetere</translation>
    </message>
    <message>
        <source>Type the lines of this file first</source>
        <translation>Scrivi prima le righe di questo file</translation>
    </message>
    <message>
        <source>Where the game is kept when it is left</source>
        <translation>Dove si conserva la partita quando la si lascia</translation>
    </message>
    <message>
        <source>Keep nothing when the game is left</source>
        <translation>Non conservare nulla quando si lascia la partita</translation>
    </message>
    <message>
        <source>Draw the board with plain characters only</source>
        <translation>Disegna il tabellone solo con caratteri semplici</translation>
    </message>
    <message>
        <source>After action %1: state %2</source>
        <translation>Dopo l’azione %1: stato %2</translation>
    </message>
    <message>
        <source>Round %1, %2 is to act.</source>
        <translation>Round %1, tocca a %2.</translation>
    </message>
    <message>
        <source>There is no action %1; the game has %2.</source>
        <translation>Non c’è nessuna azione %1; la partita ne ha %2.</translation>
    </message>
    <message>
        <source>--branch needs -o, the file to write.</source>
        <translation>--branch vuole -o, il file da scrivere.</translation>
    </message>
    <message>
        <source>-o is for --branch.</source>
        <translation>-o vale con --branch.</translation>
    </message>
    <message>
        <source>--json is for --dump state and --dump log.</source>
        <translation>--json vale con --dump state e --dump log.</translation>
    </message>
    <message>
        <source>%1: action %2 (%3): %4</source>
        <translation>%1: azione %2 (%3): %4</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n action(s) gone over, all as they were recorded</source>
        <translation>
            <numerusform>%1: ripercorsa %n azione, tutto come registrato</numerusform>
            <numerusform>%1: ripercorse %n azioni, tutto come registrato</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n action(s) kept as a test</source>
        <translation>
            <numerusform>%1: %n azione conservata come prova</numerusform>
            <numerusform>%1: %n azioni conservate come prova</numerusform>
        </translation>
    </message>
    <message>
        <source>Dungeoneer: write what was done and what came of it, up to --stop, as a test</source>
        <translation>Dungeoneer: scrivi come prova ciò che è stato fatto e ciò che ne è venuto, fino a --stop</translation>
    </message>
    <message>
        <source>Go over a recorded game</source>
        <translation>Ripercorri una partita registrata</translation>
    </message>
    <message>
        <source>Replay or save</source>
        <translation>Registrazione o salvataggio</translation>
    </message>
    <message>
        <source>Stop after action N; 0 is the beginning</source>
        <translation>Fermati dopo l’azione N; 0 è l’inizio</translation>
    </message>
    <message>
        <source>Print the state, the board or the log there</source>
        <translation>Stampa lo stato, il tabellone o il diario in quel punto</translation>
    </message>
    <message>
        <source>Print the state or the log as JSON</source>
        <translation>Stampa lo stato o il diario in JSON</translation>
    </message>
    <message>
        <source>Write a save to go on with after action N</source>
        <translation>Scrivi un salvataggio per continuare dopo l’azione N</translation>
    </message>
    <message>
        <source>The save that --branch writes</source>
        <translation>Il salvataggio scritto da --branch</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>verso</translation>
    </message>
    <message>
        <source>%1, facing</source>
        <translation>%1, verso</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
    <message>
        <source>a hero of player 1 that faces north-east</source>
        <translation>un eroe del giocatore 1 che guarda a nord-est</translation>
    </message>
    <message>
        <source>a monster that faces west: the second of its kind</source>
        <translation>un mostro che guarda a ovest: il secondo del suo genere</translation>
    </message>
    <message>
        <source>chest 1, its front to the south</source>
        <translation>il forziere 1, con la fronte a sud</translation>
    </message>
    <message>
        <source>token 3: w weak, s standard, t tough</source>
        <translation>il gettone 3: w debole, s normale, t forte</translation>
    </message>
    <message>
        <source>closed doors of wood and of iron; d i open, x broken</source>
        <translation>porte chiuse di legno e di ferro; d i aperte, x rotta</translation>
    </message>
    <message>
        <source>hindering terrain, which costs 2</source>
        <translation>terreno d&apos;intralcio, che costa 2</translation>
    </message>
    <message>
        <source>water, which costs 3</source>
        <translation>acqua, che costa 3</translation>
    </message>
    <message>
        <source>shadow</source>
        <translation>ombra</translation>
    </message>
    <message>
        <source>a crevasse</source>
        <translation>un crepaccio</translation>
    </message>
    <message>
        <source>blocking terrain</source>
        <translation>terreno bloccante</translation>
    </message>
    <message>
        <source>a teleport square; (V) a vortex, S stairs</source>
        <translation>un teletrasporto; (V) un vortice, S scale</translation>
    </message>
    <message>
        <source>an artifact: nobody stops there</source>
        <translation>un artefatto: lì nessuno si ferma</translation>
    </message>
    <message>
        <source>the entrance of player 1; X1 the exit, EX1 both</source>
        <translation>l’entrata del giocatore 1; X1 l’uscita, EX1 tutte e due</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>ne</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>e</source>
        <translation>e</translation>
    </message>
    <message>
        <source>se</source>
        <translation>se</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>sw</source>
        <translation>so</translation>
    </message>
    <message>
        <source>w</source>
        <translation>o</translation>
    </message>
    <message>
        <source>nw</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>Quale di queste?</translation>
    </message>
    <message>
        <source>Nothing like that can be done. Type a number of the list, or &quot;help&quot;.</source>
        <translation>Nulla di simile si può fare. Scrivi un numero dell’elenco, o &quot;help&quot;.</translation>
    </message>
    <message>
        <source>The list goes from 1 to %1.</source>
        <translation>L’elenco va da 1 a %1.</translation>
    </message>
    <message>
        <source>Not possible:</source>
        <translation>Non si può:</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è nulla da riprendere.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) taken back.</source>
        <translation>
            <numerusform>%n azione ripresa.</numerusform>
            <numerusform>%n azioni riprese.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is rolled for it.</source>
        <translation>Per questo non si tira.</translation>
    </message>
    <message>
        <source>There is no rule of that number, such as DOOR-07.</source>
        <translation>Non c’è nessuna regola con quel numero, come DOOR-07.</translation>
    </message>
    <message>
        <source>It is possible.</source>
        <translation>È possibile.</translation>
    </message>
    <message>
        <source>Nothing like that is refused.</source>
        <translation>Nulla di simile è vietato.</translation>
    </message>
    <message>
        <source>It is possible, as far as nothing happens on the way. (MOV-14)</source>
        <translation>È possibile, finché per strada non succede nulla. (MOV-14)</translation>
    </message>
    <message>
        <source>It gets there only so:</source>
        <translation>Ci arriva solo così:</translation>
    </message>
    <message numerus="yes">
        <source>With --overwrite a game that is kept in %1 takes the place of %n recorded action(s) that the rules of today do not reach.</source>
        <translation>
            <numerusform>Con --overwrite una partita salvata in %1 prende il posto di %n azione registrata a cui le regole di oggi non arrivano.</numerusform>
            <numerusform>Con --overwrite una partita salvata in %1 prende il posto di %n azioni registrate a cui le regole di oggi non arrivano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was refused. why K7, why n, why attack rat</source>
        <translation>Nulla è stato rifiutato. why K7, why n, why attack ratto</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>fuori dal gioco</translation>
    </message>
    <message>
        <source>, level %1</source>
        <translation>, livello %1</translation>
    </message>
    <message>
        <source>: %1 experience</source>
        <translation>: esperienza %1</translation>
    </message>
    <message>
        <source>Mage Spawn</source>
        <translation>Mage Spawn</translation>
    </message>
    <message>
        <source>: %1 in the dungeon, %2 in the pool</source>
        <translation>: %1 nel dungeon, %2 nella riserva</translation>
    </message>
    <message>
        <source>&quot;help&quot; says what can be typed.</source>
        <translation>&quot;help&quot; dice che cosa si può scrivere.</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Round %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 outside, %n point(s) left</source>
        <translation>
            <numerusform>%1 fuori, resta %n punto</numerusform>
            <numerusform>%1 fuori, restano %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2, %n point(s) left</source>
        <translation>
            <numerusform>%1 in %2, resta %n punto</numerusform>
            <numerusform>%1 in %2, restano %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n activation(s) left</source>
        <translation>
            <numerusform>resta %n attivazione</numerusform>
            <numerusform>restano %n attivazioni</numerusform>
        </translation>
    </message>
    <message>
        <source>See it again with: delve replay %1</source>
        <translation>Si rivede con: delve replay %1</translation>
    </message>
    <message>
        <source>Go on with: delve play --resume %1</source>
        <translation>Si continua con: delve play --resume %1</translation>
    </message>
    <message>
        <source>The game is kept in %1.</source>
        <translation>La partita è conservata in %1.</translation>
    </message>
    <message>
        <source>%1 rolls a die for %2: </source>
        <translation>%1 tira un dado per %2: </translation>
    </message>
    <message>
        <source>A die shows a number from 1 to 6.</source>
        <translation>Un dado mostra un numero da 1 a 6.</translation>
    </message>
    <message>
        <source>let pass</source>
        <translation>fai passare</translation>
    </message>
    <message>
        <source>do without, until the turn ends</source>
        <translation>rinuncia fino alla fine del turno</translation>
    </message>
    <message>
        <source>&quot;end turn&quot; ends the turn.</source>
        <translation>&quot;end turn&quot; finisce il turno.</translation>
    </message>
    <message>
        <source>a chair or a table, which heroes can carry</source>
        <translation>una sedia o un tavolo, che gli eroi possono portare</translation>
    </message>
    <message>
        <source>a pillar</source>
        <translation>un pilastro</translation>
    </message>
    <message>
        <source>an item that lies there</source>
        <translation>un oggetto per terra</translation>
    </message>
    <message>
        <source>  %1 gold from artifacts</source>
        <translation>  %1 monete d’oro dagli artefatti</translation>
    </message>
    <message>
        <source>People share the keyboard; &quot;help&quot; in the game says what can be typed. A game that is left is
kept in a file, and can be gone over with delve replay. A game of older rules goes on after the
last action that still holds, and is kept in a new file.
Exit code: 0, 1 if the save is not true any more, 2 if a file cannot be read.
Examples:
  delve play dungeon.scenario.json
  delve play dungeon.scenario.json --seat 2=steady --seed 7
  delve play dungeon.scenario.json --dice typed --save friday.save.json
  delve play --resume friday.save.json
  delve play dungeon.scenario.json --seed 7 --script moves.txt</source>
        <translation>Si gioca in più persone alla stessa tastiera; &quot;help&quot; durante la partita dice che cosa si può scrivere.
Una partita lasciata a metà resta in un file e si può ripercorrere con delve replay. Una partita di
regole più vecchie riprende dopo l’ultima azione che vale ancora, e resta in un file nuovo.
Codice di uscita: 0, 1 se il salvataggio non è più fedele, 2 se un file non si può leggere.
Esempi:
  delve play dungeon.scenario.json
  delve play dungeon.scenario.json --seat 2=steady --seed 7
  delve play dungeon.scenario.json --dice typed --save venerdi.save.json
  delve play --resume venerdi.save.json
  delve play dungeon.scenario.json --seed 7 --script mosse.txt</translation>
    </message>
    <message>
        <source>--shard %1: expected I/N, I from 1 to N</source>
        <translation>--shard %1: atteso I/N, con I da 1 a N</translation>
    </message>
    <message>
        <source>%1 is there already; --resume goes on with it</source>
        <translation>%1 esiste già; --resume lo continua</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Partite in corso</translation>
    </message>
    <message>
        <source>Stopped before all games were played.</source>
        <translation>Interrotto prima di giocare tutte le partite.</translation>
    </message>
    <message>
        <source>Stopped; --resume goes on from here.</source>
        <translation>Interrotto; --resume riprende da qui.</translation>
    </message>
    <message>
        <source>Games are missing: %1 of %2 were played. Are all shards there?</source>
        <translation>Mancano delle partite: ne sono state giocate %1 su %2. Ci sono tutte le parti?</translation>
    </message>
    <message>
        <source>Let the program play a scenario many times</source>
        <translation>Fa giocare molte volte uno scenario al programma</translation>
    </message>
    <message>
        <source>How many games</source>
        <translation>Quante partite</translation>
    </message>
    <message>
        <source>Seed of all chance</source>
        <translation>Seme di ogni sorteggio</translation>
    </message>
    <message>
        <source>How many games at a time; 0 is one for each core</source>
        <translation>Quante partite alla volta; 0 vuol dire una per processore</translation>
    </message>
    <message>
        <source>Rounds after which a game ends (END-09)</source>
        <translation>Round dopo i quali una partita finisce (END-09)</translation>
    </message>
    <message>
        <source>Only part I of N; delve merge adds them up</source>
        <translation>Solo la parte I di N; delve merge le somma</translation>
    </message>
    <message>
        <source>Add up the shards of a playtest</source>
        <translation>Somma le parti di un collaudo</translation>
    </message>
    <message>
        <source>Results of all shards</source>
        <translation>I risultati di tutte le parti</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SINTASSI</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMANDO</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPZIONI</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIZIONE</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>COMANDI</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>AMBIENTE</translation>
    </message>
    <message>
        <source>The folder with packs, samples, rules and help, if not the installed one.</source>
        <translation>La cartella con pacchetti, esempi, regole e guida, se non è quella installata.</translation>
    </message>
    <message>
        <source>The folder with your own packs, if not the usual one.</source>
        <translation>La cartella con i tuoi pacchetti, se non è quella solita.</translation>
    </message>
    <message>
        <source>The file that says what you own, if not the usual one.</source>
        <translation>Il file che dice che cosa possiedi, se non è quello solito.</translation>
    </message>
    <message>
        <source>Print the manual page, in the format of man</source>
        <translation>Stampa la pagina di manuale, nel formato di man</translation>
    </message>
    <message>
        <source>Nobody here plays as &quot;%1&quot;: one of %2.</source>
        <translation>Qui nessuno gioca come &quot;%1&quot;: uno fra %2.</translation>
    </message>
    <message>
        <source>The program has not taken so many actions.</source>
        <translation>Il programma non ha compiuto tante azioni.</translation>
    </message>
    <message>
        <source>Who plays for a player, from weak to strong: 2=random, 2=easy, 2=steady, 2=cunning, or 2=cunning:N, which plays N games in its head before each choice; people play otherwise</source>
        <translation>Chi gioca per un giocatore, dal più debole al più forte: 2=random, 2=easy, 2=steady, 2=cunning, oppure 2=cunning:N, che prima di ogni scelta gioca N partite a mente; altrimenti giocano persone</translation>
    </message>
    <message>
        <source>Who plays, one for all or several with commas: random, easy, steady, cunning, or cunning:N, which plays N games in its head before each choice</source>
        <translation>Chi gioca, uno per tutti o più d’uno separati da virgole: random, easy, steady, cunning, oppure cunning:N, che prima di ogni scelta gioca N partite a mente</translation>
    </message>
    <message>
        <source>expected one of %1</source>
        <translation>atteso uno fra %1</translation>
    </message>
    <message>
        <source>Players change entrances from game to game, to tell a good entrance from a strong team</source>
        <translation>I giocatori cambiano ingresso di partita in partita, per distinguere un buon ingresso da una squadra forte</translation>
    </message>
    <message>
        <source>File for the sum (.json), a table (.csv) or a page (.html)</source>
        <translation>File per la somma (.json), una tabella (.csv) o una pagina (.html)</translation>
    </message>
    <message>
        <source>--until-clear does not go with --shard: a shard does not see the others</source>
        <translation>--until-clear non va con --shard: una parte non vede le altre</translation>
    </message>
    <message>
        <source>Who plays changes seats from game to game. The same seed gives the same result, whatever the
threads, interruptions and shards.
Exit code: 0, 1 if it was stopped, 2 for bad input.
Examples:
  delve playtest dungeon.scenario.json
  delve playtest dungeon.scenario.json -o result.json -o report.html -o table.csv
  delve playtest dungeon.scenario.json --games 20000 --until-clear
  delve playtest dungeon.scenario.json --games 2000 --agents steady,easy -o result.json
  delve playtest dungeon.scenario.json --games 2000 -o result.json --resume
  delve playtest dungeon.scenario.json --games 2000 --shard 2/8 -o part-2.json</source>
        <translation>Chi gioca cambia posto di partita in partita. Lo stesso seme dà lo stesso risultato, quali che siano
thread, interruzioni e parti.
Codice di uscita: 0, 1 se interrotto, 2 per dati errati.
Esempi:
  delve playtest dungeon.scenario.json
  delve playtest dungeon.scenario.json -o result.json -o report.html -o table.csv
  delve playtest dungeon.scenario.json --games 20000 --until-clear
  delve playtest dungeon.scenario.json --games 2000 --agents steady,easy -o result.json
  delve playtest dungeon.scenario.json --games 2000 -o result.json --resume
  delve playtest dungeon.scenario.json --games 2000 --shard 2/8 -o part-2.json</translation>
    </message>
    <message>
        <source>Stop as soon as it is clear whether it is fair</source>
        <translation>Smetti appena è chiaro se è equo</translation>
    </message>
    <message>
        <source>Points that a fair player may be off its share</source>
        <translation>Punti di cui un giocatore può scostarsi dalla propria quota in un dungeon equo</translation>
    </message>
    <message>
        <source>File for the result (.json, kept up to date meanwhile), a table (.csv) or a page (.html)</source>
        <translation>File per il risultato (.json, aggiornato nel frattempo), una tabella (.csv) o una pagina (.html)</translation>
    </message>
    <message>
        <source>Go on with the result in the file of --output</source>
        <translation>Riprendi dal risultato nel file di --output</translation>
    </message>
    <message>
        <source>%1: expected %2 players as in %3, found %4</source>
        <translation>%1: attesi %2 giocatori come in %3, trovati %4</translation>
    </message>
    <message>
        <source>Play two versions of a scenario and say what changed</source>
        <translation>Gioca due versioni di uno scenario e dice che cosa è cambiato</translation>
    </message>
    <message>
        <source>Both versions are played with the same seeds, game by game. The intervals of all changes
hold together at 95 %; a change is called one only if its interval excludes 0.
Exit code: 0, 1 if it was stopped, 2 for bad input.
Examples:
  delve compare before.scenario.json after.scenario.json
  delve compare before.scenario.json after.scenario.json --games 2000 --json</source>
        <translation>Entrambe le versioni sono giocate con gli stessi semi, partita per partita. Gli intervalli di tutti i
cambiamenti valgono insieme al 95 %; un cambiamento è detto tale solo se il suo intervallo esclude 0.
Codice di uscita: 0, 1 se interrotto, 2 per dati errati.
Esempi:
  delve compare before.scenario.json after.scenario.json
  delve compare before.scenario.json after.scenario.json --games 2000 --json</translation>
    </message>
    <message>
        <source>Scenario file of the other version</source>
        <translation>File di scenario dell&apos;altra versione</translation>
    </message>
    <message>
        <source>  %1: won %2 % (%3 to %4 % at 95 %)%5</source>
        <translation>  %1: vince il %2 % (dal %3 al %4 % al 95 %)%5</translation>
    </message>
    <message>
        <source>, gold %1, experience %2, heroes lost %3</source>
        <translation>, oro %1, esperienza %2, eroi persi %3</translation>
    </message>
    <message>
        <source>entering where %1 does</source>
        <translation>entrando dove entra %1</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>come %1</translation>
    </message>
    <message>
        <source>--output %1: expected one name ending in .json, others in .csv or .html</source>
        <translation>--output %1: atteso un solo nome che finisce in .json, gli altri in .csv o .html</translation>
    </message>
    <message>
        <source>  In a game: %1 decisions, %2 turns, %3 changes of the lead</source>
        <translation>  In una partita: %1 decisioni, %2 turni, %3 cambi al comando</translation>
    </message>
    <message>
        <source>%1 has no assertions.</source>
        <translation>%1 non contiene promesse.</translation>
    </message>
    <message>
        <source>Check the promises that a scenario makes about its games</source>
        <translation>Verifica le promesse che uno scenario fa sulle sue partite</translation>
    </message>
    <message>
        <source>Plays until every assertion of the scenario is shown to hold or to be broken, at 95 %, and at
most --games games.
Exit code: 0 if none is broken, 1 if one is, 2 if the file cannot be read. What is not shown
with so many games is no failure, except with --strict.
Examples:
  delve assert dungeon.scenario.json
  delve assert --strict --games 20000 dungeon.scenario.json
  delve assert --json dungeon.scenario.json</source>
        <translation>Gioca finché ogni promessa dello scenario è dimostrata o infranta, al 95 %, e al massimo le partite
di --games.
Codice di uscita: 0 se nessuna è infranta, 1 se una lo è, 2 se il file non è leggibile. Ciò che non
è dimostrato con quelle partite non è un errore, tranne con --strict.
Esempi:
  delve assert dungeon.scenario.json
  delve assert --strict --games 20000 dungeon.scenario.json
  delve assert --json dungeon.scenario.json</translation>
    </message>
    <message>
        <source>Exit with 1 also for what is not shown</source>
        <translation>Esci con 1 anche per ciò che non è dimostrato</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>ancora %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>ancora %1 min</translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>ancora %1 h</translation>
    </message>
    <message>
        <source>The game is over (log, board, back, quit)</source>
        <translation>La partita è finita (log, board, back, quit)</translation>
    </message>
    <message>
        <source>To act:
  7                   take action 7 of the list
  n  ne  e e s        step that way, one step after the other
  K7  or  go K7       walk to a square
  t nw                turn
  attack rat          any words of an entry of the list, or their beginnings
  end   end turn      end the activation; end the turn, with the activation
  back  back 3        take back
To know:
  board  board off    the whole board; show it not at all, near (as at the start) or always whole
  legend              what the signs mean
  (an empty line)     this moment again
  status  status B1   all figures; one figure with its dial; status pool: what may still come
  look K7             a square
  odds 7  odds attack rat   the exact chances of an action, with all modifiers
  why  why K7  why attack rat   the rule that refuses it
  hint  hint steady   what another player would do here, and why
  reasons  reasons 3  why the program took its last action, or the third last
  rule DOOR-07        a rule
  log  log 50  log all   what happened
  save  save FILE  quit   quit keeps the game too</source>
        <translation>Per agire:
  7                   fai l’azione 7 dell’elenco
  n  ne  e e s        un passo da quella parte, uno dopo l’altro
  K7  o  go K7        cammina fino a una casella
  t no                gira
  attacca ratto       parole di una voce dell’elenco, o il loro inizio
  end   end turn      finisci l’attivazione; finisci il turno, con l’attivazione
  back  back 3        riprendi la mossa
Per sapere:
  board  board off    tutto il tabellone; mostrarlo mai (off), da vicino (near), sempre intero (whole)
  legend              che cosa vogliono dire i segni
  (una riga vuota)    di nuovo questo momento
  status  status B1   tutte le figure; una figura con il suo disco; status pool: che cosa può ancora arrivare
  look K7             una casella
  odds 7  odds attacca ratto   le probabilità esatte di un’azione, con tutti i modificatori
  why  why K7  why attacca ratto   la regola che la vieta
  hint  hint steady   che cosa farebbe qui un altro giocatore, e perché
  reasons  reasons 3  perché il programma ha compiuto la sua ultima azione, o la terzultima
  rule DOOR-07        una regola
  log  log 50  log all   che cosa è successo
  save  save FILE  quit   anche quit conserva la partita</translation>
    </message>
    <message>
        <source>A part of the board; &quot;board&quot; shows all of it.</source>
        <translation>Una parte del tabellone; «board» lo mostra tutto.</translation>
    </message>
    <message>
        <source>No figure of this game is called &quot;%1&quot;.</source>
        <translation>Nessuna figura di questa partita si chiama «%1».</translation>
    </message>
    <message>
        <source>odds 7, odds attack rat: the chances of an action of the list.</source>
        <translation>odds 7, odds attacca ratto: le probabilità di un’azione dell’elenco.</translation>
    </message>
    <message>
        <source>The pool is empty.</source>
        <translation>La riserva è vuota.</translation>
    </message>
    <message>
        <source>%1 x %2, %3 points: %4</source>
        <translation>%1 x %2, %3 punti: %4</translation>
    </message>
    <message>
        <source>That takes the whole team out of the game. Type it again to do it.</source>
        <translation>Così tutta la squadra esce dal gioco. Scrivilo di nuovo per farlo.</translation>
    </message>
    <message>
        <source>It has not used the teleport square: for that, &quot;back&quot; and step there with &quot;teleport&quot;.</source>
        <translation>Non ha usato la casella di teletrasporto: per farlo, «back» e poi un passo lì con «teleport».</translation>
    </message>
    <message>
        <source>It has not used the vortex: for that, &quot;back&quot; and step there with &quot;vortex&quot;.</source>
        <translation>Non ha usato il vortice: per farlo, «back» e poi un passo lì con «vortex».</translation>
    </message>
    <message>
        <source>back 3: so many choices are taken back, 1 if not said.</source>
        <translation>back 3: tante scelte vengono riprese, 1 se non si dice.</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %2; %n point(s) are left.</source>
        <translation>
            <numerusform>%1 costa %2; resta %n punto.</numerusform>
            <numerusform>%1 costa %2; restano %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: action %2: %3</source>
        <translation>%1: azione %2: %3</translation>
    </message>
    <message>
        <source>End after so many rounds; 0: never (END-09). If not said: 100 where a program plays, never among people</source>
        <translation>Finisci dopo tanti round; 0: mai (END-09). Se non si dice: 100 dove gioca un programma, mai fra persone</translation>
    </message>
    <message>
        <source>%1 is there already; --overwrite writes in its place.</source>
        <translation>%1 esiste già; --overwrite scrive al suo posto.</translation>
    </message>
    <message>
        <source>Let --branch write in the place of a file that is there</source>
        <translation>Lascia che --branch scriva al posto di un file che esiste già</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s), gone over again: all as they were recorded</source>
        <translation>
            <numerusform>%n azione, ripercorsa: tutto come registrato</numerusform>
            <numerusform>%n azioni, ripercorse: tutto come registrato</numerusform>
        </translation>
    </message>
    <message>
        <source>The record of the game is not true.</source>
        <translation>La registrazione della partita non è fedele.</translation>
    </message>
    <message>
        <source>4. Letting two opponents play it</source>
        <translation>4. Farlo giocare a due avversari</translation>
    </message>
    <message>
        <source>5. Playing it many times</source>
        <translation>5. Giocarlo molte volte</translation>
    </message>
    <message>
        <source>Which command?</source>
        <translation>Quale comando?</translation>
    </message>
    <message>
        <source>%1 must be given.</source>
        <translation>%1 va indicato.</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;.</source>
        <translation>%1 non può essere &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 is not known here.</source>
        <translation>%1 qui non è noto.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 richiede un valore.</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;, but one of %3.</source>
        <translation>%1 non può essere &quot;%2&quot;, ma uno di %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is more than 0.</source>
        <translation>%1 non può essere %2: è maggiore di 0.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it goes from %3 to %4.</source>
        <translation>%1 non può essere %2: va da %3 a %4.</translation>
    </message>
    <message>
        <source>%1 --help says what is possible.</source>
        <translation>%1 --help dice che cosa è possibile.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Print this help and end</source>
        <translation>Mostra questo aiuto e termina</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Files and words</source>
        <translation>File e parole</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>(necessario)</translation>
    </message>
    <message>
        <source>Print the version and end</source>
        <translation>Mostra la versione e termina</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMERO</translation>
    </message>
    <message>
        <source>Let the players of a new game roll for who begins (START-02); if not said: as the scenario has it</source>
        <translation>In una partita nuova i giocatori tirano per chi comincia (START-02); se non indicato: come dice lo scenario</translation>
    </message>
    <message>
        <source>Let a game of older rules be kept in the place of its own file</source>
        <translation>Permette di salvare una partita di regole più vecchie al posto del suo file</translation>
    </message>
    <message>
        <source>Action %1 is not reached by the rules of today; %2 is the last.</source>
        <translation>Le regole di oggi non arrivano all’azione %1; l’ultima è la %2.</translation>
    </message>
    <message>
        <source>&quot;log rest&quot; tells what followed by the rules of then.</source>
        <translation>«log rest» racconta ciò che seguiva con le regole di allora.</translation>
    </message>
    <message>
        <source>%1 was recorded by older rules and stays as it is; name another file, or begin with --overwrite.</source>
        <translation>%1 è stato registrato con regole più vecchie e resta com’è; indica un altro file, o comincia con --overwrite.</translation>
    </message>
    <message>
        <source>There is no rule %1. Did you mean %2?</source>
        <translation>La regola %1 non esiste. Intendevi %2?</translation>
    </message>
    <message>
        <source>There is no rule %1. delve rules lists those there are.</source>
        <translation>La regola %1 non esiste. delve rules elenca quelle che ci sono.</translation>
    </message>
    <message>
        <source>%1: completed, but not all wishes hold</source>
        <translation>%1: completato, ma non tutti i desideri sono rispettati</translation>
    </message>
    <message>
        <source>What is placed comes before the wishes: where one does not hold, the dungeon that comes
nearest is written, and what it misses is told.
Exit code: 0 if made, 1 if a wish does not hold, if it is proven to be impossible or no way
was found within the limit, 2 for bad input.
Examples:
  delve complete begun.scenario.json -o dungeon.scenario.json
  delve complete begun.scenario.json --seed 3 --tokens 6 -o other.scenario.json</source>
        <translation>Ciò che è già posto viene prima dei desideri: se uno non è rispettato, si scrive il dungeon che
vi si avvicina di più e si dice che cosa manca.
Codice di uscita: 0 se fatto, 1 se un desiderio non è rispettato, se è provato che è impossibile o
se entro il limite non si è trovato un modo, 2 per dati errati.
Esempi:
  delve complete begun.scenario.json -o dungeon.scenario.json
  delve complete begun.scenario.json --seed 3 --tokens 6 -o other.scenario.json</translation>
    </message>
    <message>
        <source>Tiles of each player; without it, what the rules say. In a new dungeon another number switches &quot;Free building&quot; on (LAY-23)</source>
        <translation>Tessere di ogni giocatore; se manca, quante dicono le regole. In un dungeon nuovo un altro numero attiva «Costruzione libera» (LAY-23)</translation>
    </message>
    <message>
        <source>%1 is beyond the board, which goes from %2 to %3.</source>
        <translation>%1 è fuori dal tabellone, che va da %2 a %3.</translation>
    </message>
    <message>
        <source>After this step squares have other names: what was %1 is %2 from here on.</source>
        <translation>Dopo questo passo le caselle hanno altri nomi: quella che era %1 da qui in poi è %2.</translation>
    </message>
    <message>
        <source>With --may-change build-total the build total may follow what is there instead.</source>
        <translation>Con --may-change build-total può essere invece il totale di costruzione a seguire ciò che c’è.</translation>
    </message>
    <message>
        <source>With --may-change stock there may be more tiles than the packs have instead.</source>
        <translation>Con --may-change stock ci possono essere invece più tessere di quante ne abbiano i pacchetti.</translation>
    </message>
    <message>
        <source>Looks for the cheapest way to mend everything together. To turn a piece costs 1, to move it 2,
to swap it 3, to change an owner, a part or the order 4, an option 5, to add something 6, to
remove it 61: that comes last. Each step names squares as they are called when it is taken.
Exit code: 0 if all is mended, 1 if something is left, 2 if the file cannot be read or the
rule does not exist.
Examples:
  delve fix --dry-run dungeon.scenario.json
  delve fix --rule DOOR-03 dungeon.scenario.json
  delve fix --all dungeon.scenario.json -o mended.scenario.json</source>
        <translation>Cerca il modo meno caro di correggere tutto insieme. Girare un pezzo costa 1, spostarlo 2,
scambiarlo 3, cambiare un proprietario, un ruolo o l&apos;ordine 4, un&apos;opzione 5, aggiungere qualcosa 6,
togliere qualcosa 61: viene per ultimo. Ogni passo chiama le caselle con il nome che hanno in quel momento.
Codice di uscita: 0 se tutto è corretto, 1 se resta qualcosa, 2 se il file non si può leggere o
la regola non esiste.
Esempi:
  delve fix --dry-run dungeon.scenario.json
  delve fix --rule DOOR-03 dungeon.scenario.json
  delve fix --all dungeon.scenario.json -o mended.scenario.json</translation>
    </message>
    <message>
        <source>%1 comes with the program and cannot be changed. Make a copy first: delve pack copy %1</source>
        <translation>%1 è fornito con il programma e non si può cambiare. Fanne prima una copia: delve pack copy %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n action(s) gone over, all allowed by the rules</source>
        <translation>
            <numerusform>%1: %n azione ripercorsa, permessa dalle regole</numerusform>
            <numerusform>%1: %n azioni ripercorse, tutte permesse dalle regole</numerusform>
        </translation>
    </message>
    <message>
        <source>Not proved: %1 of them have no state to compare with, and %2 do not tell what happened.</source>
        <translation>Non dimostrato: %1 non hanno uno stato con cui confrontare, e %2 non dicono che cosa è successo.</translation>
    </message>
    <message>
        <source>now this happens as well: %1</source>
        <translation>ora accade anche questo: %1</translation>
    </message>
    <message>
        <source>recorded is %1, now happens %2</source>
        <translation>è registrato %1, ora accade %2</translation>
    </message>
    <message>
        <source>recorded is %1, which does not happen now</source>
        <translation>è registrato %1, che ora non accade</translation>
    </message>
    <message>
        <source>of the recorded dice %1 only the first %2 are rolled</source>
        <translation>dei dadi registrati %1 si tirano solo i primi %2</translation>
    </message>
    <message>
        <source>dice are rolled, and none are recorded</source>
        <translation>si tirano dadi, e non ne è registrato nessuno</translation>
    </message>
    <message>
        <source>more dice are rolled than the recorded %1</source>
        <translation>si tirano più dadi di quelli registrati, %1</translation>
    </message>
    <message>
        <source>the same happens; recorded is state %1, now it is %2</source>
        <translation>accade lo stesso; è registrato lo stato %1, ora è %2</translation>
    </message>
    <message>
        <source>expected a whole number from 0 to %1, found &quot;%2&quot;</source>
        <translation>atteso un numero intero da 0 a %1, trovato “%2”</translation>
    </message>
    <message>
        <source>%1: expected names in UTF-8. Rename the file, or name it through a link.</source>
        <translation>%1: attesi nomi in UTF-8. Rinomina il file, o indicalo tramite un collegamento.</translation>
    </message>
    <message>
        <source>%1: broken</source>
        <translation>%1: sfondata</translation>
    </message>
    <message>
        <source>%1: open</source>
        <translation>%1: aperta</translation>
    </message>
    <message>
        <source>%1: closed</source>
        <translation>%1: chiusa</translation>
    </message>
    <message>
        <source>There is no door between %1 and %2.</source>
        <translation>Fra %1 e %2 non c’è nessuna porta.</translation>
    </message>
    <message>
        <source>%1: no tile lies there.</source>
        <translation>%1: lì non c’è nessuna tessera.</translation>
    </message>
    <message>
        <source>look K7: a square of the board; look K7-K8: the door between two squares.</source>
        <translation>look K7: una casella del tabellone; look K7-K8: la porta fra due caselle.</translation>
    </message>
    <message>
        <source>The game, where no file says it</source>
        <translation>Il gioco, se nessun file lo indica</translation>
    </message>
    <message>
        <source>%1 is of %2, %3 is of %4: name files of one game only.</source>
        <translation>%1 è di %2, %3 è di %4: indica solo file di un unico gioco.</translation>
    </message>
    <message>
        <source>delve %1 cannot be used for %2 yet.</source>
        <translation>delve %1 non si può ancora usare per %2.</translation>
    </message>
    <message>
        <source>%1 cannot be used for %2.</source>
        <translation>%1 non si può usare per %2.</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5</source>
        <translation>%1: %2, %3, %4, %5</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n carta rimasta</numerusform>
            <numerusform>%n carte rimaste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open connection(s)</source>
        <translation>
            <numerusform>%n collegamento aperto</numerusform>
            <numerusform>%n collegamenti aperti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that nothing fits</source>
        <translation>
            <numerusform>%n che nulla può riempire</numerusform>
            <numerusform>%n che nulla può riempire</numerusform>
        </translation>
    </message>
    <message>
        <source>No Map card is left.</source>
        <translation>Non resta alcuna carta Mappa.</translation>
    </message>
    <message>
        <source>The next Map card drawn fits: %1 of %2</source>
        <translation>La prossima carta Mappa pescata si adatta: %1 su %2</translation>
    </message>
    <message>
        <source>(no title)</source>
        <translation>(senza titolo)</translation>
    </message>
    <message>
        <source>Farthest card: %1 steps; ways round: %2; crossings that need a roll: %3 of %4</source>
        <translation>Carta più lontana: %1 passi; giri possibili: %2; attraversamenti che richiedono un tiro: %3 su %4</translation>
    </message>
    <message>
        <source>cards: %1, wished for: %2</source>
        <translation>carte: %1, desiderate: %2</translation>
    </message>
    <message>
        <source>%1 % of the box around the map are covered, wished for: %2 %</source>
        <translation>è coperto il %1 % del rettangolo attorno alla mappa, desiderato: %2 %</translation>
    </message>
    <message>
        <source>ways round: %1, wished for: %2 at least</source>
        <translation>giri possibili: %1, desiderati: almeno %2</translation>
    </message>
    <message>
        <source>%1 % of the crossings need a roll, wished for: %2 %</source>
        <translation>il %1 % degli attraversamenti richiede un tiro, desiderato: %2 %</translation>
    </message>
    <message>
        <source>a place of a Quest lies %1 steps away, wished for: %2 at least</source>
        <translation>un luogo di Missione è a %1 passi, desiderati: almeno %2</translation>
    </message>
    <message>
        <source>the ways of the players differ by %1 steps, wished for: %2 at most</source>
        <translation>i percorsi dei giocatori differiscono di %1 passi, desiderati: al massimo %2</translation>
    </message>
    <message>
        <source>No such map was found in %1 tries. The nearest:</source>
        <translation>In %1 tentativi non si è trovata una mappa così. La più vicina:</translation>
    </message>
    <message>
        <source>Dungeoneer: a set of cards to use; may be given again</source>
        <translation>Dungeoneer: un set di carte da usare; si può ripetere</translation>
    </message>
    <message>
        <source>Dungeoneer: how far the map has come</source>
        <translation>Dungeoneer: a che punto è la mappa</translation>
    </message>
    <message>
        <source>Dungeoneer: cards of each map, the Entrance counted</source>
        <translation>Dungeoneer: carte di ogni mappa, Ingresso compreso</translation>
    </message>
    <message>
        <source>Dungeoneer: few doors that need a roll, or many</source>
        <translation>Dungeoneer: poche porte che richiedono un tiro, o molte</translation>
    </message>
    <message>
        <source>Dungeoneer: steps from the Entrance to the places of Quests, at least</source>
        <translation>Dungeoneer: passi dall&apos;Ingresso ai luoghi delle Missioni, almeno</translation>
    </message>
    <message>
        <source>Dungeoneer: deal Quests so that all players have ways of one length</source>
        <translation>Dungeoneer: distribuisce le Missioni in modo che i percorsi di tutti siano ugualmente lunghi</translation>
    </message>
    <message>
        <source>Dungeoneer: the whole map is laid before play</source>
        <translation>Dungeoneer: tutta la mappa si dispone prima di giocare</translation>
    </message>
    <message>
        <source>What is placed breaks rules; delve validate says which.</source>
        <translation>Ciò che è in tavola viola delle regole; delve validate dice quali.</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) inside</source>
        <translation>
            <numerusform>%n figura già dentro</numerusform>
            <numerusform>%n figure già dentro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of this rule; --all lists them</source>
        <translation>
            <numerusform>%n altro per questa regola; --all lo elenca</numerusform>
            <numerusform>altri %n per questa regola; --all li elenca</numerusform>
        </translation>
    </message>
    <message>
        <source>List every finding, also where one rule has more than a hundred</source>
        <translation>Elenca tutti i rilievi, anche dove una regola ne ha più di cento</translation>
    </message>
    <message>
        <source>--agents: at most %1 take turns, here are %2. Nothing was played.</source>
        <translation>--agents: al massimo %1 si alternano, qui sono %2. Non si è giocato nulla.</translation>
    </message>
    <message>
        <source>%1: the game after action %2. Go on with: delve play --resume %3</source>
        <translation>%1: la partita dopo l’azione %2. Si continua con: delve play --resume %3</translation>
    </message>
    <message>
        <source>Dungeoneer: pixels that a card is wide: 320 for PNG; for SVG and PDF, of 1/96 inch, 238, which is the true size</source>
        <translation>Dungeoneer: larghezza di una carta in pixel: 320 per PNG; per SVG e PDF, di 1/96 di pollice, 238, cioè la grandezza vera</translation>
    </message>
    <message>
        <source>Dungeoneer: the texts of turned cards are upside down, too</source>
        <translation>Dungeoneer: anche i testi delle carte girate sono capovolti</translation>
    </message>
    <message>
        <source>Examples:
  delve render dungeon.scenario.json -o dungeon.png --square 100
  delve render dungeon.scenario.json -o dungeon.svg --style ink-saver
  delve render dungeon.scenario.json -o floor.png --layers tiles,doors --transparent
  delve render cards.scenario.json -o cards.png --size 240</source>
        <translation>Esempi:
  delve render dungeon.scenario.json -o dungeon.png --square 100
  delve render dungeon.scenario.json -o dungeon.svg --style ink-saver
  delve render dungeon.scenario.json -o floor.png --layers tiles,doors --transparent
  delve render carte.scenario.json -o carte.png --size 240</translation>
    </message>
    <message>
        <source>Draw all faces or cards of a pack</source>
        <translation>Disegna tutte le facce o le carte di un pacchetto</translation>
    </message>
    <message>
        <source>Of Dungeoneer only bundles (.bundle.json) can be imported; delve pack import takes a set of cards.</source>
        <translation>Di Dungeoneer si possono importare solo scenari con pacchetti (.bundle.json); delve pack import prende un set di carte.</translation>
    </message>
    <message>
        <source>two Quests whose places lie on the map could not be dealt to every player</source>
        <translation>non è stato possibile dare a ogni giocatore due Missioni i cui luoghi siano sulla mappa</translation>
    </message>
    <message numerus="yes">
        <source>%n Map card(s)</source>
        <translation>
            <numerusform>%n carta Mappa</numerusform>
            <numerusform>%n carte Mappa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Hero card(s)</source>
        <translation>
            <numerusform>%n carta Eroe</numerusform>
            <numerusform>%n carte Eroe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Adventure card(s)</source>
        <translation>
            <numerusform>%n carta Avventura</numerusform>
            <numerusform>%n carte Avventura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Quest card(s)</source>
        <translation>
            <numerusform>%n carta Missione</numerusform>
            <numerusform>%n carte Missione</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Tracker card(s)</source>
        <translation>
            <numerusform>%n carta Indicatore</numerusform>
            <numerusform>%n carte Indicatore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cut-out card(s)</source>
        <translation>
            <numerusform>%n cartoncino sagomato</numerusform>
            <numerusform>%n cartoncini sagomati</numerusform>
        </translation>
    </message>
    <message>
        <source>Dungeoneer: curves, Threats, opening draws and places of Quests of a set of cards</source>
        <translation>Dungeoneer: curve, Insidie, pescate d&apos;apertura e luoghi delle Missioni di un set di carte</translation>
    </message>
    <message>
        <source>Print JSON, as delve schema set-report describes it</source>
        <translation>Stampa JSON, come lo descrive delve schema set-report</translation>
    </message>
    <message>
        <source>Examples:
  delve pack list
  delve pack info starter
  delve pack sheet starter -o tiles.png
  delve pack sheet overdraft -o cards.png --style parchment
  delve pack validate ./my-pack
  delve pack new &quot;My Tiles&quot;
  delve pack report overdraft
  delve pack new &quot;My Cards&quot; --game dungeoneer
  delve pack export my-tiles -o my-tiles.pack.json</source>
        <translation>Esempi:
  delve pack list
  delve pack info starter
  delve pack sheet starter -o tessere.png
  delve pack sheet overdraft -o carte.png --style parchment
  delve pack validate ./mio-pacchetto
  delve pack new &quot;Le mie tessere&quot;
  delve pack report overdraft
  delve pack new &quot;Le mie carte&quot; --game dungeoneer
  delve pack export le-mie-tessere -o le-mie-tessere.pack.json</translation>
    </message>
    <message>
        <source>--save and --no-save cannot both be: is the game kept or not?</source>
        <translation>--save e --no-save non possono stare insieme: la partita va conservata o no?</translation>
    </message>
    <message>
        <source>--resume goes on with a result: name its .json file with --output.</source>
        <translation>--resume prosegue un risultato: indica il suo file .json con --output.</translation>
    </message>
    <message>
        <source>Not everything that was printed could be written: the disk is full, or the output was closed.</source>
        <translation>Non è stato possibile scrivere tutto ciò che è stato stampato: il disco è pieno o l&apos;output è stato chiuso.</translation>
    </message>
    <message>
        <source>This line is too long; %1 characters are the most.</source>
        <translation>Questa riga è troppo lunga: al massimo %1 caratteri.</translation>
    </message>
    <message>
        <source>Not proved: the dice, which people rolled and typed.</source>
        <translation>Non provato: i dadi, tirati e digitati da persone.</translation>
    </message>
    <message>
        <source>The dice are those of seed %1.</source>
        <translation>I dadi sono quelli del seme %1.</translation>
    </message>
    <message>
        <source>Not proved: the dice. From action %1 on they are not those of seed %2.</source>
        <translation>Non provato: i dadi. Dall&apos;azione %1 in poi non sono quelli del seme %2.</translation>
    </message>
    <message>
        <source>Every action is taken again with the dice as they fell, and the state compared with the one that
was recorded; the first action that differs is named. A game of older rules is gone over as far as
those of today follow it; what its file tells behind that is in the log. Dice are compared with
those of the seed. Who chose the actions cannot be proved.
Exit code: 0 if it is true, 1 if it is not or does not hold any more, 2 if the file cannot be read.
Examples:
  delve replay friday.save.json
  delve replay friday.save.json --stop 40 --dump board
  delve replay friday.save.json --dump log --json
  delve replay friday.save.json --branch 40 -o other.save.json</source>
        <translation>Ogni azione si rifà con i dadi com’erano caduti, e lo stato si confronta con quello registrato;
la prima azione che non torna viene indicata. Una partita di regole più vecchie si ripercorre fin dove
quelle di oggi la seguono; ciò che il file racconta dopo è nel diario. I dadi
si confrontano con quelli del seme. Chi ha scelto le azioni non si può provare.
Codice d’uscita: 0 se tutto torna, 1 se no o se non vale più, 2 se il file non si può leggere.
Esempi:
  delve replay friday.save.json
  delve replay friday.save.json --stop 40 --dump board
  delve replay friday.save.json --dump log --json
  delve replay friday.save.json --branch 40 -o other.save.json</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were written before that: %1</source>
        <translation>
            <numerusform>prima era stato scritto %n file: %1</numerusform>
            <numerusform>prima erano stati scritti %n file: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>file PDF</translation>
    </message>
    <message>
        <source>tray %1</source>
        <translation>cassetto %1</translation>
    </message>
    <message>
        <source>%1 mm to the right, %2 mm down, turned by %3°</source>
        <translation>%1 mm a destra, %2 mm in basso, ruotato di %3°</translation>
    </message>
    <message>
        <source>No printer is calibrated.</source>
        <translation>Nessuna stampante è calibrata.</translation>
    </message>
    <message>
        <source>%1: not calibrated; delve calibrate list tells what is.</source>
        <translation>%1: non calibrata; delve calibrate list dice che cosa lo è.</translation>
    </message>
    <message>
        <source>%1: forgotten</source>
        <translation>%1: dimenticata</translation>
    </message>
    <message>
        <source>Make backs meet their fronts: measure how a printer misses them</source>
        <translation>Far combaciare retri e fronti: misurare di quanto una stampante li sbaglia</translation>
    </message>
    <message>
        <source>Print the sheet on both sides, hold it against the light and read its eight scales: coarse and
fine, across and down, in the first and the second corner. What follows is kept for the
printer, tray and paper, and all backs of both games are drawn against it.
Examples:
  delve calibrate sheet -o sheet.pdf
  delve calibrate set --across1 0.5 0.4 --down1 -1 -0.8 --across2 0.5 0.6 --down2 -1 -0.9
  delve calibrate sheet --check -o again.pdf
  delve calibrate list</source>
        <translation>Stampa il foglio fronte e retro, tienilo controluce e leggi le sue otto scale: grossa e fine,
in larghezza e in altezza, nel primo e nel secondo angolo. Ciò che ne segue resta per la
stampante, il cassetto e la carta, e tutti i retri dei due giochi ne tengono conto.
Esempi:
  delve calibrate sheet -o sheet.pdf
  delve calibrate set --across1 0.5 0.4 --down1 -1 -0.8 --across2 0.5 0.6 --down2 -1 -0.9
  delve calibrate sheet --check -o again.pdf
  delve calibrate list</translation>
    </message>
    <message>
        <source>Write the sheet to measure with</source>
        <translation>Scrive il foglio con cui misurare</translation>
    </message>
    <message>
        <source>Over which edge sheets are turned</source>
        <translation>Su quale lato si girano i fogli</translation>
    </message>
    <message>
        <source>With what is kept: all scales should show 0</source>
        <translation>Con i valori conservati: tutte le scale dovrebbero mostrare 0</translation>
    </message>
    <message>
        <source>Keep what was read on the sheet</source>
        <translation>Conserva ciò che si è letto sul foglio</translation>
    </message>
    <message>
        <source>Coarse and fine scale of this corner, in mm</source>
        <translation>Scala grossa e fine di questo angolo, in mm</translation>
    </message>
    <message>
        <source>Tell what is kept</source>
        <translation>Dice che cosa è conservato</translation>
    </message>
    <message>
        <source>Forget what is kept for a printer</source>
        <translation>Dimentica ciò che è conservato per una stampante</translation>
    </message>
    <message>
        <source>The printer whose calibration is meant; none: PDF files</source>
        <translation>La stampante di cui si intende la calibrazione; nessuna: file PDF</translation>
    </message>
    <message>
        <source>The tray of the printer that is meant</source>
        <translation>Il cassetto della stampante</translation>
    </message>
    <message>
        <source>Colour beyond the cut lines, in mm: 2, of cards 3</source>
        <translation>Colore oltre le linee di taglio, in mm: 2, per le carte 3</translation>
    </message>
    <message>
        <source>Backs are drawn against what the printer was calibrated to: %1 to the right, %2 down, turned by %3.</source>
        <translation>I retri sono disegnati contro la calibrazione della stampante: %1 a destra, %2 in basso, ruotati di %3.</translation>
    </message>
    <message>
        <source>--square takes at most %1 here: a card is 5 squares wide and 7 high.</source>
        <translation>--square qui accetta al massimo %1: una carta è larga 5 caselle e alta 7.</translation>
    </message>
    <message>
        <source>  Hero: %1</source>
        <translation>  Eroe: %1</translation>
    </message>
    <message>
        <source>  Quest: %1</source>
        <translation>  Missione: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n immagine</numerusform>
            <numerusform>%n immagini</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down, %4</source>
        <translation>%1: %2 in larghezza, %3 in altezza, %4</translation>
    </message>
    <message>
        <source>Dungeoneer: a picture of each card of a set, and of the backs</source>
        <translation>Dungeoneer: un&apos;immagine di ogni carta di una serie, e dei retri</translation>
    </message>
    <message>
        <source>The folder to write the pictures into</source>
        <translation>La cartella in cui scrivere le immagini</translation>
    </message>
    <message>
        <source>Dungeoneer: 63 x 88 mm, or 2.5 x 3.5 inches</source>
        <translation>Dungeoneer: 63 x 88 mm, o 2,5 x 3,5 pollici</translation>
    </message>
    <message>
        <source>Dots an inch</source>
        <translation>Punti per pollice</translation>
    </message>
    <message>
        <source>Dungeoneer: sheets of cards for virtual tables, up to 10 x 7 each, with the back last</source>
        <translation>Dungeoneer: fogli di carte per tavoli virtuali, fino a 10 x 7 ciascuno, col retro per ultimo</translation>
    </message>
    <message>
        <source>The name of the sheets: cards.png becomes cards-map.png and so on</source>
        <translation>Il nome dei fogli: cards.png diventa cards-map.png e così via</translation>
    </message>
    <message>
        <source>%1 does nothing for --kind %2.</source>
        <translation>%1 non ha effetto con --kind %2.</translation>
    </message>
    <message>
        <source>Dungeoneer: backs behind fronts, below a fold, or a page for each side</source>
        <translation>Dungeoneer: retri dietro ai fronti, sotto una piega, o una pagina per lato</translation>
    </message>
    <message>
        <source>Dungeoneer: between cards, in mm</source>
        <translation>Dungeoneer: tra le carte, in mm</translation>
    </message>
    <message>
        <source>Dungeoneer: square, or with a line to round them along</source>
        <translation>Dungeoneer: ad angolo retto, o con una linea lungo cui arrotondarli</translation>
    </message>
    <message>
        <source>Dungeoneer: of round corners, in mm</source>
        <translation>Dungeoneer: degli angoli arrotondati, in mm</translation>
    </message>
    <message>
        <source>Dungeoneer: only cards of these decks</source>
        <translation>Dungeoneer: solo carte di questi mazzi</translation>
    </message>
    <message>
        <source>Print to PDF at true scale: dungeons, tiles, maps, cards, sheets</source>
        <translation>Stampare in PDF in scala reale: sotterranei, tessere, mappe, carte, fogli</translation>
    </message>
    <message>
        <source>A scenario file; for Dungeoneer also a set of cards</source>
        <translation>Un file di scenario; per Dungeoneer anche una serie di carte</translation>
    </message>
    <message>
        <source>What to print; usually poster, of Dungeoneer layout</source>
        <translation>Che cosa stampare; di solito poster, per Dungeoneer layout</translation>
    </message>
    <message>
        <source>price %1, with the step before</source>
        <translation>prezzo %1, con il passo precedente</translation>
    </message>
    <message>
        <source>price %1, with the %2 steps before</source>
        <translation>prezzo %1, con i %2 passi precedenti</translation>
    </message>
    <message>
        <source>To act:
  7                   take action 7 of the list
  n  east             go through the door of that side
  play torch          any words of an entry of the list, or their beginnings
  end   pass          end the phase; do nothing now
  ask 1  ask 2  ask 3 be asked always; pass until you are attacked; pass until your turn
  back  back 3        take back
To know:
  map  map off        the whole map; show it not at all, near (as at the start) or always whole
  legend              what the signs mean
  (an empty line)     this moment again
  hand  quests        your cards; your Quests and what is missing for them
  status              all players, with what lies before them
  card torch          a card, a Quest or a space in full
  phase               what may be done in this phase
  odds 7              the exact chances of an action
  why  why go north   the rule that refuses it
  hint  hint random   what another player would do here, and why
  reasons             why the program took its last action
  rule DNR-DOOR-10    a rule
  log  log 50  log all   what happened
  save  save FILE  quit   quit keeps the game too</source>
        <translation>Per agire:
  7                   fa l&apos;azione 7 della lista
  n  est              attraversa la porta di quel lato
  play torcia         parole qualsiasi di una voce della lista, o il loro inizio
  end   pass          termina la fase; ora non fa nulla
  ask 1  ask 2  ask 3 chiedi sempre; passa finché non ti attaccano; passa fino al tuo turno
  back  back 3        torna indietro
Per sapere:
  map  map off        tutta la mappa; mai, vicina (near, come all&apos;inizio) o sempre intera (whole)
  legend              che cosa significano i segni
  (una riga vuota)    di nuovo questo momento
  hand  quests        le tue carte; le tue Missioni e che cosa manca
  status              tutti i giocatori, con ciò che hanno davanti
  card torcia         una carta, una Missione o uno spazio per intero
  phase               che cosa si può fare in questa fase
  odds 7              le probabilità esatte di un&apos;azione
  why  why go north   la regola che lo vieta
  hint  hint random   che cosa farebbe qui un altro giocatore, e perché
  reasons             perché il programma ha fatto la sua ultima azione
  rule DNR-DOOR-10    una regola
  log  log 50  log all   che cosa è successo
  save  save FILE  quit   anche quit conserva la partita</translation>
    </message>
    <message>
        <source>card torch: a card, a Quest or a space in full.</source>
        <translation>card torcia: una carta, una Missione o uno spazio per intero.</translation>
    </message>
    <message>
        <source>Nothing that can be seen is called &quot;%1&quot;.</source>
        <translation>Nulla di visibile si chiama &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no rule of that number, such as DNR-DOOR-10.</source>
        <translation>Non c&apos;è una regola con quel numero, come DNR-DOOR-10.</translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Mano: %1</translation>
    </message>
    <message>
        <source>Global Quest %1: %2</source>
        <translation>Missione Globale %1: %2</translation>
    </message>
    <message>
        <source>Quest %1: %2</source>
        <translation>Missione %1: %2</translation>
    </message>
    <message>
        <source>@1 @2      the Heroes of player 1 and 2; &amp;1 so many Encounters are laid there
G2 P1      2 Glory and 1 Peril for whoever enters
#5 !5      a door that is Locked or Trapped, with the number to be reached; a gap is open
v5 ^5 r1   a Pit, Spikes, Risk
~A O M     a Sewer with its letter, a Portal, a monster
?          the place of one of your Quests</source>
        <translation>@1 @2      gli Eroi dei giocatori 1 e 2; &amp;1 altrettanti Incontri posati lì
G2 P1      2 Gloria e 1 Pericolo per chi entra
#5 !5      una porta Chiusa o con Trappola, con il numero da raggiungere; un varco è aperto
v5 ^5 r1   un Pozzo, Spuntoni, Rischio
~A O M     una Fogna con la sua lettera, un Portale, un mostro
?          il luogo di una delle tue Missioni</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n round(s) (%1).</source>
        <translation>
            <numerusform>La partita finisce dopo %n round (%1).</numerusform>
            <numerusform>La partita finisce dopo %n round (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was refused just now; why go north: the rule against it.</source>
        <translation>Non è stato rifiutato nulla; why go north: la regola che lo vieta.</translation>
    </message>
    <message>
        <source>odds 7, odds challenge rat: the chances of an action of the list.</source>
        <translation>odds 7, odds sfida ratto: le probabilità di un&apos;azione della lista.</translation>
    </message>
    <message>
        <source>This game asks for nothing that could be passed.</source>
        <translation>Questo gioco non chiede nulla su cui si possa passare.</translation>
    </message>
    <message>
        <source>%1 sits down; Enter shows the cards.</source>
        <translation>%1 prende posto; Invio mostra le carte.</translation>
    </message>
    <message>
        <source>Not all ways were tried, since there is so much to mend. Fix it once more to go on.</source>
        <translation>Non tutte le vie sono state provate, perché c&apos;è molto da correggere. Correggi ancora una volta per proseguire.</translation>
    </message>
    <message numerus="yes">
        <source>Played again with seed %1: %n game(s), each as it was recorded. The others are not proved.</source>
        <translation>
            <numerusform>Rigiocata con il seme %1: %n partita, come era registrata. Le altre non sono provate.</numerusform>
            <numerusform>Rigiocate con il seme %1: %n partite, ciascuna come era registrata. Le altre non sono provate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not proved: that the games are those of seed %1. An older program played them and kept none to compare with.</source>
        <translation>Non provato: che le partite siano quelle del seme %1. Le ha giocate un programma più vecchio, che non ne ha conservata nessuna per il confronto.</translation>
    </message>
    <message>
        <source>Not proved: that the games are those of seed %1. They were played by older rules.</source>
        <translation>Non provato: che le partite siano quelle del seme %1. Sono state giocate con regole più vecchie.</translation>
    </message>
    <message>
        <source>Not proved: that the games are those of seed %1. Who plays them thinks too long to play one again here.</source>
        <translation>Non provato: che le partite siano quelle del seme %1. Chi le gioca pensa troppo a lungo per rigiocarne una qui.</translation>
    </message>
    <message>
        <source>The result is the same to the last byte as that of a playtest in one piece.
A single result makes tables and pages, too.
That the numbers fit together and to the scenario is checked, and one game of each result is played
again with its seed. That all games were played so is shown only by playing all of them again: a
playtest with the same seed gives the same result.
Exit code: 0, 1 if games are missing, 2 if files cannot be read or do not belong together.
Examples:
  delve merge part-*.json -o result.json
  delve merge result.json -o report.html</source>
        <translation>Il risultato è lo stesso fino all&apos;ultimo byte di un collaudo in un pezzo solo.
Anche da un solo risultato si ricavano tabelle e pagine.
Che i numeri tornino tra loro e con lo scenario viene controllato, e una partita di ogni risultato
viene rigiocata con il suo seme. Che tutte siano state giocate così lo mostra solo rigiocarle tutte:
un collaudo con lo stesso seme dà lo stesso risultato.
Codice di uscita: 0, 1 se mancano partite, 2 se i file non sono leggibili o non vanno insieme.
Esempi:
  delve merge part-*.json -o result.json
  delve merge result.json -o report.html</translation>
    </message>
    <message>
        <source>Say with --into which of your own card sets the cards go to. Make one with delve pack new.</source>
        <translation>Di&apos; con --into in quale dei tuoi set di carte vanno le carte. Creane uno con delve pack new.</translation>
    </message>
    <message>
        <source>Dungeoneer: the card set of yours that cards of a table (.csv) go to</source>
        <translation>Dungeoneer: il tuo set di carte in cui vanno le carte di una tabella (.csv)</translation>
    </message>
    <message>
        <source>%1: a map of cards</source>
        <translation>%1: una mappa di carte</translation>
    </message>
    <message>
        <source>legal by every rule of the setup</source>
        <translation>regolare secondo ogni regola della preparazione</translation>
    </message>
    <message>
        <source>%1: letting opponents play it</source>
        <translation>%1: gli avversari la giocano</translation>
    </message>
    <message>
        <source>  %1: won %2, Hero defeated %3</source>
        <translation>  %1: vinte %2, Eroe sconfitto %3</translation>
    </message>
    <message>
        <source>  as %1: won %2</source>
        <translation>  come %1: vinte %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of each, %1 of them alike</source>
        <translation>
            <numerusform>%n partita di ciascuna, %1 uguali</numerusform>
            <numerusform>%n partite di ciascuna, %1 uguali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) turned in circles and are left out</source>
        <translation>
            <numerusform>%n partita girava in tondo ed è esclusa</numerusform>
            <numerusform>%n partite giravano in tondo e sono escluse</numerusform>
        </translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiato</translation>
    </message>
    <message>
        <source>no change shown</source>
        <translation>nessun cambiamento dimostrato</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after (%4 to %5), %6</source>
        <translation>%1: %2 prima, %3 dopo (da %4 a %5), %6</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>vale</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>violata</translation>
    </message>
    <message numerus="yes">
        <source>not shown with %n game(s)</source>
        <translation>
            <numerusform>non dimostrata con %n partita</numerusform>
            <numerusform>non dimostrata con %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Two to four players lay the map (DNR-SETUP-01).</source>
        <translation>Da due a quattro giocatori dispongono la mappa (DNR-SETUP-01).</translation>
    </message>
    <message>
        <source>The sets in use have no Entrance to deal (DNR-SETUP-15).</source>
        <translation>Gli insiemi in uso non hanno un Ingresso da distribuire (DNR-SETUP-15).</translation>
    </message>
    <message>
        <source>What lies there was not laid in turns from deal %1; --deal names another one.</source>
        <translation>Ciò che c&apos;è non è stato posato a turno dalla distribuzione %1; --deal ne indica un&apos;altra.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>%1, upside down</source>
        <translation>%1, capovolta</translation>
    </message>
    <message>
        <source>%1 has no place for any card and passes.</source>
        <translation>%1 non ha posto per nessuna carta e passa.</translation>
    </message>
    <message>
        <source>%1 lays %2: %3</source>
        <translation>%1 posa %2: %3</translation>
    </message>
    <message>
        <source>%1, your cards:</source>
        <translation>%1, le tue carte:</translation>
    </message>
    <message>
        <source>No place now: %1</source>
        <translation>Nessun posto per ora: %1</translation>
    </message>
    <message>
        <source>Card (a number; hint, quit)&gt; </source>
        <translation>Carta (un numero; hint, quit)&gt; </translation>
    </message>
    <message>
        <source>Place (a number; hint, quit)&gt; </source>
        <translation>Posto (un numero; hint, quit)&gt; </translation>
    </message>
    <message>
        <source>One way: %1, %2</source>
        <translation>Un modo: %1, %2</translation>
    </message>
    <message>
        <source>Expected a number from 1 to %1.</source>
        <translation>Atteso un numero da 1 a %1.</translation>
    </message>
    <message>
        <source>Lay a card map in turns, as Map in View has it</source>
        <translation>Dispone a turno una mappa di carte, come vuole la Mappa in vista</translation>
    </message>
    <message>
        <source>All Map cards are dealt to the players, who lay them in turns, each from a hand that the
others do not see (DNR-OPT-02). The same deal always gives the same hands: a map that was
begun goes on with its number.
Exit code: 0 if all is laid, 1 if people left before, 2 for bad input.
Examples:
  delve lay new.scenario.json --deal 7 -o laid.scenario.json
  delve lay new.scenario.json --program 2 --program 3 -o laid.scenario.json
  delve lay new.scenario.json --program all -o laid.scenario.json</source>
        <translation>Tutte le carte Mappa si distribuiscono ai giocatori, che le posano a turno, ciascuno da una mano
che gli altri non vedono (DNR-OPT-02). La stessa distribuzione dà sempre le stesse mani: una
mappa cominciata continua con il suo numero.
Codice di uscita: 0 se tutto è posato, 1 se si è smesso prima, 2 per dati sbagliati.
Esempi:
  delve lay nuova.scenario.json --deal 7 -o posata.scenario.json
  delve lay nuova.scenario.json --program 2 --program 3 -o posata.scenario.json
  delve lay nuova.scenario.json --program all -o posata.scenario.json</translation>
    </message>
    <message>
        <source>Scenario file, with nothing laid or a map begun in turns</source>
        <translation>File dello scenario, senza nulla di posato o con una mappa cominciata a turno</translation>
    </message>
    <message>
        <source>The number of the deal</source>
        <translation>Il numero della distribuzione</translation>
    </message>
    <message>
        <source>A seat for which the program lays, or all; may be given again</source>
        <translation>Un posto per cui posa il programma, o all per tutti; si può ripetere</translation>
    </message>
    <message>
        <source>Draw with plain characters</source>
        <translation>Disegna con caratteri semplici</translation>
    </message>
    <message>
        <source>%1: laid in turns</source>
        <translation>%1: disposta a turno</translation>
    </message>
    <message>
        <source>%1: %2 cards are still held; --deal %3 goes on</source>
        <translation>%1: restano %2 carte in mano; --deal %3 continua</translation>
    </message>
    <message>
        <source>Black ink only: colours become greys</source>
        <translation>Solo inchiostro nero: i colori diventano grigi</translation>
    </message>
    <message>
        <source>Name a file that ends in .dd2vtt or .uvtt (virtual tabletops), .foundry.json (Foundry VTT), .tmj (Tiled) or .bundle.json (the scenario with its packs).</source>
        <translation>Indica un file che finisce in .dd2vtt o .uvtt (tavoli virtuali), .foundry.json (Foundry VTT), .tmj (Tiled) o .bundle.json (lo scenario con i suoi pacchetti).</translation>
    </message>
    <message>
        <source>All levels have the same size and the same corner: a staircase is at the same place of both its pictures.</source>
        <translation>Tutti i livelli hanno le stesse dimensioni e lo stesso angolo: una scala sta nello stesso punto di entrambe le immagini.</translation>
    </message>
    <message>
        <source>This is one of %1 levels; --all-levels writes all of them, on a common corner.</source>
        <translation>Questo è uno di %1 livelli; --all-levels li scrive tutti, con un angolo comune.</translation>
    </message>
    <message>
        <source>--all-levels is for virtual tabletops: .dd2vtt, .uvtt or .foundry.json.</source>
        <translation>--all-levels vale per i tavoli virtuali: .dd2vtt, .uvtt o .foundry.json.</translation>
    </message>
    <message>
        <source>Examples:
  delve export dungeon.scenario.json -o dungeon.dd2vtt --square 140
  delve export dungeon.scenario.json -o dungeon.foundry.json --no-pieces
  delve export dungeon.scenario.json -o dungeon.tmj
  delve export dungeon.scenario.json --kind pieces -o pieces/
  delve export dungeon.scenario.json -o dungeon.bundle.json</source>
        <translation>Esempi:
  delve export dungeon.scenario.json -o dungeon.dd2vtt --square 140
  delve export dungeon.scenario.json -o dungeon.foundry.json --no-pieces
  delve export dungeon.scenario.json -o dungeon.tmj
  delve export dungeon.scenario.json --kind pieces -o pieces/
  delve export dungeon.scenario.json -o dungeon.bundle.json</translation>
    </message>
    <message>
        <source>The file to write: .dd2vtt, .uvtt, .foundry.json, .tmj or .bundle.json; of pieces a folder</source>
        <translation>Il file da scrivere: .dd2vtt, .uvtt, .foundry.json, .tmj o .bundle.json; per i pezzi una cartella</translation>
    </message>
    <message>
        <source>A map, or single pictures of all pieces, for tables that play with them</source>
        <translation>Una mappa, o immagini singole di tutti i pezzi, per i tavoli che giocano con questi</translation>
    </message>
    <message>
        <source>A file for each level, all with the same corner</source>
        <translation>Un file per ogni livello, tutti con lo stesso angolo</translation>
    </message>
    <message>
        <source>Only the tiles: players must not see what waits there</source>
        <translation>Solo le tessere: i giocatori non devono vedere che cosa li aspetta</translation>
    </message>
    <message>
        <source>Kinds of Mage Knight Dungeons:
  poster    the whole dungeon over many pages, with an assembly map
  tiles     the tiles to cut out, both sides, on as few sheets as possible
  overview  the dungeon on one page with a legend
  sheet     the scenario in words, with a numbered map
  counters  doors, markers, tokens, artifacts and figures to cut out, cards
Kinds of Dungeoneer:
  layout    the map on one page with a legend
  map       the map at the size of its cards, over pages cut along their edges
  cards     the cards to cut out, with their backs; also of a set by itself
  cutouts   pawns and markers to cut out and fold; also of a set by itself
  sheet     the setup in words, with a numbered plan
Examples:
  delve print dungeon.scenario.json -o poster.pdf
  delve print dungeon.scenario.json --kind tiles --paper A3 --duplex short -o tiles.pdf
  delve print dungeon.scenario.json --kind tiles --missing -o missing.pdf
  delve print dungeon.scenario.json --kind sheet --preview pages/
  delve print overdraft --kind cards --sheets fold -o cards.pdf</source>
        <translation>Generi di Mage Knight Dungeons:
  poster    tutto il sotterraneo su molte pagine, con una mappa di montaggio
  tiles     le tessere da ritagliare, fronte e retro, su pochi fogli
  overview  il sotterraneo su una pagina con una legenda
  sheet     lo scenario a parole, con una mappa numerata
  counters  porte, segnalini, gettoni, artefatti e figure da ritagliare, carte
Generi di Dungeoneer:
  layout    la mappa su una pagina con una legenda
  map       la mappa a misura di carte, su pagine tagliate lungo i bordi
  cards     le carte da ritagliare, con i retri; anche di una sola serie
  cutouts   pedine e segnalini da ritagliare e piegare; anche di una sola serie
  sheet     la preparazione a parole, con una pianta numerata
Esempi:
  delve print dungeon.scenario.json -o poster.pdf
  delve print dungeon.scenario.json --kind tiles --paper A3 --duplex short -o tiles.pdf
  delve print dungeon.scenario.json --kind tiles --missing -o missing.pdf
  delve print dungeon.scenario.json --kind sheet --preview pages/
  delve print overdraft --kind cards --sheets fold -o cards.pdf</translation>
    </message>
    <message>
        <source>Leave the cover with the assembly map off the poster</source>
        <translation>Ometti la copertina con la mappa di montaggio dal poster</translation>
    </message>
    <message>
        <source>What stands for figures among the counters: bases to lay down, standees to fold, or nothing</source>
        <translation>Che cosa rappresenta le figure tra i segnalini: basi da appoggiare, sagome da piegare o nulla</translation>
    </message>
    <message>
        <source>Whole squares around the dungeon, so that a grid of another program fits; usually half a square</source>
        <translation>Caselle intere intorno al sotterraneo, così che vi combaci la griglia di un altro programma; di solito mezza casella</translation>
    </message>
    <message>
        <source>This map has no layer &quot;%1&quot;; it has %2.</source>
        <translation>Questa mappa non ha il livello di disegno &quot;%1&quot;; ha %2.</translation>
    </message>
</context>
<context>
    <name>delve::Advice</name>
    <message>
        <source>The turn of %1</source>
        <translation>Il turno di %1</translation>
    </message>
    <message>
        <source>What a good player would do</source>
        <translation>Che cosa farebbe un buon giocatore</translation>
    </message>
</context>
<context>
    <name>delve::AwaitedRoll</name>
    <message numerus="yes">
        <source>%1: roll %n die(s) for %2.</source>
        <translation>
            <numerusform>%1: %n dado da tirare per %2.</numerusform>
            <numerusform>%1: %n dadi da tirare per %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::CalibrationViewModel</name>
    <message>
        <source>calibration</source>
        <translation>calibrazione</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>file PDF</translation>
    </message>
    <message>
        <source>tray %1</source>
        <translation>cassetto %1</translation>
    </message>
</context>
<context>
    <name>delve::DraftShelf</name>
    <message>
        <source>Cannot recover %1</source>
        <translation>Impossibile recuperare %1</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
    <message>
        <source>The pack cannot be made</source>
        <translation>Il pacchetto non si può creare</translation>
    </message>
    <message>
        <source>The pack cannot be copied</source>
        <translation>Il pacchetto non si può copiare</translation>
    </message>
    <message>
        <source>The pack cannot be deleted</source>
        <translation>Il pacchetto non si può eliminare</translation>
    </message>
    <message>
        <source>The pack cannot be exported</source>
        <translation>Il pacchetto non si può esportare</translation>
    </message>
    <message>
        <source>Cannot import %1</source>
        <translation>Impossibile importare %1</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>%1 non si può salvare</translation>
    </message>
</context>
<context>
    <name>delve::FileDocumentViewModel</name>
    <message>
        <source>Untitled</source>
        <translation>Senza titolo</translation>
    </message>
</context>
<context>
    <name>delve::FormModel</name>
    <message>
        <source>Change %1</source>
        <translation>Modifica %1</translation>
    </message>
</context>
<context>
    <name>delve::FormTableModel</name>
    <message>
        <source>Change %1</source>
        <translation>Modifica %1</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Aggiungi a %1</translation>
    </message>
    <message>
        <source>Take from %1</source>
        <translation>Togli da %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>delve::GamesAside</name>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 di %2 partite</translation>
    </message>
    <message>
        <source>ending…</source>
        <translation>sto finendo…</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>circa %n minuto rimasto</numerusform>
            <numerusform>circa %n minuti rimasti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>circa %n secondo rimasto</numerusform>
            <numerusform>circa %n secondi rimasti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::HistoryModel</name>
    <message>
        <source>As it was at the start</source>
        <translation>Com&apos;era all&apos;inizio</translation>
    </message>
</context>
<context>
    <name>delve::MapCanvas</name>
    <message>
        <source>Full Colour</source>
        <translation>A colori</translation>
    </message>
    <message>
        <source>Parchment</source>
        <translation>Pergamena</translation>
    </message>
    <message>
        <source>Blueprint</source>
        <translation>Disegno tecnico</translation>
    </message>
    <message>
        <source>Ink Saver</source>
        <translation>Risparmia inchiostro</translation>
    </message>
</context>
<context>
    <name>delve::MapExport</name>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
</context>
<context>
    <name>delve::PageChoices</name>
    <message>
        <source>Not calibrated: backs are printed where they are drawn.</source>
        <translation>Non calibrata: i retri si stampano dove sono disegnati.</translation>
    </message>
    <message>
        <source>Calibrated: the printer misses backs by %1 mm to the right and %2 mm down, turned by %3°.</source>
        <translation>Calibrata: la stampante sbaglia i retri di %1 mm a destra e %2 mm in basso, ruotati di %3°.</translation>
    </message>
    <message>
        <source>PDF file</source>
        <translation>File PDF</translation>
    </message>
</context>
<context>
    <name>delve::PagesModel</name>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>Sent to %1</source>
        <translation>Inviato a %1</translation>
    </message>
</context>
<context>
    <name>delve::PaletteModel</name>
    <message>
        <source>All pieces</source>
        <translation>Tutti i pezzi</translation>
    </message>
</context>
<context>
    <name>delve::PlayGame</name>
    <message>
        <source>No copy of the game could be kept</source>
        <translation>Non è stato possibile tenere una copia della partita</translation>
    </message>
    <message>
        <source>Recovered game</source>
        <translation>Partita recuperata</translation>
    </message>
    <message>
        <source>%1 was recorded by older rules and stays as it is. Choose another name.</source>
        <translation>%1 è stato registrato con regole più vecchie e resta com’è. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>the roll</source>
        <translation>il tiro</translation>
    </message>
    <message>
        <source>%1 Once more ends the turn.</source>
        <translation>%1 Ancora una volta e il turno finisce.</translation>
    </message>
</context>
<context>
    <name>delve::PlaytestSettings</name>
    <message>
        <source>The same</source>
        <translation>Lo stesso</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>until it is clear</source>
        <translation>finché è chiaro</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>seme %1</translation>
    </message>
</context>
<context>
    <name>delve::ProgramInfo</name>
    <message>
        <source>Delvewright: GNU General Public License, version 3 or later</source>
        <translation>Delvewright: GNU General Public License, versione 3 o successiva</translation>
    </message>
</context>
<context>
    <name>delve::StandingAnswersModel</name>
    <message>
        <source>When I am asked</source>
        <translation>Quando mi si chiede</translation>
    </message>
</context>
<context>
    <name>delve::ThingSearch</name>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>delve::Timeline</name>
    <message numerus="yes">
        <source>%n action(s) of the file checked: each led where it is recorded.</source>
        <translation>
            <numerusform>%n azione del file verificata: ha portato dove è registrato.</numerusform>
            <numerusform>%n azioni del file verificate: ognuna ha portato dove è registrato.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Round %1, %2</translation>
    </message>
</context>
<context>
    <name>delve::Workspace</name>
    <message>
        <source>Cannot open %1</source>
        <translation>Impossibile aprire %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Senza titolo</translation>
    </message>
    <message>
        <source>Pack “%1”</source>
        <translation>Pacchetto “%1”</translation>
    </message>
    <message>
        <source>No recovery copy could be written</source>
        <translation>Non si è potuta scrivere una copia di recupero</translation>
    </message>
    <message>
        <source>Cannot save %1</source>
        <translation>Impossibile salvare %1</translation>
    </message>
    <message>
        <source>Damaged recovery file</source>
        <translation>File di recupero danneggiato</translation>
    </message>
    <message>
        <source>Cannot recover %1</source>
        <translation>Impossibile recuperare %1</translation>
    </message>
    <message>
        <source>Game of “%1”</source>
        <translation>Partita di “%1”</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardCanvas</name>
    <message>
        <source>Draft: click to lay the card anywhere; R turns it, Esc puts it back</source>
        <translation>Bozza: fai clic per posare la carta dovunque; R la gira, Esc la rimette a posto</translation>
    </message>
    <message>
        <source>Click a lit cell; Tab goes to the next one, R turns the card, Esc puts it back</source>
        <translation>Fai clic su una cella illuminata; Tab va alla successiva, R gira la carta, Esc la rimette a posto</translation>
    </message>
    <message>
        <source>Drag to move the map</source>
        <translation>Trascina per spostare la mappa</translation>
    </message>
    <message>
        <source>Drag to move, R turns, Del deletes</source>
        <translation>Trascina per spostare, R gira, Canc elimina</translation>
    </message>
    <message>
        <source>Click selects, dragging a frame selects several; the wheel zooms</source>
        <translation>Un clic seleziona, una cornice ne seleziona più d&apos;una; la rotella ingrandisce</translation>
    </message>
    <message>
        <source>This card has no legal place on the map as it is.</source>
        <translation>Questa carta non ha posti consentiti sulla mappa com&apos;è ora.</translation>
    </message>
    <message>
        <source>Shift lays it anyway, and so does Draft.</source>
        <translation>Maiusc la posa comunque, e così la Bozza.</translation>
    </message>
    <message>
        <source>Only this way round fits here.</source>
        <translation>Qui va bene solo questo verso.</translation>
    </message>
    <message>
        <source>The map is laid in turns: cards come from the hand of the player whose turn it is.</source>
        <translation>La mappa si dispone a turno: le carte vengono dalla mano del giocatore di turno.</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardChecksModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardCommands</name>
    <message>
        <source>Cut</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Add Note</source>
        <translation>Aggiungi nota</translation>
    </message>
    <message>
        <source>Remove Portal Link</source>
        <translation>Togli il collegamento del Portale</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardEffectsModel</name>
    <message>
        <source>Change %1</source>
        <translation>Modifica %1</translation>
    </message>
    <message>
        <source>Add Effect</source>
        <translation>Aggiungi effetto</translation>
    </message>
    <message>
        <source>Remove Effect</source>
        <translation>Togli effetto</translation>
    </message>
    <message>
        <source>Move Effect</source>
        <translation>Sposta effetto</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardExportViewModel</name>
    <message>
        <source>PNG picture</source>
        <translation>Immagine PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Disegno SVG</translation>
    </message>
    <message>
        <source>PDF drawing</source>
        <translation>Disegno PDF</translation>
    </message>
    <message>
        <source>Virtual tabletop</source>
        <translation>Tavolo virtuale</translation>
    </message>
    <message>
        <source>Tiled map</source>
        <translation>Mappa di Tiled</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Scenario con pacchetti</translation>
    </message>
    <message>
        <source>All maps as a picture of pixels, for screens and web pages.</source>
        <translation>Tutte le mappe come immagine di pixel, per schermi e pagine web.</translation>
    </message>
    <message>
        <source>All maps as vectors, with a named group for each layer.</source>
        <translation>Tutte le mappe come vettori, con un gruppo per ogni livello di disegno.</translation>
    </message>
    <message>
        <source>All maps as vectors, on one page as large as they are.</source>
        <translation>Tutte le mappe come vettori, su una pagina grande quanto loro.</translation>
    </message>
    <message>
        <source>Universal VTT (.dd2vtt): picture, walls and doors for virtual tabletops. A card is 5 squares wide and 7 high.</source>
        <translation>Universal VTT (.dd2vtt): immagine, muri e porte per tavoli virtuali. Una carta è larga 5 caselle e alta 7.</translation>
    </message>
    <message>
        <source>A .tmj map for the editor Tiled whose tiles are cards, with their picture beside it.</source>
        <translation>Una mappa .tmj per l&apos;editor Tiled, le cui tessere sono carte, con la loro immagine accanto.</translation>
    </message>
    <message>
        <source>The scenario with all sets it uses in one file, for a friend who has none of them.</source>
        <translation>Lo scenario con tutte le serie che usa in un solo file, per un amico che non ne ha nessuna.</translation>
    </message>
    <message>
        <source>Foundry VTT scene</source>
        <translation>Scena di Foundry VTT</translation>
    </message>
    <message>
        <source>A scene for Foundry VTT (.foundry.json) with walls, doors and notes, and its picture beside it. A card is 5 squares wide and 7 high.</source>
        <translation>Una scena per Foundry VTT (.foundry.json) con muri, porte e note, e accanto la sua immagine. Una carta è larga 5 caselle e alta 7.</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardGameTable</name>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>Mano: %n carta</numerusform>
            <numerusform>Mano: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Mano: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Movement: %1</source>
        <translation>Movimento: %1</translation>
    </message>
    <message>
        <source>Quest %1: %2</source>
        <translation>Missione %1: %2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>%1: Movement %2, Glory %3</source>
        <translation>%1: Movimento %2, Gloria %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Peril to spend: %1</source>
        <translation>Pericolo da spendere: %1</translation>
    </message>
    <message>
        <source>Global Quest: %1</source>
        <translation>Missione Globale: %1</translation>
    </message>
    <message>
        <source>Ask me always</source>
        <translation>Chiedimi sempre</translation>
    </message>
    <message>
        <source>Pass until I am attacked</source>
        <translation>Passa finché non vengo attaccato</translation>
    </message>
    <message>
        <source>Pass until my turn</source>
        <translation>Passa fino al mio turno</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardInspector</name>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifica %1</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardLayers</name>
    <message>
        <source>Signs of problems</source>
        <translation>Segni dei problemi</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Walls and rolls between cards</source>
        <translation>Muri e tiri fra le carte</translation>
    </message>
    <message>
        <source>Sewers</source>
        <translation>Fogne</translation>
    </message>
    <message>
        <source>Portals</source>
        <translation>Portali</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardMapDocument</name>
    <message>
        <source>Reload from Disk</source>
        <translation>Ricarica dal disco</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardMapViewModel</name>
    <message>
        <source>No Map card is left to draw.</source>
        <translation>Non resta nessuna carta Mappa da pescare.</translation>
    </message>
    <message>
        <source>The next draw fits: %1 of %2 cards (%3 %)</source>
        <translation>La prossima pescata combacia: %1 carte su %2 (%3 %)</translation>
    </message>
    <message>
        <source>%1 (%2, Glory %3, Peril %4)</source>
        <translation>%1 (%2, Gloria %3, Pericolo %4)</translation>
    </message>
    <message>
        <source>%1, upside down</source>
        <translation>%1, capovolta</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardOutline</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardPalette</name>
    <message>
        <source>Entrance</source>
        <translation>Ingresso</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passaggi</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Sentieri</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Stanze</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Siti</translation>
    </message>
    <message>
        <source>Glory %1 · Peril %2</source>
        <translation>Gloria %1 · Pericolo %2</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardPlay</name>
    <message numerus="yes">
        <source>%1: %n card(s) in hand</source>
        <translation>
            <numerusform>%1: %n carta in mano</numerusform>
            <numerusform>%1: %n carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristino</translation>
    </message>
    <message>
        <source>Dungeonlord</source>
        <translation>Signore</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Costruzione</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Eroe</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloria</translation>
    </message>
    <message>
        <source>Peril</source>
        <translation>Pericolo</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Vita</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Quests done</source>
        <translation>Missioni compiute</translation>
    </message>
    <message>
        <source>Global Quest</source>
        <translation>Missione Globale</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>Completed Quests</source>
        <translation>Missioni compiute</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardPlayCanvas</name>
    <message numerus="yes">
        <source>%n possible action(s)</source>
        <translation>
            <numerusform>%n azione possibile</numerusform>
            <numerusform>%n azioni possibili</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardPlayers</name>
    <message>
        <source>Add Player</source>
        <translation>Aggiungi giocatore</translation>
    </message>
    <message>
        <source>Remove Player</source>
        <translation>Togli giocatore</translation>
    </message>
    <message>
        <source>Change the Turn Order</source>
        <translation>Cambia l&apos;ordine di turno</translation>
    </message>
    <message>
        <source>Name Player</source>
        <translation>Dai un nome al giocatore</translation>
    </message>
    <message>
        <source>Choose the Global Quest</source>
        <translation>Scegli la Missione Globale</translation>
    </message>
    <message>
        <source>Choose Hero</source>
        <translation>Scegli Eroe</translation>
    </message>
    <message>
        <source>Give Quest</source>
        <translation>Dai Missione</translation>
    </message>
    <message>
        <source>Give Card</source>
        <translation>Dai carta</translation>
    </message>
    <message>
        <source>Take Card Away</source>
        <translation>Togli carta</translation>
    </message>
    <message>
        <source>Choose Where a Hero Begins</source>
        <translation>Scegli dove comincia un Eroe</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardPrintChoices</name>
    <message>
        <source>Layout sheet</source>
        <translation>Foglio di disposizione</translation>
    </message>
    <message>
        <source>Map at the size of cards</source>
        <translation>Mappa a misura di carte</translation>
    </message>
    <message>
        <source>Cards to cut out</source>
        <translation>Carte da ritagliare</translation>
    </message>
    <message>
        <source>Pawns and markers</source>
        <translation>Pedine e segnalini</translation>
    </message>
    <message>
        <source>Setup in words</source>
        <translation>Preparazione a parole</translation>
    </message>
    <message>
        <source>The map on one page, with a legend and what the rules say.</source>
        <translation>La mappa su una pagina, con una legenda e ciò che dicono le regole.</translation>
    </message>
    <message>
        <source>The map over pages that are cut along the edges of its cards.</source>
        <translation>La mappa su pagine tagliate lungo i bordi delle carte.</translation>
    </message>
    <message>
        <source>All cards of the sets in use, with their backs.</source>
        <translation>Tutte le carte delle serie in uso, con i retri.</translation>
    </message>
    <message>
        <source>Heroes to cut out and fold, and the lettered markers.</source>
        <translation>Eroi da ritagliare e piegare, e i segnalini con le lettere.</translation>
    </message>
    <message>
        <source>What the dealer does, step by step, with a numbered plan.</source>
        <translation>Che cosa fa il mazziere, passo per passo, con una pianta numerata.</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Tutti i mazzi</translation>
    </message>
    <message>
        <source>Map cards</source>
        <translation>Carte Mappa</translation>
    </message>
    <message>
        <source>Adventure cards</source>
        <translation>Carte Avventura</translation>
    </message>
    <message>
        <source>Quest cards</source>
        <translation>Carte Missione</translation>
    </message>
    <message>
        <source>Hero cards</source>
        <translation>Carte Eroe</translation>
    </message>
    <message>
        <source>Tracker cards</source>
        <translation>Carte Indicatore</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardSearch</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardSelection</name>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n cosa</numerusform>
            <numerusform>%n cose</numerusform>
        </translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::CardWishes</name>
    <message>
        <source>As it comes</source>
        <translation>Come viene</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compatta</translation>
    </message>
    <message>
        <source>Sprawling</source>
        <translation>Estesa</translation>
    </message>
    <message>
        <source>As they come</source>
        <translation>Come vengono</translation>
    </message>
    <message>
        <source>Gentle: few rolls</source>
        <translation>Miti: pochi tiri</translation>
    </message>
    <message>
        <source>Harsh: many rolls</source>
        <translation>Dure: molti tiri</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::DoorOverlay</name>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>With Speed %1: %2</source>
        <translation>Con Velocità %1: %2</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::DungeoneerGame</name>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::ForesightOverlay</name>
    <message>
        <source>Nothing that is left can fill this cell (DNR-MAP-18)</source>
        <translation>Nulla di ciò che resta può riempire questa cella (DNR-MAP-18)</translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards left fit here: %1</source>
        <translation>
            <numerusform>%n delle carte rimaste combacia qui: %1</numerusform>
            <numerusform>%n delle carte rimaste combaciano qui: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::MapFixes</name>
    <message>
        <source>Fix: %1</source>
        <translation>Correggi: %1</translation>
    </message>
    <message>
        <source>No fix is known for what is shown.</source>
        <translation>Non si conosce rimedio per ciò che è mostrato.</translation>
    </message>
    <message>
        <source>%1 (price %2)</source>
        <translation>%1 (prezzo %2)</translation>
    </message>
    <message numerus="yes">
        <source>Mends problems in %n step(s), price %1.</source>
        <translation>
            <numerusform>Corregge i problemi in %n passo, prezzo %1.</numerusform>
            <numerusform>Corregge i problemi in %n passi, prezzo %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left, because no fix is known: %1.</source>
        <translation>Restano, perché non si conosce rimedio: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Fix %n Problem(s)</source>
        <translation>
            <numerusform>Correggi %n problema</numerusform>
            <numerusform>Correggi %n problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems fixed: %1.</source>
        <translation>Problemi corretti: %1.</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::MapGuide</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in use</source>
        <translation>
            <numerusform>%n insieme in uso</numerusform>
            <numerusform>%n insiemi in uso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 chosen, the others are dealt</source>
        <translation>%1 su %2 scelti, gli altri vengono distribuiti</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid, %1</source>
        <translation>
            <numerusform>%n carta posata, %1</numerusform>
            <numerusform>%n carte posate, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2, %3</source>
        <translation>Passo %1: %2, %3</translation>
    </message>
    <message>
        <source>Sets and decks</source>
        <translation>Insiemi e mazzi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Eroi</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>The Entrance</source>
        <translation>L&apos;Ingresso</translation>
    </message>
    <message>
        <source>Four Passages around it</source>
        <translation>Quattro Passaggi attorno</translation>
    </message>
    <message>
        <source>The rest of the map</source>
        <translation>Il resto della mappa</translation>
    </message>
    <message>
        <source>Choose the sets of cards to play with: in the inspector, with nothing selected. A card of another set brings its set along.</source>
        <translation>Scegli gli insiemi di carte con cui giocare: nelle proprietà, senza nulla di selezionato. Una carta di un altro insieme lo porta con sé.</translation>
    </message>
    <message>
        <source>Two to four people play. Names are optional.</source>
        <translation>Si gioca da due a quattro. I nomi sono facoltativi.</translation>
    </message>
    <message>
        <source>Every player has a Hero. Those you do not choose are dealt at random.</source>
        <translation>Ogni giocatore ha un Eroe. Quelli che non scegli vengono distribuiti a caso.</translation>
    </message>
    <message>
        <source>Every player has two Personal Quests, and one Global Quest lies beside the deck. Those you do not choose are dealt at random.</source>
        <translation>Ogni giocatore ha due Missioni Personali, e una Missione Globale sta accanto al mazzo. Quelle che non scegli vengono distribuite a caso.</translation>
    </message>
    <message>
        <source>The Entrance lies upright in the centre, and Heroes begin on it.</source>
        <translation>L&apos;Ingresso sta diritto al centro, e gli Eroi cominciano da lì.</translation>
    </message>
    <message>
        <source>One Passage or Road on each side of the Entrance, turned so that one can go there.</source>
        <translation>Un Passaggio o Sentiero su ogni lato dell&apos;Ingresso, girato in modo che ci si possa andare.</translation>
    </message>
    <message>
        <source>Lay cards one after the other, or as they are drawn. With Map in View all of them are laid before play, and the map is finished.</source>
        <translation>Posa le carte una dopo l&apos;altra, o come vengono pescate. Con la Mappa in vista si posano tutte prima di giocare, e la mappa è finita.</translation>
    </message>
    <message>
        <source>later</source>
        <translation>dopo</translation>
    </message>
    <message>
        <source>now</source>
        <translation>adesso</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>a rule is broken</source>
        <translation>una regola è violata</translation>
    </message>
    <message>
        <source>Lay the map in turns</source>
        <translation>Disporre la mappa a turno</translation>
    </message>
    <message>
        <source>Map in View: all Map cards are dealt, and the players lay them in turns before play. Whoever got the Entrance begins with it.</source>
        <translation>Mappa in vista: tutte le carte Mappa si distribuiscono, e i giocatori le posano a turno prima della partita. Chi ha ricevuto l&apos;Ingresso comincia con quello.</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::MapProposals</name>
    <message>
        <source>The document cannot be changed.</source>
        <translation>Il documento non si può modificare.</translation>
    </message>
    <message>
        <source>What is laid breaks rules; mend the errors first.</source>
        <translation>Ciò che è posato viola le regole; correggi prima gli errori.</translation>
    </message>
    <message>
        <source>Laying cards on trial…</source>
        <translation>Poso carte per prova…</translation>
    </message>
    <message>
        <source>Proposal %1 of %2: %3 cards, %4 ways round, farthest card %5 steps away, a roll at %6 % of the crossings</source>
        <translation>Proposta %1 di %2: %3 carte, %4 giri, la carta più lontana a %5 passi, un tiro al %6 % dei passaggi</translation>
    </message>
    <message>
        <source>Complete the Map</source>
        <translation>Completa la mappa</translation>
    </message>
    <message>
        <source>Generate a Map</source>
        <translation>Genera una mappa</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::MapTurns</name>
    <message>
        <source>The document cannot be changed.</source>
        <translation>Il documento non si può modificare.</translation>
    </message>
    <message>
        <source>Two to four players lay the map (DNR-SETUP-01).</source>
        <translation>Da due a quattro giocatori dispongono la mappa (DNR-SETUP-01).</translation>
    </message>
    <message>
        <source>The sets in use have no Entrance to deal (DNR-SETUP-15).</source>
        <translation>Gli insiemi in uso non hanno un Ingresso da distribuire (DNR-SETUP-15).</translation>
    </message>
    <message>
        <source>The players have not agreed on Map in View (DNR-OPT-02).</source>
        <translation>I giocatori non si sono accordati sulla Mappa in vista (DNR-OPT-02).</translation>
    </message>
    <message>
        <source>What lies on the map was not laid in turns from deal %1. Undo goes back to where it was, or another deal was meant.</source>
        <translation>Ciò che sta sulla mappa non è stato posato a turno dalla distribuzione %1. Annulla torna a dov&apos;era, oppure si intendeva un&apos;altra distribuzione.</translation>
    </message>
    <message>
        <source>Agree on Map in View</source>
        <translation>Accordo sulla Mappa in vista</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 had no place for any card and passed.</source>
        <translation>
            <numerusform>%1 non aveva posto per nessuna carta e ha passato.</numerusform>
            <numerusform>%1 non avevano posto per nessuna carta e hanno passato.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::QuestOverlay</name>
    <message>
        <source>Place of: %1</source>
        <translation>Luogo di: %1</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::SetCardsModel</name>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::SetDraft</name>
    <message>
        <source>Recover Changes</source>
        <translation>Recupera modifiche</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Aggiungi %1</translation>
    </message>
    <message>
        <source>Add a Copy of %1</source>
        <translation>Aggiungi una copia di %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Elimina %1</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::SetShelf</name>
    <message>
        <source>The set cannot be copied</source>
        <translation>Il set non si può copiare</translation>
    </message>
    <message>
        <source>The table cannot be written</source>
        <translation>La tabella non si può scrivere</translation>
    </message>
    <message>
        <source>Cannot import %1</source>
        <translation>Impossibile importare %1</translation>
    </message>
    <message>
        <source>Import Cards</source>
        <translation>Importa carte</translation>
    </message>
    <message>
        <source>Use Changed Set</source>
        <translation>Usa il set cambiato</translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::SpaceOverlay</name>
    <message>
        <source>Glory %1</source>
        <translation>Gloria %1</translation>
    </message>
    <message>
        <source>Peril %1</source>
        <translation>Pericolo %1</translation>
    </message>
    <message>
        <source>Cannot be reached from the Entrance</source>
        <translation>Non si può raggiungere dall&apos;Ingresso</translation>
    </message>
    <message numerus="yes">
        <source>%n Movement from the Entrance</source>
        <translation>
            <numerusform>%n Movimento dall&apos;Ingresso</numerusform>
            <numerusform>%n Movimento dall&apos;Ingresso</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::dungeoneer::WayOverlay</name>
    <message>
        <source>Sewer %1</source>
        <translation>Fogna %1</translation>
    </message>
    <message>
        <source>Portal %1</source>
        <translation>Portale %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 ← %2</source>
        <translation>%1 ← %2</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <translation>%1 verso %2, %3</translation>
    </message>
    <message>
        <source>%1 from %2, %3</source>
        <translation>%1 da %2, %3</translation>
    </message>
    <message>
        <source>Portal → ?</source>
        <translation>Portale → ?</translation>
    </message>
    <message>
        <source>Portal without a link (DNR-OBST-09)</source>
        <translation>Portale senza collegamento (DNR-OBST-09)</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::AssertionDraft</name>
    <message>
        <source>A player wins</source>
        <translation>Un giocatore vince</translation>
    </message>
    <message>
        <source>A player loses every hero</source>
        <translation>Un giocatore perde tutti gli eroi</translation>
    </message>
    <message>
        <source>A player reaches a chest</source>
        <translation>Un giocatore raggiunge un forziere</translation>
    </message>
    <message>
        <source>A chest is taken</source>
        <translation>Un forziere viene preso</translation>
    </message>
    <message>
        <source>A token is met</source>
        <translation>Un gettone viene incontrato</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>The round limit ends the game</source>
        <translation>Il limite di round chiude la partita</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>almeno</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>al massimo</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::AssertionsModel</name>
    <message>
        <source>Remove Promise</source>
        <translation>Elimina promessa</translation>
    </message>
    <message>
        <source>Add Promise</source>
        <translation>Aggiungi promessa</translation>
    </message>
    <message>
        <source>Change Promise</source>
        <translation>Modifica promessa</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>non ancora verificata</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::BundleOpener</name>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 è già presente.</translation>
    </message>
    <message>
        <source>%1 is new and will be installed.</source>
        <translation>%1 è nuovo e verrà installato.</translation>
    </message>
    <message>
        <source>%1: another version is installed, %2.</source>
        <translation>%1: è installata un’altra versione, %2.</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>Impossibile aprire %1</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::CollectionModel</name>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Special terrain</source>
        <translation>Terreno speciale</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefatti</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Forzieri</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Wandering tokens</source>
        <translation>Gettoni erranti</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::DangerOverlay</name>
    <message>
        <source>up to %1</source>
        <translation>fino a %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>oltre %1</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::DungeonPlaytestSettings</name>
    <message>
        <source>entrances change</source>
        <translation>gli ingressi cambiano</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::DungeonProposals</name>
    <message>
        <source>Generate Dungeon</source>
        <translation>Genera dungeon</translation>
    </message>
    <message>
        <source>Complete Dungeon</source>
        <translation>Completa dungeon</translation>
    </message>
    <message>
        <source>Tiles: %1 · loops: %2 · chests: %3, the nearest %4 speed points away · difference between the teams: %5</source>
        <translation>Tessere: %1 · anelli: %2 · forzieri: %3, il più vicino a %4 punti velocità · differenza tra le squadre: %5</translation>
    </message>
    <message>
        <source>Take Away %1</source>
        <translation>Togli %1</translation>
    </message>
    <message>
        <source>Let Tiles Run Out</source>
        <translation>Lascia finire le tessere</translation>
    </message>
    <message>
        <source>Use More Tiles Than in Stock</source>
        <translation>Usa più tessere di quelle disponibili</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::DungeonTable</name>
    <message>
        <source>%1 gold, %2 experience</source>
        <translation>%1 oro, %2 esperienza</translation>
    </message>
    <message>
        <source>Heroes in the dungeon: %1</source>
        <translation>Eroi nel dungeon: %1</translation>
    </message>
    <message>
        <source>Monster Master</source>
        <translation>Signore dei mostri</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <translation>Che cosa fa %1?</translation>
    </message>
    <message>
        <source>Which figure is activated?</source>
        <translation>Quale figura si attiva?</translation>
    </message>
    <message>
        <source>%1: speed points left: %2</source>
        <translation>%1: punti velocità rimasti: %2</translation>
    </message>
    <message>
        <source>Activations left: %1</source>
        <translation>Attivazioni rimaste: %1</translation>
    </message>
    <message>
        <source>Mage Spawn: %1 in the dungeon, %2 in the pool</source>
        <translation>Mage Spawn: %1 nel dungeon, %2 nella riserva</translation>
    </message>
    <message numerus="yes">
        <source>%n activation(s) are left.</source>
        <translation>
            <numerusform>Resta %n attivazione.</numerusform>
            <numerusform>Restano %n attivazioni.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::mageknight::DungeonWishesModel</name>
    <message>
        <source>Balanced</source>
        <translation>Equilibrata</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compatta</translation>
    </message>
    <message>
        <source>Sprawling</source>
        <translation>Ramificata</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Terreno libero</translation>
    </message>
    <message>
        <source>Rough ground</source>
        <translation>Terreno accidentato</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>Chasms</source>
        <translation>Crepacci</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Muri</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::EditCommands</name>
    <message>
        <source>Cut</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Make It the Central Chamber</source>
        <translation>Rendi camera centrale</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::EditorCanvas</name>
    <message>
        <source>Square %1</source>
        <translation>Casella %1</translation>
    </message>
    <message>
        <source>Map of %1</source>
        <translation>Mappa di %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Shift lays it anyway.</source>
        <translation>Maiusc la posa comunque.</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::ExportViewModel</name>
    <message>
        <source>PNG picture</source>
        <translation>Immagine PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Disegno SVG</translation>
    </message>
    <message>
        <source>PDF drawing</source>
        <translation>Disegno PDF</translation>
    </message>
    <message>
        <source>Virtual tabletop</source>
        <translation>Tavolo virtuale</translation>
    </message>
    <message>
        <source>Tiled map</source>
        <translation>Mappa di Tiled</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Scenario con pacchetti</translation>
    </message>
    <message>
        <source>Scenario file</source>
        <translation>File di scenario</translation>
    </message>
    <message>
        <source>One level as a picture of pixels, for screens and web pages.</source>
        <translation>Un livello come immagine di pixel, per schermi e pagine web.</translation>
    </message>
    <message>
        <source>One level as vectors, with a named group for each layer and piece.</source>
        <translation>Un livello in vettoriale, con un gruppo dotato di nome per ogni strato e pezzo.</translation>
    </message>
    <message>
        <source>One level as vectors, on one page as large as it.</source>
        <translation>Un livello in vettoriale, su una sola pagina grande quanto esso.</translation>
    </message>
    <message>
        <source>A .tmj map for the editor Tiled, with its tilesets as pictures beside it.</source>
        <translation>Una mappa .tmj per l’editor Tiled, con i suoi set di tessere come immagini accanto.</translation>
    </message>
    <message>
        <source>The scenario with all packs it uses in one file, for a friend who has none of them.</source>
        <translation>Lo scenario con tutti i pacchetti che usa in un solo file, per un amico che non ne ha nessuno.</translation>
    </message>
    <message>
        <source>The scenario alone; whoever opens it needs the same packs.</source>
        <translation>Solo lo scenario; chi lo apre ha bisogno degli stessi pacchetti.</translation>
    </message>
    <message>
        <source>This level is empty.</source>
        <translation>Questo livello è vuoto.</translation>
    </message>
    <message>
        <source>%1 × %2 squares, about %3 × %4 pixels</source>
        <translation>%1 × %2 caselle, circa %3 × %4 pixel</translation>
    </message>
    <message>
        <source>Foundry VTT scene</source>
        <translation>Scena di Foundry VTT</translation>
    </message>
    <message>
        <source>Universal VTT (.dd2vtt): picture, walls, doors and lights for virtual tabletops.</source>
        <translation>Universal VTT (.dd2vtt): immagine, muri, porte e luci per i tavoli virtuali.</translation>
    </message>
    <message>
        <source>A scene for Foundry VTT (.foundry.json) with walls, doors, lights, notes and hidden tokens, and its picture beside it.</source>
        <translation>Una scena per Foundry VTT (.foundry.json) con muri, porte, luci, note e pedine nascoste, e accanto la sua immagine.</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::FindingFixes</name>
    <message>
        <source>Fix: %1</source>
        <translation>Correggi: %1</translation>
    </message>
    <message numerus="yes">
        <source>Fix %n Problem(s)</source>
        <translation>
            <numerusform>Correggi %n problema</numerusform>
            <numerusform>Correggi %n problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems fixed: %1.</source>
        <translation>Problemi corretti: %1.</translation>
    </message>
    <message>
        <source>Problems fixed: %1. Left, because no fix is known: %2.</source>
        <translation>Problemi corretti: %1. Rimasti perché non si conosce una correzione: %2.</translation>
    </message>
    <message>
        <source>No fix is known for what is shown.</source>
        <translation>Per ciò che è mostrato non si conosce una correzione.</translation>
    </message>
    <message>
        <source>%1 (price %2)</source>
        <translation>%1 (prezzo %2)</translation>
    </message>
    <message>
        <source>Mends %1 problems for a price of %2.</source>
        <translation>Corregge %1 problemi al prezzo di %2.</translation>
    </message>
    <message>
        <source>Mends %1 problems for a price of %2. Left, because no fix is known: %3.</source>
        <translation>Corregge %1 problemi al prezzo di %2. Restano, perché non si conosce una correzione: %3.</translation>
    </message>
    <message>
        <source>%1 (price %2, with the step before)</source>
        <translation>%1 (prezzo %2, con il passo precedente)</translation>
    </message>
    <message>
        <source>%1 (price %2, with the %3 steps before)</source>
        <translation>%1 (prezzo %2, con i %3 passi precedenti)</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::FitOverlay</name>
    <message>
        <source>gets there</source>
        <translation>ci arriva</translation>
    </message>
    <message>
        <source>does not</source>
        <translation>non ci arriva</translation>
    </message>
    <message>
        <source>It cannot come in: no entrance is as wide as it is (BASE-17)</source>
        <translation>Non può entrare: nessun ingresso è largo quanto lei (BASE-17)</translation>
    </message>
    <message>
        <source>From the entrances of the teams</source>
        <translation>Dagli ingressi delle squadre</translation>
    </message>
    <message>
        <source>From every opening to the outside, since no team has an entrance</source>
        <translation>Da ogni apertura verso l&apos;esterno, perché nessuna squadra ha un ingresso</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::HeatOverlay</name>
    <message numerus="yes">
        <source>%n visit(s)</source>
        <translation>
            <numerusform>%n visita</numerusform>
            <numerusform>%n visite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hero(es) fell</source>
        <translation>
            <numerusform>%n eroe caduto</numerusform>
            <numerusform>%n eroi caduti</numerusform>
        </translation>
    </message>
    <message>
        <source>never visited</source>
        <translation>mai visitata</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::Improvements</name>
    <message>
        <source>Move %1</source>
        <translation>Sposta %1</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::MageKnightGame</name>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::PackPiecesModel</name>
    <message>
        <source>Chamber</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Hallway</source>
        <translation>Corridoio</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::PackShelf</name>
    <message>
        <source>Use Changed Pack</source>
        <translation>Usa il pacchetto cambiato</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::PackViewModel</name>
    <message>
        <source>Add %1</source>
        <translation>Aggiungi %1</translation>
    </message>
    <message>
        <source>Add a Copy of %1</source>
        <translation>Aggiungi una copia di %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Elimina %1</translation>
    </message>
    <message>
        <source>Copy Face</source>
        <translation>Copia faccia</translation>
    </message>
    <message>
        <source>Turn Face</source>
        <translation>Ruota faccia</translation>
    </message>
    <message>
        <source>Recover Changes</source>
        <translation>Recupera modifiche</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::PieceChecksModel</name>
    <message>
        <source>A chamber of 5 by 5 squares.</source>
        <translation>Una camera di 5 per 5 caselle.</translation>
    </message>
    <message>
        <source>A hallway of 3 by 5 squares.</source>
        <translation>Un corridoio di 3 per 5 caselle.</translation>
    </message>
    <message numerus="yes">
        <source>Face %1 has %n entryway(s): %2.</source>
        <translation>
            <numerusform>La faccia %1 ha %n varco: %2.</numerusform>
            <numerusform>La faccia %1 ha %n varchi: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::mageknight::PlayCanvas</name>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n speed point(s)</source>
        <translation>
            <numerusform>%n punto velocità</numerusform>
            <numerusform>%n punti velocità</numerusform>
        </translation>
    </message>
    <message>
        <source>Way out: %1</source>
        <translation>Uscita: %1</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::PlayFiguresModel</name>
    <message>
        <source>level %1</source>
        <translation>livello %1</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>gittata %1</translation>
    </message>
    <message>
        <source>Mage Spawn</source>
        <translation>Mage Spawn</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::PlayersModel</name>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Add Player</source>
        <translation>Aggiungi giocatore</translation>
    </message>
    <message>
        <source>Remove Player</source>
        <translation>Rimuovi giocatore</translation>
    </message>
    <message>
        <source>Change Turn Order</source>
        <translation>Cambia l&apos;ordine di turno</translation>
    </message>
    <message>
        <source>Rename Player</source>
        <translation>Rinomina giocatore</translation>
    </message>
    <message>
        <source>Change Colour of Player</source>
        <translation>Cambia il colore del giocatore</translation>
    </message>
    <message>
        <source>Add Figure to Team</source>
        <translation>Aggiungi una figura alla squadra</translation>
    </message>
    <message>
        <source>Add to Pool</source>
        <translation>Aggiungi alla riserva</translation>
    </message>
    <message>
        <source>Remove Figure from Team</source>
        <translation>Rimuovi una figura dalla squadra</translation>
    </message>
    <message>
        <source>Remove from Pool</source>
        <translation>Rimuovi dalla riserva</translation>
    </message>
    <message>
        <source>Change Level of Hero</source>
        <translation>Cambia il livello dell&apos;eroe</translation>
    </message>
    <message>
        <source>Change Number in Pool</source>
        <translation>Cambia il numero nella riserva</translation>
    </message>
    <message>
        <source>%1, ridden by %2</source>
        <translation>%1, cavalcata da %2</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::PrintChoices</name>
    <message>
        <source>Poster</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>Tiles to cut out</source>
        <translation>Tessere da ritagliare</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Panoramica</translation>
    </message>
    <message>
        <source>Scenario sheet</source>
        <translation>Scheda dello scenario</translation>
    </message>
    <message>
        <source>Counters and cards</source>
        <translation>Segnalini e carte</translation>
    </message>
    <message>
        <source>The whole dungeon at true scale, over as many pages as it takes.</source>
        <translation>Tutto il dungeon in scala reale, su quante pagine servono.</translation>
    </message>
    <message>
        <source>Every tile at true scale with both its sides, on few sheets.</source>
        <translation>Ogni tessera in scala reale con entrambi i lati, su pochi fogli.</translation>
    </message>
    <message>
        <source>The dungeon on one page, with a legend.</source>
        <translation>Il dungeon su una sola pagina, con una legenda.</translation>
    </message>
    <message>
        <source>Story, setup list, teams and rules, with a numbered map.</source>
        <translation>Storia, elenco di preparazione, squadre e regole, con una mappa numerata.</translation>
    </message>
    <message>
        <source>Doors, markers, tokens, artifacts and figures to cut out, and their cards.</source>
        <translation>Porte, segnalini, gettoni, artefatti e figure da ritagliare, con le loro carte.</translation>
    </message>
    <message>
        <source>Bases to lay down</source>
        <translation>Basi da appoggiare</translation>
    </message>
    <message>
        <source>Standees to fold</source>
        <translation>Sagome da piegare</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::ReachOverlay</name>
    <message>
        <source>All players</source>
        <translation>Tutti i giocatori</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::ReportModel</name>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>mostly %1</source>
        <translation>soprattutto %1</translation>
    </message>
    <message>
        <source>%1: expected a name that ends in .html, .csv or .json</source>
        <translation>%1: atteso un nome che finisce in .html, .csv o .json</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::ScenarioDocument</name>
    <message>
        <source>Reload from Disk</source>
        <translation>Ricarica dal disco</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::ScenarioInspector</name>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifica %1</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::ScenarioLayers</name>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Segnalini terreno</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefatti</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Forzieri</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Gettoni</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Entrances</source>
        <translation>Ingressi</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Uscite</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Signs of problems</source>
        <translation>Segni dei problemi</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::ScenarioOutline</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::ScenarioPalette</name>
    <message>
        <source>Hallways</source>
        <translation>Corridoi</translation>
    </message>
    <message>
        <source>Chambers</source>
        <translation>Camere</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Special terrain</source>
        <translation>Terreno speciale</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefatti</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Forzieri</translation>
    </message>
    <message>
        <source>Wandering tokens</source>
        <translation>Gettoni erranti</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Entrances and exits</source>
        <translation>Ingressi e uscite</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::ScenarioViewModel</name>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
    <message>
        <source>Add Level</source>
        <translation>Aggiungi livello</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::SetupGuide</name>
    <message>
        <source>Step %1: %2</source>
        <translation>Passo %1: %2</translation>
    </message>
    <message>
        <source>Roll for the Start</source>
        <translation>Tiro per chi comincia</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::SurveyOverlay</name>
    <message>
        <source>Pieces of this dungeon are in none of the packs</source>
        <translation>Pezzi di questo dungeon non sono in nessuno dei pacchetti</translation>
    </message>
</context>
<context>
    <name>delve::mageknight::ThingSelection</name>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n cosa</numerusform>
            <numerusform>%n cose</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::mageknight::TileCanvas</name>
    <message>
        <source>Square %1: %2, cost %3</source>
        <translation>Casella %1: %2, costo %3</translation>
    </message>
    <message>
        <source>· border wall in the %1</source>
        <translation>· muro di bordo a %1</translation>
    </message>
    <message>
        <source>· opening in the %1</source>
        <translation>· varco a %1</translation>
    </message>
    <message>
        <source>· wall in the %1</source>
        <translation>· muro a %1</translation>
    </message>
    <message>
        <source>· no wall in the %1</source>
        <translation>· nessun muro a %1</translation>
    </message>
    <message>
        <source>· linked corner</source>
        <translation>· angolo unito</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Dipingi: %1</translation>
    </message>
    <message>
        <source>Build Walls</source>
        <translation>Costruisci muri</translation>
    </message>
    <message>
        <source>Open Walls</source>
        <translation>Apri muri</translation>
    </message>
    <message>
        <source>Link Corner</source>
        <translation>Unisci angolo</translation>
    </message>
    <message>
        <source>Print Cost</source>
        <translation>Stampa costo</translation>
    </message>
    <message>
        <source>Toggle Wall</source>
        <translation>Metti o togli muro</translation>
    </message>
</context>
</TS>
