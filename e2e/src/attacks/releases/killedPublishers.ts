import { once } from 'node:events';
import type { Attack } from '../kit/attack';
import { SmallSite } from './SmallSite';

/** A publisher is killed at a random moment: what is live stays whole, and the next release succeeds at once. */
export const killedPublishers: Attack = {
  row: '5',
  name: 'killed publishers',
  run: async (world, { publisherKills }, tally) => {
    const random = world.random.fork();
    const site = new SmallSite(world.folder('small'));
    world.onClose(() => site.stop());
    tally.check((await site.publish(1)) === '', 'nothing can be published');
    await site.serve();
    for (let kill = 0; kill < publisherKills; kill++) {
      const publisher = site.publishForever(1_000_000 * (kill + 1));
      const gone = once(publisher, 'exit');
      world.onClose(async () => void publisher.kill('SIGKILL'));
      await once(publisher.stdout ?? publisher, 'data');
      await new Promise((wake) => setTimeout(wake, random.below(60) + random.next()));
      publisher.kill('SIGKILL');
      await gone;
      for (const address of ['/', '/Brand/intro']) {
        const visit = await site.visit(address);
        tally.check(visit.ok && !visit.mixed, 'what is live is not whole after a publisher was killed');
      }
      const refusal = await site.publish(1_000_000 * (kill + 1) + 999_999);
      tally.check(refusal === '', 'the next release is refused', refusal.split('\n')[0]);
      if (refusal !== '') return;
    }
  },
};
