import { FolderStore } from '../../store/FolderStore';
import { runSiteServer } from '../runSiteServer';

// The site server as a process of its own, for tests: `siteProcess.ts <store> <port>`; SIGUSR2 forgets a rejected promise.
const [root = '', port = '0'] = process.argv.slice(2);
process.on('SIGUSR2', () => void Promise.reject(new Error('a forgotten promise')));
runSiteServer({
  store: new FolderStore(root),
  channel: 'live',
  backEnd: 'http://127.0.0.1:1',
  port: Number(port),
  say: (text) => void process.stdout.write(`${text}\n`),
});
