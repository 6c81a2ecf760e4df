import { Circle } from '@visx/shape';
import { memo, type ReactElement } from 'react';
import { markProps } from '../../chart/ChartView.tsx';
import { Cross } from '../../chart/Cross.tsx';
import type { ChartPaint } from '../../chart/paint.ts';
import type { Ear } from '../types.ts';

interface ResultSymbolProps {
  /** The id of the mark; empty in a legend. */
  id?: string;
  ear: Ear;
  heard: boolean;
  cx: number;
  cy: number;
  /** The text announced for the mark; `null` in a non-interactive drawing. */
  label: string | null;
  paint: ChartPaint;
}

/** Half the size of a symbol in pixels. */
export const RADIUS = 7;
const ARROW = 9;

/** The path of the arrow from the lower outer corner: to the left for the right ear, to the right for the left ear. */
function arrow(ear: Ear): string {
  const side = ear === 'RIGHT' ? -1 : 1;
  const [from, to] = [RADIUS - 1, RADIUS + ARROW];
  return `M${side * from} ${from}L${side * to} ${to}M${side * (to - 6)} ${to}H${side * to}V${to - 6}`;
}

/**
 * The symbols of unmasked air conduction: a red circle for the right ear, a blue cross for the left; with an arrow where
 * nothing was heard at the loudest level (ASHA, Guidelines for audiometric symbols, 1990).
 */
function Shape({ id = '', ear, heard, cx, cy, label, paint }: ResultSymbolProps): ReactElement {
  const stroke = { stroke: paint.ears[ear], strokeWidth: 2.25, fill: 'none' } as const;
  return (
    <g transform={`translate(${cx} ${cy})`} data-ear={ear} data-heard={heard} {...markProps(id, label)}>
      {ear === 'RIGHT' ? <Circle r={RADIUS} {...stroke} /> : <Cross x={0} y={0} r={RADIUS - 1} {...stroke} />}
      {!heard && <path d={arrow(ear)} {...stroke} data-part="no-response" />}
    </g>
  );
}

/** The symbol of one result. Its props are plain values, so that it is redrawn only when one changes. */
export const ResultSymbol = memo(Shape);
