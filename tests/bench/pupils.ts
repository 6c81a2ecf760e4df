import { type NormedPupilMeasure, PUPIL_NORMS } from '@isopter/clinical/pupil';
import { healthyEyes } from '../../apps/headset/src/fakes/healthyPupils.ts';
import type { Table } from './table.ts';

const PEOPLE = 30;
const MEASURES: Readonly<Record<NormedPupilMeasure, { unit: string; factor: number; digits: number }>> = {
  baseline: { unit: 'mm', factor: 1, digits: 1 },
  least: { unit: 'mm', factor: 1, digits: 1 },
  latency: { unit: 'ms', factor: 1000, digits: 0 },
  velocity: { unit: 'mm/s', factor: 1, digits: 1 },
};

/** How many of 60 simulated healthy eyes are within the norms that the report of a pupil test states, at 30 Hz. */
export function pupilBench(): Promise<Table> {
  const rows = [0, 0.05].flatMap((blinks) => {
    const eyes = healthyEyes(PEOPLE, blinks);
    return Object.entries(MEASURES).map(([measure, { unit, factor, digits }]) => {
      const name = measure as NormedPupilMeasure;
      const { interval } = PUPIL_NORMS[name];
      const values = eyes.flatMap(({ reaction }) => reaction[name] ?? []);
      const within = values.filter((value) => value >= interval[0] && value <= interval[1]);
      const range = (low: number, high: number): string =>
        [low, high].map((value) => (factor * value).toFixed(digits)).join(' to ') + ` ${unit}`;
      const measured = range(Math.min(...values), Math.max(...values));
      const blinking = `${(100 * blinks).toFixed(0)} %`;
      return [measure, blinking, range(...interval), measured, `${within.length} of ${values.length}`];
    });
  });
  return Promise.resolve({
    title: `Pupils of ${2 * PEOPLE} simulated healthy eyes against the norms`,
    head: ['measure', 'blinks in 0.5 s', 'norm (95 %)', 'measured', 'within'],
    rows,
  });
}
