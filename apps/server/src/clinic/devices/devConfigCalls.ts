import type { DevConfig } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { officeGroup } from '../../platform/db/schema.ts';
import { lockGroup } from '../../platform/db/lockGroup.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { forbidden, notFound } from '../../platform/lib/errors.ts';
import { recordChanged } from '../../access/versions/requireVersion.ts';

/** Settings that are feature flags of the office group [ROLE-03]. */
const FLAGS = ['research_mode', 'waggoner_module'] as const;

const isFlag = (name: string): boolean => FLAGS.some((flag) => flag === name);

function requireDevMode({ flags }: Identity): void {
  if (!flags.dev_mode) throw forbidden('This office group has no developer settings.');
}

const picked = (config: Partial<DevConfig>, wants: (name: string) => boolean): string =>
  JSON.stringify(Object.fromEntries(Object.entries(config).filter(([name]) => wants(name))));

/** Developer settings of the office group; those that are flags open what they name at once [CONF-01]. */
export const devConfigCalls: Handlers = {
  async getDevConfig({ db, user }) {
    requireDevMode(user);
    return present(await read(db, user));
  },

  async updateDevConfig({ db, user, body, concerns }) {
    requireDevMode(user);
    const { version, ...changes } = body;
    await lockGroup(db, user);
    const stored = await read(db, user);
    if (stored.devConfigVersion !== version) {
      const record = { id: user.officeGroupId, read: () => Promise.resolve(present(stored)) };
      throw await recordChanged('updateDevConfig', { db, user }, body, record);
    }
    await db
      .update(officeGroup)
      .set({
        flags: sql`${officeGroup.flags} || ${picked(changes, isFlag)}::jsonb`,
        devConfig: sql`${officeGroup.devConfig} || ${picked(changes, (name) => !isFlag(name))}::jsonb`,
      })
      .where(eq(officeGroup.id, user.officeGroupId));
    concerns({ objectKind: 'office_group', objectIds: [user.officeGroupId] });
    return undefined;
  },
};

/** @throws ApiError 404 */
async function read(db: Db, user: Identity): Promise<typeof officeGroup.$inferSelect> {
  const [group] = await db.select().from(officeGroup).where(eq(officeGroup.id, user.officeGroupId));
  if (!group) throw notFound();
  return group;
}

const present = ({ flags, devConfig: config, devConfigVersion: version }: typeof officeGroup.$inferSelect) => ({
  research_mode: flags.research_mode ?? false,
  eye_telemetry_enabled: config.eye_telemetry_enabled ?? false,
  blue_pupillometry_telemetry_enabled: config.blue_pupillometry_telemetry_enabled ?? false,
  suprat_quadrant_telemetry_enabled: config.suprat_quadrant_telemetry_enabled ?? false,
  sensorimotor_suite_cover_telemetry_enabled: config.sensorimotor_suite_cover_telemetry_enabled ?? false,
  speech_reports: config.speech_reports ?? false,
  waggoner_module: flags.waggoner_module ?? false,
  version,
});
