/** For a process that lives for minutes: compiling once, and one thread that collects, halve its time of processor. */
const shortLived = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** How the official emulator is run from its jar. */
export function emulatorCommand(jar: string, rulesFile: string, port: number): readonly [string, ...string[]] {
  const emulator = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const options = ['--host=127.0.0.1', `--port=${port}`, `--rules=${rulesFile}`];
  return ['java', ...shortLived, '-Duser.language=en', '-cp', jar, emulator, 'start', ...options];
}
