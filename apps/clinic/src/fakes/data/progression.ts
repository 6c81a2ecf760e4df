import { analyseField } from '@isopter/clinical/perimetry/analysis';
import { dayIn, type MeasuredField, type Progression, type WrongAnswers } from '@isopter/contract';
import { series as measured } from '@isopter/recordings/perimetry';

const DAY = 24 * 3600 * 1000;
const START = Date.UTC(2012, 5, 27, 9);

/** Wrong answers among enough trials to judge by. */
const answers = (wrong: number, given: number): WrongAnswers => ({ wrong, given, rate: wrong / given });

/** The fields of both eyes of somebody over fifteen years: so many of each, of all of them unless it is said. */
export function sampleFields(amount = 15): MeasuredField[] {
  return measured.eyes
    .flatMap(({ eye, fields }, side) =>
      fields.slice(0, amount).map(({ day, age, thresholds }, i): MeasuredField => {
        const points = measured.points.map(([x, y], n): [number, number, number] => [
          eye === 'OD' ? x : -x,
          y,
          thresholds[n]!,
        ]);
        const { analysis } = analyseField(
          points.map(([x, y, db]) => ({ x, y, db })),
          { program: '24-2', eye, age, size: 3 },
        );
        return {
          test: `7f000000-0000-4000-8000-0000000${side}${String(i).padStart(4, '0')}`,
          eye,
          time: new Date(START + day * DAY).toISOString(),
          day: dayIn(new Date(START + day * DAY), 'UTC'),
          program: '24-2-AVA-S',
          strategy: 'AVA_STANDARD',
          size: 3,
          points,
          flags: [],
          verdict: 'passed',
          false_positives: answers(i % 2, 28),
          false_negatives: answers(i % 2, 20),
          fixation_losses: answers(0, 20),
          seconds: 350 + 7 * i,
          age,
          md: analysis?.md ?? null,
          psd: analysis?.psd ?? null,
          vfi: analysis?.vfi ?? null,
          mean_sensitivity: analysis?.meanSensitivity ?? null,
          incomparable: null,
          exclusion: null,
          exclusion_version: 0,
        };
      }),
    )
    .toSorted((a, b) => a.time.localeCompare(b.time));
}

/** The same with a field that is not reliable and one that was taken out, of the left eye. */
export function sampleProgression(amount?: number): Progression {
  const fields = sampleFields(amount);
  const left = fields.filter(({ eye }) => eye === 'OS');
  if (left[4])
    Object.assign(left[4], {
      flags: ['FALSE_POSITIVES'],
      verdict: 'flagged',
      false_positives: answers(8, 30),
    });
  if (left[2]) {
    left[2].exclusion = {
      reason: 'LID',
      note: 'Not taped',
      by: { id: '0a000000-0000-4000-8000-000000000001', name: 'Maya Rosen' },
      at: '2026-11-20T09:00:00Z',
    };
    left[2].exclusion_version = 1;
  }
  return { fields, baselines: [], imported: [] };
}
