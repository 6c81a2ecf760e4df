import { useCall } from '@isopter/api-client';
import { LIVE_SILENCE, type Test } from '@isopter/contract';
import {
  ContrastMonitor,
  type ContrastStore,
  createContrastStore,
  useContrastView,
} from '@isopter/monitor-charts/contrast';
import type { ReactElement, ReactNode } from 'react';
import { ChartWords } from '../ChartWords.tsx';
import type { MonitorSource } from '../follow.ts';
import { MonitorScreen } from '../MonitorScreen.tsx';
import type { MonitorKind } from '../rules/kind.ts';
import { runningPart } from '../suite/runningPart.ts';
import { SuiteParts } from '../suite/SuiteParts.tsx';
import { tellingParts, useRunningPart } from '../suite/useRunningPart.ts';
import { useMonitor } from '../useMonitor.ts';
import { WatchedTest } from '../WatchedTest.tsx';

/** Two calls make the state: what was answered, and what is asked now [MON-19]. */
const source = (test: Test, onPart: (part: MonitorKind | undefined) => void): MonitorSource<ContrastStore> => ({
  store: createContrastStore(),
  silence: LIVE_SILENCE.other,
  load: async (client, id, signal) => {
    const [answered, ongoing] = await Promise.all([
      client.call('getContrastResponses', { query: { test: id }, signal }),
      client.call('getContrastOngoingState', { params: { id }, signal }),
    ]);
    onPart(await runningPart(client, test, () => Promise.resolve(ongoing), signal));
    const records = ongoing === null ? answered : [...answered, ongoing];
    const run = records.at(-1)?.run;
    return { records, ...(run !== undefined && { run }) };
  },
});

/** The monitor of contrast sensitivity, /tests/observe-contrast/:id. */
export const ContrastObserve = (): ReactNode => (
  <MonitorScreen>{(test) => <Observe key={test.id} test={test} />}</MonitorScreen>
);

function Observe({ test }: { test: Test }): ReactElement {
  const goTo = useRunningPart(test, 'contrast');
  const monitor = useMonitor(test, (one) => tellingParts(source(one, goTo), one, goTo));
  const view = useContrastView(monitor.store);
  const patient = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, { silent: true });
  return (
    <WatchedTest monitor={monitor} side_under_test={view.ongoing?.eye ?? null}>
      {({ isOver }) => (
        <ChartWords kind="contrast">
          <ContrastMonitor
            test={{ ...test.test_group, eye: test.eye, monocular: test.monocular }}
            view={view}
            age={patient.data?.age ?? null}
            isDone={isOver}
            actions={isOver && <SuiteParts test={test} shown="contrast" />}
          />
        </ChartWords>
      )}
    </WatchedTest>
  );
}
