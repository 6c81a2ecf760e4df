import { gridOf } from '@isopter/clinical/perimetry';
import {
  baselineOf,
  eventAnalysis,
  type ProgressionField,
  progressionSeries,
} from '@isopter/clinical/perimetry/progression';
import { EventView } from '@isopter/monitor-charts/progression';
import type { ReactElement } from 'react';

/** A field of every year; the upper nasal quadrant loses 5 dB a year. */
const fields = [2022, 2023, 2024, 2025, 2026].map((year, years): ProgressionField => ({
  id: String(year),
  eye: 'OD',
  at: new Date(Date.UTC(year, 0, 15)),
  program: '24-2',
  size: 3,
  strategy: 'AVA_STANDARD',
  points: gridOf('24-2', 'OD').points.map(({ x, y }) => ({ x, y, db: x < 0 && y > 0 ? 28 - 5 * years : 29 })),
  reliable: true,
  excluded: null,
}));

const series = progressionSeries(fields, 'OD');
const baseline = series && baselineOf(series);
const analysis = baseline && eventAnalysis(series, baseline);

/** One of the fields, with its first points. */
export const record = { ...fields[0], points: fields[0]?.points.slice(0, 2) ?? [] };

export const Example = (): ReactElement | null =>
  analysis ? <EventView eye="OD" analysis={analysis} extent={30} spacing={6} date="01/15/2026" /> : null;
