import type { ReactElement, ReactNode } from 'react';
import type { Space } from '../theme/spaces.ts';
import { stack } from './Stack.css.ts';

/** Props of {@link Stack}. */
export interface StackProps {
  /** The stacked elements; `<li>` elements in a list. */
  children: ReactNode;
  /**
   * `column` places one below the other, `row` one after the other along the line; a row wraps.
   * @default 'column'
   */
  direction?: 'column' | 'row';
  /**
   * The space between neighbours, a step of the space scale.
   * @default 3
   */
  gap?: Space;
  /**
   * The alignment across the direction.
   * @default 'stretch' in a column, 'center' in a row
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /**
   * The alignment along the direction if there is room.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * The element; a list tells a screen reader how many there are.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol';
}

/**
 * Things one below the other, or one after the other along the line, with one space between all of them.
 * @selector [data-component="Stack"] The stack.
 */
export function Stack({
  children,
  direction = 'column',
  gap = 3,
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  as: Element = 'div',
}: StackProps): ReactElement {
  return (
    <Element
      className={stack({ direction, gap, align, justify })}
      data-component="Stack"
      // a list without markers is no list to VoiceOver
      role={Element === 'div' ? undefined : 'list'}
    >
      {children}
    </Element>
  );
}
