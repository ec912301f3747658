import path from 'node:path';
import { exportHosting } from '../exportHosting';
import { repository } from '../workspace';
import { canaryCommand } from './canaryCommand';
import { evidenceCommand } from './evidenceCommand';
import { followCommand } from './followCommand';
import { gcCommand } from './gcCommand';
import { keysCommand } from './keysCommand';
import { overrideCommand } from './overrideCommand';
import { previewCommand } from './previewCommand';
import { publishCommand } from './publishCommand';
import { composeCommand, pinCommand, promoteCommand, releaseCommand, rollbackCommand } from './releaseCommands';
import { serveCommand } from './serveCommand';
import { diffCommand, historyCommand, statusCommand, whyCommand } from './tellCommands';
import type { Command } from './world';

const exportCommand: Command = {
  usage: 'export',
  does: 'Writes the live site as a folder that Firebase deploys: pages, rules, indexes, functions.',
  example: 'npm run export && (cd deploy && firebase deploy)',
  takes: [0, 0],
  async run({ store, site, say }) {
    const target = path.join(repository, 'deploy');
    const count = await exportHosting(store, site.functions, target);
    say(`${count} files in ${target}: deploy them with "firebase deploy" there`);
  },
};

/** The commands of the release tools, by name. */
export const commands: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  compose: composeCommand,
  follow: followCommand,
  release: releaseCommand,
  rollback: rollbackCommand,
  promote: promoteCommand,
  canary: canaryCommand,
  pin: pinCommand,
  status: statusCommand,
  history: historyCommand,
  diff: diffCommand,
  why: whyCommand,
  keys: keysCommand,
  override: overrideCommand,
  preview: previewCommand,
  evidence: evidenceCommand,
  gc: gcCommand,
  export: exportCommand,
  serve: serveCommand,
};

/** What `--help` says of a command. */
export const helpOf = ({ usage, does, example }: Command) =>
  `npm run ${usage}\n    ${does}\n    For example: ${example}\n`;
