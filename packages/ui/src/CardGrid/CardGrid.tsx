import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactElement, ReactNode } from 'react';
import { grid, least } from './CardGrid.css.ts';

/** Props of {@link CardGrid}. */
export interface CardGridProps {
  /** Cards, or whatever is of one kind. */
  children: ReactNode;
  /**
   * Narrowest a card gets, in pixels, before one goes to the next line.
   * @default 220
   */
  minWidth?: number;
  /** Names the group for assistive technology. */
  'aria-label'?: string;
}

/** Cards side by side, all as wide as the others, as many in a line as there is room for. */
export function CardGrid({ children, minWidth = 220, 'aria-label': ariaLabel }: CardGridProps): ReactElement {
  return (
    <div
      className={grid}
      style={assignInlineVars({ [least]: `${minWidth}px` })}
      data-component="CardGrid"
      role={ariaLabel === undefined ? undefined : 'group'}
      aria-label={ariaLabel}
    >
      {children}
    </div>
  );
}
