import type { DevConfig } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { officeGroup } from '../db/schema.ts';
import type { Handlers } from '../http/calls.ts';
import { forbidden, notFound } from '../lib/errors.ts';

/** What of it is a flag of the office group that opens a part of the product [ROLE-03]. */
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
    const [group] = await db
      .select({ flags: officeGroup.flags, config: officeGroup.devConfig })
      .from(officeGroup)
      .where(eq(officeGroup.id, user.officeGroupId));
    if (!group) throw notFound();
    const { flags, config } = group;
    return {
      research_mode: flags.research_mode ?? false,
      eye_telemetry_enabled: config.eye_telemetry_enabled ?? false,
      blue_pupillometry_telemetry_enabled: config.blue_pupillometry_telemetry_enabled ?? false,
      suprat_quadrant_telemetry_enabled: config.suprat_quadrant_telemetry_enabled ?? false,
      sensorimotor_suite_cover_telemetry_enabled: config.sensorimotor_suite_cover_telemetry_enabled ?? false,
      speech_reports: config.speech_reports ?? false,
      waggoner_module: flags.waggoner_module ?? false,
    };
  },

  async updateDevConfig({ db, user, body, concerns }) {
    requireDevMode(user);
    await db
      .update(officeGroup)
      .set({
        flags: sql`${officeGroup.flags} || ${picked(body, isFlag)}::jsonb`,
        devConfig: sql`${officeGroup.devConfig} || ${picked(body, (name) => !isFlag(name))}::jsonb`,
      })
      .where(eq(officeGroup.id, user.officeGroupId));
    concerns({ objectKind: 'office_group', objectIds: [user.officeGroupId] });
    return undefined;
  },
};
