import { versionOf } from '@isopter/clinical/kinetic';
import { completionOf, createKineticStore, KineticMonitor, type KineticView } from '@isopter/monitor-charts/kinetic';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';

export const KineticObserve = monitorScreen({
  kind: 'kinetic',
  completionOf,
  createStore: () => createKineticStore(),
  sideUnderTest: (view) => view.eye_under_test,
  Drawing,
});

function Drawing({ test, view, state, isDone }: DrawingProps<KineticView>): ReactElement {
  const capabilities = state.device?.capabilities;
  return (
    <KineticMonitor
      view={view}
      eye={test.eye}
      goldman_size={test.goldman_size ?? null}
      version={capabilities ? versionOf(capabilities.kinetic_algorithm_version) : null}
      isDone={isDone}
    />
  );
}
