import { setTimeout as wait } from 'node:timers/promises';
import { temporaryDatabase } from '../../bench/database.ts';
import { startClinic } from '../parts/clinic.ts';
import { mountSmallDisk } from '../parts/smallDisk.ts';
import type { Scenario } from '../scenario.ts';

const DISK_MIB = 256;
/** Time in which a server that cannot store anything has to report it. */
const NOTICED_MS = 30_000;

export const diskFull: Scenario = {
  title: 'disk full, then room again',
  engines: ['pglite', 'postgres'],
  async run(engine, { seconds }) {
    using disk = mountSmallDisk(DISK_MIB);
    await using database = await temporaryDatabase(engine, disk.folder);
    await using clinic = await startClinic(engine, { database });
    const { server, fleet } = clinic;
    disk.fill();
    const began = performance.now();
    let said = 0;
    while (said !== 503 && performance.now() - began < NOTICED_MS) {
      said = await fetch(`${server.address}/health/write`).then(
        ({ status }) => status,
        () => 0,
      );
      await wait(200);
    }
    const noticed = performance.now() - began;
    await wait(seconds * 1_000);
    const { status: live } = await fetch(`${server.address}/health/live`).catch(() => ({ status: 0 }));
    disk.makeRoom();
    // PostgreSQL ends itself when it has no room for its log: somebody starts it again.
    await fetch(`${server.address}/health/ready`).then(
      (answer) => (answer.ok ? undefined : clinic.database.restart()),
      () => clinic.database.restart(),
    );
    const back = [await fleet.back()];
    return await clinic.end({
      times: 1,
      back,
      faults: [
        ...(said === 503 ? [] : ['/health/write did not report it']),
        ...(live === 200 ? [] : [`/health/live said ${live}`]),
      ],
      note: `/health/write reported it after ${(noticed / 1000).toFixed(1)} s`,
    });
  },
};
