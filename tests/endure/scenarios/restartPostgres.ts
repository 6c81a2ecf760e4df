import { setTimeout as wait } from 'node:timers/promises';
import { startClinic } from '../parts/clinic.ts';
import type { Scenario } from '../scenario.ts';

const WORK_MS = { least: 300, most: 1_200 };

export const restartPostgres: Scenario = {
  title: 'PostgreSQL restarted under load',
  engines: ['postgres'],
  async run(engine, { restarts }) {
    await using clinic = await startClinic(engine, { headsets: 20, perSecond: 10 });
    const back: number[] = [];
    for (let time = 0; time < restarts; time += 1) {
      await wait(WORK_MS.least + Math.random() * (WORK_MS.most - WORK_MS.least));
      const isBack = clinic.fleet.back();
      await clinic.database.restart();
      back.push(await isBack);
    }
    return await clinic.end({ times: restarts, back });
  },
};
