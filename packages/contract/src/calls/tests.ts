import * as z from 'zod/mini';
import { Id, NamedItem, TimeOrDay, page, paging, queryBool, queryInt, queryList, search } from '../entities/common.ts';
import {
  ProtocolValueSchema,
  StrategyValueSchema,
  TestEyeSchema,
  TestStatusNameSchema,
  TestTypeSchema,
} from '../entities/enums.ts';
import { TestPictureItem } from '../entities/pictures.ts';
import { PerimetryProgress } from '../kinds/perimetry.schemas.ts';
import { ExpectedTime, TestPreset } from '../entities/presets.ts';
import { SyncProgress, Test, TestGroup, TestLanguage, TestUpdate, TestWrite } from '../entities/tests.ts';
import type { Calls } from '../call/call.ts';
import { EXAMINERS, STAFF } from '../call/roles.ts';
import { byId, forPatient } from '../call/shared.ts';

/** Columns the lists of tests sort by; `-` = descending. */
export const TEST_ORDERINGS = ['created', '-created', 'status', '-status', 'test_group', '-test_group'] as const;
export type TestOrdering = (typeof TEST_ORDERINGS)[number];

/** Filters of a list of tests. */
const filters = {
  status__name__in: z.optional(queryList(TestStatusNameSchema)),
  group: z.optional(TestTypeSchema),
  strategy: z.optional(StrategyValueSchema),
  doctor: z.optional(Id),
  device: z.optional(Id),
  created__gte: z.optional(TimeOrDay),
  created__lt: z.optional(TimeOrDay),
  /** Finished tests that no doctor has reviewed or signed; `false`: all others. */
  unread: z.optional(queryBool),
  ordering: z.optional(z.enum(TEST_ORDERINGS)),
};

export const tests = {
  listPatientTests: {
    id: 'H-075',
    method: 'GET',
    path: '/api/tests/patient-tests/',
    by: EXAMINERS,
    query: z.strictObject({ patient: Id, active: z.optional(queryBool), ...paging, search, ...filters }),
    answer: page(Test),
    built: true,
  },
  listTests: {
    id: 'H-076',
    method: 'GET',
    path: '/api/tests/',
    by: EXAMINERS,
    query: z.strictObject({
      ...paging,
      patient: z.optional(Id),
      /** Finds the tests of patients by name, date of birth, ID or phone number, as the list of patients does. */
      search,
      /** The tests of these patients. */
      patient__in: z.optional(queryList(Id)),
      ...filters,
    }),
    answer: page(Test),
    built: true,
  },
  createTest: {
    id: 'H-077',
    method: 'POST',
    path: '/api/tests/',
    by: EXAMINERS,
    body: TestWrite,
    answer: Test,
    built: true,
  },
  getTest: {
    id: 'H-078',
    method: 'GET',
    path: '/api/tests/:id/',
    by: EXAMINERS,
    params: byId,
    answer: Test,
    built: true,
  },
  updateTest: {
    id: 'H-079',
    method: 'PUT',
    path: '/api/tests/:id/',
    by: EXAMINERS,
    params: byId,
    body: TestUpdate,
    answer: Test,
    built: true,
  },
  // Technicians cancel and delete only during an active session for that patient [LIST-07].
  deleteTest: { id: 'H-080', method: 'DELETE', path: '/api/tests/:id/', by: EXAMINERS, params: byId, built: true },
  moveTest: {
    id: 'H-081',
    method: 'POST',
    path: '/api/tests/:id/move/',
    by: STAFF,
    params: byId,
    body: z.strictObject({ patient: Id }),
    built: true,
  },
  restartTest: {
    id: 'H-082',
    method: 'PUT',
    path: '/api/tests/:id/restart/',
    by: EXAMINERS,
    params: byId,
    // the run to discard; if a later one is in progress, it was already discarded
    query: z.strictObject({ run: z.optional(queryInt(1, Number.MAX_SAFE_INTEGER)) }),
    built: true,
  },
  getTestProgress: {
    id: 'H-083',
    method: 'GET',
    path: '/api/tests/:id/progress/',
    by: EXAMINERS,
    params: byId,
    answer: PerimetryProgress,
    built: true,
  },
  listTestPictures: {
    id: 'X-581',
    method: 'GET',
    path: '/api/tests/:id/pictures/',
    by: EXAMINERS,
    params: byId,
    /** The oldest first. */
    answer: z.array(TestPictureItem),
    built: true,
  },
  deleteTestPicture: {
    id: 'X-582',
    method: 'DELETE',
    path: '/api/test-pictures/:id/',
    by: EXAMINERS,
    params: byId,
    built: true,
  },
  listSyncProgress: {
    id: 'H-084',
    method: 'GET',
    path: '/api/tests/sync_progress/',
    by: EXAMINERS,
    query: z.strictObject({ id__in: queryList(Id) }),
    answer: z.array(SyncProgress),
    built: true,
  },
  listTestPresets: {
    id: 'X-055',
    method: 'GET',
    path: '/api/tests/presets/',
    by: EXAMINERS,
    query: z.strictObject({ patient_id: z.optional(Id) }),
    answer: z.array(TestPreset),
    built: true,
  },
  getExpectedTime: {
    id: 'X-056',
    method: 'GET',
    path: '/api/tests/expected/',
    by: EXAMINERS,
    query: z.strictObject({
      group: TestTypeSchema,
      strategy: z.optional(StrategyValueSchema),
      protocol: z.optional(ProtocolValueSchema),
      eye: z.optional(TestEyeSchema),
      patient_id: z.optional(Id),
    }),
    answer: ExpectedTime,
    built: true,
  },
  listTestGroups: {
    id: 'H-085',
    method: 'GET',
    path: '/api/test-groups/',
    by: EXAMINERS,
    query: z.strictObject({ patient_id: z.optional(Id), custom_test_group_candidates: z.optional(queryBool) }),
    answer: z.array(TestGroup),
    built: true,
  },
  listControlTypes: {
    id: 'H-086',
    method: 'GET',
    path: '/api/controltypes/',
    by: EXAMINERS,
    answer: z.array(NamedItem),
    built: true,
  },
  listCorrectionTypes: {
    id: 'H-087',
    method: 'GET',
    path: '/api/correctiontypes/',
    by: EXAMINERS,
    answer: z.array(NamedItem),
    built: true,
  },
  listStimulusTypes: {
    id: 'H-088',
    method: 'GET',
    path: '/api/stimulustypes/',
    by: EXAMINERS,
    answer: z.array(NamedItem),
    built: true,
  },
  listTestLanguages: {
    id: 'H-089',
    method: 'GET',
    path: '/api/languages/',
    by: EXAMINERS,
    query: forPatient,
    answer: z.array(TestLanguage),
    built: true,
  },
} as const satisfies Calls;
