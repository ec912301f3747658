import type { Route } from '@playwright/test';
import { endpoint, freshPhone, hydrated, submit, told } from './BrowserForms';
import type { Scenario } from './scenarios';

/** Ways in which one attempt of a page fails. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'connection reset': (route) => route.abort('connectionreset'),
  'no internet': (route) => route.abort('internetdisconnected'),
  'HTML 502': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  'empty 503': (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' }),
  'HTML 200': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Wi-Fi</title>' }),
  'another’s ok': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"ok":true}' }),
  'redirect to a login': (route) => route.fulfill({ status: 302, headers: { location: 'http://127.0.0.1:9/login' } }),
  'empty 413': (route) => route.fulfill({ status: 413, body: '' }),
  'answer lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
};

/** One or two attempts fail, each in its way; then the network is there again. */
export const flakyNetwork: Scenario = async (device, form, random) => {
  const phone = freshPhone(random);
  const page = await device.open(form);
  const names = Object.keys(faults);
  const ahead = [random.pick(names), ...(random.below(2) ? [random.pick(names)] : [])];
  const how = ahead.join(', ');
  const answers: number[] = [];
  device.context.on('response', (response) => {
    if (response.url().endsWith('/api/leads')) answers.push(response.status());
  });
  await device.context.route(endpoint, async (route) => {
    const fault = faults[ahead.shift() ?? ''];
    await (fault ? fault(route) : route.fallback());
  });
  await submit(page, form, phone);
  if (how.includes('413')) {
    // What the same request will hardly improve on is tried again after ten minutes, or by the next visit.
    await told(page);
    await page.reload();
    // What came of it may be told where the form was: only the page has to be there.
    await hydrated(page);
  }
  return { phones: [phone], wrong: [], how, answers };
};
