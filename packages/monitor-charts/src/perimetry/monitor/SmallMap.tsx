import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Picture } from '../../chart/ChartView.tsx';
import { FieldAxes } from '../../chart/FieldAxes.tsx';
import { type FieldFrame, fieldFrame } from '../../chart/frame.ts';
import { themePaint } from '../../chart/paint.ts';

const SIZE = 120;
const MARGIN = { left: 2, right: 2, top: 2, bottom: 2 } as const;
/** Neither rings nor labels have room. */
const NONE: readonly number[] = [];

interface SmallMapProps {
  /** The name of the drawing. */
  component: string;
  /** The accessible name. */
  label: string;
  /** The radius of the field in degrees. */
  extent: number;
  children: (frame: FieldFrame) => ReactNode;
}

/** A map below a finished field: the two meridians, and a mark for each point. */
export function SmallMap({ component, label, extent, children }: SmallMapProps): ReactElement {
  const frame = useMemo(() => fieldFrame(SIZE, SIZE, MARGIN, extent), [extent]);
  return (
    <Picture width={SIZE} height={SIZE} label={label} component={component}>
      <FieldAxes frame={frame} rings={NONE} labels={NONE} paint={themePaint} />
      {children(frame)}
    </Picture>
  );
}
