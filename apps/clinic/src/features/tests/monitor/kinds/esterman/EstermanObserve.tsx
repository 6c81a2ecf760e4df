import { GRID_BETA_LEVEL } from '@isopter/contract';
import {
  completionOf,
  createEstermanStore,
  EstermanMonitor,
  type EstermanView,
  lookerOf,
} from '@isopter/monitor-charts/esterman';
import type { ReactElement } from 'react';
import { useSignedIn } from '../../../../../lib/platform/session/session.ts';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';

export const EstermanObserve = monitorScreen({
  kind: 'esterman',
  completionOf,
  createStore: (test) => createEstermanStore({ eye: lookerOf(test) }),
  sideUnderTest: (view, test) => view.presented && lookerOf(test),
  Drawing,
});

function Drawing({ test, view, isDone }: DrawingProps<EstermanView>): ReactElement {
  const { office_group } = useSignedIn();
  return (
    <EstermanMonitor
      view={view}
      eye={lookerOf(test)}
      isDone={isDone}
      hasGridToggle={office_group.beta_level >= GRID_BETA_LEVEL}
    />
  );
}
