import type { ReactElement, ReactNode } from 'react';
import { dot } from '../tone/dot.css.ts';
import type { Tone } from '../tone/tone.ts';
import { dotPlace, marker, word } from './StatusMarker.css.ts';

/** Props of {@link StatusMarker}. */
export interface StatusMarkerProps {
  /** The status in words. */
  children: ReactNode;
  /**
   * The meaning of the status: nothing to do, all is well, attention required, or failed.
   * @default 'neutral'
   */
  tone?: Tone;
}

/**
 * A status in a table or list: a dot and the word, both in the colour of the tone.
 * @selector [data-component="StatusMarker"] The status.
 * @selector [data-tone] On the status: its tone.
 * @selector [data-part="dot"] The dot.
 * @selector [data-part="word"] The text.
 */
export function StatusMarker({ children, tone = 'neutral' }: StatusMarkerProps): ReactElement {
  return (
    <span className={marker({ tone })} data-component="StatusMarker" data-tone={tone}>
      <span className={`${dot({ tone })} ${dotPlace}`} data-part="dot" aria-hidden />
      <span className={word} data-part="word">
        {children}
      </span>
    </span>
  );
}
