import { type Id, POLL_TESTS, hasStatus } from '@isopter/contract';
import type { CallAnswer, CallArgs } from '@isopter/contract/routes';
import { useByAbilities } from './abilities.ts';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

type TestsPage = CallAnswer<'listPatientTests'>;

/**
 * The polling interval of a page of tests in milliseconds: 5 s while any of them is unfinished, otherwise 0 [LIST-03].
 */
export function testsPoll(data: TestsPage | undefined): number {
  const unfinished = data?.results?.some(({ status }) =>
    hasStatus(status, 'pending', 'started', 'paused', 'stopped', 'syncing'),
  );
  return unfinished ? POLL_TESTS : 0;
}

/** Filters and order of lists of tests. */
export type TestsWish = Omit<
  CallArgs<'listTests'>['query'] & object,
  'limit' | 'offset' | 'patient' | 'search' | 'patient__in'
>;

/** A patient's tests [LIST-03]. */
export function usePatientTests(patient: Id, page: PageState, wish: TestsWish = {}): PageOfRows<'listPatientTests'> {
  return usePage('listPatientTests', { query: { patient, active: true, ...wish } }, page, { poll: testsPoll });
}

/** The tests of the clinic. */
export function useTests(page: PageState, wish: TestsWish): PageOfRows<'listTests'> {
  return usePage('listTests', { query: wish }, page, { poll: testsPoll });
}

/** How many reports are unread, of a patient or in the clinic [OUR-26]; undefined until it is known. */
export function useUnreadCount(patient?: Id): number | undefined {
  return useCall('listTests', { query: { ...(patient && { patient }), unread: true, limit: 1 } }, { silent: true }).data
    ?.count;
}

export function useTest(id: Id | null | undefined): CallState<CallAnswer<'getTest'>> {
  return useCall('getTest', id ? { params: { id } } : null);
}

/** The pictures of a capture test, the oldest first; reload them when the camera reports progress. */
export function useTestPictures(id: Id): CallState<CallAnswer<'listTestPictures'>> {
  return useCall('listTestPictures', { params: { id } }, { silent: true });
}

export function useDeleteTestPicture(): MutationCall<'deleteTestPicture'> {
  return useMutationCall('deleteTestPicture', ['listTestPictures']);
}

/** The transfer progress of offline tests [LIST-05]. */
export function useSyncProgress(ids: readonly Id[]): CallState<CallAnswer<'listSyncProgress'>> {
  return useCall('listSyncProgress', ids.length > 0 ? { query: { id__in: ids.join(',') } } : null, {
    poll: POLL_TESTS,
    silent: true,
  });
}

/**
 * The kinds of test some device can do, custom bundles among them; they follow the devices.
 * @param isAsked `false` while nobody looks at them
 */
export function useTestGroups(patient_id?: Id, isAsked = true): CallState<CallAnswer<'listTestGroups'>> {
  const query = { ...(patient_id && { patient_id }), custom_test_group_candidates: true };
  const groups = useCall('listTestGroups', isAsked ? { query } : null);
  return useByAbilities(groups, patient_id, isAsked);
}

export function useControlTypes(): CallState<CallAnswer<'listControlTypes'>> {
  return useCall('listControlTypes', {});
}

export function useCorrectionTypes(): CallState<CallAnswer<'listCorrectionTypes'>> {
  return useCall('listCorrectionTypes', {});
}

export function useStimulusTypes(): CallState<CallAnswer<'listStimulusTypes'>> {
  return useCall('listStimulusTypes', {});
}

/** The languages some device speaks; they follow the devices. */
export function useTestLanguages(patient_id?: Id): CallState<CallAnswer<'listTestLanguages'>> {
  const languages = useCall('listTestLanguages', { query: { ...(patient_id && { patient_id }) } });
  return useByAbilities(languages, patient_id);
}

/** Set-ups that were used before [OUR-181]; without them the form does as well. */
export function useTestPresets(patient_id?: Id): CallState<CallAnswer<'listTestPresets'>> {
  return useCall('listTestPresets', { query: { ...(patient_id && { patient_id }) } }, { silent: true });
}

export function useCreateTest(): MutationCall<'createTest'> {
  return useMutationCall('createTest', [
    'listPatientTests',
    'listTests',
    'listActiveDevices',
    'listTestDevices',
    'listTestPresets',
  ]);
}

/** `status: 1` resumes [FORM-18], `monocular` answers the convergence question [MON-11]. */
export function useUpdateTest(): MutationCall<'updateTest'> {
  return useMutationCall('updateTest', [
    'listPatientTests',
    'listTests',
    'getTest',
    'getTestBundle',
    'listTestBundles',
  ]);
}

/** Cancelling and deleting are the same call [LIST-12]. */
export function useDeleteTest(): MutationCall<'deleteTest'> {
  return useMutationCall('deleteTest', [
    'listPatientTests',
    'listTests',
    'listActiveDevices',
    'getTestBundle',
    'listTestBundles',
  ]);
}

export function useMoveTest(): MutationCall<'moveTest'> {
  return useMutationCall('moveTest', ['listPatientTests', 'listTests', 'listPatientChanges']);
}

export function useRestartTest(): MutationCall<'restartTest'> {
  return useMutationCall('restartTest', ['getTest']);
}
