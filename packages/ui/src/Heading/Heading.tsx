import type { ReactElement, ReactNode } from 'react';
import { Heading as AriaHeading } from 'react-aria-components';
import { heading } from './Heading.css.ts';

/** How large a heading is set. */
export type HeadingSize = 'md' | 'lg' | 'xl' | 'xxl';

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** The text. */
  children: ReactNode;
  /** The place in the outline of the page: the screen is 1; none is left out. */
  level: 1 | 2 | 3 | 4;
  /**
   * How large it is set, where the outline and the look differ.
   * @default 'xxl' for level 1, 'xl' for 2, 'lg' for 3 and 4
   */
  size?: HeadingSize;
  /** The id, to name something by it with `aria-labelledby`. */
  id?: string;
  /** `title` names the dialog it stands in. */
  slot?: string;
}

const SIZES: Readonly<Record<HeadingProps['level'], HeadingSize>> = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'lg' };

/**
 * The title of a screen or of a part of it.
 * @selector [data-component="Heading"] The heading.
 */
export function Heading({ children, level, size = SIZES[level], id, slot }: HeadingProps): ReactElement {
  return (
    <AriaHeading
      className={heading({ size })}
      data-component="Heading"
      level={level}
      {...(id !== undefined && { id })}
      {...(slot !== undefined && { slot })}
    >
      {children}
    </AriaHeading>
  );
}
