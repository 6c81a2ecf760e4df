import type { Palette } from '../theme/vars.ts';
import { dark, highContrast, light } from '../theme/palettes.ts';
import type { ThemeName } from '../theme/places.ts';
import { blueYellow, redGreen } from '../theme/visionPalettes.ts';

/** The colour-vision variants of each (`data-vision` on its element). */
export type VisionName = 'red-green' | 'blue-yellow';

/** A theme, or a colour-vision variant of one, as a brand is derived for it. */
export interface BrandTheme {
  theme: ThemeName;
  vision?: VisionName;
  /** The product's palette: roles of a brand take their lightness and chroma from here. */
  base: Palette;
  /** Colours the reader chose, which no brand changes. */
  readers: Partial<Palette>;
  scheme: 'light' | 'dark';
  /** Least contrast of text. */
  text: 4.5 | 7;
  /** The seeds are used as they are; elsewhere they give hue and chroma only. */
  isSeeded: boolean;
}

const PLAIN: readonly Omit<BrandTheme, 'readers' | 'vision'>[] = [
  { theme: 'light', base: light, scheme: 'light', text: 4.5, isSeeded: true },
  { theme: 'dark', base: dark, scheme: 'dark', text: 4.5, isSeeded: false },
  { theme: 'high-contrast', base: highContrast, scheme: 'light', text: 7, isSeeded: false },
];
const VISIONS = { 'red-green': redGreen, 'blue-yellow': blueYellow } as const;
const KEYS = { light: 'light', dark: 'dark', 'high-contrast': 'highContrast' } as const;

/** Every theme, first as most people see it, then with its colour-vision variants. */
export const BRAND_THEMES: readonly BrandTheme[] = [
  ...PLAIN.map((plain) => ({ ...plain, readers: {} })),
  ...PLAIN.flatMap((plain) =>
    (Object.keys(VISIONS) as VisionName[]).map((vision) => ({
      ...plain,
      vision,
      readers: VISIONS[vision][KEYS[plain.theme]],
    })),
  ),
];

/** A theme of the list, by its names. */
export const brandTheme = (theme: ThemeName, vision?: VisionName): BrandTheme =>
  BRAND_THEMES.find((one) => one.theme === theme && one.vision === vision)!;

/** Returns the name of a theme in messages: `light`, `dark (red-green)`. */
export const themeLabel = ({ theme, vision }: Pick<BrandTheme, 'theme' | 'vision'>): string =>
  vision === undefined ? theme : `${theme} (${vision})`;
