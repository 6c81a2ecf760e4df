import type { PerimetryState, PerimetryStimulus, SingleEye } from '@isopter/contract';

/** State of a location in the table of the monitor. */
export interface LocationResult {
  x: number;
  y: number;
  result: string;
  seen: number;
  not_seen: number;
}

const isPending = ({ viewed, threshold, response_time }: PerimetryStimulus): boolean =>
  !viewed && threshold === null && response_time === 0;

const isAnswer = ({ is_blind_spot, catch_trial, false_negative, viewed, response_time }: PerimetryStimulus): boolean =>
  !is_blind_spot && catch_trial !== 'blank' && !false_negative && !(viewed && response_time! < 0.15);

function resultOf(
  settled: PerimetryStimulus | undefined,
  isShown: boolean,
  last: PerimetryStimulus | undefined,
): string {
  if (typeof settled?.threshold === 'number') {
    if (settled.threshold < 0) return 'less than 0 decibels, brightest stimulus not seen';
    return `${Math.round(settled.threshold)} decibels`;
  }
  if (isShown) return 'being tested';
  if (!last) return 'not yet tested';
  return last.viewed ? 'seen' : 'not seen';
}

/** The locations of an eye that were presented, worked out from the server's state, sorted as {@link sorted} does. */
export function resultsOf({ stimuli }: PerimetryState, eye: SingleEye): LocationResult[] {
  const newest = stimuli.toSorted((one, other) => one.seq_num - other.seq_num);
  const last = newest.at(-1);
  const pending = last && isPending(last) ? last : undefined;
  const places = new Map<string, PerimetryStimulus[]>();
  for (const stimulus of newest) {
    if (stimulus.eye !== eye || stimulus.is_blind_spot) continue;
    const place = `${stimulus.x} ${stimulus.y}`;
    places.set(place, [...(places.get(place) ?? []), stimulus]);
  }
  const results = [...places.values()].map((shown) => {
    const answers = shown.filter((one) => isAnswer(one) && one !== pending);
    const settled = shown.findLast(({ threshold }) => typeof threshold === 'number');
    const [x = 0, y = 0] = shown.flatMap((one) => [one.x, one.y]);
    const seen = answers.filter(({ viewed }) => viewed).length;
    return {
      x,
      y,
      result: resultOf(settled, pending !== undefined && shown.includes(pending), answers.at(-1)),
      seen,
      not_seen: answers.length - seen,
    };
  });
  return sorted(results);
}

/** Row by row, from the top left. */
export const sorted = (results: readonly LocationResult[]): LocationResult[] =>
  results.toSorted((one, other) => other.y - one.y || one.x - other.x);

/** Returns whether an eye's presentations are numbered from 1 without a gap, none twice. */
export const isComplete = ({ stimuli }: PerimetryState, eye: SingleEye): boolean =>
  stimuli
    .filter((one) => one.eye === eye)
    .map(({ index }) => index)
    .sort((one, other) => one - other)
    .every((index, place) => index === place + 1);
