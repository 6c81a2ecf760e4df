import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { grid, least } from '../CardGrid/CardGrid.css.ts';

/** Props of {@link EyePair}. */
export interface EyePairProps {
  /** What belongs to the left eye (OS). */
  left: ReactNode;
  /** What belongs to the right eye (OD). */
  right: ReactNode;
  /**
   * Narrowest a side gets, in pixels, before one goes below the other.
   * @default 320
   */
  minWidth?: number;
}

/**
 * Both eyes side by side, the left eye on the left as on printed fields. Anatomy does not follow the script: also where
 * text runs from right to left the left eye stays on the left.
 */
export function EyePair({ left, right, minWidth = 320 }: EyePairProps): ReactElement {
  const { direction } = useLocale();
  const sides = [<Fragment key="left">{left}</Fragment>, <Fragment key="right">{right}</Fragment>];
  return (
    <div className={grid} style={assignInlineVars({ [least]: `${minWidth}px` })} data-component="EyePair">
      {direction === 'rtl' ? sides.toReversed() : sides}
    </div>
  );
}
