import { useParentSize } from '@visx/responsive';
import type { ReactElement, ReactNode } from 'react';
import { drawing, field } from './monitor.css.ts';

/** The delay in milliseconds after the last change of size before the drawing is redrawn (MON-17). */
const RESIZE_MS = 300;

/** A container that passes its size to a drawing. */
export function Measured({ children }: { children: (width: number, height: number) => ReactNode }): ReactElement {
  const { parentRef, width, height } = useParentSize({ debounceTime: RESIZE_MS });
  return (
    <div className={field} ref={parentRef}>
      <div className={drawing}>{width > 0 && height > 0 && children(width, height)}</div>
    </div>
  );
}
