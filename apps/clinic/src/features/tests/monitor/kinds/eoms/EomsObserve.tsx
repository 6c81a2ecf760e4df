import { completionOf, createEomsStore, EomsMonitor, type EomsView } from '@isopter/monitor-charts/eoms';
import type { ReactElement } from 'react';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';

export const EomsObserve = monitorScreen({
  kind: 'eoms',
  words: 'motility',
  completionOf,
  createStore: () => createEomsStore(),
  sideUnderTest: ({ eyes_under_test: [eye, other] }) => (other ? 'OU' : (eye ?? null)),
  Drawing,
});

function Drawing({ test, view, state, isDone }: DrawingProps<EomsView>): ReactElement {
  return (
    <EomsMonitor
      view={view}
      eye={test.eye}
      eoms_algorithm_version={state.device?.capabilities.eoms_algorithm_version ?? null}
      isDone={isDone}
    />
  );
}
