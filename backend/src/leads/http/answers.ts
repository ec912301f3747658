import type { ServerResponse } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** Headers of everything the endpoint answers: personal data is neither cached nor sniffed. */
const always: Headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

function answer(response: ServerResponse, status: number, type: string, body: string, headers: Headers): void {
  response.writeHead(status, {
    ...always,
    'content-type': `${type}; charset=utf-8`,
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

export function answerJson(response: ServerResponse, status: number, body: unknown, headers: Headers = {}): void {
  answer(response, status, 'application/json', JSON.stringify(body), headers);
}

export function answerHtml(
  response: ServerResponse,
  status: number,
  page: { readonly html: string; readonly policy: string },
  headers: Headers = {},
): void {
  answer(response, status, 'text/html', page.html, { 'content-security-policy': page.policy, ...headers });
}

/** Begins a download of CSV, of which nobody knows yet how long it is. */
export function startCsv(response: ServerResponse, name: string): void {
  response.writeHead(200, {
    ...always,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });
}

/** A file for a calendar. */
export function answerCalendar(response: ServerResponse, name: string, body: string): void {
  answer(response, 200, 'text/calendar', body, { 'content-disposition': `attachment; filename="${name}"` });
}

export function answerRedirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { ...always, location }).end();
}
