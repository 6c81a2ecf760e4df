import * as z from 'zod/mini';
import { Id, page, paging, search } from '../entities/common.ts';

export { page };

/** `:id` of a path. */
export const byId = z.strictObject({ id: Id });

/** `limit`, `offset` and `search` of a paged list [API-02]. */
export const pagedSearch = z.strictObject({ ...paging, search });

/** `patient_id` of look-ups that depend on the patient; left out for a test without one. */
export const forPatient = z.strictObject({ patient_id: z.optional(Id) });
