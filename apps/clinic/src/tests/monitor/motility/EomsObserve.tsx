import { LIVE_SILENCE, type Test } from '@isopter/contract';
import { createEomsStore, EomsMonitor, type EomsStore, useEomsView } from '@isopter/monitor-charts/motility/eoms';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';
import { loadEoms } from './load.ts';

const source = (): MonitorSource<EomsStore> => ({
  store: createEomsStore(),
  silence: LIVE_SILENCE.other,
  load: loadEoms,
});

/** The monitor of extra-ocular motility, /tests/observe-eoms/:id. */
export const EomsObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const monitor = useMonitor(test, source);
  const view = useEomsView(monitor.store);
  const [eye, other] = view.eyes_under_test;
  return (
    <WatchedTest monitor={monitor} side_under_test={other ? 'OU' : (eye ?? null)}>
      {({ isOver }) => (
        <ChartWords kind="motility">
          <EomsMonitor
            view={view}
            eye={test.eye}
            eoms_algorithm_version={monitor.state.device?.capabilities.eoms_algorithm_version ?? null}
            isDone={isOver}
          />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
