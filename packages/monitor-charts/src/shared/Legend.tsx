import type { ReactElement, ReactNode } from 'react';
import { entry, legend, symbol } from './legend.css.ts';

/** A symbol, drawn around the origin, and what it means. */
export interface LegendEntry {
  readonly id: string;
  readonly mark: ReactNode;
  readonly text: string;
}

interface LegendProps {
  /** The accessible name, if there is no title above it. */
  label?: string;
  entries: readonly LegendEntry[];
}

/** The size of a symbol in pixels, which are those of the map. */
export const SYMBOL = 20;

/**
 * Explains the symbols of a drawing, as text that can always be read.
 * @selector [data-part="legend"] The legend of a drawing.
 */
export const Legend = ({ entries, label }: LegendProps): ReactElement => (
  <ul className={legend} aria-label={label} data-part="legend">
    {entries.map(({ id, mark, text }) => (
      <li key={id} className={entry}>
        <svg
          className={symbol}
          width={SYMBOL}
          height={SYMBOL}
          viewBox={`${-SYMBOL / 2} ${-SYMBOL / 2} ${SYMBOL} ${SYMBOL}`}
          direction="ltr"
          aria-hidden="true"
          style={{ forcedColorAdjust: 'none' }}
        >
          {mark}
        </svg>
        {text}
      </li>
    ))}
  </ul>
);
