import { setTimeout as wait } from 'node:timers/promises';
import { startClinic } from '../parts/clinic.ts';
import type { Scenario } from '../scenario.ts';

const HOUR_MS = 3_600_000;
/** Forward and back: by minutes as by a time server, by days as by a wrong date, and right again. */
const OFFSETS_HOURS = [0.1, 30, -0.1, -30, 0];

export const setClock: Scenario = {
  title: 'clock set forward and back',
  engines: ['postgres', 'pglite'],
  async run(engine, { seconds }) {
    await using clinic = await startClinic(engine);
    const { server, fleet } = clinic;
    const back: number[] = [];
    for (const hours of OFFSETS_HOURS) {
      await server.ask({ ask: 'clock', offsetMs: hours * HOUR_MS });
      back.push(await fleet.back());
      await wait((seconds * 1_000) / 2);
    }
    return await clinic.end({ times: OFFSETS_HOURS.length, back, note: `headsets came again ${fleet.returns} times` });
  },
};
