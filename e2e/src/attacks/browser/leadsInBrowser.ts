import { chromium } from '@playwright/test';
import { launchOptions } from '../../../playwright.config';
import type { Attack } from '../kit/attack';
import { storedLeads } from '../kit/inbox';
import type { Machine } from '../kit/Machine';
import { Device, type FormName, formNames } from './BrowserForms';
import { flakyNetwork } from './flakyNetwork';
import { type Scenario, scenarios } from './scenarios';

const lanes = 3;
/** The endpoint limits each address, and a browser has only one here: it is started anew after so many scenarios. */
const perMachine = 12;
const patience = 60_000;

interface Part {
  readonly name: string;
  readonly scenario: Scenario;
  readonly form: FormName;
}

/** How often each phone is stored, once all are or the time is up. */
async function waitForLeads(machine: Machine, phones: readonly string[]): Promise<ReadonlyMap<string, number>> {
  for (const end = Date.now() + patience; ; ) {
    const times = new Map<string, number>();
    for (const { phone } of await storedLeads(machine)) times.set(phone, (times.get(phone) ?? 0) + 1);
    if (Date.now() > end || phones.every((phone) => times.has(phone))) return times;
    await new Promise((wake) => setTimeout(wake, 400));
  }
}

/** Forms filled in by a visitor whose network, storage, clock and tabs fail: each lead told to be kept is stored once. */
export const leadsInBrowser: Attack = {
  row: '1b',
  name: 'forms in Chromium',
  run: async (world, { browserSubmissionsPerForm, browserForms }, tally) => {
    const forms = formNames.slice(0, browserForms);
    const parts = [
      ...forms.flatMap((form) => Object.entries(scenarios).map(([name, scenario]): Part => ({ name, scenario, form }))),
      ...forms.flatMap((form) =>
        Array.from(
          { length: browserSubmissionsPerForm },
          (): Part => ({ name: 'a flaky network', scenario: flakyNetwork, form }),
        ),
      ),
    ];
    const browser = await chromium.launch(launchOptions);
    world.onClose(() => browser.close());
    const machine = await world.machine();
    await machine.start();
    let submissions = 0;
    while (parts.length > 0) {
      const batch = parts.splice(0, perMachine);
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          const random = world.random.fork();
          for (let part = batch.shift(); part; part = batch.shift()) {
            const device = await Device.start(browser, machine.siteOrigin);
            const example = `${part.name}, ${part.form}`;
            try {
              const { phones, wrong, how = '', answers = [] } = await part.scenario(device, part.form, random);
              submissions += phones.length;
              const times = await waitForLeads(machine, phones);
              for (const phone of phones) {
                const count = times.get(phone) ?? 0;
                tally.check(
                  count === 1,
                  count === 0 ? `${part.name}: a lead is lost` : `${part.name}: a lead is stored twice`,
                  `${part.form} ${how} ${answers.join()}`.trim(),
                );
              }
              for (const defect of wrong) tally.check(false, defect, part.form);
            } catch (error) {
              tally.check(
                false,
                'a scenario could not be played',
                `${example}: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
              );
            }
            await device.close();
          }
        }),
      );
      await machine.killBackEnd();
      await machine.startBackEnd();
    }
    tally.figure(`${submissions} submissions, ${Object.keys(scenarios).length} scenarios, ${forms.length} forms`);
    await machine.stop();
  },
};
