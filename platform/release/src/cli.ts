import { parseArgs } from 'node:util';
import { canaryChannel } from './canary/canaryRun';
import { commands, helpOf } from './cli/commands';
import { ownWorld } from './cli/ownWorld';
import { siteHere } from './cli/siteHere';
import { confinement } from './confine/confinement';
import { liveChannel } from './journal';
import { TrialStore } from './store/TrialStore';
import { configuredStore } from './workspace';

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
  const keyed = await ownWorld(store, await siteHere(store), command.signs === true);
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
