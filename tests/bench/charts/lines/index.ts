import type { Contest } from '../contender.ts';
import { echarts } from './echarts.ts';
import { isopter } from './isopter.tsx';
import { nivo } from './nivo.tsx';
import { recharts } from './recharts.tsx';
import { record, type Result } from './stream.ts';
import { uplot } from './uplot.ts';

/** An audiogram of two ears. */
export const lines: Contest<Result> = { record, contenders: { isopter, recharts, nivo, echarts, uplot } };
