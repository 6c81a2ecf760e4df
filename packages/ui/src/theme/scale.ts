import type { ThemeVars } from './vars.ts';

/** Sizes follow the reader's own text size, so they are rem; hairlines, radii and shadows stay px. */
const rem = (px: number): string => `${px / 16}rem`;

/** Fonts of the scripts that the typefaces lack, as packages of fonts and operating systems name them. */
const SCRIPTS = [
  'Noto Sans Variable',
  'Noto Sans Arabic',
  'Noto Sans Arabic Variable',
  'Noto Sans Hebrew',
  'Noto Sans Hebrew Variable',
  'Noto Sans Devanagari Variable',
  'Noto Sans Thai Variable',
  'Noto Sans JP Variable',
  'Noto Sans KR Variable',
  'Noto Sans SC Variable',
  'Noto Sans HK Variable',
].map((family) => `'${family}'`);
const fontStack = (own: readonly string[], generic: readonly string[]): string =>
  [...own, ...SCRIPTS, ...generic].join(', ');

/** The values of the contract that are the same in all themes. */
export const scale = {
  space: {
    1: rem(4),
    2: rem(8),
    3: rem(12),
    4: rem(16),
    5: rem(20),
    6: rem(24),
    8: rem(32),
    10: rem(40),
    12: rem(48),
  },
  radius: { sm: '6px', md: '10px', lg: '16px', full: '999px' },
  font: {
    body: fontStack(["'Atkinson Hyperlegible Next Variable'", "'Noto Sans'"], ['system-ui', 'sans-serif']),
    mono: fontStack(["'Atkinson Hyperlegible Mono Variable'", "'Noto Sans Mono'"], ['ui-monospace', 'monospace']),
  },
  fontSize: { xs: rem(12.5), sm: rem(13.5), md: rem(14), lg: rem(16), xl: rem(22), xxl: rem(26) },
  fontWeight: { regular: '400', medium: '500', strong: '650' },
  lineHeight: { tight: '1.25', normal: '1.45' },
  duration: { fast: '120ms', normal: '160ms', slow: '200ms' },
  easing: { standard: 'cubic-bezier(0.2, 0, 0, 1)' },
} satisfies Partial<Record<keyof ThemeVars, unknown>>;

const shared = { target: rem(24), icon: rem(18), form: rem(560) };
export const comfortable = { ...shared, control: rem(38), controlSmall: rem(30), row: rem(47) };
export const compact = { ...shared, control: rem(32), controlSmall: rem(26), row: rem(38) };
/** The values for touch and gloves: targets of at least 48, with space between rows. */
export const touch = {
  ...shared,
  target: rem(48),
  icon: rem(20),
  control: rem(48),
  controlSmall: rem(48),
  row: rem(56),
};
/** The minimum target size on a coarse pointer. */
export const touchTarget = rem(44);
/** The available text sizes, in percent of the user's own size; containers grow with the text. */
export const TEXT_SCALES = [100, 125, 150, 200] as const;
/** Zero durations for users who prefer no motion. */
export const still = { fast: '0s', normal: '0s', slow: '0s' };
