#!/bin/sh
#SBATCH --job-name=omerta-lab
#SBATCH --array=0-63
#SBATCH --cpus-per-task=4
#SBATCH --time=01:00:00
# sbatch slurm.sh; afterwards: omerta lab merge part*.json --json table.json --html table.html
omerta lab table --all --games 40000 --threads "$SLURM_CPUS_PER_TASK" \
  --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --json "part$SLURM_ARRAY_TASK_ID.json"
