import { describe, expect, it } from 'vitest';
import { linearRgb } from '../color/color.ts';
import { contrast } from '../color/contrast.ts';
import { graphicPairs, textPairs } from './pairs.ts';
import { dark, highContrast, light } from './palettes.ts';
import { paper } from './paper.ts';
import { blueYellow, redGreen } from './visionPalettes.ts';

const themes = [
  { theme: 'light', palette: light, least: 4.5 },
  { theme: 'dark', palette: dark, least: 4.5 },
  { theme: 'highContrast', palette: highContrast, least: 7 },
] as const;
const every = [
  ...themes.flatMap(({ theme, palette, least }) => [
    { name: theme, palette, least },
    { name: `${theme}, red-green`, palette: { ...palette, ...redGreen[theme] }, least },
    { name: `${theme}, blue-yellow`, palette: { ...palette, ...blueYellow[theme] }, least },
  ]),
  { name: 'paper', palette: paper, least: 4.5 },
];

describe.each(every)('the $name theme', ({ palette, least }) => {
  it.each(textPairs)('%s on %s is readable [KIT-02]', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(least);
  });
  it.each(graphicPairs)('%s stands out from %s [KIT-02]', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });
  it('uses only colors every screen can show [KIT-02]', () => {
    const outside = Object.entries(palette)
      .filter(([name]) => name !== 'scrim')
      .filter(([, value]) => linearRgb(value).some((channel) => channel < -0.002 || channel > 1.002));
    expect(outside).toEqual([]);
  });
});
