import type { LiveEvent, PerimetryState, ReportedKind, StrategyValue, TestType } from '@isopter/contract';
import { distance, lowContrast } from '@isopter/recordings/acuity';
import { mild } from '@isopter/recordings/audiology';
import { standard } from '@isopter/recordings/contrast';
import { protan } from '@isopter/recordings/d15';
import { hemianopia } from '@isopter/recordings/esterman';
import { deutan } from '@isopter/recordings/ishihara';
import { healthy } from '@isopter/recordings/kinetic';
import { bothEyes } from '@isopter/recordings/perimetry';
import { rapd } from '@isopter/recordings/pupil';
import { normal } from '@isopter/recordings/stereopsis';
import { each } from '@isopter/recordings/waggoner';
import { reportedTest } from '@isopter/reports/fakes';
import type { SourcedTest } from '../../apps/server/src/exchange/reports/draw/job.ts';

/** A finished test: what its headset sent, and what the server reads for its report. */
export interface StoredTest {
  readonly events: readonly LiveEvent[];
  readonly sourced: SourcedTest;
}

type Row = Parameters<typeof reportedTest>[0];

const dataOf = (events: readonly LiveEvent[], type: LiveEvent['type']): object[] =>
  events.flatMap((event) => (event.type === type ? [event.data] : []));

const newestOf = (events: readonly LiveEvent[], type: LiveEvent['type']): object => dataOf(events, type).at(-1) ?? {};

const fieldOf = (events: readonly LiveEvent[]): PerimetryState => ({
  seq_num: 1,
  run: 1,
  stimuli: dataOf(events, 'new_stimuli') as PerimetryState['stimuli'],
  progress: { total: 100 },
});

const stored = (kind: ReportedKind, events: readonly LiveEvent[], row: Row, state: unknown): StoredTest => ({
  events,
  sourced: {
    kind,
    state,
    test: reportedTest({ id: kind, created: new Date('2026-11-20T09:40:00Z'), eye: '', ...row }),
  } as SourcedTest,
});

const of = (group: TestType, strategy?: StrategyValue, more: Partial<Row> = {}): Row =>
  ({ group, strategy: strategy ?? null, ...more }) as Row;

const SIZE_III = { options: { goldman_size: 3 } } as Partial<Row>;
const pupils = dataOf(rapd, 'pupillometry_state_update');

/** A test of each kind whose result is a number or a word. */
export const STORED = {
  perimetry: stored(
    'perimetry',
    bothEyes,
    of('PERIMETRY', 'AVA_STANDARD', { protocol: '24-2', ...SIZE_III }),
    fieldOf(bothEyes),
  ),
  acuity: stored(
    'acuity',
    distance,
    of('VISUAL_ACUITY', 'DISTANCE', { protocol: 'LANDOLT_C' }),
    dataOf(distance, 'new_acuity_optotype_result'),
  ),
  lowContrast: stored(
    'acuity',
    lowContrast,
    of('VISUAL_ACUITY', 'LOW_CONTRAST', { protocol: 'LANDOLT_C' }),
    dataOf(lowContrast, 'new_acuity_optotype_result'),
  ),
  contrast: stored(
    'contrast',
    standard,
    of('CONTRAST_SENSITIVITY', 'CONTRAST_STANDARD', { options: { monocular: true } } as Partial<Row>),
    dataOf(standard, 'new_contrast_sensitivity_response'),
  ),
  audiology: stored('audiology', mild, of('AUDIOLOGY', 'PURE_TONE'), dataOf(mild, 'new_pure_tone_response')),
  stereopsis: stored('stereopsis', normal, of('STEREOPSIS'), dataOf(normal, 'new_stereopsis_response')),
  kinetic: stored('kinetic', healthy, of('PERIMETRY', 'KINETIC', SIZE_III), dataOf(healthy, 'new_stimuli')),
  esterman: stored('esterman', hemianopia, of('PERIMETRY', 'ESTERMAN'), {
    both: fieldOf(hemianopia),
    single: fieldOf([]),
  }),
  pupil: stored('pupil', rapd, of('PUPIL', 'PUPILLOMETRY'), { ...pupils.at(-1), history: pupils }),
  d15: stored('d15', protan, of('COLOR_VISION', 'D15'), newestOf(protan, 'updated_test_color_vision')),
  ishihara: stored('ishihara', deutan, of('COLOR_VISION', 'ISHIHARA'), newestOf(deutan, 'ishihara_state_update')),
  waggoner: stored('waggoner', each, of('COLOR_VISION', 'WAGGONER'), newestOf(each, 'waggoner_state_update')),
} as const satisfies Record<string, StoredTest>;

export type StoredName = keyof typeof STORED;
