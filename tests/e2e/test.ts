import { test as base } from '@playwright/test';
import { System, type SystemOptions } from './system.ts';

/** Tests get a running system, which the tests of a worker share; each makes the patients it needs. */
export const test = base.extend<object, SystemOptions & { system: System }>({
  databaseUrl: [undefined, { option: true, scope: 'worker' }],
  system: [
    async ({ databaseUrl }, provide) => {
      const system = await System.start({ databaseUrl });
      await provide(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ system }, provide) => {
    await provide(system.address);
  },
});

export { expect } from '@playwright/test';
