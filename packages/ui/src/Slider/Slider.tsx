import type { ReactElement } from 'react';
import {
  Label as AriaLabel,
  Slider as AriaSlider,
  SliderOutput,
  type SliderProps as AriaSliderProps,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { label as labelClass } from '../Field/Field.css.ts';
import { visuallyHidden } from '../theme/shared.css.ts';
import { fill, output, slider, thumb, track } from './Slider.css.ts';

/** Props of {@link Slider}. */
export interface SliderProps extends Omit<AriaSliderProps<number>, 'children' | 'className' | 'style' | 'orientation'> {
  /** The label of the slider: what is set. */
  label: string;
  /**
   * Whether the label is visually hidden; the value is then shown at the end of the track.
   * @default false
   */
  isLabelHidden?: boolean;
}

/**
 * A slider for a number that is adjusted by position rather than entered exactly.
 * @selector [data-component="Slider"] The slider.
 * @selector [data-label-hidden] On the slider: if its label is visually hidden.
 * @selector [data-part="output"] The value.
 * @selector [data-part="track"] The track.
 * @selector [data-part="fill"] The part of the track up to the value.
 * @selector [data-part="thumb"] The thumb.
 */
export function Slider({ label, isLabelHidden = false, ...props }: SliderProps): ReactElement {
  return (
    <AriaSlider
      {...props}
      className={slider}
      data-component="Slider"
      {...(isLabelHidden && { 'data-label-hidden': true })}
    >
      <AriaLabel className={isLabelHidden ? visuallyHidden : labelClass}>{label}</AriaLabel>
      <SliderOutput className={output} data-part="output" />
      <SliderTrack className={track} data-part="track">
        {({ state }) => (
          <>
            <span
              className={fill}
              style={{ inlineSize: `calc(${state.getThumbPercent(0) * 100}% + 0.5rem)` }}
              data-part="fill"
            />
            <SliderThumb className={thumb} data-part="thumb" />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  );
}
