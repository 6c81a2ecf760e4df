import {
  completionOf,
  createStereopsisStore,
  StereopsisMonitor,
  type StereopsisView,
} from '@isopter/monitor-charts/stereopsis';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';
import { useAgeThen } from '../../useAgeThen.ts';

export const StereopsisObserve = monitorScreen({
  kind: 'stereopsis',
  completionOf,
  createStore: () => createStereopsisStore(),
  Drawing,
});

function Drawing({ test, view, isDone }: DrawingProps<StereopsisView>): ReactElement {
  const age = useAgeThen(test) ?? null;
  return <StereopsisMonitor view={view} age={age} isDone={isDone} />;
}
