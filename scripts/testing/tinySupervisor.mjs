// A supervisor to be killed: keeps one tiny server on PORT, and says `up` once it listens to signals and the server answers.
import path from 'node:path';
import { superviseProcess } from '../superviseProcess.mjs';

const port = process.env.PORT;
const { up, stop } = superviseProcess({
  name: 'The server',
  args: [path.join(import.meta.dirname, 'tinyServer.mjs'), ...process.argv.slice(2)],
  cwd: import.meta.dirname,
  env: process.env,
  isUp: () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    ),
  say: () => {},
});
process.on('SIGTERM', () => stop().then(() => process.exit(0)));
await up;
process.stdout.write('up\n');
