// What is counted, in the words Prometheus reads. Nothing in it says anything of one room.
#pragma once
#include <string>

#include "server/core/core.h"
#include "server/disk/disk.h"
#include "server/shell/counted.h"

namespace omerta::server {

struct Watched {
  server::Figures core;
  Disk::Figures disk;
  Counted shell;
  std::size_t sockets = 0;
  std::size_t waiting_rows = 0;
  std::int64_t disk_stands = 0;  // milliseconds in which none of them has come to the disk
};

std::string metrics_text(const Watched& watched);

}  // namespace omerta::server
