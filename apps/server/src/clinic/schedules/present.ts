import type { Schedule } from '@isopter/contract';
import type { Db } from '../../platform/db/store.ts';
import type { ScheduleRow } from './read.ts';
import { templatesOf } from './templates.ts';

/** Schedules as browsers get them [ENT-23]. */
export async function presentSchedules(db: Db, rows: readonly ScheduleRow[]): Promise<Schedule[]> {
  const templates = await templatesOf(db, rows);
  return rows.map((row) => {
    const test_groups = (templates.get(row.id) ?? []).map(({ group, strategy, protocol }) => ({
      group,
      strategy,
      protocol,
    }));
    const [test_group] = test_groups;
    return {
      id: row.id,
      patient: row.patientId,
      period_in_days: row.periodInDays,
      end_date: row.endDate,
      next_test_date: row.next,
      test: row.testId === null || !test_group ? null : { id: row.testId, test_group },
      test_bundle: row.bundleId === null ? null : { id: row.bundleId, test_groups },
      scheduled_entity: row.bundleId === null ? 'T' : 'B',
      version: row.version,
    };
  });
}

export async function presentSchedule(db: Db, row: ScheduleRow): Promise<Schedule> {
  const [shown] = await presentSchedules(db, [row]);
  if (!shown) throw new Error('one row is one schedule');
  return shown;
}
