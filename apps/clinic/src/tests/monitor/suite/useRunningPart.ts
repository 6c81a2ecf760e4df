import type { LiveEvent, Test } from '@isopter/contract';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { MonitorSource, RecordStore } from '../follow.ts';
import { type MonitorKind, monitorPath } from '../rules/kind.ts';
import { partOf } from '../rules/suite.ts';

/**
 * Goes to the monitor of the part of a suite that runs, in place of the one that is shown [MON-18].
 *
 * @returns what to call with the part
 */
export function useRunningPart(test: Test, shown: MonitorKind): (part: MonitorKind | undefined) => void {
  const [, navigate] = useLocation();
  return useCallback(
    (part) => {
      if (part && part !== shown) navigate(monitorPath(part, test.id) + window.location.search, { replace: true });
    },
    [navigate, shown, test.id],
  );
}

/** A source that also tells which part of a suite each of its events comes from. */
export function tellingParts<S extends RecordStore>(
  source: MonitorSource<S>,
  { test_group }: Pick<Test, 'test_group'>,
  onPart: (part: MonitorKind | undefined) => void,
): MonitorSource<S> {
  const receive = (event: LiveEvent): void => {
    source.store.receive(event);
    onPart(partOf(test_group.group, event.type));
  };
  return { ...source, store: { ...source.store, receive } };
}
