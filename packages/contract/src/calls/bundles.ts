import * as z from 'zod/mini';
import { SystemBundle, TestBundle, TestBundleCreated, TestBundleWrite } from '../entities/bundles.ts';
import { Id, page, paging, search } from '../entities/common.ts';
import type { Calls } from '../call/call.ts';
import { EXAMINERS, STAFF } from '../call/roles.ts';
import { byId } from '../call/shared.ts';

export const bundles = {
  createTestBundle: {
    id: 'H-116',
    method: 'POST',
    path: '/api/testbundles/',
    by: EXAMINERS,
    body: TestBundleWrite,
    answer: TestBundleCreated,
    built: true,
  },
  listTestBundles: {
    id: 'H-117',
    method: 'GET',
    path: '/api/testbundles/',
    by: EXAMINERS,
    query: z.strictObject({ patient: Id, ...paging, search }),
    answer: page(TestBundle),
    built: true,
  },
  getTestBundle: {
    id: 'H-118',
    method: 'GET',
    path: '/api/testbundles/:id/',
    by: EXAMINERS,
    params: byId,
    answer: TestBundle,
    built: true,
  },
  // As for tests [LIST-07].
  deleteTestBundle: {
    id: 'H-119',
    method: 'DELETE',
    path: '/api/testbundles/:id/',
    by: EXAMINERS,
    params: byId,
    built: true,
  },
  cancelTestBundle: {
    id: 'H-120',
    method: 'PUT',
    path: '/api/testbundles/:id/cancel/',
    by: EXAMINERS,
    params: byId,
    built: true,
  },
  moveTestBundle: {
    id: 'H-121',
    method: 'POST',
    path: '/api/testbundles/:id/move/',
    by: STAFF,
    params: byId,
    body: z.strictObject({ patient: Id }),
    built: true,
  },
  listSystemBundles: {
    id: 'H-122',
    method: 'GET',
    path: '/api/systemtestbundletypes/',
    by: EXAMINERS,
    answer: z.array(SystemBundle),
    built: true,
  },
} as const satisfies Calls;
