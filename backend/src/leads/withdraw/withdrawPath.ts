import type { Seal } from '../seal';

/** Where native posts are led to when they are done: reloading that page sends nothing again. */
export const donePath = '/api/leads/done';

function signed(path: string, id: string, seal: Seal): string {
  return `${path}?${new URLSearchParams({ lead: id, signature: seal.signature(id) })}`;
}

/** The path by which whoever sent a lead, and nobody else, can have it deleted. */
export function withdrawPath(id: string, seal: Seal): string {
  return signed('/api/leads/withdraw', id, seal);
}

/** The path of the page that follows a native post: it offers the withdrawal to who has just sent it. */
export function signedDonePath(id: string, seal: Seal): string {
  return signed(donePath, id, seal);
}

/** The lead that the parameters of such a path name, if they are signed. */
export function signedLead(parameters: URLSearchParams, seal: Seal): string | null {
  const id = /^[\w-]{16,64}$/.exec(parameters.get('lead') ?? '')?.[0];
  return id && seal.isSignature(id, parameters.get('signature') ?? '') ? id : null;
}
