import type { ReactElement } from 'react';

/** Props of {@link FocusRing}. */
export interface FocusRingProps {
  /** Its upper left corner and size, px. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radius of its corners, px. */
  rx: number;
  paint: { readonly surface: string; readonly focus: string };
}

/** Where the keys are in a plot: two lines, so that it shows on every ground. */
export function FocusRing({ paint, ...box }: FocusRingProps): ReactElement {
  return (
    <g data-part="focus-ring" aria-hidden="true" pointerEvents="none">
      <rect {...box} fill="none" stroke={paint.surface} strokeWidth={6} />
      <rect {...box} fill="none" stroke={paint.focus} strokeWidth={3} />
    </g>
  );
}
