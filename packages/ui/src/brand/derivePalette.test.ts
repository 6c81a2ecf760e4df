import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearRgb, oklch } from '../color/color.ts';
import { difference } from '../color/colorVision.ts';
import { contrast } from '../color/contrast.ts';
import type { Brand, BrandColors } from './Brand.ts';
import { checkBrand } from './checkBrand.ts';
import { derivePalette } from './derivePalette.ts';
import { problemText } from './readBrand.ts';
import { BRAND_THEMES, brandTheme, themeLabel } from './themes.ts';

const withColors = (colors: BrandColors): Brand => ({
  version: 1,
  name: 'A brand',
  domain: 'brand',
  logos: { light: '/logo.svg' },
  colors,
});
const isShown = (color: string) => linearRgb(color).every((channel) => channel > -0.002 && channel < 1.002);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const anyColors: fc.Arbitrary<BrandColors> = fc.record(
  { accent: hex, neutral: hex, rightEye: hex, leftEye: hex, positive: hex, caution: hex, critical: hex },
  { requiredKeys: ['accent'] },
);

describe.each(BRAND_THEMES.map((theme) => [themeLabel(theme), theme] as const))(
  'a brand in the theme %s',
  (_name, theme) => {
    it('has a color for every token, within the gamut of every screen [KIT-03]', () => {
      fc.assert(
        fc.property(anyColors, (colors) => {
          const { palette } = derivePalette(withColors(colors), theme);
          expect(Object.keys(palette)).toEqual(Object.keys(theme.base));
          const { scrim: _veil, ...opaque } = palette;
          expect(Object.entries(opaque).filter(([, color]) => !isShown(color))).toEqual([]);
        }),
        { numRuns: 40 },
      );
    });
    it('keeps the colors that the reader chose [KIT-03]', () => {
      const { palette } = derivePalette(
        withColors({ accent: '#1f6f5c', positive: '#00ff00', critical: '#ff0000' }),
        theme,
      );
      expect(palette).toMatchObject(theme.readers);
    });
  },
);

describe('derivation', () => {
  it('makes every derived color legible, so that only seeds can fail [KIT-03]', { tags: '@all' }, () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const { pairs, problems } = checkBrand(withColors(colors));
        const failed = pairs.filter(({ passes }) => !passes);
        expect(failed.filter(({ theme }) => theme !== 'light')).toEqual([]);
        for (const { path } of problems) expect(Object.keys(colors)).toContain(path.replace('colors.', ''));
      }),
      { numRuns: 20 },
    );
  });
  it('suggests a nearest color that passes [KIT-03]', { tags: '@all' }, () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const named = checkBrand(withColors(colors)).problems.flatMap(({ path, message }) => {
          const nearest = /nearest colour that passes is (#[\da-f]{6})$/.exec(message)?.[1];
          return nearest === undefined ? [] : [[path.replace('colors.', ''), nearest]];
        });
        const corrected = { ...colors, ...(Object.fromEntries(named) as BrandColors) };
        const left = checkBrand(withColors(corrected)).pairs.filter(({ passes }) => !passes);
        expect(left).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
  it('uses a seed unchanged in the light theme [KIT-03]', () => {
    const { palette } = derivePalette(
      withColors({ accent: '#1f6f5c', rightEye: 'oklch(0.5 0.2 0)' }),
      brandTheme('light'),
    );
    expect([palette.accent, palette.eyeOd]).toEqual(['#1f6f5c', 'oklch(0.5 0.2 0)']);
  });
  it('keeps the lightness of each role and uses the hue of the seed [KIT-03]', () => {
    const theme = brandTheme('dark');
    const { palette } = derivePalette(withColors({ accent: '#4b2a8c' }), theme);
    const [seed, base, derived] = [oklch('#4b2a8c'), oklch(theme.base.accent), oklch(palette.accent)];
    expect(derived.h).toBeCloseTo(seed.h, 1);
    expect(derived.l).toBeCloseTo(base.l, 2);
    expect(palette.canvas).toBe(theme.base.canvas);
  });
  it('tints the backgrounds with a neutral without changing their lightness [KIT-03]', () => {
    for (const name of ['light', 'dark'] as const) {
      const theme = brandTheme(name);
      const { palette } = derivePalette(withColors({ accent: '#1f6f5c', neutral: '#ff8800' }), theme);
      expect(palette.canvas).not.toBe(theme.base.canvas);
      expect(contrast(palette.canvas, theme.base.canvas)).toBeLessThan(1.02);
    }
  });
  it('lightens a seed too dark for a dark room, and reports it [KIT-03]', () => {
    const { adjusted, passes } = checkBrand(withColors({ accent: '#1f6f5c' }));
    expect(passes).toBe(true);
    const inDark = adjusted.find(({ token, theme, vision }) => token === 'accent' && theme === 'dark' && !vision);
    expect(inDark?.from).toBe('#1f6f5c');
    expect(oklch(inDark!.to).l).toBeGreaterThan(oklch('#1f6f5c').l);
    expect(inDark?.message).toBe(`accent in the theme dark: #1f6f5c lacks contrast there and becomes ${inDark?.to}`);
    expect(adjusted.filter(({ theme }) => theme === 'light')).toEqual([]);
  });
});

