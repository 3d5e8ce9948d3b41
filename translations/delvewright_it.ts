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
        <source>A dungeon and scenario editor with a rules engine for Mage Knight Dungeons.</source>
        <translation>Un editor di dungeon e scenari con un motore di regole per Mage Knight Dungeons.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Software libero distribuito con licenza GNU General Public License, versione 3 o successiva.</translation>
    </message>
</context>
<context>
    <name>AppMenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
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
        <source>&amp;Fit to Window</source>
        <translation>&amp;Adatta alla finestra</translation>
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
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;About Delvewright</source>
        <translation>&amp;Informazioni su Delvewright</translation>
    </message>
</context>
<context>
    <name>AppStatusBar</name>
    <message>
        <source>Status</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Tiles: %1</source>
        <translation>Tessere: %1</translation>
    </message>
    <message>
        <source>%1 px a square</source>
        <translation>%1 px per casella</translation>
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
    <name>DungeonView</name>
    <message>
        <source>Square %1, %2</source>
        <translation>Casella %1, %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Map of %1</source>
        <translation>Mappa di %1</translation>
    </message>
    <message>
        <source>Arrow keys move the map, plus and minus zoom, F shows all of it.</source>
        <translation>I tasti freccia spostano la mappa, più e meno cambiano lo zoom, F la mostra per intero.</translation>
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
        <translation>atteso un segnalino errante dei pacchetti indicati, trovato %1</translation>
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
        <translation>atteso un segnalino errante di colore &quot;%1&quot;, trovato %2 di colore &quot;%3&quot;</translation>
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
</context>
<context>
    <name>ErrorBanner</name>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
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
        <source>%1 of the %2 tiles of a six tile dungeon are laid.</source>
        <translation>Sono posate %1 delle %2 tessere di un dungeon di sei tessere.</translation>
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
        <source>There are %1 chambers and %2 hallways; at least %3 and %4 are needed.</source>
        <translation>Ci sono %1 camere e %2 corridoi; ne servono almeno %3 e %4.</translation>
    </message>
    <message>
        <source>{1} has %1 chambers and %2 hallways; at least %3 and %4 are needed.</source>
        <translation>{1} ha %1 camere e %2 corridoi; ne servono almeno %3 e %4.</translation>
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
        <source>There are %1 entrance hallways for %2 players.</source>
        <translation>Ci sono %1 corridoi d&apos;ingresso per %2 giocatori.</translation>
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
        <source>The entrance hallway {1} must be connected to one chamber only; it is connected to this many tiles: %1.</source>
        <translation>Il corridoio d&apos;ingresso {1} deve essere collegato a una sola camera; è collegato a un numero di tessere pari a %1.</translation>
    </message>
    <message>
        <source>Tiles laid after the entrance hallway {1} connect it to this many tiles: %1.</source>
        <translation>Le tessere posate dopo il corridoio d&apos;ingresso {1} lo collegano a un numero di tessere pari a %1.</translation>
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
        <source>There are %1 markers and doors together; %2 were agreed.</source>
        <translation>Ci sono in tutto %1 segnalini terreno e porte; ne erano concordati %2.</translation>
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
        <source>There are %1 artifacts; %2 were agreed.</source>
        <translation>Ci sono %1 artefatti; ne erano concordati %2.</translation>
    </message>
    <message>
        <source>{1} is placed %1 times; %2 were agreed.</source>
        <translation>{1} è presente %1 volte; ne erano concordati %2.</translation>
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
        <source>{1} shares its square: {all}.</source>
        <translation>{1} divide la sua casella: {all}.</translation>
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
        <source>{1} stands in an opening to the outside.</source>
        <translation>{1} si trova in un&apos;apertura verso l&apos;esterno.</translation>
    </message>
    <message>
        <source>Pillars close the only way to this square.</source>
        <translation>I pilastri chiudono l&apos;unica via verso questa casella.</translation>
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
        <source>The artifacts ask for %1 tokens of the colour %2; there are only %3.</source>
        <translation>Gli artefatti richiedono %1 gettoni di colore %2; ce ne sono solo %3.</translation>
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
        <source>There is no treasure chest.</source>
        <translation>Non c&apos;è nessun forziere.</translation>
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
        <translation>Sono posti %1 gettoni Tough; la riserva ne ha %2.</translation>
    </message>
    <message>
        <source>Tough tokens are placed but were not agreed.</source>
        <translation>Ci sono gettoni Tough, ma non erano concordati.</translation>
    </message>
    <message>
        <source>%1 tokens like {1} are placed; the pool has %2.</source>
        <translation>Sono posti %1 gettoni come {1}; la riserva ne ha %2.</translation>
    </message>
    <message>
        <source>The first token does not lie on a tile with a chest.</source>
        <translation>Il primo gettone non si trova su una tessera con un forziere.</translation>
    </message>
    <message>
        <source>No token lies on a tile with a chest.</source>
        <translation>Nessun gettone si trova su una tessera con un forziere.</translation>
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
        <source>{2} occupies the square of an exit.</source>
        <translation>{2} occupa la casella di un&apos;uscita.</translation>
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
        <source>In a six tile dungeon the exit of a team is the other team&apos;s entrance.</source>
        <translation>In un dungeon di sei tessere l&apos;uscita di una squadra è l&apos;ingresso dell&apos;altra.</translation>
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
        <source>{2} of {1} is mounted, large or has several dials.</source>
        <translation>{2} di {1} è a cavallo, grande o ha più quadranti.</translation>
    </message>
    <message>
        <source>%1, in the pool from {1}, is mounted, large or has several dials.</source>
        <translation>%1, nella riserva da {1}, è a cavallo, grande o ha più quadranti.</translation>
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
        <source>{1} gives %1 Mage Spawn for a team of %2.</source>
        <translation>{1} dà %1 Mage Spawn per una squadra di %2.</translation>
    </message>
    <message>
        <source>{1} gives Mage Spawn worth %1 points, fewer than 100.</source>
        <translation>{1} dà Mage Spawn per %1 punti, meno di 100.</translation>
    </message>
    <message>
        <source>{1} gives %1 chests for a team of %2.</source>
        <translation>{1} dà %1 forzieri per una squadra di %2.</translation>
    </message>
    <message>
        <source>%1 is placed %2 times; the pool has %3.</source>
        <translation>%1 è posto %2 volte; la riserva ne ha %3.</translation>
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
        <translation>un gettone Weak</translation>
    </message>
    <message>
        <source>a Standard token</source>
        <translation>un gettone Standard</translation>
    </message>
    <message>
        <source>a Tough token</source>
        <translation>un gettone Tough</translation>
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
        <source>outside of the tiles, at %1, %2</source>
        <translation>fuori dalle tessere, a %1, %2</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Delvewright</source>
        <translation>Delvewright</translation>
    </message>
    <message>
        <source>%1 — Delvewright</source>
        <translation>%1 — Delvewright</translation>
    </message>
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
        <source>The content packs cannot be read</source>
        <translation>Impossibile leggere i pacchetti di contenuti</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>Impossibile aprire %1</translation>
    </message>
    <message>
        <source>Some of this scenario cannot be shown</source>
        <translation>Alcune parti di questo scenario non possono essere mostrate</translation>
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
    <name>SampleCard</name>
    <message>
        <source>Players: %1 · tiles: %2</source>
        <translation>Giocatori: %1 · tessere: %2</translation>
    </message>
