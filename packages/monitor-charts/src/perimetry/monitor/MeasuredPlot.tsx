import { useParentSize } from '@visx/responsive';
import type { ReactElement } from 'react';
import { PerimetryPlot, type PerimetryPlotProps } from '../plot/PerimetryPlot.tsx';
import { drawing, field } from './PerimetryMonitor.css.ts';

/** A change of size is drawn when it has come to rest for this long (milliseconds, MON-17). */
const RESIZE_MS = 300;

/** A plot as large as the place it is put into. */
export function MeasuredPlot(props: Omit<PerimetryPlotProps, 'width' | 'height'>): ReactElement {
  const { parentRef, width, height } = useParentSize({ debounceTime: RESIZE_MS });
  return (
    <div className={field} ref={parentRef}>
      <div className={drawing}>
        {width > 0 && height > 0 && <PerimetryPlot {...props} width={width} height={height} />}
      </div>
    </div>
  );
}
