#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A second opinion on players, decks and Quests of Dungeoneer, written from the text of the rules alone.

    check_card_deal.py SCENARIO...        prints rule, severity and things of each finding

It covers what a scenario settles before the deal, and whether its sets have enough for it: DNR-SETUP-01, 05, 08, 12, 20,
DNR-QUEST-28, DNR-OPT-07, 10, 11, 12, 13, DNR-DOOR-10 and DNR-GLOSS-18. Maps are the business of check_card_maps.py.
"""

import json
import os
import sys
from collections import Counter
from pathlib import Path

from check_card_maps import BACK, PACKS, STEPS, Map, load_cards

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4
QUESTS_EACH, CARDS_IN_HAND = 2, 5
LISTS = ("maps", "heroes", "adventures", "quests", "trackers", "cutouts")

RULES = {"DNR-SETUP-01", "DNR-SETUP-05", "DNR-SETUP-08", "DNR-SETUP-12", "DNR-SETUP-20", "DNR-QUEST-28", "DNR-OPT-07",
         "DNR-OPT-10", "DNR-OPT-11", "DNR-OPT-12", "DNR-OPT-13", "DNR-DOOR-10", "DNR-GLOSS-18"}


def load_sets(folders=(PACKS,)):
    """All sets by id, each with all the cards of its parts."""
    sets = {}
    for manifest in sorted(file for folder in folders for file in Path(folder).glob("*/pack.json")):
        pack = json.loads(manifest.read_text())
        if pack.get("game") != "dungeoneer":
            continue
        parts = [pack] + [json.loads((manifest.parent / part).read_text()) for part in pack.get("parts", [])]
        sets[pack["id"]] = dict(pack, **{name: [card for part in parts for card in part.get(name, [])] for name in LISTS})
    return sets


def copies(cards):
    return sum(card.get("copies", 1) for card in cards)


def speed_of(hero):
    """DNR-COMBAT-08: a score that is not printed is 0."""
    return hero["levels"][0].get("speed", {}).get("value", 0)


class DealChecker:
    """Scenarios as they are written, cards as their sets have them."""

    def __init__(self, scenario, sets, map_cards):
        self.scenario = scenario
        self.map_cards = map_cards
        self.sets = [sets[pack["id"]] for pack in scenario["packs"]]
        self.players = scenario.get("players", [])
        self.options = scenario.get("options", {})
        self.finished = scenario["stage"] == "finished"
        self.maps = {m["kind"]: Map(m["kind"], m.get("cells", []), map_cards, self.options) for m in scenario["maps"]}
        put_away = {entry["card"]: entry.get("copies", 1) for entry in scenario.get("leftOut", [])}
        used = {pack["id"] for pack in scenario["packs"]}
        self.pool = {name: card.get("copies", 1) - put_away.get(name, 0) for name, card in map_cards.items()
                     if card["pack"] in used}
        self.left = Counter(self.pool)
        self.laid = [(laid, cell) for laid in self.maps.values() for cell in laid.cells]
        self.left.subtract(cell["card"] for _, cell in self.laid)
        self.findings = []

    def find(self, rule, severity, things=()):
        self.findings.append((rule, severity, tuple(sorted(things))))

    def cards(self, name):
        """Cards of all sets by their full ids."""
        return {f"{one['id']}/{card['id']}": card for one in self.sets for card in one[name]}

    def kind_of(self, card):
        return next(one["mapKind"] for one in self.sets if one["id"] == card.split("/")[0])

    def run(self):
        if len(self.players) < FEWEST_PLAYERS:
            self.find("DNR-SETUP-01", "todo")
        elif len(self.players) > MOST_PLAYERS:
            self.find("DNR-SETUP-01", "error")
        self.check_pool()
        self.check_symbols()
        self.check_players()
        for key, named in (("heroes", [p["hero"] for p in self.players if "hero" in p]),
                           ("quests", self.named_quests()),
                           ("adventures", [card for p in self.players for card in p.get("hand", [])])):
            for card, times in Counter(named).items():
                if times > self.cards(key)[card].get("copies", 1):
                    self.find("DNR-SETUP-08", "error")
        self.check_places()
        self.check_doors()
        self.check_markers()
        if self.finished and self.drawable() > 0:
            self.find("DNR-OPT-07", "hint")
        return self.findings

    def named_quests(self):
        named = [quest for player in self.players for quest in player.get("quests", [])]
        return named + ([self.scenario["globalQuest"]] if "globalQuest" in self.scenario else [])

    def drawable(self):
        return sum(max(count, 0) for name, count in self.left.items()
                   if self.map_cards[name]["kind"] in self.maps and self.map_cards[name]["type"] != "entrance")

    def check_pool(self):
        """DNR-SETUP-05: the deal can be carried out."""
        if not self.sets:
            return self.find("DNR-SETUP-05", "todo")
        count = len(self.players)
        in_pool = {name: sum(copies(one[name]) for one in self.sets) for name in LISTS}
        needed = [in_pool["heroes"] >= count, in_pool["trackers"] >= count, in_pool["quests"] >= 2 * count + 1,
                  in_pool["adventures"] >= CARDS_IN_HAND * count]
        for kind in self.maps:
            def of_type(card_type, kind=kind):
                return sum(max(there, 0) for name, there in self.pool.items()
                           if self.map_cards[name]["kind"] == kind and self.map_cards[name]["type"] == card_type)
            needed.append(of_type("entrance") >= 1)
            if not self.options.get("mapInView"):  # DNR-OPT-02: no Passages are laid in advance
                needed.append(of_type("passage") >= 4)
            if len(self.maps) > 1:
                needed.append(sum(copies(one["quests"]) for one in self.sets if one["mapKind"] == kind) >= count)
        for _ in range(needed.count(False)):
            self.find("DNR-SETUP-05", "error")

    def check_symbols(self):
        """DNR-OPT-10: cards can be separated again by their symbols."""
        symbols = Counter(one["symbol"] for one in self.sets)
        for times in symbols.values():
            for _ in range(times * (times - 1) // 2):
                self.find("DNR-OPT-10", "warning")

    def check_players(self):
        for player in self.players:
            quests = player.get("quests", [])
            if len(quests) > QUESTS_EACH:
                self.find("DNR-SETUP-12", "error", [player["id"]])
            elif len(self.maps) > 1 and len({self.kind_of(quest) for quest in quests}) < len(quests):
                self.find("DNR-OPT-12", "error", [player["id"]])  # one of each kind
            if len(player.get("hand", [])) > CARDS_IN_HAND:
                self.find("DNR-SETUP-20", "error", [player["id"]])
            if "start" in player and player["start"] not in self.maps:
                self.find("DNR-OPT-11", "error", [player["id"]])

    def places_of(self, quest, card):
        """Each place as a question about a Map card's full id."""
        for place in [card[key] for key in ("from", "place") if key in card]:
            wanted = place[place["by"]]
            if place["by"] == "card":
                wanted = wanted if "/" in wanted else f"{quest.split('/')[0]}/{wanted}"
                yield place["by"], lambda name, wanted=wanted: name == wanted
            elif place["by"] == "type":
                yield place["by"], lambda name, wanted=wanted: self.map_cards[name]["type"] == wanted
            else:
                yield place["by"], lambda name, wanted=wanted: wanted in self.terrains(self.map_cards[name])

    @staticmethod
    def terrains(card):
        terrain = card.get("terrain", [])
        return [terrain] if isinstance(terrain, str) else terrain

    def may_come(self, name):
        """It lies in a Map deck that is in use. Of Entrances one is used on each map: DNR-OPT-09."""
        card = self.map_cards[name]
        if self.finished or card["kind"] not in self.maps or self.left[name] <= 0:
            return False
        return card["type"] != "entrance" or not self.maps[card["kind"]].entrances()

    def check_places(self):
        """DNR-QUEST-28 for the Quests in use; DNR-OPT-13 for all others where cards were picked by hand."""
        laid = {cell["card"] for _, cell in self.laid}
        named = set(self.named_quests())
        for quest, card in self.cards("quests").items():
            if quest not in named and not self.scenario.get("leftOut"):
                continue
            for _, fits in self.places_of(quest, card):
                if not any(fits(name) and (name in laid or self.may_come(name)) for name in self.pool):
                    self.find("DNR-QUEST-28" if quest in named else "DNR-OPT-13", "error")

    def best_speed(self):
        heroes = self.cards("heroes")
        may_play = [heroes[player["hero"]] for player in self.players if "hero" in player]
        if not self.players or any("hero" not in player for player in self.players):
            may_play += heroes.values()
        return max([0] + [speed_of(hero) for hero in may_play])

    def reached(self, laid, speed=None):
        """Ids of the cards with a way from the Entrance; with a Speed only through doors that it may overcome."""
        found, todo = set(), laid.entrances()[:1]
        while todo:
            cell = todo.pop()
            if cell["id"] in found:
                continue
            found.add(cell["id"])
            for side in STEPS:
                other = laid.beside((cell["column"], cell["row"]), side)
                if other and laid.passable(cell, side, other) and not self.is_hopeless(laid, cell, side, speed):
                    todo.append(other)
        return found

    @staticmethod
    def is_hopeless(laid, cell, side, speed):
        """DNR-THREAT-02: even a 6 is too little."""
        door = laid.card(cell)["doors"][BACK[side] if cell.get("turned") else side]
        return speed is not None and not isinstance(door, str) and door["kind"] in ("locked", "trapped") and \
            door.get("stat", "speed") == "speed" and 6 + speed < door["value"]

    def check_doors(self):
        """DNR-DOOR-10: a place named by its card that is reached only through doors that nobody can overcome."""
        speed = self.best_speed()
        quests = self.cards("quests")
        for laid in self.maps.values():
            hard = self.reached(laid) - self.reached(laid, speed)
            for quest in self.named_quests():
                for by, fits in self.places_of(quest, quests[quest]):
                    for cell in laid.cells:
                        if by == "card" and fits(cell["card"]) and cell["id"] in hard:
                            self.find("DNR-DOOR-10", "hint", [cell["id"]])

    def check_markers(self):
        """DNR-GLOSS-18: they are cut from the Cut-out cards."""
        letters = {letter for one in self.sets for card in one["cutouts"] for letter in card.get("markers", "")}
        for link in self.scenario.get("portals", []):
            if link["marker"] not in letters:
                self.find("DNR-GLOSS-18", "warning", [link["portal"]])


def check(scenario, sets, map_cards):
    """The findings of the rules above as (rule, severity, things)."""
    return DealChecker(scenario, sets, map_cards).run()


def main():
    sets, map_cards = load_sets(), load_cards()
    for name in sys.argv[1:]:
        for rule, severity, things in check(json.loads(Path(name).read_text()), sets, map_cards):
            print(f"{severity}: {os.path.basename(name)}: {rule} {' '.join(things)}")


if __name__ == "__main__":
    main()
