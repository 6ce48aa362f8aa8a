// What a moderator's desk is sent, field by field.
#include <bit>

#include "server/room/desk_game.h"
#include "wire/encode_script.h"

namespace omerta::server {
namespace {

std::string truth(bool holds) { return holds ? "true" : "false"; }

template <class All, class Written>
std::string listed(const All& all, const Written& each_written) {
  std::string text = "[";
  for (const auto& each : all) text += (text.size() > 1 ? "," : "") + each_written(each);
  return text + ']';
}

std::string choice_json(Choice choice) {
  std::vector<int> bits;
  for (; choice != 0; choice &= choice - 1) bits.push_back(std::countr_zero(choice));
  return listed(bits, [](int bit) { return std::to_string(bit); });
}

std::string seats_json(Seats seats) {
  return listed(seats, [](Seat seat) { return std::to_string(index(seat)); });
}

std::string hands_json(const script::Hands& hands) {
  return listed(hands, [](const std::vector<int>& hand) {
    return listed(hand, [](int thing) { return std::to_string(thing); });
  });
}

std::string dealers_json(const std::vector<script::Dealer>& dealers) {
  constexpr std::string_view kNames[] = {"\"program\"", "\"paper\"", "\"blind\""};
  return listed(dealers, [&](script::Dealer dealer) {
    return std::string{kNames[static_cast<std::size_t>(dealer)]};
  });
}

}  // namespace

Value desk_value(const DeskGame& game, const std::map<Seat, Command>& held) {
  const script::Desk& desk = game.desk();
  Value all{{"at", std::to_string(game.at())}};
  const Value script = fields_of(wire::encoded(desk.script()));
  all.insert(all.end(), script.begin(), script.end());
  all.push_back({"secrets", wire::encoded(desk.secrets())});
  all.push_back({"kept", wire::encoded(desk.kept())});
  all.push_back({"private", truth(desk.is_private())});
  all.push_back({"dealers", dealers_json(desk.dealers())});
  all.push_back({"deals", wire::encoded(desk.deals())});
  all.push_back({"hands", hands_json(desk.hands())});
  all.push_back({"unseen", seats_json(desk.unseen())});
  const auto wanted = desk.wanted();
  all.push_back({"wanted", wanted ? wire::encoded(script::Tried{.wanted = wanted}) : "null"});
  all.push_back({"answers", truth(game.answers())});
  all.push_back({"held", listed(held, [&](const auto& each) {
                   const auto& [seat, command] = each;
                   return R"({"seat":)" + std::to_string(index(seat)) + R"(,"choice":)" +
                          choice_json(command.choice) + R"(,"tried":)" +
                          wire::encoded(desk.preview_answer({command})) + '}';
                 })});
  return all;
}

}  // namespace omerta::server
