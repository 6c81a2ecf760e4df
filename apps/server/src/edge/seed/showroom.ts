import { eq, sql } from 'drizzle-orm';
import { account, officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { seedDevices, SHOWROOM_DEVICES } from './devices.ts';
import type { SeededGroup } from './people.ts';

/** Adds the office group where visitors test themselves: demo mode is available, and on for all its users [DEMO-01]. */
export async function seedShowroom(db: Db, group: SeededGroup): Promise<void> {
  const devices = await seedDevices(db, group, SHOWROOM_DEVICES);
  const device = devices.get(SHOWROOM_DEVICES[0].name) ?? null;
  await db
    .update(officeGroup)
    .set({ flags: { demo_mode: true, default_demo_device: device } })
    .where(eq(officeGroup.id, group.id));
  await db
    .update(account)
    .set({
      // visitors are alone, so nobody could answer the questions of the convergence test
      preferences: sql`${account.preferences} || ${JSON.stringify({
        enable_demo_mode: true,
        device,
        operator: group.operators[0] ?? null,
        skip_convergence_testing: true,
        disable_pause: true,
      })}::jsonb`,
    })
    .where(eq(account.officeGroupId, group.id));
}
