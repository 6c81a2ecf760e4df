import { isSuite } from '@isopter/contract';
import { completionOf, CoverMonitor, type CoverView, createCoverStore } from '@isopter/monitor-charts/cover';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';

export const CoverObserve = monitorScreen({
  kind: 'cover',
  words: 'motility',
  completionOf,
  createStore: () => createCoverStore(),
  sideUnderTest: ({ progress }) => (progress?.current_direction === null ? null : (progress?.eye ?? null)),
  Drawing,
});

function Drawing({ test, view, state, isDone }: DrawingProps<CoverView>): ReactElement {
  return (
    <CoverMonitor
      view={view}
      cover_directions={test.cover_directions ?? null}
      isInSuite={isSuite(test.test_group.group)}
      isSynced={state.live.name === 'live'}
      isDone={isDone}
    />
  );
}
