import { useClient } from '@isopter/api-client';
import type { Test } from '@isopter/contract';
import { createPerimetryStore, gridOfTest, type PerimetryStore } from '@isopter/monitor-charts/perimetry';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createMonitorState, followPerimetry, type MonitorState } from './follow.ts';

/** A monitor that follows its test while it is on the screen. */
export interface Monitor {
  state: MonitorState;
  store: PerimetryStore;
  /** Tries again after giving up [MON-02]. */
  retry: () => void;
  /** Loads the state anew. */
  reload: () => void;
}

/** Follows a perimetry test from mount to unmount; nothing of it is left afterwards [API-05]. */
export function usePerimetryMonitor(test: Test): Monitor {
  const client = useClient();
  const [{ state, store }] = useState(() => ({
    state: createMonitorState(test),
    store: createPerimetryStore({ gridOf: (eye) => gridOfTest(test.test_group, eye) }),
  }));
  const live = useRef<ReturnType<typeof followPerimetry>>(undefined);

  useEffect(() => {
    const following = followPerimetry({ client, state, store });
    live.current = following;
    following.start();
    return () => {
      following.stop();
      store.dispose();
    };
  }, [client, state, store]);

  const snapshot = useSnapshot(state) as MonitorState;
  return useMemo(
    () => ({
      state: snapshot,
      store,
      retry: () => live.current?.retry(),
      reload: () => live.current?.reload(),
    }),
    [snapshot, store],
  );
}
