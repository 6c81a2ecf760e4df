import * as z from 'zod/mini';
import { Id, page, paging, queryList, search } from '../entities/common.ts';
import {
  EmployeeFactorSchema,
  EmployeeOrderingSchema,
  EmployeeStateSchema,
  GroupSchema,
  InvitationStatusSchema,
} from '../entities/enums.ts';
import {
  Employee,
  EmployeesChange,
  EmployeesChanged,
  EmployeesFile,
  EmployeesFileCheck,
  EmployeeUpdate,
  EmployeeWrite,
  InviteeWrite,
} from '../entities/users.ts';
import { recordChanged } from '../entities/version.ts';
import type { Calls } from '../call/call.ts';
import { KEEPERS, SUPPORT } from '../call/roles.ts';
import { byId } from '../call/shared.ts';

/** Filters and the order of the list of users [OUR-524]. */
const filters = {
  search,
  office: z.optional(Id),
  offices__in: z.optional(queryList(Id)),
  group: z.optional(GroupSchema),
  state: z.optional(EmployeeStateSchema),
  invitation: z.optional(InvitationStatusSchema),
  factor: z.optional(EmployeeFactorSchema),
  ordering: z.optional(EmployeeOrderingSchema),
};

export const employees = {
  listEmployees: {
    id: 'H-041',
    method: 'GET',
    path: '/api/employees/',
    by: KEEPERS,
    query: z.strictObject({ ...paging, ...filters }),
    answer: page(Employee),
    built: true,
  },
  createEmployee: {
    id: 'H-042',
    method: 'POST',
    path: '/api/employees/',
    by: KEEPERS,
    body: EmployeeWrite,
    answer: Employee,
    built: true,
  },
  getEmployee: {
    id: 'H-043',
    method: 'GET',
    path: '/api/employees/:id/',
    by: KEEPERS,
    params: byId,
    answer: Employee,
    built: true,
  },
  updateEmployee: {
    id: 'H-044',
    method: 'PUT',
    path: '/api/employees/:id/',
    by: KEEPERS,
    params: byId,
    body: EmployeeUpdate,
    answer: Employee,
    conflict: recordChanged(Employee),
    /** The role, and how somebody is reached: who has the e-mail can have a new password sent there [AUTH-17, OUR-111]. */
    built: true,
  },
  deleteEmployee: {
    id: 'H-045',
    method: 'DELETE',
    path: '/api/employees/:id/',
    by: [...KEEPERS, ...SUPPORT],
    params: byId,
    built: true,
  },
  resetEmployeePassword: {
    id: 'H-046',
    method: 'PUT',
    path: '/api/employees/:id/reset_user_password/',
    by: KEEPERS,
    params: byId,
    built: true,
  },
  /** Sends the person a link; nothing changes before they confirm [OUR-496]. */
  startFactorReset: {
    id: 'X-203',
    method: 'POST',
    path: '/api/employees/:id/reset_second_factors/',
    by: KEEPERS,
    params: byId,
    built: true,
  },
  suspendEmployee: {
    id: 'X-520',
    method: 'POST',
    path: '/api/employees/:id/suspend/',
    by: KEEPERS,
    params: byId,
    answer: Employee,
    built: true,
  },
  reinstateEmployee: {
    id: 'X-521',
    method: 'POST',
    path: '/api/employees/:id/reinstate/',
    by: KEEPERS,
    params: byId,
    answer: Employee,
    built: true,
  },
  resendEmployeeInvitation: {
    id: 'X-522',
    method: 'POST',
    path: '/api/employees/:id/resend/',
    by: KEEPERS,
    params: byId,
    built: true,
  },
  changeEmployees: {
    id: 'X-523',
    method: 'POST',
    path: '/api/employees/bulk/',
    by: KEEPERS,
    body: EmployeesChange,
    answer: EmployeesChanged,
    built: true,
  },
  checkEmployeeImport: {
    id: 'X-524',
    method: 'POST',
    path: '/api/employees/import/check/',
    by: KEEPERS,
    body: EmployeesFile,
    answer: EmployeesFileCheck,
    built: true,
  },
  importEmployees: {
    id: 'X-525',
    method: 'POST',
    path: '/api/employees/import/',
    by: KEEPERS,
    body: EmployeesFile,
    answer: z.object({ imported: z.int() }),
    built: true,
  },
  exportEmployees: {
    id: 'X-526',
    method: 'GET',
    path: '/api/employees/csv/',
    by: KEEPERS,
    query: z.strictObject(filters),
    file: 'text/csv',
    built: true,
  },
  inviteEmployee: {
    id: 'H-047',
    method: 'POST',
    path: '/api/employees/sso/',
    by: KEEPERS,
    body: InviteeWrite,
    built: true,
  },
} as const satisfies Calls;
