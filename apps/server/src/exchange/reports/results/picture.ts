import { thresholdsOf } from '@isopter/clinical/audiology';
import type {
  AudioRecord,
  EyeReliability,
  PerimetryState,
  PicturedDots,
  PicturedField,
  ReportedKind,
  TestPicture,
} from '@isopter/contract';
import { EARS } from '@isopter/contract';
import { estermanFields, lookerOf } from '@isopter/monitor-charts/esterman/report';
import { seenEyes } from '@isopter/monitor-charts/screening/report';
import { isThresholdField } from '../../../clinic/tests/course/fields.ts';
import { flagsOf, type EstermanRecords, eyeReport, type StateOf, type ReportedTest, common } from '@isopter/reports';
import type { SourcedTest } from '../draw/job.ts';

/** Stored with a finished test in addition to its findings: its thumbnail, and the reliability of each eye. */
export interface Outcome {
  picture: TestPicture | null;
  reliability: EyeReliability[];
}

const NOTHING: Outcome = { picture: null, reliability: [] };

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The eyes of a threshold field, left first as they are drawn. */
function ofField(state: PerimetryState, test: ReportedTest): Outcome {
  if (!isThresholdField(test.row)) return NOTHING;
  const reports = (['OS', 'OD'] as const)
    .filter((eye) => state.stimuli.some((stimulus) => stimulus.eye === eye))
    .map((eye) => eyeReport(state, test, eye, common.en));
  const fields = reports.map(({ eye, locations }): PicturedField => ({
    eye,
    points: locations.flatMap(({ x, y, threshold }): [number, number, number][] =>
      threshold === null ? [] : [[x, y, tenths(threshold)]],
    ),
  }));
  const trust = reports.map(({ eye, verdict, reliability }) => ({ eye, verdict, flags: flagsOf(reliability) }));
  return { picture: { fields }, reliability: trust };
}

type Seen = { x: number; y: number; state: string };

const dots = (side: PicturedDots['side'], locations: readonly Seen[]): PicturedDots => ({
  side,
  points: locations.flatMap(({ x, y, state }): [number, number, boolean][] =>
    state === 'seen' || state === 'notSeen' ? [[tenths(x), tenths(y), state === 'seen']] : [],
  ),
});

const ofDots = (all: readonly PicturedDots[]): Outcome => ({ ...NOTHING, picture: { dots: [...all] } });

/** The points of a screening; of an eyelid that was taped, as it was then. */
const ofScreening = (state: PerimetryState, { row }: ReportedTest): Outcome =>
  ofDots(seenEyes(state.stimuli, row).map(({ eye, regions }) => dots(eye, regions.at(-1)?.locations ?? [])));

const ofEsterman = ({ both, single }: EstermanRecords, { row }: ReportedTest): Outcome => {
  const looker = lookerOf({ monocular: row.options.monocular ?? false, eye: row.eye });
  return ofDots(estermanFields(both.stimuli, single.stimuli, looker).map(({ eye, locations }) => dots(eye, locations)));
};

const ofHearing = (tones: AudioRecord[]): Outcome => ({
  ...NOTHING,
  picture: {
    ears: EARS.flatMap((ear) => {
      const found = thresholdsOf(tones, ear).map(({ frequency, level, heard }): [number, number, boolean] => [
        frequency,
        level,
        heard,
      ]);
      return found.length > 0 ? [{ ear, tones: found }] : [];
    }),
  },
});

/** Kinds with a specific thumbnail; that of an acuity test is made of its findings. */
const KINDS: { readonly [K in ReportedKind]?: (state: StateOf<K>, test: ReportedTest) => Outcome } = {
  perimetry: ofField,
  screening: ofScreening,
  esterman: ofEsterman,
  audiology: ofHearing,
};

/** Returns the thumbnail of a test for lists, and its reliability. */
export function outcomeOf({ kind, state, test }: Pick<SourcedTest, 'kind' | 'state' | 'test'>): Outcome {
  // `states.ts` reads for each kind what its line above is made of
  const of = KINDS[kind] as ((state: unknown, test: ReportedTest) => Outcome) | undefined;
  return of?.(state, test) ?? NOTHING;
}
