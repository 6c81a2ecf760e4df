import { type ReactElement, useState } from 'react';
import {
  type Color,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorThumb,
  parseColor,
  SliderTrack,
  useLocale,
} from 'react-aria-components';
import { FieldPopover, type FieldPopoverProps } from '../Field/FieldPopover.tsx';
import { area, hue, now, picker, thumb } from './ColorPicker.css.ts';

const hexOf = (color: Color): string => color.toString('hex').toLowerCase();

interface ColorPopoverProps extends FieldPopoverProps {
  /** `#rrggbb`. */
  value: string;
  onChange: (hex: string) => void;
}

function Panel({ value, onChange }: Pick<ColorPopoverProps, 'value' | 'onChange'>): ReactElement {
  const { locale } = useLocale();
  // kept as hue, saturation and brightness: a grey in hex has forgotten its hue
  const [kept, setKept] = useState(() => parseColor(value).toFormat('hsb'));
  const color = hexOf(kept) === value ? kept : parseColor(value).toFormat('hsb');
  const change = (next: Color): void => {
    setKept(next);
    // a hue that does not show is no change of the colour
    if (hexOf(next) !== value) onChange(hexOf(next));
  };
  return (
    <ColorPicker value={color} onChange={change}>
      <div className={picker}>
        <ColorArea className={area} colorSpace="hsb" xChannel="saturation" yChannel="brightness" data-part="area">
          <ColorThumb className={thumb} data-part="thumb" />
        </ColorArea>
        <ColorSlider colorSpace="hsb" channel="hue" data-part="hue">
          <SliderTrack className={hue}>
            <ColorThumb className={thumb} data-part="thumb" />
          </SliderTrack>
        </ColorSlider>
        <div className={now}>
          <span>{color.getColorName(locale)}</span>
          <bdi>
            <code>{value}</code>
          </bdi>
        </div>
      </div>
    </ColorPicker>
  );
}

/** The panel of a colour field: saturation and brightness in an area, the hue in a slider, the colour in words. */
export function ColorPopover({ value, onChange, ...popover }: ColorPopoverProps): ReactElement {
  return (
    <FieldPopover {...popover}>
      <Panel value={value} onChange={onChange} />
    </FieldPopover>
  );
}
