import { gridOfTest } from '@isopter/clinical/perimetry';
import type { LiveEvent } from '@isopter/contract';
import { createPerimetryStore, PerimetryMonitor, type PerimetryMonitorTest } from '@isopter/monitor-charts/perimetry';
import { record } from '@isopter/recordings/perimetry';
import type { ReactElement } from 'react';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import type { FilmProps } from './films.ts';
import { useReplay } from './useReplay.ts';

const FIELD = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2', goldman_size: 3 } as const;

const BOTH_EYES = record({
  OD: { field: 'glaucoma', false_positives: 1, false_negatives: 1 },
  OS: { field: 'healthy', false_positives: 0 },
});
const RESTLESS = record({ OD: { field: 'healthy', fixation_losses: 3, false_positives: 3, false_negatives: 2 } });
const DEFECT = record({ OD: { field: 'glaucoma', false_positives: 0 } });

/** From here on a finished field is looked at. */
const MEASURED = 0.5;

const createStore = () => createPerimetryStore({ gridOf: (eye) => gridOfTest(FIELD, eye), is_regional: false });

interface ReplayedFieldProps extends FilmProps {
  events: readonly LiveEvent[];
  test: PerimetryMonitorTest;
}

function ReplayedField({ events, test, share }: ReplayedFieldProps): ReactElement {
  const view = useReplay(createStore, events, share);
  return (
    <ChartWords kind="perimetry">
      <PerimetryMonitor test={test} view={view} isDone={share >= 1} />
    </ChartWords>
  );
}

/** A test of both eyes from the first light to the last. */
export const FieldFilm = ({ share }: FilmProps): ReactElement => (
  <ReplayedField events={BOTH_EYES} test={FIELD} share={share} />
);

/** A test of somebody who looks away. */
export const WatchingFilm = ({ share }: FilmProps): ReactElement => (
  <ReplayedField events={RESTLESS} test={{ ...FIELD, eye: 'OD' }} share={share} />
);

/** A field that is soon measured and then read, of somebody of 61. */
export const ReadingFilm = ({ share }: FilmProps): ReactElement => (
  <ReplayedField events={DEFECT} test={{ ...FIELD, eye: 'OD', age: 61 }} share={Math.min(1, share / MEASURED)} />
);
