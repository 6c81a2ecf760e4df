import type { Stimulus } from '@isopter/monitor-charts/perimetry/plots';
import type { Contest } from '../contender.ts';
import { echarts } from './echarts.ts';
import { isopter } from './isopter.tsx';
import { nivo } from './nivo.tsx';
import { recharts } from './recharts.tsx';
import { record } from './stream.ts';
import { uplot } from './uplot.ts';

/** A visual field of 76 points, each with its number. */
export const field: Contest<Stimulus> = { record, contenders: { isopter, recharts, nivo, echarts, uplot } };
