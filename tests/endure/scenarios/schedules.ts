import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '../../../apps/server/src/platform/db/store.ts';
import { temporaryDatabase } from '../../bench/database.ts';
import { countOrdered, seedDue } from '../parts/due.ts';
import { Server } from '../parts/server.ts';
import type { Scenario } from '../scenario.ts';

/** Another server takes over what one left undone a minute after it took it. */
const PATIENCE_MS = 180_000;
const POLL_MS = 50;

export const schedules: Scenario = {
  title: 'two servers order what recurs, one killed in it',
  engines: ['postgres'],
  async run(engine, { due }) {
    await using database = await temporaryDatabase(engine);
    await database.fill(({ db }) => seedDue(db, due));
    await using first = await Server.on(database.where);
    await using second = await Server.on(database.where);
    const store = await openStore(database.where);
    try {
      const began = performance.now();
      // the first to be there takes the job
      await first.start();
      const there = second.start();
      const reach = async (least: number): Promise<boolean> => {
        while (performance.now() - began < PATIENCE_MS) {
          if ((await countOrdered(store.db)).ordered >= least) return true;
          await wait(POLL_MS);
        }
        return false;
      };
      await reach(due / 4);
      await first.kill();
      await there;
      const killed = performance.now();
      const isDone = await reach(due);
      const back = performance.now() - killed;
      const { ordered, twice } = await countOrdered(store.db);
      return {
        times: 1,
        back: [back],
        crashes: second.crashes.length,
        faults: [
          ...(isDone ? [] : [`${due - ordered} of ${due} were not ordered`]),
          ...(twice > 0 ? [`${twice} were ordered more than once`] : []),
        ],
        note: `${ordered} ordered in ${((performance.now() - began) / 1000).toFixed(0)} s`,
      };
    } finally {
      await store.close();
    }
  },
};
