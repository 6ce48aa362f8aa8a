#!/bin/sh
# One run on all cores of some machines, with GNU parallel: 32 parts, then one report.
# Hosts are written as for parallel: ":" is this machine. Each needs `omerta` on its path.
parallel --sshlogin :,host1,host2 --jobs 1 --return part{}.json --cleanup \
  omerta lab table --games 40000 --shard {}/32 --json part{}.json ::: $(seq 0 31)
omerta lab merge part*.json --json table.json --html table.html
