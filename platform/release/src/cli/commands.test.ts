import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { repository } from '../workspace';
import { commands, helpOf } from './commands';

const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it.each(Object.entries(commands))(
  '%s says in its help how it is used, what it does, and an example of itself',
  (name, command) => {
    expect(scripts[name]).toBe(`tsx platform/release/src/cli.ts ${name}`);
    expect(command.usage).toMatch(new RegExp(`^${name}( |$)`));
    expect(command.does).toMatch(/^[A-Z].*\.$/);
    const [, example = ''] = helpOf(command).match(/For example: (.+)\n$/) ?? [];
    expect(example).toMatch(new RegExp(`\\bnpm run ${name}( |$)`));
    // Options behind a command of npm are npm's own, unless they stand behind two dashes.
    const [, given = ''] = example.split(` ${name}`);
    if (given.trim() && !given.startsWith(' &&')) expect(given).toMatch(/^ -- /);
    // Every option of the example is one that the help or the command knows.
    for (const [option] of example.matchAll(/--[a-z-]+/g)) expect(command.usage + command.does).toContain(option);
  },
);

it('prints it for --help, and does nothing', async () => {
  const cli = path.join(repository, 'platform/release/src/cli.ts');
  const env = { ...process.env, RELEASE_STORE: '/dev/null/none' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', cli, 'publish', '--', '--help'], {
    cwd: repository,
    env,
  });
  expect(stdout.trim()).toBe(helpOf(commands.publish as NonNullable<typeof commands.publish>).trim());
}, 30_000);
