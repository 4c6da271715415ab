#!/bin/sh
# Plays the shards of a run with GNU parallel, on this machine or over hosts. Run again with the same words, it goes on
# where it was stopped: shards that are done are left alone, shards that were begun go on with what they have.
#
#   SHARDS=100 OUT=run docs/scaling/with-parallel.sh --seed maple --games 100000 --bots random
#
# The words go to `woodlog simulate`. SHARDS is the number of parts, OUT their folder, which every host sees under this
# name. HOSTS is a file of hosts, a line each as ssh takes them (`4/ann@oak`: four shards at a time there); without it
# this machine is the only one. JOBS is how many shards each host plays at a time, as many as it has cores unless given;
# TRIES how often a shard is tried before it is left to the next run, 3 unless given.
set -eu
: "${SHARDS:?is the number of parts}" "${OUT:?is the folder for them}"

# Else no shard would be played, however often it is tried.
case " $* " in
*' --seed '* | *' --seed='*) ;;
*) echo 'give a --seed: all shards are parts of one run' >&2 && exit 2 ;;
esac

# Else a host without a SHELL (a container, say) would play nothing and say that all went well.
export PARALLEL_SHELL=/bin/sh

mkdir -p "$OUT"
# {} is 1 to SHARDS, as --shard counts.
seq "$SHARDS" | parallel --quote --resume-failed --joblog "$OUT/parallel.log" --retries "${TRIES:-3}" \
  --jobs "${JOBS:-100%}" ${HOSTS:+--sshloginfile "$HOSTS"} \
  woodlog simulate "$@" --jobs 1 --shard "{}/$SHARDS" --out "$OUT/shard-{}"
