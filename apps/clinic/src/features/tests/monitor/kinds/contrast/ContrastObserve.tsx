import {
  completionOf,
  ContrastMonitor,
  type ContrastView,
  createContrastStore,
} from '@isopter/monitor-charts/contrast';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';
import { SuiteParts } from '../../bundle/SuiteParts.tsx';
import { useAgeThen } from '../../useAgeThen.ts';

export const ContrastObserve = monitorScreen({
  kind: 'contrast',
  completionOf,
  createStore: (test) => createContrastStore({ test: test.test_group }),
  sideUnderTest: (view) => view.ongoing?.eye ?? null,
  Drawing,
});

function Drawing({ test, view, isDone }: DrawingProps<ContrastView>): ReactElement {
  const age = useAgeThen(test) ?? null;
  return (
    <ContrastMonitor
      test={{ ...test.test_group, eye: test.eye, monocular: test.monocular }}
      view={view}
      age={age}
      isDone={isDone}
      actions={isDone && <SuiteParts test={test} shown="contrast" />}
    />
  );
}
