/** How the official emulator is run from its jar. */
export function emulatorCommand(jar: string, rulesFile: string, port: number): readonly [string, ...string[]] {
  const emulator = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const options = ['--host=127.0.0.1', `--port=${port}`, `--rules=${rulesFile}`];
  return ['java', '-Duser.language=en', '-cp', jar, emulator, 'start', ...options];
}
