import { useMutationCall, useRestartTest } from '@isopter/api-client';
import type { Test } from '@isopter/contract';
import { useCallback } from 'react';
import { useEndTest } from '../../list/useEndTest.ts';
import type { TestOrder } from './commands.ts';

/** Makes the calls that restart the watched test, cancel it, or cancel its bundle [MON-20, BUND-02]. */
export function useTestOrders({ id, test_bundle }: Test): (order: TestOrder) => Promise<unknown> {
  const { send: restart } = useRestartTest();
  const { send: cancelBundle } = useMutationCall('cancelTestBundle', [
    'listTestBundles',
    'listPatientTests',
    'listActiveDevices',
  ]);
  const end = useEndTest();
  const bundle = test_bundle?.id;
  return useCallback(
    async (order) => {
      if (order.message === 'restart') {
        const { run } = order;
        return restart({ params: { id }, query: { ...(run !== null && { run }) } });
      }
      return order.message === 'cancel' || bundle === undefined ? end(id) : cancelBundle({ params: { id: bundle } });
    },
    [bundle, cancelBundle, end, id, restart],
  );
}
