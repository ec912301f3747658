// A server to be supervised: answers its process id on PORT, the id of a process it has started at /child, and writes `clean` to
// the file of `farewell=` when it ends in order. `deaf` does not listen to signals, `doomed` dies at once, `orphan` starts a process.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import http from 'node:http';

const traits = process.argv.slice(2);
const farewell = traits.find((trait) => trait.startsWith('farewell='))?.slice('farewell='.length);
if (traits.includes('doomed')) {
  process.stderr.write('no such database\n');
  process.exit(3);
}
const child = traits.includes('orphan') ? spawn('sleep', ['600'], { stdio: 'ignore' }) : null;
const server = http.createServer((request, response) =>
  response.end(String(request.url === '/child' ? child?.pid : process.pid)),
);
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => {
  if (traits.includes('deaf')) return;
  if (farewell) writeFileSync(farewell, 'clean');
  process.exit(0);
});
