import { describe, expect, it } from 'vitest';
import { linearRgb } from '../color/color.ts';
import { type ColorVision, difference, simulate } from '../color/colorVision.ts';
import { apartPairs } from './pairs.ts';
import { dark, highContrast, light } from './palettes.ts';
import { blueYellow, redGreen } from './visionPalettes.ts';

const themes = { light, dark, highContrast };
const names = ['light', 'dark', 'highContrast'] as const;
const variants: { variant: string; palettes: typeof redGreen; seenWith: (ColorVision | undefined)[] }[] = [
  { variant: 'red-green', palettes: redGreen, seenWith: [undefined, 'protanopia', 'deuteranopia'] },
  { variant: 'blue-yellow', palettes: blueYellow, seenWith: [undefined, 'tritanopia'] },
];
const seen = (color: string, vision: ColorVision | undefined) => (vision ? simulate(color, vision) : linearRgb(color));

describe.each(variants)('the $variant variant', ({ palettes, seenWith }) => {
  describe.each(names)('of the %s theme', (theme) => {
    const palette = { ...themes[theme], ...palettes[theme] };
    describe.each(seenWith)('seen with %s', (vision) => {
      it.each(apartPairs)('keeps $pair distinct by $least [KIT-02]', ({ pair: [one, other], least }) => {
        const distance = difference(seen(palette[one], vision), seen(palette[other], vision));
        expect(distance).toBeGreaterThanOrEqual(least);
      });
    });
  });
});

describe('the palettes for full colour vision', () => {
  it.each(['protanopia', 'deuteranopia'] as const)('are insufficient with %s: the variants are needed', (vision) => {
    const statuses = [light.positive, light.caution, light.critical].map((color) => simulate(color, vision));
    const distances = [difference(statuses[0]!, statuses[1]!), difference(statuses[0]!, statuses[2]!)];
    expect(Math.min(...distances)).toBeLessThan(0.14);
  });
  it.each(names)('keep the eyes distinct in %s, with any color vision', (theme) => {
    for (const vision of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
      const { eyeOd, eyeOs } = themes[theme];
      expect(difference(simulate(eyeOd, vision), simulate(eyeOs, vision))).toBeGreaterThan(0.14);
    }
  });
});
