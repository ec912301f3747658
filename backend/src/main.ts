import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findEmulator } from '@platform/local-firebase/findEmulator';
import { siteFacts } from '@riverview/site/siteFacts';
import { startBackEnd } from './startBackEnd';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const { PORT = '4010', DATA_DIR = join(repository, '.data'), BACK_END, VIEWS_AT_ONCE } = process.env;

const emulatorJar = BACK_END === 'embedded' ? null : findEmulator();
if (BACK_END === 'official' && !emulatorJar)
  throw new Error(
    'BACK_END=official, but there is no official emulator here, or no Java. FIRESTORE_EMULATOR_JAR names its jar.',
  );
const backEnd = await startBackEnd({
  facts: siteFacts,
  dataDir: DATA_DIR,
  port: Number(PORT),
  emulatorJar,
  ...(VIEWS_AT_ONCE && { viewsAtOnce: Number(VIEWS_AT_ONCE) }),
});

const { email, password, file } = backEnd.administrator;
process.stdout.write(
  [
    `Back end on http://127.0.0.1:${backEnd.port}, data in ${DATA_DIR}`,
    emulatorJar
      ? `Firestore: the official emulator, ${emulatorJar} (BACK_END=embedded does without it)`
      : 'Firestore: the embedded server',
    `Administrator of this machine: ${email}  password: ${password}  (${file})`,
    '',
  ].join('\n'),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void backEnd.stop().then(() => process.exit(0)));
}
