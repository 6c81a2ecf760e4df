import {
  AudiologyMonitor,
  type AudiologyView,
  completionOf,
  createAudiologyStore,
} from '@isopter/monitor-charts/audiology';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';
import { useAgeThen } from '../../useAgeThen.ts';

export const AudiologyObserve = monitorScreen({
  kind: 'audiology',
  completionOf,
  createStore: (test) => createAudiologyStore({ test: test.test_group }),
  sideUnderTest: (view) => view.ear_under_test,
  Drawing,
});

function Drawing({ test, view, isDone }: DrawingProps<AudiologyView>): ReactElement {
  const age = useAgeThen(test) ?? null;
  return <AudiologyMonitor view={view} age={age} isDone={isDone} />;
}
