import { Worker } from 'node:worker_threads';
import { makePaper } from '@platform/assets/paper/makePaper';
import type { FromPaperProcess, PaperQuestion, ToPaperProcess } from './paperMessages';

// Run by PaperMaker.ts in a process of its own: makes one paper after another.

const tell = (message: FromPaperProcess) => process.send?.(message);
const waiting = new Map<number, { resolve(bytes: Uint8Array): void; reject(error: Error): void }>();
let asked = 0;

function ask(question: PaperQuestion): Promise<Uint8Array> {
  const id = ++asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    tell({ say: 'question', id, question });
  });
}

process.on('message', async (message: ToPaperProcess) => {
  if (message.say === 'make') {
    try {
      const bytes = await makePaper({
        paper: message.paper,
        read: (address) => ask({ ask: 'read', of: [address] }),
        cut: (...of) => ask({ ask: 'cut', of }),
      });
      tell({ say: 'made', bytes });
    } catch (error) {
      tell({ say: 'failed', message: (error as Error).message });
    }
    return;
  }
  const { resolve, reject } = waiting.get(message.id) ?? {};
  waiting.delete(message.id);
  if (message.say === 'answer') resolve?.(message.bytes);
  else reject?.(new Error(message.message));
});
// Whoever wanted papers is gone.
process.on('disconnect', () => process.exit());
// A drawing that never ends leaves no turn to hear of that, and its limits were kept by whoever is gone: a thread looks by itself.
const keeper = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1000)`;
new Worker(keeper, { eval: true, execArgv: [] }).unref();
tell({ say: 'ready' });
