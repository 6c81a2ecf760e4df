import { inArray } from 'drizzle-orm';
import { interpretation, signedText, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { SeededGroup } from './people.ts';

const DAY_MS = 86_400_000;
/** Younger tests are still to be read. */
const READ_AFTER = 30 * DAY_MS;
/** Every third one is marked as reviewed, without a text. */
const isSigned = (index: number): boolean => index % 3 !== 0;
const TEXT = 'Read. Next visual field in six months.';

/** The older half of the examinations was read by the clinic's doctor: signed, every third one marked as reviewed alone. */
export async function seedSignOffs(
  db: Db,
  { reader }: SeededGroup,
  tests: readonly (typeof test.$inferInsert)[],
  now: Date,
): Promise<void> {
  if (reader === null) return;
  const read = tests.flatMap(({ id, status, timeEnd }) =>
    id !== undefined && status === 'finished' && timeEnd && now.getTime() - timeEnd.getTime() > READ_AFTER
      ? [{ id, on: new Date(timeEnd.getTime() + DAY_MS) }]
      : [],
  );
  const signed = read.filter((_, index) => isSigned(index));
  const reviewed = read.filter((_, index) => !isSigned(index));
  if (signed.length === 0) return;
  await db.insert(interpretation).values(read.map(({ id, on }) => ({ testId: id, reviewed: on, reviewedBy: reader })));
  await db
    .insert(signedText)
    .values(signed.map(({ id, on }) => ({ testId: id, number: 0, text: TEXT, signed: on, signedBy: reader })));
  for (const [signOff, rows] of [
    ['signed', signed],
    ['reviewed', reviewed],
  ] as const) {
    const ids = rows.map(({ id }) => id);
    await db.update(test).set({ signOff }).where(inArray(test.id, ids));
  }
}
