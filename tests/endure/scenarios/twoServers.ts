import { setTimeout as wait } from 'node:timers/promises';
import { temporaryDatabase } from '../../bench/database.ts';
import { startBalancer } from '../parts/balancer.ts';
import { startClinic } from '../parts/clinic.ts';
import { Server } from '../parts/server.ts';
import type { Scenario } from '../scenario.ts';

export const twoServers: Scenario = {
  title: 'two servers, now one killed, now the other',
  engines: ['postgres'],
  async run(engine, { seconds }) {
    await using database = await temporaryDatabase(engine);
    const ports: number[] = [];
    using balancer = await startBalancer(() => ports);
    await using second = await Server.on(database.where);
    await using clinic = await startClinic(engine, {
      database,
      headsets: 20,
      address: balancer.address,
      started: async ({ port }) => {
        await second.start();
        ports.push(port, second.port);
      },
    });
    const { server, fleet } = clinic;
    const back: number[] = [];
    for (const victim of [server, second]) {
      await wait((seconds * 1_000) / 4);
      await victim.kill();
      back.push(await fleet.back());
      await victim.start();
    }
    return await clinic.end({ times: 2, back, crashes: second.crashes.length });
  },
};
