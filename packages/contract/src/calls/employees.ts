import * as z from 'zod/mini';
import { Id, page, paging, queryList, search } from '../entities/common.ts';
import { Employee, EmployeeWrite, InviteeWrite } from '../entities/users.ts';
import type { Calls } from './call.ts';
import { byId } from './shared.ts';

export const employees = {
  listEmployees: {
    id: 'H-041',
    method: 'GET',
    path: '/api/employees/',
    query: z.strictObject({
      ...paging,
      search,
      office: z.optional(Id),
      offices__in: z.optional(queryList(Id)),
    }),
    answer: page(Employee),
  },
  createEmployee: { id: 'H-042', method: 'POST', path: '/api/employees/', body: EmployeeWrite, answer: Employee },
  getEmployee: { id: 'H-043', method: 'GET', path: '/api/employees/:id/', params: byId, answer: Employee },
  updateEmployee: {
    id: 'H-044',
    method: 'PUT',
    path: '/api/employees/:id/',
    params: byId,
    body: z.partial(EmployeeWrite),
    answer: Employee,
  },
  deleteEmployee: { id: 'H-045', method: 'DELETE', path: '/api/employees/:id/', params: byId },
  resetEmployeePassword: {
    id: 'H-046',
    method: 'PUT',
    path: '/api/employees/:id/reset_user_password/',
    params: byId,
  },
  inviteEmployee: { id: 'H-047', method: 'POST', path: '/api/employees/sso/', body: InviteeWrite },
} as const satisfies Calls;
