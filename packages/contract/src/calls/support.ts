import * as z from 'zod/mini';
import { DateOnly, LowerEmail, Time, page, paging, text } from '../entities/common.ts';
import { SupportDevice, SupportOffice, SupportUser } from '../entities/support.ts';
import { OfficeGroupCreated, OfficeGroupWrite } from '../entities/users.ts';
import { FILTER_OPERATORS, type FilterOperator } from '../enums/exchange.ts';
import { TEXT_MAX } from '../limits.ts';
import type { Calls } from '../call/call.ts';
import { SUPPORT_GROUPS } from '../enums/people.ts';
import { SUPPORT } from '../call/roles.ts';
import { byId } from '../call/shared.ts';

const filterText = z.optional(text(TEXT_MAX.search));
/** A moment, or a whole day of UTC. */
const moment = z.optional(z.union([Time, DateOnly]));

/** Paging, `ordering` (`-` = descending) and the filters `field__operator` of a support grid [SUP-06]. */
function grid<const F extends string>(fields: readonly F[]) {
  const filters = Object.fromEntries(
    fields.flatMap((field) => FILTER_OPERATORS.map((operator) => [`${field}__${operator}`, filterText])),
  ) as Record<`${F}__${FilterOperator}`, typeof filterText>;
  const orderings = fields.flatMap((field): (F | `-${F}`)[] => [field, `-${field}`]);
  return { ...paging, ordering: z.optional(z.enum(orderings)), ...filters };
}

/** The fields of the support grids, by which they are filtered and sorted [SUP-02, SUP-05]. */
export const SUPPORT_USER_FIELDS = [
  'last_name',
  'first_name',
  'email',
  'username',
  'groups',
  'office_group',
  'date_joined',
] as const;
export const SUPPORT_OFFICE_FIELDS = [
  'name',
  'office_group',
  'street_address',
  'city',
  'zip',
  'state',
  'phone',
  'country',
] as const;
export const SUPPORT_DEVICE_FIELDS = ['name', 'device_type', 'app_version', 'serial_number', 'office_group'] as const;

export const support = {
  listSupportUsers: {
    id: 'H-145',
    method: 'GET',
    path: '/api/support/reports/active-users/',
    by: SUPPORT_GROUPS,
    /** `format=xlsx` answers all rows that are found, whatever the page, as a file; readers get none [SUP-02]. */
    query: z.strictObject({
      ...grid(SUPPORT_USER_FIELDS),
      date_joined__gte: moment,
      date_joined__lte: moment,
      format: z.optional(z.literal('xlsx')),
    }),
    answer: page(SupportUser),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    built: true,
  },
  listSupportOffices: {
    id: 'H-146',
    method: 'GET',
    path: '/api/support/reports/active-offices/',
    by: SUPPORT_GROUPS,
    query: z.strictObject(grid(SUPPORT_OFFICE_FIELDS)),
    answer: page(SupportOffice),
    built: true,
  },
  listSupportDevices: {
    id: 'H-147',
    method: 'GET',
    path: '/api/support/reports/active-devices/',
    by: SUPPORT_GROUPS,
    query: z.strictObject(grid(SUPPORT_DEVICE_FIELDS)),
    answer: page(SupportDevice),
    built: true,
  },
  createOfficeGroup: {
    id: 'H-148',
    method: 'POST',
    path: '/api/office-groups/',
    by: SUPPORT,
    body: OfficeGroupWrite,
    answer: OfficeGroupCreated,
    built: true,
  },
  assignUserToOga: {
    id: 'H-149',
    method: 'POST',
    path: '/api/users/:id/assigntooga/',
    by: SUPPORT,
    params: byId,
    built: true,
  },
  updateUserEmail: {
    id: 'H-150',
    method: 'POST',
    path: '/api/users/:id/updateemail/',
    by: SUPPORT,
    params: byId,
    body: z.strictObject({ email: LowerEmail }),
    built: true,
  },
} as const satisfies Calls;
