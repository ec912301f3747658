import path from 'node:path';
import type { Random } from '@platform/contract/testing/Random';
import { openDatabase } from '@platform/local-firebase/database';
import { sqliteLeadStore } from 'backend/leads/store/sqliteLeadStore';

const day = 86_400_000;
const names = ['김하늘', '이강', '박서연', '최민준', '정하윤', '강도윤', '조은우', '윤서아'];

/** Puts many leads into a data folder, the way the endpoint does but without waiting for the disk after each. */
export async function fillLeads(dataDir: string, count: number, random: Random): Promise<void> {
  const database = openDatabase(path.join(dataDir, 'leads.db'));
  database.exec('PRAGMA synchronous = OFF');
  const store = sqliteLeadStore(database);
  const start = Date.now() - 30 * day;
  for (let at = 0; at < count; at++) {
    const received = new Date(start + at * 2000 * (100_000 / Math.max(count, 100_000)));
    const receivedAt = received.toISOString();
    await store.add({
      id: random.hex(32),
      form: 'customer',
      name: random.pick(names),
      phone: `010-${1000 + random.below(9000)}-${1000 + random.below(9000)}`,
      visitDay: null,
      visitPart: null,
      visitSlot: null,
      birthday: null,
      message: `${at}번째 문의: 토요일 오후에 방문하고 싶습니다`,
      consent: '2026-11-20',
      details: null,
      marketing: null,
      page: '/',
      release: null,
      opener: null,
      arrival: null,
      receivedAt,
      consentedAt: receivedAt,
      deleteAfter: new Date(received.getTime() + 365 * day).toISOString(),
      handledAt: null,
      native: false,
      sms: null,
    });
  }
  database.close();
}
