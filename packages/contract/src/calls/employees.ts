import * as z from 'zod/mini';
import { Id, page, paging, queryList, search } from '../entities/common.ts';
import { Employee, EmployeeUpdate, EmployeeWrite, InviteeWrite } from '../entities/users.ts';
import type { Calls } from '../call/call.ts';
import { KEEPERS, SUPPORT } from '../call/roles.ts';
import { byId } from '../call/shared.ts';

export const employees = {
  listEmployees: {
    id: 'H-041',
    method: 'GET',
    path: '/api/employees/',
    by: KEEPERS,
    query: z.strictObject({
      ...paging,
      search,
      office: z.optional(Id),
      offices__in: z.optional(queryList(Id)),
    }),
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
    /** The role, and how somebody is reached: who has the e-mail can have a new password sent there [AUTH-17, OUR-111]. */
    sensitive: 'partly',
    built: true,
  },
  deleteEmployee: {
    id: 'H-045',
    method: 'DELETE',
    path: '/api/employees/:id/',
    by: [...KEEPERS, ...SUPPORT],
    params: byId,
    sensitive: 'always',
    built: true,
  },
  resetEmployeePassword: {
    id: 'H-046',
    method: 'PUT',
    path: '/api/employees/:id/reset_user_password/',
    by: KEEPERS,
    params: byId,
    sensitive: 'always',
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
