import { gridOf } from '@isopter/clinical/perimetry';
import { PatternView } from '@isopter/monitor-charts/pattern';
import type { ReactElement } from 'react';

const grid = gridOf('24-2', 'OD');

/** The grid with its first points. */
export const record = { points: grid.points.slice(0, 2), blind_spot: grid.blind_spot, spacing: 6, extent: 30 };

export const Example = (): ReactElement => <PatternView eye="OD" grid={grid} label="24-2, right eye: 52 points" />;
