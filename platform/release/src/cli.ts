import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from '@platform/contract/readSite';
import { canaryChannel } from './canary/canaryRun';
import { canaryCommand } from './cli/canaryCommand';
import { evidenceCommand } from './cli/evidenceCommand';
import { followCommand } from './cli/followCommand';
import { gcCommand } from './cli/gcCommand';
import { keysCommand } from './cli/keysCommand';
import { overrideCommand } from './cli/overrideCommand';
import { ownWorld } from './cli/ownWorld';
import { previewCommand } from './cli/previewCommand';
import { publishCommand } from './cli/publishCommand';
import { composeCommand, pinCommand, promoteCommand, releaseCommand, rollbackCommand } from './cli/releaseCommands';
import { diffCommand, historyCommand, statusCommand, whyCommand } from './cli/tellCommands';
import type { Command } from './cli/world';
import { confinement } from './confine/confinement';
import { exportHosting } from './exportHosting';
import { liveChannel } from './journal';
import { runSiteServer } from './serve/runSiteServer';
import { cachedStore } from './store/cachedStore';
import { FolderStore } from './store/FolderStore';
import { TrialStore } from './store/TrialStore';
import { configuredStore, repository } from './workspace';

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

const serveCommand: Command = {
  usage: 'serve   [--channel name]',
  does: 'Serves a channel at PORT (4000) with the back end at BACK_END_URL behind it.',
  example: 'PORT=4100 npm run serve -- --channel staging',
  takes: [0, 0],
  run({ store, options: { channel }, say }) {
    const backEnd = process.env.BACK_END_URL ?? 'http://127.0.0.1:4010';
    // A folder is as near as memory; what is far away is read once.
    const near = store instanceof FolderStore ? store : cachedStore(store);
    runSiteServer({ store: near, channel, backEnd, port: Number(process.env.PORT ?? 4000), say });
  },
};

const commands: Readonly<Record<string, Command>> = {
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

const helpOf = ({ usage, does, example }: Command) => `npm run ${usage}\n    ${does}\n    For example: ${example}\n`;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function main(): Promise<void> {
  // Behind "--", which npm takes away and others do not, an option would be read as a name.
  const [name = '', ...args] = process.argv.slice(2).filter((argument) => argument !== '--');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(Object.values(commands).map(helpOf).join('\n'));
  const { values, positionals: names } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      types: { type: 'boolean', default: false },
      out: { type: 'boolean', default: false },
      'without-posts': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      channel: { type: 'string', default: liveChannel },
      why: { type: 'string' },
      to: { type: 'string' },
      most: { type: 'string', default: '20' },
      'without-gate': { type: 'string' },
      'new-key': { type: 'boolean', default: false },
      page: { type: 'string', default: '/' },
      hours: { type: 'string', default: '24' },
      days: { type: 'string', default: '1' },
      origin: { type: 'string' },
      canary: { type: 'string' },
      watch: { type: 'boolean', default: false },
      every: { type: 'string', default: '10' },
      visits: { type: 'string' },
      serve: { type: 'boolean', default: false },
      ...command.ownOptions,
    },
  });
  if (values.help) return say(helpOf(command));
  const [least, most] = command.takes;
  if (names.length < least || names.length > most) throw new Error(helpOf(command));
  if (!/^[a-z][\w-]*$/.test(values.channel))
    throw new Error(
      `"${values.channel}" is no name of a channel: small letters, digits and hyphens, like staging or pr-12.`,
    );
  if (values.canary !== undefined) values.channel = canaryChannel;
  const store = values['dry-run'] ? new TrialStore(configuredStore()) : configuredStore();
  const keyed = await ownWorld(store, await readSite(repository), command.signs === true);
  try {
    await command.run({ store, ...keyed, names, options: values, say });
  } finally {
    await confinement.close();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
