import { startClinic } from '../parts/clinic.ts';
import type { Scenario } from '../scenario.ts';

const seconds = (ms = 0): string => `${(ms / 1000).toFixed(1)} s`;

export const reconnect: Scenario = {
  title: 'all headsets reconnect at once',
  engines: ['postgres', 'pglite'],
  async run(engine, { reconnecting }) {
    await using clinic = await startClinic(engine, { headsets: reconnecting, perSecond: 1 });
    const { server, fleet } = clinic;
    // As a switch that loses its power, and comes back.
    for (const headset of fleet.headsets) headset.cut();
    const back = [await fleet.back()];
    // The same with the server gone for a while.
    await server.kill();
    const isBack = fleet.back();
    await server.start();
    back.push(await isBack);
    return await clinic.end({
      times: 2,
      back,
      note: `${reconnecting} headsets of 1 record/s; ${seconds(back[0])} after their network, ${seconds(back[1])} after the server was killed`,
    });
  },
};
