import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The jar of the official Firestore emulator: what `FIRESTORE_EMULATOR_JAR` names, else in Firebase's cache, else in the Cloud SDK. */
export function findEmulator(environment: Environment = process.env): string | null {
  const named = environment.FIRESTORE_EMULATOR_JAR;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `FIRESTORE_EMULATOR_JAR names ${named}, and there is no such file. Unset it to use the embedded back end.`,
    );
  }
  return newestInFirebaseCache(environment.HOME ?? homedir()) ?? inCloudSdk(environment);
}

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
