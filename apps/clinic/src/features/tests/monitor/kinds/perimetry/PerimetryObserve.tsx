import { gridOfTest, hasRegions } from '@isopter/clinical/perimetry';
import { GRID_BETA_LEVEL } from '@isopter/contract';
import {
  completionOf,
  createPerimetryStore,
  PerimetryMonitor,
  type PerimetryView,
} from '@isopter/monitor-charts/perimetry';
import type { ReactElement } from 'react';
import { useSignedIn } from '../../../../../lib/platform/session/session.ts';
import { type DrawingProps, monitorScreen } from '../../monitorScreen.tsx';
import { useAgeThen } from '../../useAgeThen.ts';
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
