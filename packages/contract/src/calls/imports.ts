import * as z from 'zod/mini';
import { Id, queryInt } from '../entities/common.ts';
import { ImportChange, ImportItem, ImportUpdate } from '../entities/imports.ts';
import { TestGroup } from '../entities/tests.ts';
import { recordChanged } from '../entities/version.ts';
import type { Calls } from '../call/call.ts';
import { STAFF } from '../call/roles.ts';
import { byId } from '../call/shared.ts';

/** The paths spell it tests-external, test-external and tests_external; all three spellings are kept. */
export const imports = {
  listImports: {
    id: 'H-134',
    method: 'GET',
    path: '/api/tests-external/patient-tests/',
    by: STAFF,
    query: z.strictObject({ patient: Id }),
    answer: z.array(ImportItem),
    built: true,
  },
  createImport: {
    id: 'H-135',
    method: 'POST',
    path: '/api/tests-external/',
    by: STAFF,
    /** The parts `patient`, then `test_report`: the file. */
    bodyType: 'multipart/form-data',
    form: z.strictObject({ patient: Id }),
    answer: ImportItem,
    built: true,
  },
  getImport: {
    id: 'H-136',
    method: 'GET',
    path: '/api/tests-external/:id/',
    by: STAFF,
    params: byId,
    answer: ImportItem,
    built: true,
  },
  updateImport: {
    id: 'H-137',
    method: 'PUT',
    path: '/api/tests-external/:id/',
    by: STAFF,
    params: byId,
    body: ImportUpdate,
    conflict: recordChanged(ImportItem),
    built: true,
  },
  getSensitivityImage: {
    id: 'H-138',
    method: 'GET',
    path: '/api/tests-external/:id/sensitivity-image/',
    by: STAFF,
    params: byId,
    query: z.strictObject({ page_id: queryInt(0, 10_000), index: queryInt(0, 10_000) }),
    file: 'image/png',
    built: true,
  },
  getImportPage: {
    id: 'X-083',
    method: 'GET',
    path: '/api/tests-external/:id/page-image/',
    by: STAFF,
    params: byId,
    /** Pages count from 1. */
    query: z.strictObject({ page_id: queryInt(1, 10_000) }),
    file: 'image/png',
    built: true,
  },
  listImportChanges: {
    id: 'X-084',
    method: 'GET',
    path: '/api/tests-external/:id/changes/',
    by: STAFF,
    params: byId,
    /** The newest first. */
    answer: z.array(ImportChange),
    built: true,
  },
  downloadImport: {
    id: 'X-080',
    method: 'GET',
    path: '/api/tests-external/:id/report/',
    by: STAFF,
    params: byId,
    file: 'application/pdf',
    built: true,
  },
  deleteImport: {
    id: 'X-081',
    method: 'DELETE',
    path: '/api/tests-external/:id/',
    by: STAFF,
    params: byId,
    built: true,
  },
  listImportGroups: {
    id: 'H-139',
    method: 'GET',
    path: '/api/test-external/test-groups/',
    by: STAFF,
    answer: z.array(TestGroup),
    built: true,
  },
} as const satisfies Calls;
