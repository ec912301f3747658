import { existsSync, readdirSync } from 'node:fs';
import { findEmulator } from '@platform/local-firebase/findEmulator';
import type { Attack } from '../kit/attack';
import { creation, firestore, nameOf } from '../kit/firestore';
import { administratorToken } from '../kit/inbox';
import { anyAddress } from '../kit/leads';
import { rawExchange } from '../kit/rawExchange';
import { documentsPath, project } from '../kit/site';
import { get, post } from './hostileRequest';

const ups = [
  '..',
  '%2e%2e',
  '%252e%252e',
  '%25252e%25252e',
  '.%2e',
  '%2e.',
  '..;',
  '%2e%2e%2f..',
  '..%2f..',
  '..%252f..',
];

/** The official emulator behind the site has an administration without a password: no visitor reaches it. */
export const emulatorAdministration: Attack = {
  row: '3',
  name: 'the official emulator’s administration',
  run: async (world, { officialEmulator }, tally) => {
    if (!officialEmulator || !findEmulator()) {
      tally.skip(officialEmulator ? 'there is no official emulator here' : 'only npm run attack tries it');
      return;
    }
    const random = world.random.fork();
    const machine = await world.machine({ backEnd: 'official' });
    await machine.start();
    const token = await administratorToken(machine);
    const kept = await firestore(machine.backEndOrigin, 'commit', { writes: [creation('kept')] }, token);
    tally.check(kept.status === 200, 'a post can not be made on the official emulator');
    const loot = world.folder('loot');
    const administration = [
      {
        path: `emulator/v1/projects/${project}:export`,
        body: { database: `projects/${project}/databases/(default)`, export_directory: loot },
      },
      { path: `emulator/v1/projects/${project}/databases/(default)/documents`, body: {} },
      {
        path: `emulator/v1/projects/${project}:securityRules`,
        body: {
          rules: {
            files: [
              {
                content:
                  "rules_version='2'; service cloud.firestore { match /{document=**} { allow read, write: if true; } }",
              },
            ],
          },
        },
      },
    ];
    for (const port of [machine.sitePort, machine.backEndPort]) {
      for (const up of ups) {
        for (const { path, body } of administration) {
          for (const start of [
            '',
            ...[4, 5, 6].map((depth) => documentsPath + `/${up}`.repeat(depth)),
            `/v1/projects/${up}/${up}`,
            `/v1/projects/${project}/${up}/${up}/${up}`,
          ]) {
            for (const method of ['POST', 'DELETE', 'PUT', 'GET']) {
              const bytes =
                method === 'GET' ? get(`${start}/${path}`) : post(`${start}/${path}`, JSON.stringify(body), { method });
              const { status } = await rawExchange(port, { parts: [bytes], from: anyAddress(random) });
              tally.check(
                status >= 400 && status < 500,
                `the administration's address is answered ${status}`,
                `${method} ${start.slice(-40)}/${path}`,
              );
            }
          }
        }
      }
      for (const detour of [
        `${documentsPath}/../documents:commit`,
        `${documentsPath}/x/..:commit`,
        `${documentsPath}/%2e%2e/documents:commit`,
      ]) {
        const bytes = post(detour, JSON.stringify({ writes: [creation(`detour-${random.hex(4)}`)] }), {
          headers: `Authorization: Bearer ${token}\r\n`,
        });
        const { status } = await rawExchange(port, { parts: [bytes] });
        tally.check(status >= 400 && status < 500, 'a write past the store is acknowledged', detour.slice(-30));
      }
    }
    tally.check(
      !existsSync(loot) || readdirSync(loot).length === 0,
      'the emulator wrote its data where a visitor told it to',
    );
    const found = await firestore(machine.backEndOrigin, 'batchGet', { documents: [nameOf('press/kept')] });
    tally.check(JSON.stringify(found.body).includes('"found"'), 'a visitor deleted what was kept');
    const intruder = await firestore(machine.backEndOrigin, 'commit', { writes: [creation('intruder')] });
    tally.check(intruder.status === 403, 'a visitor changed the rules', String(intruder.status));
    await machine.stop();
  },
};
