import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactElement, ReactNode } from 'react';
import type { Space } from '../theme/spaces.ts';
import { columns as columnsVar, grid, least } from './Grid.css.ts';

/** Props of {@link Grid}. */
export interface GridProps {
  /** The items, in reading order. */
  children: ReactNode;
  /** The number of columns where there is room for all of them. */
  columns: number;
  /**
   * The minimum width of a column in pixels at the default text size; there are fewer columns where they would be
   * narrower.
   * @default 160
   */
  minWidth?: number;
  /**
   * The space between rows and columns, a step of the space scale.
   * @default 4
   */
  gap?: Space;
  /**
   * The alignment of items of different heights in their row.
   * @default 'stretch'
   */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** The default text size in pixels: columns grow with the text. */
const REM = 16;

/**
 * Columns of equal width that agree from row to row, and become fewer where there is no room.
 * @selector [data-component="Grid"] The grid.
 */
export function Grid({ children, columns, minWidth = 160, gap = 4, align = 'stretch' }: GridProps): ReactElement {
  return (
    <div
      className={grid({ gap, align })}
      style={assignInlineVars({ [columnsVar]: String(columns), [least]: `${minWidth / REM}rem` })}
      data-component="Grid"
    >
      {children}
    </div>
  );
}
