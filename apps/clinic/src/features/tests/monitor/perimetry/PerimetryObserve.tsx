import { gridOfTest, hasRegions } from '@isopter/clinical/perimetry';
import { useCall } from '@isopter/api-client';
import { ageAt, GRID_BETA_LEVEL, type Test } from '@isopter/contract';
import {
  completionOf,
  createPerimetryStore,
  PerimetryMonitor,
  type PerimetryView,
} from '@isopter/monitor-charts/perimetry';
import type { ReactElement } from 'react';
import { useSignedIn } from '../../../../lib/session/session.ts';
import { type DrawingProps, monitorScreen } from '../monitorScreen.tsx';
import { useEarlierFields } from './useEarlierFields.ts';

export const PerimetryObserve = monitorScreen({
  kind: 'perimetry',
  completionOf,
  createStore: ({ test_group }) =>
    createPerimetryStore({
      gridOf: (eye) => gridOfTest(test_group, eye),
      is_regional: hasRegions(test_group),
    }),
  sideUnderTest: (view) => view.eye_under_test,
  regionUnderTest: (view) => view.region_no,
  Drawing,
});

function Drawing({ view, state, isDone, actions }: DrawingProps<PerimetryView>): ReactElement {
  const { office_group } = useSignedIn();
  const { dashboard, test } = state;
  const age = useAgeThen(test);
  const previous = useEarlierFields(test, isDone);
  return (
    <PerimetryMonitor
      test={{ ...test.test_group, eye: test.eye, goldman_size: test.goldman_size ?? null, age }}
      view={view}
      isDone={isDone}
      previous={previous}
      screen={dashboard.screen}
      {...(actions && { onContinue: () => actions.send({ message: 'play' }) })}
      hasGridToggle={office_group.beta_level >= GRID_BETA_LEVEL}
    />
  );
}

/** The age on the day of the test; null where no birth is known, undefined until the patient is loaded. */
function useAgeThen({ patient: id, time_start, timezone }: Test): number | null | undefined {
  const { data: patient } = useCall('getPatient', id ? { params: { id } } : null, { silent: true });
  if (id && !patient) return undefined;
  return time_start ? ageAt(patient?.date_of_birth, time_start, timezone) : null;
}
