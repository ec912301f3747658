import type { LeadToSend } from './leadToSend';

/** Posts a lead as its form does without scripts: the browser goes to the answer, whoever gives it. */
export function postNatively({ key: _, ...fields }: LeadToSend, endpoint: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = endpoint;
  for (const [name, value] of Object.entries(fields)) {
    if (value) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
