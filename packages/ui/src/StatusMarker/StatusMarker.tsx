import type { ReactElement, ReactNode } from 'react';
import { dot } from '../tone/dot.css.ts';
import type { Tone } from '../tone/tone.ts';
import { marker } from './StatusMarker.css.ts';

/** Props of {@link StatusMarker}. */
export interface StatusMarkerProps {
  /** The status in words. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
}

/** A status in a table or list: a dot and the word, both in the tone. */
export function StatusMarker({ children, tone = 'neutral' }: StatusMarkerProps): ReactElement {
  return (
    <span className={marker({ tone })} data-component="StatusMarker" data-tone={tone}>
      <span className={dot({ tone })} data-part="dot" aria-hidden />
      {children}
    </span>
  );
}
