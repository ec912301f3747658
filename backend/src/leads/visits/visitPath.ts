import type { Seal } from '../seal';

const path = '/api/leads/visit';

const signed = (at: string, id: string, seal: Seal): string =>
  `${at}?${new URLSearchParams({ lead: id, signature: seal.visitSignature(id) })}`;

/** The path by which whoever sent a lead, and nobody else, books, changes and cancels its visit. */
export const visitPath = (id: string, seal: Seal): string => signed(path, id, seal);

/** The same visit as a calendar's file. */
export const calendarPath = (id: string, seal: Seal): string => signed(`${path}/calendar`, id, seal);

/** The lead that the parameters of such a path name, if they are signed. */
export function visitLead(parameters: URLSearchParams, seal: Seal): string | null {
  const id = /^[\w-]{16,64}$/.exec(parameters.get('lead') ?? '')?.[0];
  return id && seal.isVisitSignature(id, parameters.get('signature') ?? '') ? id : null;
}
