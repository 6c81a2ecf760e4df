import type { ReactElement, ReactNode } from 'react';
import { dot } from '../tone/dot.css.ts';
import type { Tone } from '../tone/tone.ts';
import { badge, text } from './Badge.css.ts';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** The state in one or two words. It must convey the same meaning as the colour. */
  children: ReactNode;
  /**
   * The meaning of the colour, in addition to the text.
   * @default 'neutral'
   */
  tone?: Tone;
  /**
   * Whether a dot is shown before the text, for a lasting state such as a test in progress.
   * @default false
   */
  hasDot?: boolean;
}

/**
 * A short word on a tinted background beside a title. For a column of states use StatusMarker.
 * @selector [data-component="Badge"] The badge.
 * @selector [data-tone] On the badge: its tone.
 * @selector [data-part="dot"] The dot before the text.
 * @selector [data-part="text"] The text.
 */
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
