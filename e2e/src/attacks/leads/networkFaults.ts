import type { Random } from '@platform/contract/testing/Random';
import { anyAddress, postBytes, type SentLead, sendLead } from '../kit/leads';
import { type RawAnswer, rawExchange } from '../kit/rawExchange';

/** One attempt to send a lead over a network that fails in its own way. */
export type Fault = (port: number, lead: SentLead, random: Random) => Promise<RawAnswer>;

const jsonOf = (lead: SentLead) => postBytes(JSON.stringify(lead));
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);

/** What goes wrong between a page and the endpoint, by name. */
export const networkFaults: Readonly<Record<string, Fault>> = {
  'cut after the head': (port, lead, random) =>
    rawExchange(port, { parts: [jsonOf(lead).head], from: anyAddress(random), cut: 'sent' }),
  'cut within the body': (port, lead, random) => {
    const { head, bytes } = jsonOf(lead);
    return rawExchange(port, { parts: [head, half(bytes)], from: anyAddress(random), cut: 'sent' });
  },
  'cut before the answer': (port, lead, random) => {
    const { head, bytes } = jsonOf(lead);
    return rawExchange(port, { parts: [head, bytes], from: anyAddress(random), cut: 'sent' });
  },
  'cut within the answer': (port, lead, random) => {
    const { head, bytes } = jsonOf(lead);
    return rawExchange(port, { parts: [head, bytes], from: anyAddress(random), cut: 'answered' });
  },
  'sent twice at once': async (port, lead, random) => {
    const [first] = await Promise.all([
      sendLead(port, lead, anyAddress(random)),
      sendLead(port, lead, anyAddress(random)),
    ]);
    return first;
  },
  'sent five times at once': async (port, lead, random) => {
    const all = await Promise.all(Array.from({ length: 5 }, () => sendLead(port, lead, anyAddress(random))));
    return all[random.below(5)] as RawAnswer;
  },
  'a pipelined repeat': (port, lead, random) => {
    const { head, bytes } = jsonOf(lead);
    return rawExchange(port, { parts: [head, bytes, head, bytes], from: anyAddress(random), cut: 'answered' });
  },
  'byte by byte': (port, lead, random) => {
    const { head, bytes } = jsonOf(lead);
    const parts = Array.from({ length: 8 }, (_, at) =>
      bytes.subarray((at * bytes.length) >> 3, ((at + 1) * bytes.length) >> 3),
    );
    return rawExchange(port, {
      parts: [head.slice(0, 20), head.slice(20), ...parts],
      pause: 2,
      from: anyAddress(random),
    });
  },
  'a page that gives up at once': (port, lead, random) => {
    const { head, bytes } = jsonOf(lead);
    return rawExchange(port, { parts: [head, bytes], patience: 1 + random.below(12), from: anyAddress(random) });
  },
  'a body that never ends': (port, lead, random) => {
    const { bytes } = jsonOf(lead);
    const { head } = postBytes(`${JSON.stringify(lead)}      `);
    return rawExchange(port, { parts: [head, bytes], patience: 60, from: anyAddress(random) });
  },
  'truncated JSON': (port, lead, random) => {
    const { head, bytes } = postBytes(JSON.stringify(lead).slice(0, -1 - random.below(60)));
    return rawExchange(port, { parts: [head, bytes], from: anyAddress(random) });
  },
  'another content type': (port, lead, random) => {
    const type = random.pick(['text/html', 'application/xml', 'multipart/form-data; boundary=x', 'image/png']);
    const { head, bytes } = postBytes(JSON.stringify(lead), { type });
    return rawExchange(port, { parts: [head, bytes], from: anyAddress(random) });
  },
  'garbage in front': (port, lead, random) => {
    const { head, bytes } = jsonOf(lead);
    return rawExchange(port, {
      parts: [`\x16\x03\x01${random.hex(30)}\r\n\r\n`, head, bytes],
      from: anyAddress(random),
    });
  },
  'chunks cut off': (port, lead, random) => {
    const { bytes } = jsonOf(lead);
    const head = jsonOf(lead).head.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked');
    const chunk = half(bytes);
    const parts = [head, `${chunk.length.toString(16)}\r\n`, chunk, '\r\n'];
    return rawExchange(port, { parts, from: anyAddress(random), cut: 'sent' });
  },
  'a body blown up by a proxy': (port, lead, random) => {
    const { head, bytes } = postBytes(JSON.stringify({ ...lead, padding: 'x'.repeat(40_000) }));
    return rawExchange(port, { parts: [head, bytes], from: anyAddress(random) });
  },
  'bytes changed on the way': (port, lead, random) => {
    const text = JSON.stringify(lead);
    const at = random.below(text.length);
    // A quote or brace that is lost makes the body unreadable; anything else would be another, valid lead.
    const { head, bytes } = postBytes(`${text.slice(0, at).replaceAll('"', "'")}${text.slice(at)}`.replace('{', '('));
    return rawExchange(port, { parts: [head, bytes], from: anyAddress(random) });
  },
};
