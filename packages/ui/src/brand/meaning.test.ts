import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { light } from '../theme/palettes.ts';
import type { Brand, BrandColors } from './Brand.ts';
import { checkBrand } from './checkBrand.ts';

const withColors = (colors: BrandColors): Brand => ({
  version: 1,
  name: 'A brand',
  domain: 'brand',
  logos: { light: '/logo.svg' },
  colors,
});
const sample = (name: string): BrandColors =>
  (JSON.parse(readFileSync(new URL(`../../brands/${name}.json`, import.meta.url), 'utf8')) as Brand).colors;

const [GREEN, RED, BLUE, TEAL] = ['#1d7f4a', '#c2372f', '#1f5fbf', '#1f6f5c'];

/** Brands as partners have them, and brands that would swap or merge what a colour means. */
const TRIED: readonly { what: string; colors: BrandColors }[] = [
  {
    what: 'The product’s own colours, written out',
    colors: {
      accent: light.accent,
      rightEye: light.eyeOd,
      leftEye: light.eyeOs,
      positive: light.positive,
      caution: light.caution,
      critical: light.critical,
    },
  },
  { what: 'Harbour Vision', colors: sample('harbour') },
  { what: 'Nordlys Øyeklinikk', colors: sample('nordlys') },
  { what: 'The deliberately ugly one', colors: sample('torture') },
  {
    what: 'The examples of the schema',
    colors: {
      accent: '#1f6f5c',
      neutral: '#5c6f68',
      rightEye: 'oklch(0.58 0.17 35)',
      leftEye: 'oklch(0.52 0.15 255)',
      positive: '#1d7f4a',
      caution: '#b26a12',
      critical: '#c2372f',
    },
  },
  { what: 'Near black', colors: { accent: '#16161a' } },
  { what: 'Grey', colors: { accent: '#5a5a5a' } },
  { what: 'Pale pink', colors: { accent: '#f7c6d4' } },
  { what: 'Yellow', colors: { accent: '#ffcc00' } },
  { what: 'Purple', colors: { accent: '#6b2fa0' } },
  { what: 'Indigo, a left eye nearer to cyan', colors: { accent: '#4b3fc4', leftEye: 'oklch(0.52 0.12 235)' } },
  { what: 'Blue, a left eye nearer to violet', colors: { accent: '#0b6fb8', leftEye: 'oklch(0.5 0.19 280)' } },
  { what: 'Blue as the left eye is', colors: { accent: BLUE } },
  { what: 'Right eye and left eye swapped', colors: { accent: TEAL, rightEye: light.eyeOs, leftEye: light.eyeOd } },
  { what: 'Right eye blue', colors: { accent: TEAL, rightEye: BLUE } },
  { what: 'Left eye green', colors: { accent: TEAL, leftEye: '#2f6b00' } },
  { what: 'Right eye grey', colors: { accent: TEAL, rightEye: '#707070' } },
  { what: 'Positive and critical swapped', colors: { accent: TEAL, positive: RED, critical: GREEN } },
  { what: 'Caution green', colors: { accent: TEAL, caution: '#4f7a00' } },
  {
    what: 'One colour for positive, caution, critical and accent',
    colors: { accent: GREEN, positive: GREEN, caution: GREEN, critical: GREEN },
  },
  { what: 'Accent as the right eye', colors: { accent: light.eyeOd } },
  { what: 'Accent as critical', colors: { accent: light.critical } },
  { what: 'Accent as critical, both the partner’s', colors: { accent: RED, critical: RED } },
  { what: 'Accent as positive', colors: { accent: light.positive } },
  { what: 'Right eye as critical', colors: { accent: TEAL, rightEye: RED, critical: RED } },
  {
    what: 'Everything red',
    colors: { accent: RED, rightEye: RED, leftEye: RED, positive: RED, caution: RED, critical: RED },
  },
];

describe('the meaning of colors, which a brand must keep', () => {
  it('is judged for these brands as recorded [KIT-03]', async () => {
    const table = TRIED.map(({ what, colors }) => {
      const { problems } = checkBrand(withColors(colors));
      const lines = problems.map(({ path, message }) => `  ${path}: ${message}`);
      return [`${what}: ${problems.length === 0 ? 'accepted' : 'refused'}`, ...lines].join('\n');
    });
    await expect(`${table.join('\n\n')}\n`).toMatchFileSnapshot('meaning.tried.txt');
  });
  it.each(TRIED)('is kept by the suggested colors, applied together: $what [KIT-03]', ({ colors }) => {
    const { problems } = checkBrand(withColors(colors));
    const nearest = problems.map(({ path, nearest: color }) => [path.replace('colors.', ''), color] as const);
    expect(nearest.filter(([, color]) => color === undefined)).toEqual([]);
    expect(checkBrand(withColors({ ...colors, ...Object.fromEntries(nearest) })).problems).toEqual([]);
  });
  it('is reported at every affected place [KIT-03]', () => {
    const { problems } = checkBrand(withColors({ accent: TEAL, rightEye: light.eyeOs, leftEye: light.eyeOd }));
    expect(problems.map(({ path }) => path)).toEqual(expect.arrayContaining(['colors.rightEye', 'colors.leftEye']));
  });
  it('is not checked for the product’s own colors [KIT-03]', () => {
    expect(checkBrand(withColors({ accent: TEAL })).problems).toEqual([]);
  });
});
