import type { Attack } from '../kit/attack';
import { administratorToken } from '../kit/inbox';
import { anyAddress, newLead, postBytes } from '../kit/leads';
import { rawExchange } from '../kit/rawExchange';
import { hostileWords } from './hostileBodies';

/** The cells of a CSV, without the quotes around them. */
function cellsOf(csv: string): readonly string[] {
  return [...csv.replace(/^\ufeff/, '').matchAll(/"((?:[^"]|"")*)"|([^",\r\n]+)/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '').replaceAll('""', '"'),
  );
}

/** Leads whose words are formulas, markup or commands: answered, shown and exported as words. */
export const hostileLeads: Attack = {
  row: '3',
  name: 'hostile leads',
  run: async (world, _counts, tally) => {
    const random = world.random.fork();
    const machine = await world.machine();
    await machine.start();
    for (const word of hostileWords) {
      for (const given of [{ name: word }, { message: word }, { name: `가${word}`, message: word }, { phone: word }]) {
        const lead = newLead(random, { form: 'customer', ...given });
        const { key, ...fields } = lead;
        const native = postBytes(new URLSearchParams(fields).toString(), { type: 'application/x-www-form-urlencoded' });
        const json = postBytes(JSON.stringify(lead));
        for (const { head, bytes } of [
          json,
          { ...native, head: native.head.replace('application/json', 'text/html') },
        ]) {
          const answer = await rawExchange(machine.sitePort, { parts: [head, bytes], from: anyAddress(random) });
          const isHtml = answer.headers['content-type']?.startsWith('text/html');
          const text = answer.body.toString();
          tally.judged(
            [
              ...(answer.status === 0 || answer.status >= 500 ? [`a lead is answered ${answer.status}`] : []),
              ...(isHtml && /<script|<img|<svg\/onload/i.test(text) ? ['markup of a visitor in a page'] : []),
            ],
            JSON.stringify(given).slice(0, 80),
          );
        }
      }
    }
    const headers = { authorization: `Bearer ${await administratorToken(machine)}` };
    const response = await fetch(`${machine.backEndOrigin}/api/leads/export`, { headers });
    const cells = cellsOf(await response.text());
    for (const cell of cells)
      tally.check(!/^[=+\-@\t\r\n＝＋－＠]/.test(cell), 'a cell that a spreadsheet runs', cell.slice(0, 40));
    tally.check(cells.length > hostileWords.length, 'the export is empty: the attack attacked nothing');
    for (const word of hostileWords) {
      const found = await fetch(
        `${machine.backEndOrigin}/api/leads?query=${encodeURIComponent(word.slice(0, 90).replace(/\p{Cs}/gu, ''))}`,
        { headers },
      );
      tally.check(found.status === 200, `a search is answered ${found.status}`, word.slice(0, 40));
    }
    await machine.stop();
  },
};
