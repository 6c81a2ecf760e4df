import type { ReactElement } from 'react';
import {
  Button,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorThumb,
  DialogTrigger,
  parseColor,
  SliderTrack,
} from 'react-aria-components';
import { formatHex, linearRgb } from '../color/color.ts';
import { Popover } from '../Popover/Popover.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './studio.css.ts';

interface SeedFieldProps {
  label: string;
  description: string | undefined;
  /** `#rrggbb`, `oklch(L C H)`, or whatever has been typed so far. */
  value: string;
  /** The product's own colour, which stands where there is no seed. */
  fallback: string;
  onChange: (value: string) => void;
  errorMessage: string | undefined;
}

function asHex(color: string): string | undefined {
  try {
    return formatHex(linearRgb(color));
  } catch {
    return undefined;
  }
}

/** A seed: picked by eye or written as text. */
export function SeedField({
  label,
  description,
  value,
  fallback,
  onChange,
  errorMessage,
}: SeedFieldProps): ReactElement {
  const shown = asHex(value) ?? asHex(fallback)!;
  return (
    <div className={css.seed}>
      <ColorPicker
        value={parseColor(shown)}
        // the picker speaks of rounding too: only what differs on the screen is a change
        onChange={(color) =>
          color.toString('hex').toLowerCase() !== shown && onChange(color.toString('hex').toLowerCase())
        }
      >
        <DialogTrigger>
          <Button className={css.swatchButton} aria-label={`Pick ${label.toLowerCase()}`}>
            <ColorSwatch className={css.swatch} color={shown} />
          </Button>
          <Popover aria-label={label}>
            <div className={css.picker}>
              <ColorArea className={css.area} colorSpace="hsb" xChannel="saturation" yChannel="brightness">
                <ColorThumb className={css.thumb} />
              </ColorArea>
              <ColorSlider colorSpace="hsb" channel="hue" aria-label="Hue">
                <SliderTrack className={css.hue}>
                  <ColorThumb className={css.thumb} />
                </SliderTrack>
              </ColorSlider>
            </div>
          </Popover>
        </DialogTrigger>
      </ColorPicker>
      <TextField
        label={label}
        description={description}
        placeholder={fallback}
        value={value}
        onChange={onChange}
        errorMessage={errorMessage}
        dir="ltr"
        spellCheck="false"
        autoComplete="off"
      />
    </div>
  );
}
