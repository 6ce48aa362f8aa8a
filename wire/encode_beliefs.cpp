// Figures are written with four places, the same everywhere.
#include "wire/encode_beliefs.h"

#include <fmt/format.h>

#include <cmath>

#include "wire/list.h"
#include "wire/writer.h"

namespace omerta::wire {
namespace {

constexpr std::array<std::string_view, 4> kMomentKinds{"night", "morning", "vote", "end"};

class Beliefs : public Writer {
 public:
  explicit Beliefs(std::span<const std::string> labels) : labels_{labels} {}

  std::string write(const beliefs::Beliefs& all) {
    put('{');
    text_field("schema", "beliefs/1");
    number_field("reader", beliefs::kReaderVersion);
    name("moments");
    list(all.moments, [&](const beliefs::Moment& each) { moment(each); });
    name("beliefs");
    list(all.beliefs, [&](const beliefs::Belief& each) { belief(each); });
    put('}');
    return std::move(text_);
  }

 private:
  void moment(const beliefs::Moment& moment) {
    put('{');
    text_field("at", labels_[moment.at]);
    text_field("kind", word(kMomentKinds, moment.kind));
    number_field("number", moment.number);
    put('}');
  }

  void belief(const beliefs::Belief& belief) {
    put('{');
    number_field("seat", index(belief.seat));
    text_field("at", labels_[belief.at]);
    count("deals", belief.deals, belief.deals > 0);
    figure("err", belief.logic_error);
    name("of");
    list(belief.of, [&](const beliefs::Opinion& each) { opinion(each, belief.deals > 0); });
    name("why");
    list(belief.why, [&](const beliefs::Reason& each) { reason(each); });
    put('}');
  }

  void opinion(const beliefs::Opinion& opinion, bool counted) {
    put('{');
    number_field("seat", index(opinion.of));
    figure("logic", opinion.logic);
    count("deals", opinion.deals, counted);
    figure("reading", opinion.reading);
    figure("err", opinion.error);
    put('}');
  }

  void reason(const beliefs::Reason& reason) {
    put('{');
    text_field("at",
               reason.event != 0 ? labels_[reason.event] : fmt::format("s{}", reason.statement));
    number_field("about", index(reason.about));
    text_field("turn", reason.change > 0 ? "more" : "less");
    put('}');
  }

  void figure(std::string_view field, double share) {
    name(field);
    text_ += fmt::format("{}", std::round(share * 1e4) / 1e4);
  }

  // More than every reader of JSON keeps is as good as uncounted.
  void count(std::string_view field, double deals, bool counted) {
    name(field);
    if (counted && deals <= static_cast<double>(kLargestNumber)) {
      integer(static_cast<std::int64_t>(deals));
    } else {
      text_ += "null";
    }
  }

  std::span<const std::string> labels_;
};

}  // namespace

std::string encoded(const beliefs::Beliefs& all, std::span<const std::string> labels) {
  return Beliefs{labels}.write(all);
}

}  // namespace omerta::wire
