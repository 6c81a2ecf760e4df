import { type ExportParameters, type ProtocolValue, type StrategyValue } from '@isopter/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { testScope } from '../../access/auth/scope.ts';
import { device, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { isWithinDays, testTimezone, timezonesOfGroup } from '../../platform/db/timezones.ts';

/** Further spellings of a strategy's programs: `24-2-AVA-S` is AVA standard on the 24-2 pattern [ENUM-04]. */
const SUFFIX: Partial<Record<StrategyValue, '-AVA-S' | '-AVA-F'>> = { AVA_STANDARD: '-AVA-S', AVA_FAST: '-AVA-F' };

const spellings = (strategy: StrategyValue, protocol: ProtocolValue): ProtocolValue[] => {
  const suffix = SUFFIX[strategy];
  return suffix ? [protocol, `${protocol}${suffix}` as ProtocolValue] : [protocol];
};

const happened = sql`coalesce(${test.timeStart}, ${test.created})`;

/** A test of an export, and whose it is. */
export interface FittingTest {
  id: string;
  patientId: string | null;
}

/**
 * Finds the finished tests in the user's reach that fit an export, the oldest first; days are those of the office where
 * each test was done [OUR-312], including the last one.
 * @param most no more of them are found
 */
export async function fittingTests(
  db: Db,
  user: Identity,
  { device_type, test_strategy, test_protocol, start_date, end_date }: ExportParameters,
  most: number,
): Promise<FittingTest[]> {
  const timezones = await timezonesOfGroup(db, user.officeGroupId);
  return db
    .select({ id: test.id, patientId: test.patientId })
    .from(test)
    .innerJoin(device, eq(device.id, test.deviceId))
    .where(
      and(
        testScope(user),
        eq(test.status, 'finished'),
        eq(test.group, 'PERIMETRY'),
        eq(test.strategy, test_strategy),
        inArray(test.protocol, spellings(test_strategy, test_protocol)),
        device_type ? eq(device.deviceType, device_type) : undefined,
        isWithinDays(happened, testTimezone, timezones, { first: start_date, last: end_date }),
      ),
    )
    .orderBy(asc(happened), asc(test.id))
    .limit(most);
}
