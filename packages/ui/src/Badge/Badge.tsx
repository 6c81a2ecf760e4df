import type { ReactElement, ReactNode } from 'react';
import { dot } from '../tone/dot.css.ts';
import type { Tone } from '../tone/tone.ts';
import { badge, text } from './Badge.css.ts';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** The state in a word or two; it says by itself what the colour says. */
  children: ReactNode;
  /**
   * What the colour says, beside the words.
   * @default 'neutral'
   */
  tone?: Tone;
  /**
   * A dot before the text, for a state that lasts, such as a test under way.
   * @default false
   */
  hasDot?: boolean;
}

/** A short word on a soft ground beside a title. In a column of states use StatusMarker. */
export function Badge({ children, tone = 'neutral', hasDot = false }: BadgeProps): ReactElement {
  return (
    <span className={badge({ tone })} data-component="Badge" data-tone={tone}>
      {hasDot && <span className={dot({ tone })} data-part="dot" aria-hidden />}
      <span className={text} data-part="text">
        {children}
      </span>
    </span>
  );
}
