import {
  count,
  gridOf,
  isInBlindSpot,
  judge,
  noCounts,
  normalSensitivity,
  statisticsOf,
} from '@isopter/clinical/perimetry';
import { reliability, fieldVerdict } from '@isopter/clinical/perimetry/analysis';
import { simulate } from '../acceptance.ts';
import type { Response } from '../observer.ts';
import type { Profile } from '../patient/profiles.ts';
import { healthyTruth, measuredTruth, type Truth } from '../patient/truth.ts';
import type { ExamPlan, Presentation, Strategy } from '../perimetry/exam.ts';
import { stimulusRecord } from '../perimetry/record.ts';
import deepLoss from './deepLoss.data.json' with { type: 'json' };

/** The age of the simulated patients, years. */
const AGE = 65;

/** A healthy eye that has lost the same everywhere, dB. */
const diffuse =
  (loss: number) =>
  (run: number): Truth => {
    const healthy = healthyTruth('OD', AGE, `${run}`);
    return (point) => {
      const sensitivity = healthy(point);
      return sensitivity === null ? null : sensitivity - loss;
    };
  };

/** A real right eye with deep loss, by turns; what was measured as 0 dB may be less. */
function deep(run: number): Truth {
  const eye = deepLoss.eyes[run % deepLoss.eyes.length]!;
  const known = new Map(gridOf('24-2', 'OD')!.points.map(({ x, y }, i) => [`${x} ${y}`, eye.thresholds[i] ?? null]));
  return (point) => {
    const db = known.get(`${point.x} ${point.y}`);
    if (db !== undefined) return db;
    return isInBlindSpot(point, 'OD') ? null : normalSensitivity(point, 'OD', AGE);
  };
}

/** The true fields that the reliability of simulated patients is judged on. */
export const FIELDS = {
  healthy: diffuse(0),
  'loss of 6 dB': diffuse(6),
  'loss of 8 dB': diffuse(8),
  'loss of 10 dB': diffuse(10),
  'loss of 12 dB': diffuse(12),
  'loss of 15 dB': diffuse(15),
  glaucoma: (run: number) => measuredTruth(['R003', 'R021', 'S001'][run % 3]!, 'OD', AGE),
  'deep loss': deep,
} as const satisfies Record<string, (run: number) => Truth>;

export type FieldName = keyof typeof FIELDS;

/** Simulates the test of one eye and judges it as every screen and report does. */
export function judgedField(strategy: Strategy, field: FieldName, profile: Profile, run: number) {
  const plan: ExamPlan = { eye: 'OD', program: '24-2', strategy, age: AGE };
  const counts = noCounts();
  const note = (shown: Presentation, response: Response): void => {
    const record = stimulusRecord({ eye: 'OD', index: shown.index, shown, response, isAnswered: true });
    count(counts, { ...record, threshold: null }, 1);
  };
  const { locations } = simulate(plan, FIELDS[field](run), `judged ${run}`, profile, note);
  const judged = judge(statisticsOf(counts));
  const thresholds = locations.flatMap(({ threshold }) => threshold ?? []);
  return { judged, presented: counts.presented, verdict: fieldVerdict(judged, reliability(judged, thresholds)) };
}
