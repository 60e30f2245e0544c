#!/bin/sh
# Replaces systemctl for `install`: starts the shop with systemd-socket-activate, as the units in the folder DEPLOY_UNITS
# describe. DEPLOY_STATE is a folder for its files. DEPLOY_CGROUP, if set, is the cgroup that limits the memory of the shop.
end() { # ends the process whose id is in the file $1
  [ -e "$DEPLOY_STATE/$1" ] || return 0
  pid=$(cat "$DEPLOY_STATE/$1")
  kill "$pid" 2> /dev/null
  while kill -0 "$pid" 2> /dev/null; do sleep 0.05; done
}
setting() { sed -n "s/^$2=//p" "$DEPLOY_UNITS/matanzas-solar.$1" | head -1; }
case "$*" in
  stop*)
    end holder
    end pid
    rm -f "$DEPLOY_STATE/holder" "$DEPLOY_STATE/pid"
    ;;
  *matanzas-solar.socket)
    [ -e "$DEPLOY_STATE/holder" ] && exit 0
    cat > "$DEPLOY_STATE/service.sh" <<END
cd $(setting service WorkingDirectory) || exit 1
while [ -e $DEPLOY_STATE ]; do
  echo >> $DEPLOY_STATE/starts
  sh -c 'echo \$\$ > $DEPLOY_STATE/pid
    export LISTEN_PID=\$\$ LISTEN_FDS=1
    exec setpriv --reuid=$(setting service User) --clear-groups --regid=$(id -g "$(setting service User)") $(setting service ExecStart)'
done >> $DEPLOY_STATE/log 2>&1
END
    [ -z "$DEPLOY_CGROUP" ] || echo $$ > "$DEPLOY_CGROUP/cgroup.procs"
    systemd-socket-activate -l "$(setting socket ListenStream)" sh "$DEPLOY_STATE/service.sh" > "$DEPLOY_STATE/holder.log" 2>&1 &
    echo $! > "$DEPLOY_STATE/holder"
    # As with systemd, the port is open when the command ends.
    until grep -q '^Listening' "$DEPLOY_STATE/holder.log" || ! kill -0 $!; do sleep 0.05; done
    ;;
  show*NRestarts*) tail -n +2 "$DEPLOY_STATE/starts" 2> /dev/null | wc -l ;;
  restart*)
    : > "$DEPLOY_STATE/starts"
    end pid
    ;;
esac
