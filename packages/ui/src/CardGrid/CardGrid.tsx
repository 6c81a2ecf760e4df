import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactElement, ReactNode } from 'react';
import { grid, least, strip } from './CardGrid.css.ts';

/** Props of {@link CardGrid}. */
export interface CardGridProps {
  /** The cards, or other items of one kind. */
  children: ReactNode;
  /**
   * The minimum width of a card in pixels; cards wrap when there is no room for it.
   * @default 220
   */
  minWidth?: number;
  /**
   * Whether the cards are one line that is scrolled sideways on a phone, above what matters more. Each then needs
   * something that takes the focus.
   * @default false
   */
  isStrip?: boolean;
  /** The accessible name of the group. */
  'aria-label'?: string;
}

/**
 * A grid of cards of equal width, with as many in a row as fit.
 * @selector [data-component="CardGrid"] The grid.
 */
export function CardGrid({
  children,
  minWidth = 220,
  isStrip = false,
  'aria-label': ariaLabel,
}: CardGridProps): ReactElement {
  return (
    <div
      className={isStrip ? `${grid} ${strip}` : grid}
      style={assignInlineVars({ [least]: `${minWidth}px` })}
      data-component="CardGrid"
      role={ariaLabel === undefined ? undefined : 'group'}
      aria-label={ariaLabel}
    >
      {children}
    </div>
  );
}
