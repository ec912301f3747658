import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The jar of the official Firestore emulator: what `FIRESTORE_EMULATOR_JAR` names, else in Firebase's cache, else in the
 * Cloud SDK. `null` where there is none, or no Java to run it.
 */
export function findEmulator(environment: Environment = process.env, hasJava = javaAnswers): string | null {
  const named = environment.FIRESTORE_EMULATOR_JAR;
  if (named) {
    if (!existsSync(named)) throw unusable(named, 'there is no such file');
    if (!hasJava()) throw unusable(named, 'there is no Java to run it');
    return named;
  }
  const jar = newestInFirebaseCache(environment.HOME ?? homedir()) ?? inCloudSdk(environment);
  return jar && hasJava() ? jar : null;
}

function unusable(named: string, why: string): Error {
  return new Error(`FIRESTORE_EMULATOR_JAR names ${named}, and ${why}. Unset it to use the embedded back end.`);
}

/** Looking for the file would not do: macOS has a `java` that only asks for an installation. */
const javaAnswers = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

function newestInFirebaseCache(home: string): string | null {
  const folder = join(home, '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return null;
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest ? join(folder, newest) : null;
}

function inCloudSdk(environment: Environment): string | null {
  const roots = [
    environment.CLOUDSDK_ROOT_DIR,
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    join(environment.HOME ?? homedir(), 'google-cloud-sdk'),
  ];
  for (const root of roots) {
    const jar = root && join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
    if (jar && existsSync(jar)) return jar;
  }
  return null;
}
