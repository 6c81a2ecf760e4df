import { earShares, PAIRS, REPEATED, sharesOf } from '../../apps/headset/src/fakes/repeats.ts';
import { PROFILES } from '../../apps/headset/src/patient/profiles.ts';
import type { Table } from './table.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** How often each rule of change flags people who did not change, and finds a true loss. */
export function repeatsBench(): Promise<Table> {
  const rows = REPEATED.flatMap((repeated) =>
    (['reliable', 'unreliable'] as const).map((profile) => {
      const { unchanged, found } = sharesOf(repeated, PROFILES[profile]);
      return [repeated.name, profile, percent(unchanged), `${repeated.loss} ${repeated.unit}`, percent(found)];
    }),
  );
  return Promise.resolve({
    title: `Verdicts on ${PAIRS} simulated pairs each`,
    head: ['measure', 'patient', 'unchanged, flagged', 'true loss', 'found as worse'],
    rows,
  });
}

/** How often audiograms of listeners who press for nothing are marked as unreliable. */
export function earsBench(): Promise<Table> {
  const kinds = [
    ['reliable', 'within 0.15 s', false],
    ['unreliable', 'within 0.15 s', false],
    ['unreliable', 'at any time', true],
    ['trigger-happy', 'within 0.15 s', false],
    ['trigger-happy', 'at any time', true],
  ] as const;
  const rows = kinds.map(([name, when, isSpread]) => {
    const { flagged, passed, silence, retest, bias, sd } = earShares(PROFILES[name], isSpread);
    const presses = `${percent(PROFILES[name].false_press)} ${when}`;
    const decibels = [bias.toFixed(1), sd.toFixed(1)];
    return [name, presses, percent(flagged), percent(passed), percent(silence), percent(retest), ...decibels];
  });
  return Promise.resolve({
    title: `The reliability of ${PAIRS} simulated ears each`,
    head: ['patient', 'presses for nothing', 'flagged', 'passed', 'by silence', 'by the retest', 'bias, dB', 'SD, dB'],
    rows,
  });
}
