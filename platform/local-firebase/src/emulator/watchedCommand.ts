/**
 * Runs the command beside a shell that waits for the end of its standard input and then kills it. That pipe's other end is this process:
 * whatever ends it, `kill -9` too, closes the pipe. The first line printed is the command's own process id.
 */
const script = `
exec 3<&0
"$@" </dev/null >/dev/null 2>&1 3<&- &
command=$!
echo $command
( exec >/dev/null; read -r _ <&3; kill -9 $command 2>/dev/null ) &
watch=$!
wait $command
status=$?
kill -9 $watch 2>/dev/null
exit $status
`;

/** The command and arguments for `spawn`; its standard input and output must be pipes. */
export function watchedCommand(command: readonly [string, ...string[]]): [string, string[]] {
  return ['sh', ['-c', script, 'watched', ...command]];
}
