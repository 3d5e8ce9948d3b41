// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_writing.h"
#include "engine/mageknight/content/files/write_pieces.h"

namespace delve::mageknight {

namespace {

/// Writes the members of one effect behind its "kind".
class EffectWriter
{
public:
    EffectWriter(JsonObjectText& object, const std::string& pack) : m_object(object), m_pack(pack) {}

    void operator()(const effect::Attack& attack) const
    {
        m_object.word("kind", "attack");
        m_object.number("attack", attack.attack);
        m_object.number("damage", attack.damage);
    }
    void operator()(const effect::GrantAbility& grant) const
    {
        m_object.word("kind", "grant-ability");
        m_object.name("ability", grant.ability);
        if (grant.optional)
            m_object.flag("optional", true);
    }
    void operator()(const effect::GrantItem& grant) const { item("grant-item", grant.item); }
    void operator()(const effect::Heal& heal) const { number("heal", "clicks", heal.clicks); }
    void operator()(const effect::Harm& harm) const { number("harm", "clicks", harm.clicks); }
    void operator()(const effect::GainGold& gold) const { number("gain-gold", "amount", gold.amount); }
    void operator()(const effect::LoseGold& gold) const { number("lose-gold", "amount", gold.amount); }
    void operator()(const effect::Move& move) const { number("move", "speed", move.speed); }
    void operator()(const effect::PlaceItem& place) const { item("place-item", place.item); }
    void operator()(const effect::PlaceHero& place) const
    {
        m_object.word("kind", "place-hero");
        m_object.word("figure", idWithin(place.figure, m_pack));
    }
    void operator()(const effect::PlaceMageSpawn& place) const
    {
        number("place-mage-spawn", "count", place.count);
        m_object.number("maxPoints", place.maxPoints);
    }
    void operator()(const effect::Refresh&) const { m_object.word("kind", "refresh"); }

private:
    void number(std::string_view kind, std::string_view key, int value) const
    {
        m_object.word("kind", kind);
        m_object.number(key, value);
    }
    void item(std::string_view kind, const Item& item) const
    {
        m_object.word("kind", kind);
        appendItem(m_object.key("item"), item);
    }

    JsonObjectText& m_object;
    const std::string& m_pack;
};

} // namespace

void appendArtifactKind(std::string& out, const ArtifactKind& artifact)
{
    JsonObjectText object(out, 6);
    writeOwnId(object, artifact.id);
    writeTexts(object, "name", artifact.name);
    writeTexts(object, "text", artifact.text);
    object.name("class", artifact.artifactClass);
    JsonObjectText footprint(object.key("footprint"));
    footprint.number("width", artifact.footprint.width);
    footprint.number("height", artifact.footprint.height);
    footprint.close();
    if (artifact.artifactClass == ArtifactClass::Exotic) { // DRESS-01
        JsonObjectText tokens(object.key("tokens"));
        for (const auto& [colour, name] : enumNames<Colour>)
            tokens.number(name, artifact.tokensOf(colour));
        tokens.close();
    }
    object.number("stock", artifact.stock);
    object.close();
}

void appendArtifactToken(std::string& out, const ArtifactToken& token, const std::string& pack)
{
    JsonObjectText object(out, 6);
    writeOwnId(object, token.id);
    writeTexts(object, "name", token.name);
    object.name("colour", token.colour);
    object.number("stock", token.stock);
    object.list("rows", token.rows, [&](std::string& rows, const ArtifactToken::Row& row) {
        JsonObjectText entry(rows, 10);
        entry.number("from", row.from);
        entry.number("to", row.to);
        writeTexts(entry, "text", row.text);
        entry.list("effects", row.effects, [&](std::string& effects, const TokenEffect& effect) {
            JsonObjectText members(effects);
            std::visit(EffectWriter(members, pack), effect);
            members.close();
        });
        entry.close();
    });
    object.close();
}

} // namespace delve::mageknight
