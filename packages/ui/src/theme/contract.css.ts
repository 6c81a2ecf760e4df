import { createGlobalThemeContract } from '@vanilla-extract/css';
import { cssName } from './cssName.ts';
import './layers.css.ts';

/**
 * The theme contract: every value a style may use. The CSS names (`--isopter-color-accent`) are public: a brand
 * overrides them through `applyBrand`, an application in plain CSS or through `applyTokens`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Grounds, from the page up. */
      canvas: null,
      surface: null,
      sunken: null,
      /** Ground of a row or quiet control under the pointer. */
      hover: null,
      /** Hairline between areas; the strong one around cards that stand out. */
      line: null,
      lineStrong: null,
      /** Boundary by which a control is recognised (3:1 on its grounds). */
      controlLine: null,
      /** Text: main, secondary, quiet. */
      ink1: null,
      ink2: null,
      ink3: null,
      accent: null,
      accentHover: null,
      onAccent: null,
      accentSoft: null,
      accentText: null,
      positive: null,
      positiveSoft: null,
      positiveText: null,
      caution: null,
      cautionSoft: null,
      cautionText: null,
      critical: null,
      criticalHover: null,
      onCritical: null,
      criticalSoft: null,
      criticalText: null,
      /** Right eye or ear (OD): vermilion. */
      eyeOd: null,
      eyeOdSoft: null,
      eyeOdText: null,
      /** Left eye or ear (OS): blue. */
      eyeOs: null,
      eyeOsSoft: null,
      eyeOsText: null,
      /** Text on either eye's colour. */
      onEye: null,
      focus: null,
      /** Veil behind a modal dialog. */
      scrim: null,
    },
    space: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 8: null, 10: null, 12: null },
    radius: { sm: null, md: null, lg: null, full: null },
    font: { body: null, mono: null },
    fontSize: { xs: null, sm: null, md: null, lg: null, xl: null, xxl: null },
    fontWeight: { regular: null, medium: null, strong: null },
    lineHeight: { tight: null, normal: null },
    size: {
      /** Height of a button or field. */
      control: null,
      /** Height of a small control, e.g. in a table row. */
      controlSmall: null,
      /** Height of a table row. */
      row: null,
      /** Least width and height of anything that is pressed. */
      target: null,
      /** Icon in a control. */
      icon: null,
      /** Widest a column of form fields gets. */
      form: null,
    },
    shadow: { card: null, pop: null },
    duration: { fast: null, normal: null, slow: null },
    easing: { standard: null },
  },
  (_value, path) => cssName(path),
);

/** Shape of the contract, each leaf a `var(--isopter-…)` reference. */
export type ThemeVars = typeof vars;
/** Every colour of the contract by its name. */
export type Palette = Record<keyof ThemeVars['color'], string>;