describe('text on the accent', () => {
  it.each([
    ['#f7c6d4', 'pale pink'],
    ['#ffcc00', 'yellow'],
    ['#7fe0d0', 'mint'],
    ['#f0f0f0', 'nearly white'],
  ])('is dark on %s, a %s, which fills the button unchanged and is accepted [KIT-03]', (accent) => {
    const { palette } = derivePalette(withColors({ accent }), brandTheme('light'));
    expect(palette.accentFill).toBe(accent);
    expect(oklch(palette.onAccent).l).toBeLessThan(0.3);
    expect(contrast(palette.accent, palette.surface)).toBeGreaterThanOrEqual(3);
    expect(problemText(checkBrand(withColors({ accent })).problems)).toBe('');
  });
  it.each(['#1f6f5c', '#16161a', '#4b2a8c'])('is white on %s, as before [KIT-03]', (accent) => {
    const { palette } = derivePalette(withColors({ accent }), brandTheme('light'));
    expect([palette.accent, palette.accentFill, palette.onAccent]).toEqual([accent, accent, 'oklch(1 0 0)']);
  });
  it('is legible on every accent, pressed too, in every theme [KIT-03]', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...BRAND_THEMES), (accent, theme) => {
        const { palette } = derivePalette(withColors({ accent }), theme);
        for (const ground of ['accent', 'accentFill', 'accentHover'] as const)
          expect(contrast(palette.onAccent, palette[ground])).toBeGreaterThanOrEqual(theme.text);
        for (const ground of ['canvas', 'surface', 'sunken'] as const)
          expect(contrast(palette.accent, palette[ground])).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 1500 },
    );
  });
  it('keeps hover visible on every accent [KIT-03]', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const { palette } = derivePalette(withColors({ accent }), brandTheme('light'));
        expect(difference(linearRgb(palette.accentHover), linearRgb(palette.accentFill))).toBeGreaterThan(0.02);
      }),
      { numRuns: 500 },
    );
  });
});

describe('an illegible brand', () => {
  it('is reported with the pair, the ratio, the required ratio and the nearest color that passes [KIT-03]', () => {
    const { passes, problems } = checkBrand(withColors({ accent: '#1f6f5c', caution: '#e9a100' }));
    expect(passes).toBe(false);
    expect(problems).toEqual([
      {
        path: 'colors.caution',
        message:
          'caution (#e9a100) on canvas (oklch(0.975 0.004 235)) has a contrast of 2.04:1 in the theme light and needs 3:1; ' +
          'the nearest colour that passes is #b97f00',
        nearest: '#b97f00',
      },
    ]);
  });
  it('is reported if a color vision deficiency makes the eyes look alike [KIT-03]', () => {
    const { problems } = checkBrand(withColors({ accent: '#1f6f5c', rightEye: '#b03a2e', leftEye: '#5a6b75' }));
    expect(problemText(problems)).toMatch(
      /^colors\.rightEye: .* look alike to a person with (prot|deuter)anopia in the theme light/m,
    );
  });
  it('is measured in every theme with every color-vision variant [KIT-03]', () => {
    const { pairs } = checkBrand(withColors({ accent: '#1f6f5c' }));
    const themes = new Set(pairs.map((pair) => themeLabel(pair)));
    expect([...themes]).toEqual(BRAND_THEMES.map((theme) => themeLabel(theme)));
    expect(themes.size).toBe(9);
    expect(
      pairs.filter(({ kind, theme }) => kind === 'text' && theme === 'high-contrast').every(({ need }) => need === 7),
    ).toBe(true);
  });
});
