import * as z from 'zod/mini';
import { Id } from '../entities/common.ts';
import { ActiveAssets, Office, OfficeUpdate, OfficeWrite } from '../entities/offices.ts';
import { recordChanged } from '../entities/version.ts';
import type { Calls } from '../call/call.ts';
import { ADMINS, GROUP_ADMIN } from '../call/roles.ts';
import { byId, page, pagedSearch } from '../call/shared.ts';

export const offices = {
  listOffices: {
    id: 'H-050',
    method: 'GET',
    path: '/api/offices/',
    by: ADMINS,
    query: pagedSearch,
    answer: page(Office),
    built: true,
  },
  createOffice: {
    id: 'H-051',
    method: 'POST',
    path: '/api/offices/',
    by: GROUP_ADMIN,
    body: OfficeWrite,
    answer: Office,
    built: true,
  },
  getOffice: {
    id: 'H-052',
    method: 'GET',
    path: '/api/offices/:id/',
    by: ADMINS,
    params: byId,
    answer: Office,
    built: true,
  },
  updateOffice: {
    id: 'H-053',
    method: 'PUT',
    path: '/api/offices/:id/',
    by: GROUP_ADMIN,
    params: byId,
    body: OfficeUpdate,
    answer: Office,
    conflict: recordChanged(Office),
    built: true,
  },
  deleteOffice: {
    id: 'H-054',
    method: 'DELETE',
    path: '/api/offices/:id/',
    by: GROUP_ADMIN,
    params: byId,
    conflict: ActiveAssets,
    built: true,
  },
  assignOfficeAdmin: {
    id: 'H-055',
    method: 'POST',
    path: '/api/offices/:id/assign-admin/',
    by: GROUP_ADMIN,
    params: byId,
    body: z.strictObject({ employee: Id }),
    /** It is a role. */
    built: true,
  },
} as const satisfies Calls;
