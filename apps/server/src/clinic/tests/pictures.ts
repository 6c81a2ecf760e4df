import type { ServerFrame, SingleEye, TestPictureItem } from '@isopter/contract';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { testPicture } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { TestRow } from './states/records.ts';

type Run = Pick<TestRow, 'id' | 'run'>;
const ofRun = ({ id, run }: Run) => and(eq(testPicture.testId, id), eq(testPicture.run, run));

/** The pictures of the current run of a test, the oldest first. */
export const picturesOf = (db: Db, row: Run) =>
  db.select().from(testPicture).where(ofRun(row)).orderBy(asc(testPicture.created), asc(testPicture.id));

/** Counts the pictures of each eye in the current run of a test. */
export async function countPictures(db: Db, row: Run): Promise<Record<SingleEye, number>> {
  const found = await db
    .select({ eye: testPicture.eye, amount: count() })
    .from(testPicture)
    .where(ofRun(row))
    .groupBy(testPicture.eye);
  const amountOf = (eye: SingleEye): number => found.find((one) => one.eye === eye)?.amount ?? 0;
  return { OD: amountOf('OD'), OS: amountOf('OS') };
}

/** Tells the camera of a test how many pictures of it are stored. */
export const picturesFrame = async (
  db: Db,
  { test_id, run }: { test_id: string; run: number },
): Promise<Extract<ServerFrame, { type: 'pictures' }>> => ({
  type: 'pictures',
  test_id,
  run,
  stored: await countPictures(db, { id: test_id, run }),
});

/** Removes the pictures of tests, those of earlier runs too. */
export const removePictures = (db: Db, testIds: readonly string[]) =>
  db.delete(testPicture).where(inArray(testPicture.testId, [...testIds]));

/** A picture as browsers get it. */
export const presentPicture = (row: typeof testPicture.$inferSelect): TestPictureItem => ({
  id: row.id,
  eye: row.eye,
  taken: row.created.toISOString(),
  width: row.width,
  height: row.height,
  jpeg: Buffer.from(row.jpeg).toString('base64'),
});
