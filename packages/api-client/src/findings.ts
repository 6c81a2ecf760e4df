import type { Id } from '@isopter/contract';
import type { CallAnswer, CallArgs } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/** Loads the facts entered with a test [OUR-20]. */
export function useEnteredFacts(id: Id): CallState<CallAnswer<'getEnteredFacts'>> {
  return useCall('getEnteredFacts', { params: { id } }, { silent: true });
}

export function useUpdateEnteredFacts(): MutationCall<'updateEnteredFacts'> {
  return useMutationCall('updateEnteredFacts', ['getEnteredFacts', 'listEnteredSamples']);
}

/** Loads the interpretation of a finished test [OUR-24]. @param isAsked `false` for a test that is not finished */
export function useInterpretation(id: Id, isAsked: boolean): CallState<CallAnswer<'getInterpretation'>> {
  return useCall('getInterpretation', isAsked ? { params: { id } } : null, { silent: true });
}

/** The place of a test in the reading queue [OUR-744]. It is loaded again after each sign-off. */
export function useReadingPlace(
  id: Id,
  query: CallArgs<'getReadingPlace'>['query'],
): CallState<CallAnswer<'getReadingPlace'>> {
  return useCall('getReadingPlace', { params: { id }, query }, { silent: true });
}

/** The doctors to whom the reading of a test can be assigned [OUR-746]. */
export function useReaders(id: Id): CallState<CallAnswer<'listReaders'>> {
  return useCall('listReaders', { params: { id } }, { silent: true });
}

const ASSIGNED = ['getToday', 'getReadingPlace'] as const;

export function useAssignReading(): MutationCall<'assignReading'> {
  return useMutationCall('assignReading', ASSIGNED);
}

export function useUnassignReading(): MutationCall<'unassignReading'> {
  return useMutationCall('unassignReading', ASSIGNED);
}

/** Calls whose answers contain the state of an interpretation. */
const SIGNED_OFF = [
  'getInterpretation',
  'getLastInterpretation',
  'getTest',
  'listTests',
  'listPatientTests',
  'listPatients',
  'listCourse',
  'getToday',
  'getReadingPlace',
] as const;

export function useUpdateInterpretation(): MutationCall<'updateInterpretation'> {
  return useMutationCall('updateInterpretation', ['getInterpretation']);
}

export function useReviewTest(): MutationCall<'reviewTest'> {
  return useMutationCall('reviewTest', SIGNED_OFF);
}

export function useSignInterpretation(): MutationCall<'signInterpretation'> {
  return useMutationCall('signInterpretation', SIGNED_OFF);
}
