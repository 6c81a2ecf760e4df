import { GRID_BETA_LEVEL, LIVE_SILENCE, type Test } from '@isopter/contract';
import {
  createPerimetryStore,
  gridOfTest,
  hasRegions,
  PerimetryMonitor,
  type PerimetryStore,
  usePerimetryView,
} from '@isopter/monitor-charts/perimetry';
import type { ReactElement, ReactNode } from 'react';
import { useSignedIn } from '../../../session/session.ts';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadPerimetry } from './load.ts';

const source = ({ test_group }: Test): MonitorSource<PerimetryStore> => ({
  store: createPerimetryStore({
    gridOf: (eye) => gridOfTest(test_group, eye),
    is_regional: hasRegions(test_group),
  }),
  silence: LIVE_SILENCE.perimetry,
  load: loadPerimetry,
});

/** The monitor of a perimetry test, /tests/observe/:id. */
export const PerimetryObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const { office_group } = useSignedIn();
  const monitor = useMonitor(test, source);
  const view = usePerimetryView(monitor.store);
  const { dashboard, test: watched } = monitor.state;
  return (
    <WatchedTest monitor={monitor} side_under_test={view.eye_under_test} region_no={view.region_no}>
      {({ isOver, actions }) => (
        <ChartWords kind="perimetry">
          <PerimetryMonitor
            test={{ ...watched.test_group, eye: watched.eye, goldman_size: watched.goldman_size ?? null }}
            view={view}
            isDone={isOver}
            screen={dashboard.screen}
            {...(actions && { onContinue: () => actions.send({ message: 'play' }) })}
            hasGridToggle={office_group.beta_level >= GRID_BETA_LEVEL}
          />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
