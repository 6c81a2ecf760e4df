import { describe, expect, it } from 'vitest';
import { linearRgb } from '../color/color.ts';
import { contrast } from '../color/contrast.ts';
import type { Palette } from './contract.css.ts';
import { dark, highContrast, light } from './palettes.ts';

type Color = keyof Palette;
const grounds: Color[] = ['canvas', 'surface', 'sunken', 'hover'];
const on = (texts: Color[], places: Color[]): [Color, Color][] =>
  texts.flatMap((text) => places.map((place): [Color, Color] => [text, place]));

const texts: [Color, Color][] = [
  ...on(['ink1', 'ink2', 'ink3', 'accentText', 'criticalText', 'positiveText', 'cautionText'], grounds),
  ...on(['eyeOdText', 'eyeOsText'], grounds),
  ...on(['ink1', 'accentText'], ['accentSoft']),
  ...on(['ink1', 'positiveText'], ['positiveSoft']),
  ...on(['ink1', 'ink2', 'cautionText'], ['cautionSoft']),
  ...on(['ink1', 'ink2', 'criticalText'], ['criticalSoft']),
  ...on(['ink1', 'eyeOdText'], ['eyeOdSoft']),
  ...on(['ink1', 'eyeOsText'], ['eyeOsSoft']),
  ...on(['onAccent'], ['accent', 'accentHover']),
  ...on(['onCritical'], ['critical', 'criticalHover']),
  ...on(['onEye'], ['eyeOd', 'eyeOs']),
];
const graphics: [Color, Color][] = on(
  ['accent', 'positive', 'caution', 'critical', 'eyeOd', 'eyeOs', 'focus', 'controlLine'],
  ['canvas', 'surface', 'sunken'],
);

describe.each([
  { theme: 'light', palette: light, least: 4.5 },
  { theme: 'dark', palette: dark, least: 4.5 },
  { theme: 'high contrast', palette: highContrast, least: 7 },
])('the $theme theme', ({ palette, least }) => {
  it.each(texts)('%s on %s is readable [KIT-02]', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(least);
  });
  it.each(graphics)('%s stands out from %s [KIT-02]', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });
  it('uses only colours every screen can show [KIT-02]', () => {
    const outside = Object.entries(palette)
      .filter(([, value]) => !value.includes('/'))
      .filter(([, value]) => linearRgb(value).some((channel) => channel < -0.002 || channel > 1.002));
    expect(outside).toEqual([]);
  });
});
