import { ApiError, useDeleteTest } from '@isopter/api-client';
import { useCallback } from 'react';

/** Cancels or deletes a test, which are the same call [LIST-12]. One that is gone already is as good as ended. */
export function useEndTest(): (id: string) => Promise<void> {
  const { send } = useDeleteTest();
  return useCallback(
    async (id) => {
      try {
        await send({ params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    [send],
  );
}
