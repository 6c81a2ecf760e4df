import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { grid, least } from '../CardGrid/CardGrid.css.ts';

/** Props of {@link EyePair}. */
export interface EyePairProps {
  /** The content for the left eye (OS). */
  left: ReactNode;
  /** The content for the right eye (OD). */
  right: ReactNode;
  /**
   * The minimum width of a side in pixels; below it the sides are stacked.
   * @default 320
   */
  minWidth?: number;
}

/**
 * Both eyes side by side, the left eye on the left as on printed fields. Anatomy does not mirror: the left eye stays on
 * the left in right-to-left languages too.
 * @selector [data-component="EyePair"] The pair.
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
