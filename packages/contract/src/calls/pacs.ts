import * as z from 'zod/mini';
import { Id, page, paging, search } from '../entities/common.ts';
import { PacsStatusSchema } from '../entities/enums.ts';
import { MwlQuery, PacsConfiguration, PacsRecord, PacsTest, WorkItemFilter } from '../entities/pacs.ts';
import type { Calls } from '../call/call.ts';
import { GROUP_ADMIN, STAFF } from '../call/roles.ts';
import { byId } from '../call/shared.ts';

/** Columns the PACS records sort by; `-` = descending. */
const orderings = ['patient_name', '-patient_name', 'status', '-status', 'status_changed', '-status_changed'] as const;

export const pacs = {
  getPacsConfiguration: {
    id: 'H-140',
    method: 'GET',
    path: '/api/pacs-integration/configuration/',
    by: STAFF,
    answer: PacsConfiguration,
    built: true,
  },
  createMwlQuery: {
    id: 'H-141',
    method: 'POST',
    path: '/api/pacs-integration/mwl-query/',
    by: STAFF,
    body: WorkItemFilter,
    answer: z.object({ mwl_query_id: Id }),
    built: true,
  },
  getMwlQuery: {
    id: 'H-142',
    method: 'GET',
    path: '/api/pacs-integration/mwl-query/:id/',
    by: STAFF,
    params: byId,
    answer: MwlQuery,
    built: true,
  },
  listPacsRecords: {
    id: 'H-143',
    method: 'GET',
    path: '/api/pacs-integration/',
    by: STAFF,
    query: z.strictObject({
      ...paging,
      patient_name__icontains: search,
      status: z.optional(PacsStatusSchema),
      ordering: z.optional(z.enum(orderings)),
    }),
    answer: page(PacsRecord),
    built: true,
  },
  retryPacsRecord: {
    id: 'H-144',
    method: 'POST',
    path: '/api/pacs-integration/:id/retry/',
    by: GROUP_ADMIN,
    params: byId,
    built: true,
  },
  testPacsConnection: {
    id: 'X-636',
    method: 'POST',
    path: '/api/pacs-integration/pools/:id/test/',
    by: GROUP_ADMIN,
    params: byId,
    answer: PacsTest,
    built: true,
  },
} as const satisfies Calls;
