/** The receipt in the answers below. */
export const receipt = 'a1'.repeat(32);
export const withdraw = `/api/leads/withdraw?lead=${receipt}&signature=abc-_123`;

function keyOf(init: RequestInit | undefined): unknown {
  return (JSON.parse(String(init?.body)) as { key?: unknown }).key;
}

/** `fetch` as the endpoint answers a lead it takes. */
export const accepts: typeof fetch = async (_, init) =>
  Response.json({ ok: true, key: keyOf(init), receipt, withdraw });

/** `fetch` as the endpoint answers a lead whose fields it will not take. */
export function refuses(errors: readonly { readonly field: string; readonly code: string }[]): typeof fetch {
  return async (_, init) => Response.json({ ok: false, key: keyOf(init), errors }, { status: 422 });
}
