import type { Route } from '@playwright/test';
import { endpoint, freshPhone, submit } from './BrowserForms';
import type { Scenario } from './scenarios';

/** Ways in which one attempt of a page fails. */
const faults: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionreset'),
  (route) => route.abort('internetdisconnected'),
  (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' }),
  (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Wi-Fi</title>' }),
  (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"ok":true}' }),
  (route) => route.fulfill({ status: 302, headers: { location: 'http://127.0.0.1:9/login' } }),
  (route) => route.fulfill({ status: 413, body: '' }),
  // The answer is lost after the lead was stored.
  async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
];

/** One or two attempts fail, each in its way; then the network is there again. */
export const flakyNetwork: Scenario = async (device, form, random) => {
  const phone = freshPhone(random);
  const page = await device.open(form);
  const ahead = [random.pick(faults), ...(random.below(2) ? [random.pick(faults)] : [])];
  await device.context.route(endpoint, async (route) => {
    const fault = ahead.shift();
    await (fault ? fault(route) : route.fallback());
  });
  await submit(page, form, phone);
  return { phones: [phone], wrong: [] };
};
