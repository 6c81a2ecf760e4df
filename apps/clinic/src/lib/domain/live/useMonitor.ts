import { useClient } from '@isopter/api-client';
import type { Test } from '@isopter/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createMonitorState, follow, type MonitorSource, type MonitorState, type RecordStore } from './follow.ts';
import { session } from '../../platform/session/session.ts';
import { monitorKind } from '@isopter/contract';
import { useLoadError } from './useLoadError.ts';

/** A monitor that follows its test while it is on the screen. */
export interface Monitor<S extends RecordStore = RecordStore> {
  state: MonitorState;
  store: S;
  /** Tries again after giving up [MON-02]. */
  retry: () => void;
  /** Reloads the state. */
  reload: () => void;
}

/** Follows a test from mount to unmount; nothing of it is left afterwards [API-05]. */
export function useMonitor<S extends RecordStore>(
  test: Test,
  createSource: (test: Test) => MonitorSource<S>,
): Monitor<S> {
  const client = useClient();
  const [{ state, source }] = useState(() => ({ state: createMonitorState(test), source: createSource(test) }));
  const live = useRef<ReturnType<typeof follow>>(undefined);
  const onLoadError = useLoadError(monitorKind(test));
  const tell = useRef(onLoadError);
  useEffect(() => {
    tell.current = onLoadError;
  }, [onLoadError]);

  useEffect(() => {
    const following = follow({ client, state, source, onLoadError: (error) => tell.current(error) });
    live.current = following;
    following.start();
    return () => {
      following.stop();
      source.store.dispose();
    };
  }, [client, state, source]);

  const { ended } = useSnapshot(session);
  useEffect(() => {
    // the user has signed in again: follow the test again
    if (ended !== null || state.live.name !== 'signedOut') return;
    live.current?.stop();
    live.current?.start();
  }, [ended, state]);

  const snapshot = useSnapshot(state) as MonitorState;
  return useMemo(
    () => ({
      state: snapshot,
      store: source.store,
      retry: () => live.current?.retry(),
      reload: () => live.current?.reload(),
    }),
    [snapshot, source],
  );
}
