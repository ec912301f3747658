import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Attack } from '../kit/attack';
import { administratorToken, storedLeads } from '../kit/inbox';
import { acknowledgement, anyAddress, newLead, type SentLead, sendLead } from '../kit/leads';
import type { Machine } from '../kit/Machine';

/** Files below a folder that hold one of the texts, however it is encoded in them. */
function filesHolding(folder: string, texts: readonly string[]): readonly string[] {
  const needles = texts.flatMap((text) => [
    Buffer.from(text),
    Buffer.from(text, 'utf16le'),
    Buffer.from(JSON.stringify(text).slice(1, -1)),
  ]);
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const bytes = readFileSync(path.join(entry.parentPath, entry.name));
    return needles.some((needle) => bytes.includes(needle)) ? [entry.name] : [];
  });
}

const traces = ({ name, phone, message }: SentLead) => [name, phone, phone.replaceAll('-', ''), message];

async function remove({ backEndOrigin }: Machine, id: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${backEndOrigin}/api/leads/${id}?why=asked`, { method: 'DELETE', headers })).ok;
}

/** What was deleted is nowhere on the disk after a clean stop, and no repeat brings it back. */
export const forgetting: Attack = {
  row: '7',
  name: 'deleting for good',
  run: async (world, _counts, tally) => {
    const random = world.random.fork();
    const machine = await world.machine();
    await machine.start();
    const send = async (lead: SentLead) =>
      acknowledgement(await sendLead(machine.sitePort, lead, anyAddress(random)), lead.key);
    const unique = (form: SentLead['form']) =>
      newLead(random, { form, name: `잊힘${random.hex(4)}`, message: `잊어 주세요 ${random.hex(8)}` });
    const doomed = [...Array(8)].flatMap(() => [unique('interest'), unique('reservation'), unique('customer')]);
    const others = [...Array(20)].map(() => unique('customer'));
    const receipts = new Map<SentLead, string>();
    for (const [at, lead] of doomed.entries()) {
      receipts.set(lead, (await send(lead)).receipt);
      const other = others[at];
      if (other) await send(other);
    }
    // Text messages follow their answer.
    await new Promise((wake) => setTimeout(wake, 300));

    const token = await administratorToken(machine);
    const stored = await storedLeads(machine);
    for (const lead of doomed.slice(0, -3)) {
      const id = stored.find(({ message }) => message === lead.message)?.id ?? '';
      tally.check(await remove(machine, id, token), 'a lead can not be deleted');
    }
    // The person withdraws by the link of the answer.
    for (const lead of doomed.slice(-3)) {
      const answer = await sendLead(machine.sitePort, lead, anyAddress(random));
      const link = /"withdraw":"([^"]+)"/.exec(answer.body.toString())?.[1] ?? '';
      const page = link && (await fetch(machine.siteOrigin + link));
      tally.check(
        !!page && page.status === 200 && (await storedLeads(machine)).some(({ message }) => message === lead.message),
        'there is no way to withdraw',
      );
      const forged = link && (await fetch(`${machine.siteOrigin}${link.slice(0, -2)}00`, { method: 'POST' }));
      tally.check(!!forged && forged.status === 404, 'a forged withdrawal is not refused');
      const done = link && (await fetch(machine.siteOrigin + link, { method: 'POST' }));
      tally.check(!!done && done.ok, 'a withdrawal is not done');
    }
    for (const lead of doomed) {
      const again = await send(lead);
      tally.check(
        again.acknowledged && again.receipt === receipts.get(lead),
        'the repeat of a deleted lead is not answered like the first',
      );
    }
    const after = await storedLeads(machine);
    for (const lead of doomed)
      tally.check(!after.some(({ message }) => message === lead.message), 'a late repeat restores a deleted lead');
    for (const lead of others)
      tally.check(
        after.some(({ message }) => message === lead.message),
        'deleting one lead took another',
      );

    await machine.stop();
    for (const lead of doomed) {
      const found = filesHolding(machine.dataDir, traces(lead));
      tally.check(found.length === 0, 'deleted, and still on the disk', found.join(', '));
    }
  },
};
