import { memo, type ReactElement } from 'react';
import { Mark, type MarkProps } from './Mark.tsx';

interface PlotPointProps extends MarkProps {
  index: number;
  /** What is spoken of the point; null in a drawing that is only looked at. */
  label: string | null;
}

function PlotPointShape({ index, label, ...mark }: PlotPointProps): ReactElement {
  if (label === null) return <Mark {...mark} />;
  return (
    <g
      role="img"
      aria-label={label}
      tabIndex={-1}
      data-index={index}
      data-state={mark.state}
      style={{ outline: 'none' }}
    >
      <rect
        x={mark.cx - mark.size / 2}
        y={mark.cy - mark.size / 2}
        width={mark.size}
        height={mark.size}
        fill="transparent"
      />
      <Mark {...mark} />
    </g>
  );
}

/** A location that can be reached by keyboard and touch. Plain values only, as for {@link Mark}. */
export const PlotPoint = memo(PlotPointShape);
