import * as z from 'zod/mini';
import { AuditRow } from '../entities/audit.ts';
import { Id, page, paging, queryList, Time } from '../entities/common.ts';
import { AUDIT_OBJECT_KINDS, AUDIT_RESULTS } from '../enums/audit.ts';
import type { Calls } from '../call/call.ts';
import { GROUP_ADMIN } from '../call/roles.ts';

/** The name of a call or an event. */
const ActionName = z.string().check(z.regex(/^[a-zA-Z]{1,64}$/));

/** Filters of the rows. `actor` is an account or a device; a visit matches every moment from its first read to its last. */
const filters = {
  patient: z.optional(Id),
  actor: z.optional(Id),
  action__in: z.optional(queryList(ActionName)),
  object_kind: z.optional(z.enum(AUDIT_OBJECT_KINDS)),
  object: z.optional(Id),
  result: z.optional(z.enum(AUDIT_RESULTS)),
  at__gte: z.optional(Time),
  at__lt: z.optional(Time),
};

/** The access log: audit rows of an office group, the newest first. */
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
