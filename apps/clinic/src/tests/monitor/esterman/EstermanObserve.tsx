import { GRID_BETA_LEVEL, LIVE_SILENCE, type Test } from '@isopter/contract';
import {
  createEstermanStore,
  EstermanMonitor,
  type EstermanStore,
  lookerOf,
  useEstermanView,
} from '@isopter/monitor-charts/esterman';
import type { ReactElement, ReactNode } from 'react';
import { useSignedIn } from '../../../session/session.ts';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadEsterman } from './load.ts';

const source = (test: Test): MonitorSource<EstermanStore> => ({
  store: createEstermanStore({ eye: lookerOf(test) }),
  silence: LIVE_SILENCE.esterman,
  load: loadEsterman,
});

/** The monitor of an Esterman test, /tests/observe-esterman/:id. */
export const EstermanObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const { office_group } = useSignedIn();
  const monitor = useMonitor(test, source);
  const view = useEstermanView(monitor.store);
  const eye = lookerOf(test);
  return (
    <WatchedTest monitor={monitor} side_under_test={view.presented && eye}>
      {({ isOver }) => (
        <ChartWords kind="esterman">
          <EstermanMonitor
            view={view}
            eye={eye}
            isDone={isOver}
            hasGridToggle={office_group.beta_level >= GRID_BETA_LEVEL}
          />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
