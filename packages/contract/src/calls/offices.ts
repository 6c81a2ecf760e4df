import * as z from 'zod/mini';
import { Id } from '../entities/common.ts';
import { ActiveAssets, Office, OfficeWrite } from '../entities/offices.ts';
import type { Calls } from './call.ts';
import { byId, page, pagedSearch } from './shared.ts';

export const offices = {
  listOffices: {
    id: 'H-050',
    method: 'GET',
    path: '/api/offices/',
    query: pagedSearch,
    answer: page(Office),
    built: true,
  },
  createOffice: { id: 'H-051', method: 'POST', path: '/api/offices/', body: OfficeWrite, answer: Office },
  getOffice: { id: 'H-052', method: 'GET', path: '/api/offices/:id/', params: byId, answer: Office, built: true },
  updateOffice: {
    id: 'H-053',
    method: 'PUT',
    path: '/api/offices/:id/',
    params: byId,
    body: z.partial(OfficeWrite),
    answer: Office,
  },
  deleteOffice: {
    id: 'H-054',
    method: 'DELETE',
    path: '/api/offices/:id/',
    params: byId,
    conflict: ActiveAssets,
  },
  assignOfficeAdmin: {
    id: 'H-055',
    method: 'POST',
    path: '/api/offices/:id/assign-admin/',
    params: byId,
    body: z.strictObject({ employee: Id }),
  },
} as const satisfies Calls;
