import type { LeadToSend } from './leadToSend';

/** Posts a lead as its form does without scripts: the browser goes to the answer, whoever gives it. */
export function postNatively({ key: _, ...fields }: LeadToSend, endpoint: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = endpoint;
  for (const [name, value] of Object.entries(fields)) {
    // What is no text, the way that the visit began, is added by whoever adds it to every form that is posted.
    if (typeof value === 'string')
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
