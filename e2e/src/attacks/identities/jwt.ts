import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import LibSql from 'libsql';

type Claims = Readonly<Record<string, unknown>>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a token says. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

/** A token with other claims or another head, signed with `key`, or with the given signature. */
export function forge(
  claims: Claims,
  {
    key = 'guess' as string | Uint8Array,
    head = { alg: 'HS256', typ: 'JWT' } as object,
    signature = null as string | null,
  } = {},
): string {
  const text = `${encode(head)}.${encode(claims)}`;
  return `${text}.${signature ?? createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** The back end's own key, as somebody with the disk would read it; `null` where it is not found. */
export function stolenKey(dataDir: string): Uint8Array | null {
  const file = path.join(dataDir, 'firebase.db');
  if (!existsSync(file)) return null;
  const database = new LibSql(file, { readonly: true } as never);
  try {
    const row = database.prepare("SELECT value FROM secrets WHERE name = 'token key'").get() as
      | { value: Uint8Array }
      | undefined;
    return row ? Buffer.from(row.value) : null;
  } catch {
    return null; // Kept elsewhere, or otherwise.
  } finally {
    database.close();
  }
}
