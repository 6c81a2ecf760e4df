import { cssName } from './cssName.ts';

/**
 * The theme contract as a tree of names. The comments are its documentation in editors, and the descriptions in the
 * published design tokens.
 */
const contract = {
  /** Colours by what they are for. */
  color: {
    /** The background of the page. */
    canvas: true,
    /** The background of cards, panels and dialogs. */
    surface: true,
    /** The background of what lies deeper than its surroundings: a track, a disabled field. */
    sunken: true,
    /** The background of a hovered row or quiet control. */
    hover: true,
    /** Hairlines between areas. */
    line: true,
    /** A stronger line, around prominent cards. */
    lineStrong: true,
    /** The boundary that identifies a control (3:1 on its backgrounds). */
    controlLine: true,
    /** Primary text. */
    ink1: true,
    /** Secondary text. */
    ink2: true,
    /** Quiet text: hints, captions. */
    ink3: true,
    /** Marks, boundaries and small filled shapes of what is current or chosen: 3:1 on their backgrounds. */
    accent: true,
    /** The fill of the main button, which may be as pale as a brand is; its edge is the accent. */
    accentFill: true,
    /** The same fill under the pointer and while it is pressed. */
    accentHover: true,
    /** Text and marks on the accent and its fills: light or dark, whichever is readable. */
    onAccent: true,
    /** The background of what is current or chosen. */
    accentSoft: true,
    /** Text in the accent: links, what is chosen. */
    accentText: true,
    /** Marks of what is well or finished. */
    positive: true,
    /** The background of what is well or finished. */
    positiveSoft: true,
    /** Text about what is well or finished. */
    positiveText: true,
    /** Marks of what deserves attention; nothing is lost. */
    caution: true,
    /** The background of what deserves attention. */
    cautionSoft: true,
    /** Text about what deserves attention. */
    cautionText: true,
    /** A charge that suffices (MON-07): a metal, no warning; it stays what it is under every brand. */
    gold: true,
    /** Marks of what failed, was refused or cannot be undone, and the fill of the button that does it. */
    critical: true,
    /** The critical fill under the pointer and while pressed. */
    criticalHover: true,
    /** Text and marks on the critical fills. */
    onCritical: true,
    /** The background of what failed or was refused. */
    criticalSoft: true,
    /** Text about what failed or was refused. */
    criticalText: true,
    /** Right eye or ear (OD): vermilion. */
    eyeOd: true,
    /** The background of what belongs to the right eye or ear. */
    eyeOdSoft: true,
    /** Text about the right eye or ear. */
    eyeOdText: true,
    /** Left eye or ear (OS): blue. */
    eyeOs: true,
    /** The background of what belongs to the left eye or ear. */
    eyeOsSoft: true,
    /** Text about the left eye or ear. */
    eyeOsText: true,
    /** Text on either eye's colour. */
    onEye: true,
    /** The ring of what has keyboard focus. */
    focus: true,
    /** The backdrop of a modal dialog. */
    scrim: true,
  },
  /** Distances in steps of four pixels; they grow with the reader's text. */
  space: { 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 8: true, 10: true, 12: true },
  /** Corners: small for controls, medium for cards and menus, large for dialogs, full for what is round. */
  radius: { sm: true, md: true, lg: true, full: true },
  /** Typefaces in order of preference: of text, and of codes and columns of numbers. */
  font: { body: true, mono: true },
  /** Sizes of text; they grow with the reader's own. */
  fontSize: { xs: true, sm: true, md: true, lg: true, xl: true, xxl: true },
  /** Weights of text. */
  fontWeight: { regular: true, medium: true, strong: true },
  /** Heights of lines, as a factor of the size of the text: of headings, and of running text. */
  lineHeight: { tight: true, normal: true },
  /** Sizes of controls, which depend on the density. */
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
  /** Shadows: of cards, and of what floats above the page. */
  shadow: { card: true, pop: true },
  /** How long a change takes to be shown; nothing, for readers who prefer no motion. */
  duration: { fast: true, normal: true, slow: true },
  /** How a movement begins and ends. */
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
