import { cp, rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from '../../../apps/server/src/edge/backup/backup.ts';
import { restore } from '../../../apps/server/src/edge/backup/restore.ts';
import { startClinic } from '../parts/clinic.ts';
import { refusal } from '../parts/refusal.ts';
import type { Scenario } from '../scenario.ts';

/** Kinds of damage to a folder, by readable name. */
const DAMAGES: Readonly<Record<string, (database: string) => Promise<void>>> = {
  'PG_VERSION gone': (database) => rm(join(database, 'PG_VERSION')),
  'pg_control cut': (database) => truncate(join(database, 'global', 'pg_control'), 100),
  'tables gone': (database) => rm(join(database, 'base'), { recursive: true }),
};

export const damaged: Scenario = {
  title: 'damaged, then restored from a backup',
  engines: ['pglite'],
  async run(engine) {
    await using clinic = await startClinic(engine);
    const { server, database } = clinic;
    const { dataDirectory = '' } = database.where;
    await clinic.settle();
    const backup = join(dataDirectory, 'endure.backup');
    await backUp(database.where, backup);
    await server.kill();
    const [folder, sound] = [join(dataDirectory, 'db'), join(dataDirectory, 'sound')];
    await rename(folder, sound);
    const faults: string[] = [];
    for (const [name, damage] of Object.entries(DAMAGES)) {
      await rm(folder, { recursive: true, force: true });
      await cp(sound, folder, { recursive: true });
      await damage(folder);
      faults.push(...(await refusal(server)).map((wrong) => `${name}: ${wrong}`));
    }
    const began = performance.now();
    await restore(backup, { ...database.where, replace: true });
    await server.start();
    return await clinic.end({
      times: Object.keys(DAMAGES).length,
      back: [performance.now() - began],
      faults,
      note: 'restored while the damaged folder is kept',
    });
  },
};
