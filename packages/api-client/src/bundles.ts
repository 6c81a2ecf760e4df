import { CUSTOM_BUNDLE_TYPES_MAX, type Id, isEnded, POLL_TESTS } from '@isopter/contract';
import type { CallAnswer, CallArgs } from '@isopter/contract/routes';
import useSWR from 'swr';
import { useClient } from './hooks/ApiProvider.tsx';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

/** The polling interval of a page of bundles in milliseconds: as for tests, 5 s while any of them is unfinished [LIST-03]. */
export function bundlesPoll(data: CallAnswer<'listTestBundles'> | undefined): number {
  return data?.results?.some(({ status }) => !isEnded(status.name)) ? POLL_TESTS : 0;
}

/** A patient's bundles [BUND-12]. */
export function usePatientBundles(patient: Id, page: PageState): PageOfRows<'listTestBundles'> {
  return usePage('listTestBundles', { query: { patient } }, page, { poll: bundlesPoll });
}

/** Calls whose answers contain a bundle or its tests. */
const SHOWN = ['listTestBundles', 'getTestBundle', 'listPatientTests', 'listTests', 'listActiveDevices'] as const;

export function useCreateBundle(): MutationCall<'createTestBundle'> {
  return useMutationCall('createTestBundle', [...SHOWN, 'listTestDevices']);
}

/** Cancels every test of the bundle that is not over [BUND-02]. */
export function useCancelBundle(): MutationCall<'cancelTestBundle'> {
  return useMutationCall('cancelTestBundle', SHOWN);
}

export function useDeleteBundle(): MutationCall<'deleteTestBundle'> {
  return useMutationCall('deleteTestBundle', SHOWN);
}

export function useMoveBundle(): MutationCall<'moveTestBundle'> {
  return useMutationCall('moveTestBundle', [...SHOWN, 'listPatientChanges']);
}

/** The custom bundles of the office group [BUND-15]. */
export function useCustomBundles(page: PageState): PageOfRows<'listCustomBundles'> {
  return usePage('listCustomBundles', {}, page);
}

/** The custom bundles of the office group to choose from; there are ten at most. */
export function useCustomBundleChoices(): CallState<CallAnswer<'listCustomBundles'>> {
  return useCall('listCustomBundles', { query: { limit: CUSTOM_BUNDLE_TYPES_MAX } });
}

export function useCreateCustomBundle(): MutationCall<'createCustomBundle'> {
  return useMutationCall('createCustomBundle', ['listCustomBundles', 'listTestGroups']);
}

export function useDeleteCustomBundle(): MutationCall<'deleteCustomBundle'> {
  return useMutationCall('deleteCustomBundle', ['listCustomBundles', 'listTestGroups']);
}

/**
 * How long tests usually take, in the order they are asked for; undefined until that is known.
 * @param tests the kinds of tests, as `getExpectedTime` asks for them
 */
export function useExpectedTimes(
  tests: readonly CallArgs<'getExpectedTime'>['query'][],
): readonly CallAnswer<'getExpectedTime'>[] | undefined {
  const client = useClient();
  const { data } = useSWR(
    tests.length > 0 ? (['getExpectedTimes', tests] as const) : null,
    ([, asked]) => Promise.all(asked.map((query) => client.call('getExpectedTime', { query }))),
    { keepPreviousData: true, revalidateOnFocus: false, onError: () => undefined },
  );
  return data;
}
