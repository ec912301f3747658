import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../node_modules/.cache/stray-errors.json');

/** A reporter of vitest for what its JSON leaves out: errors that belong to no test, such as a promise that nobody caught. */
export default class StrayErrors {
  onTestRunEnd(_modules, errors) {
    mkdirSync(path.dirname(file), { recursive: true });
    const strays = errors.map(({ message }) => ({
      title: 'beside the tests',
      message: String(message).trim().split('\n')[0].slice(0, 200),
      isStray: true,
    }));
    writeFileSync(file, JSON.stringify(strays));
  }
}
