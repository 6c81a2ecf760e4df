import { cssName } from './cssName.ts';

/** The theme contract as a tree of names. */
const contract = {
  color: {
    /** Backgrounds, from the page up. */
    canvas: true,
    surface: true,
    sunken: true,
    /** The background of a hovered row or quiet control. */
    hover: true,
    /** Hairlines between areas; the strong one surrounds prominent cards. */
    line: true,
    lineStrong: true,
    /** The boundary that identifies a control (3:1 on its backgrounds). */
    controlLine: true,
    /** Text colours: primary, secondary, quiet. */
    ink1: true,
    ink2: true,
    ink3: true,
    /** Marks, boundaries and small filled shapes: 3:1 on their backgrounds. */
    accent: true,
    /** The fill of the main button, which may be as pale as a brand is; its edge is the accent. */
    accentFill: true,
    /** The same fill under the pointer and while it is pressed. */
    accentHover: true,
    /** Text and marks on the accent and its fills: light or dark, whichever is readable. */
    onAccent: true,
    accentSoft: true,
    accentText: true,
    positive: true,
    positiveSoft: true,
    positiveText: true,
    caution: true,
    cautionSoft: true,
    cautionText: true,
    /** A charge that suffices (MON-07): a metal, no warning; it stays what it is under every brand. */
    gold: true,
    critical: true,
    criticalHover: true,
    onCritical: true,
    criticalSoft: true,
    criticalText: true,
    /** Right eye or ear (OD): vermilion. */
    eyeOd: true,
    eyeOdSoft: true,
    eyeOdText: true,
    /** Left eye or ear (OS): blue. */
    eyeOs: true,
    eyeOsSoft: true,
    eyeOsText: true,
    /** Text on either eye's colour. */
    onEye: true,
    focus: true,
    /** The backdrop of a modal dialog. */
    scrim: true,
  },
  space: { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 8: true, 10: true, 12: true },
  radius: { sm: true, md: true, lg: true, full: true },
  font: { body: true, mono: true },
  fontSize: { xs: true, sm: true, md: true, lg: true, xl: true, xxl: true },
  fontWeight: { regular: true, medium: true, strong: true },
  lineHeight: { tight: true, normal: true },
  size: {
    /** The height of a button or field. */
    control: true,
    /** The height of a small control, for example in a table row. */
    controlSmall: true,
    /** The height of a table row. */
    row: true,
    /** The minimum width and height of a target. */
    target: true,
    /** The size of an icon in a control. */
    icon: true,
    /** The maximum width of a column of form fields. */
    form: true,
  },
  shadow: { card: true, pop: true },
  duration: { fast: true, normal: true, slow: true },
  easing: { standard: true },
} as const;

type Reference = `var(--isopter-${string})`;
type References<T> = { readonly [K in keyof T]: T[K] extends true ? Reference : References<T[K]> };
interface Names {
  readonly [name: string]: true | Names;
}

function references<T extends Names>(names: T, path: readonly string[] = []): References<T> {
  return Object.fromEntries(
    Object.entries(names).map(([name, inside]) => {
      const at = [...path, name];
      return [name, inside === true ? `var(--${cssName(at)})` : references(inside, at)];
    }),
  ) as References<T>;
}

/**
 * The theme contract: every value a style may use, as a `var(--isopter-…)` reference. It is plain data and emits no
 * CSS. The CSS names (`--isopter-color-accent`) are public: a brand overrides them with `applyBrand`, an application in
 * plain CSS or with `applyTokens`.
 */
export const vars = /* @__PURE__ */ references(contract);

/** The shape of the contract; each leaf is a `var(--isopter-…)` reference. */
export type ThemeVars = typeof vars;
/** The value of every colour of the contract, by name. */
export type Palette = Record<keyof ThemeVars['color'], string>;
