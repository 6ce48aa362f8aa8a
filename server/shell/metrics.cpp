// The figures as families of prometheus-cpp, which knows how they are written.
#include "server/shell/metrics.h"

#include <prometheus/metric_family.h>
#include <prometheus/text_serializer.h>

#include <limits>

namespace omerta::server {
namespace {

using prometheus::ClientMetric;
using prometheus::MetricFamily;
using prometheus::MetricType;

using Label = ClientMetric::Label;

ClientMetric counter(std::uint64_t value, std::vector<Label> labels) {
  ClientMetric metric;
  metric.label = std::move(labels);
  metric.counter.value = static_cast<double>(value);
  return metric;
}

MetricFamily counts(const char* name, const char* about, std::uint64_t value) {
  return {name, about, MetricType::Counter, {counter(value, {})}};
}

MetricFamily gauge(const char* name, const char* about, std::size_t value) {
  ClientMetric metric;
  metric.gauge.value = static_cast<double>(value);
  return {name, about, MetricType::Gauge, {metric}};
}

MetricFamily refused(const Counted& shell) {
  const auto by = [](const char* reason, std::uint64_t value) {
    return counter(value, {Label{"reason", reason}});
  };
  return {"omerta_refused_sockets_total",
          "Sockets refused at the door.",
          MetricType::Counter,
          {by("too_many", shell.too_many), by("handshakes", shell.too_many_handshakes),
           by("too_fast", shell.too_fast)}};
}

MetricFamily steps(const Counted& shell) {
  ClientMetric metric;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < shell.steps.size(); ++i) {
    sum += shell.steps[i];
    const double bound = i < Counted::kStepSeconds.size() ? Counted::kStepSeconds[i]
                                                          : std::numeric_limits<double>::infinity();
    metric.histogram.bucket.push_back({sum, bound});
  }
  metric.histogram.sample_count = sum;
  metric.histogram.sample_sum = shell.step_seconds;
  return {
      "omerta_step_seconds", "How long a step of the core took.", MetricType::Histogram, {metric}};
}

}  // namespace

void Counted::step_took(double seconds) {
  std::size_t at = 0;
  while (at < kStepSeconds.size() && seconds > kStepSeconds[at]) ++at;
  ++steps[at];
  step_seconds += seconds;
}

std::string metrics_text(const Watched& watched) {
  const Counted& shell = watched.shell;
  const server::Figures& core = watched.core;
  return prometheus::TextSerializer{}.Serialize({
      gauge("omerta_rooms", "Rooms that are known.", core.rooms),
      gauge("omerta_rooms_asleep", "Of them, those that are on disk alone.", core.asleep),
      gauge("omerta_games", "Rooms in which a game is being played.", core.games),
      gauge("omerta_connections", "Connections the core knows.", core.connections),
      gauge("omerta_sockets", "Open sockets of any kind.", watched.sockets),
      gauge("omerta_waiting_rows", "Rows on their way to the disk.", watched.waiting_rows),
      gauge("omerta_disk_stands_milliseconds", "For how long no waiting row has come to the disk.",
            static_cast<std::size_t>(watched.disk_stands)),
      counts("omerta_commands_total", "Commands accepted.", core.commands),
      counts("omerta_refused_commands_total", "Commands refused.", core.refused),
      counts("omerta_quarantined_rooms_total", "Rooms whose log made no sense.", core.quarantined),
      counts("omerta_accepted_sockets_total", "Sockets accepted.", shell.accepted),
      refused(shell),
      counts("omerta_requests_total", "HTTP requests.", shell.requests),
      counts("omerta_opened_total", "WebSockets opened.", shell.opened),
      counts("omerta_received_total", "Messages received.", shell.received),
      counts("omerta_sent_total", "Messages sent.", shell.sent),
      counts("omerta_closed_slow_total", "Closed for reading too slowly.", shell.closed_slow),
      counts("omerta_closed_wrong_total", "Closed for breaking the protocol.", shell.closed_wrong),
      counts("omerta_commits_total", "Groups of rows written to the disk.", watched.disk.commits),
      counts("omerta_rows_total", "Rows written to the disk.", watched.disk.rows),
      counts("omerta_failed_rows_total", "Rows that could not be.", watched.disk.failures),
      steps(shell),
  });
}

}  // namespace omerta::server
