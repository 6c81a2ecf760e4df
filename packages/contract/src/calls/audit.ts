import * as z from 'zod/mini';
import { AuditRow } from '../entities/audit.ts';
import { Id, page, paging, Time } from '../entities/common.ts';
import type { Calls } from '../call/call.ts';
import { GROUP_ADMIN } from '../call/roles.ts';

/** What the rows are narrowed by: a patient, whoever did it (an account or a device), the time. */
const filters = {
  patient: z.optional(Id),
  actor: z.optional(Id),
  at__gte: z.optional(Time),
  at__lt: z.optional(Time),
};

/** Who looked: the audit rows of an office group, the newest first. */
export const audit = {
  listAudit: {
    id: 'X-060',
    method: 'GET',
    path: '/api/audit/',
    by: GROUP_ADMIN,
    query: z.strictObject({ ...paging, ...filters }),
    answer: page(AuditRow),
    built: true,
  },
  exportAudit: {
    id: 'X-061',
    method: 'GET',
    path: '/api/audit/csv/',
    by: GROUP_ADMIN,
    query: z.strictObject(filters),
    file: 'text/csv',
    built: true,
  },
} as const satisfies Calls;
