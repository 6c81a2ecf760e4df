import { UNDO_WINDOW } from '@isopter/contract';
import type { Db } from '@isopter/server/agent';
import { lt } from 'drizzle-orm';
import { patient } from '../db/schema.ts';

/** Milliseconds for which merged patients are stored: longer than at the server, so that each undo there is possible here. */
const KEPT_MS = 2 * UNDO_WINDOW;

/** Deletes patients whose merge can no longer be undone. */
export const forgetMerged = async (db: Db, now: Date): Promise<void> => {
  await db.delete(patient).where(lt(patient.mergedAt, new Date(now.getTime() - KEPT_MS)));
};
