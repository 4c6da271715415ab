#!/bin/sh
# A run as a Slurm job array, a shard a task; the words go to `woodlog simulate`. Sent again, it goes on where it was.
#
#   OUT=/scratch/run sbatch docs/scaling/slurm.sh --seed maple --games 1000000000 --bots random --chunk 10000
#
#SBATCH --job-name=woodlog
#SBATCH --array=1-1000
#SBATCH --cpus-per-task=1
#SBATCH --mem=512M
#SBATCH --time=12:00:00
#SBATCH --requeue
set -eu

# The end of --array; not SLURM_ARRAY_TASK_MAX, which is another where only some tasks are sent again (--array=17,33).
shards=${SHARDS:-1000}
# Counts from 1, as --shard does.
shard=$SLURM_ARRAY_TASK_ID

exec woodlog simulate "$@" --jobs "${SLURM_CPUS_PER_TASK:-1}" --shard "$shard/$shards" --out "${OUT:-run}/shard-$shard"
