import { temporaryDatabase } from '../../bench/database.ts';
import { startClinic } from '../parts/clinic.ts';
import { refusal } from '../parts/refusal.ts';
import { mountSmallDisk } from '../parts/smallDisk.ts';
import type { Scenario } from '../scenario.ts';

const DISK_MIB = 256;

export const readOnly: Scenario = {
  title: 'data folder read-only at a start',
  engines: ['pglite'],
  async run(engine) {
    using disk = mountSmallDisk(DISK_MIB);
    await using database = await temporaryDatabase(engine, disk.folder);
    await using clinic = await startClinic(engine, { database });
    const { server, fleet } = clinic;
    await server.kill();
    const isBack = fleet.back();
    disk.readOnly(true);
    const faults = await refusal(server);
    disk.readOnly(false);
    await server.start();
    const back = [await isBack];
    return await clinic.end({
      times: 1,
      back,
      faults,
      note: 'refuses to start, and says why',
    });
  },
};
