import * as z from 'zod/mini';
import { CustomBundle, CustomBundleWrite } from '../entities/bundles.ts';
import { Id, page, paging, search } from '../entities/common.ts';
import type { Calls } from '../call/call.ts';
import { EXAMINERS, GROUP_ADMIN } from '../call/roles.ts';
import { byId, forPatient } from '../call/shared.ts';

export const customBundles = {
  listCustomBundles: {
    id: 'H-123',
    method: 'GET',
    path: '/api/custom-test-bundle-types/',
    by: EXAMINERS,
    query: z.strictObject({ ...paging, search, patient_id: z.optional(Id) }),
    answer: page(CustomBundle),
    built: true,
  },
  getCustomBundle: {
    id: 'H-124',
    method: 'GET',
    path: '/api/custom-test-bundle-types/:id/',
    by: EXAMINERS,
    params: byId,
    query: forPatient,
    answer: CustomBundle,
    built: true,
  },
  createCustomBundle: {
    id: 'H-125',
    method: 'POST',
    path: '/api/custom-test-bundle-types/',
    // [NAV-05, BUND-09]
    by: GROUP_ADMIN,
    body: CustomBundleWrite,
    answer: CustomBundle,
    built: true,
  },
  deleteCustomBundle: {
    id: 'H-126',
    method: 'DELETE',
    path: '/api/custom-test-bundle-types/:id/',
    by: GROUP_ADMIN,
    params: byId,
    built: true,
  },
} as const satisfies Calls;
