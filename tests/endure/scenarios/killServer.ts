import { setTimeout as wait } from 'node:timers/promises';
import { startClinic } from '../parts/clinic.ts';
import type { Scenario } from '../scenario.ts';

/** Milliseconds of work between being back and the next kill: long enough to be somewhere else each time. */
const WORK_MS = { least: 100, most: 900 };

export const killServer: Scenario = {
  title: 'kill -9 of the server',
  engines: ['pglite', 'postgres'],
  async run(engine, { serverKills }) {
    await using clinic = await startClinic(engine);
    const back: number[] = [];
    for (let time = 0; time < serverKills; time += 1) {
      await wait(WORK_MS.least + Math.random() * (WORK_MS.most - WORK_MS.least));
      await clinic.server.kill();
      const isBack = clinic.fleet.back();
      await clinic.server.start();
      back.push(await isBack);
    }
    return await clinic.end({ times: serverKills, back });
  },
};