</context>
<context>
    <name>ScenarioCanvas</name>
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
        <translation>Cianografia</translation>
    </message>
    <message>
        <source>Ink Saver</source>
        <translation>Risparmio inchiostro</translation>
    </message>
</context>
<context>
    <name>ScenarioViewModel</name>
    <message>
        <source>Level %1</source>
        <translation>Livello %1</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Delvewright</source>
        <translation>Delvewright</translation>
    </message>
    <message>
        <source>Design dungeons and scenarios for Mage Knight Dungeons.</source>
        <translation>Progetta dungeon e scenari per Mage Knight Dungeons.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
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
        <source>List, check or describe content packs</source>
        <translation>Elenca, controlla o descrive i pacchetti di contenuti</translation>
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
            <numerusform>%n segnalino errante</numerusform>
            <numerusform>%n segnalini erranti</numerusform>
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
        <source>Do the main work once on a sample, and leave the results in a folder</source>
        <translation>Esegue una volta le operazioni principali su un esempio e lascia i risultati in una cartella</translation>
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
        <source>2. What it is</source>
        <translation>2. Che cos&apos;è</translation>
    </message>
    <message>
        <source>3. Results</source>
        <translation>3. Risultati</translation>
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
        <source>Examples:
  delve pack list
  delve pack info starter
  delve pack sheet starter -o tiles.png
  delve pack validate ./my-pack</source>
        <translation>Esempi:
  delve pack list
  delve pack info starter
  delve pack sheet starter -o tiles.png
  delve pack validate ./my-pack</translation>
    </message>
    <message>
        <source>Draw all faces of a pack</source>
        <translation>Disegna tutte le facce di un pacchetto</translation>
    </message>
    <message>
        <source>The picture to write, a .png file</source>
        <translation>L&apos;immagine da scrivere, un file .png</translation>
    </message>
    <message>
        <source>%1: readable, %2</source>
        <translation>%1: leggibile, %2</translation>
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
            <numerusform>%n segnalino artefatto</numerusform>
            <numerusform>%n segnalini artefatto</numerusform>
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
    <message>
        <source>1. Reading and checking a sample dungeon</source>
        <translation>1. Lettura e controllo di un dungeon di esempio</translation>
    </message>
    <message>
        <source>readable, and legal by every rule of the setup</source>
        <translation>leggibile, e legale per ogni regola della preparazione</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s), see delve validate</source>
        <translation>
            <numerusform>%n rilievo, vedi delve validate</numerusform>
            <numerusform>%n rilievi, vedi delve validate</numerusform>
        </translation>
    </message>
</context>
</TS>
