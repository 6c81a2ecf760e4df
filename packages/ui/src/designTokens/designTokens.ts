import { dark, highContrast, light } from '../theme/palettes.ts';
import { comfortable, compact, scale, still, touch, touchTarget } from '../theme/scale.ts';
import { shadows } from '../theme/shadows.ts';
import type { ThemeVars } from '../theme/vars.ts';
import { blueYellow, redGreen } from '../theme/visionPalettes.ts';
import type { Meanings } from './meanings.ts';
import { GROUP_TYPES, type TokenType, type TokenValue, tokenValue } from './values.ts';

/** A value with what it means. */
export interface DesignToken {
  $value: TokenValue;
  $description?: string;
}

/** Values of one type. */
export interface TokenGroup {
  $type: TokenType;
  $description?: string;
  [name: string]: DesignToken | TokenType | string | undefined;
}

/** Tokens below the prefix that their CSS variables have: `isopter.color.accent` is `--isopter-color-accent`. */
export interface TokenTree {
  $schema?: string;
  isopter: Readonly<Record<string, TokenGroup>>;
}

interface Reference {
  $ref: `#/sets/${string}`;
}

/** A choice between contexts, each with the values that hold in it. */
export interface Modifier {
  description: string;
  contexts: Readonly<Record<string, readonly (TokenTree | Reference)[]>>;
  default: string;
}

/** A document of the Design Tokens Resolver Module. */
export interface Resolver {
  $schema: string;
  name: string;
  version: string;
  description: string;
  sets: Readonly<Record<string, { description: string; sources: readonly TokenTree[] }>>;
  modifiers: Readonly<Record<string, Modifier>>;
  resolutionOrder: readonly { $ref: string }[];
}

/** Values of the contract as the theme writes them, by group and name. */
type Values = Partial<Record<keyof ThemeVars, Readonly<Record<string, string>>>>;

const THEMES = {
  light: { color: light, shadow: shadows.light, redGreen: redGreen.light, blueYellow: blueYellow.light },
  dark: { color: dark, shadow: shadows.dark, redGreen: redGreen.dark, blueYellow: blueYellow.dark },
  'high-contrast': {
    color: highContrast,
    shadow: shadows.none,
    redGreen: redGreen.highContrast,
    blueYellow: blueYellow.highContrast,
  },
} as const;

function tree(values: Values, meanings: Meanings): TokenTree {
  const said = (path: string) => (meanings[path] === undefined ? {} : { $description: meanings[path] });
  const group = (name: keyof ThemeVars, members: Readonly<Record<string, string>>): TokenGroup => ({
    $type: GROUP_TYPES[name],
    ...said(name),
    ...Object.fromEntries(
      Object.entries(members).map(([member, css]) => [
        member,
        { $value: tokenValue(GROUP_TYPES[name], css), ...said(`${name}.${member}`) },
      ]),
    ),
  });
  const groups = Object.entries(values).map(([name, members]) => [name, group(name as keyof ThemeVars, members)]);
  return { isopter: Object.fromEntries(groups) as TokenTree['isopter'] };
}

/** The members of the second that are not the same in the first. */
const changed = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));

/**
 * The values of the theme contract in every theme, colour-vision variant, density and motion setting, as a document of
 * the Design Tokens Resolver Module 2025.10. A modifier is an attribute of the document, except `pointer`, which is the
 * user's device.
 */
export function designTokens(meanings: Meanings): Resolver {
  const tokens = (values: Values): TokenTree => tree(values, meanings);
  const themes = Object.entries(THEMES).flatMap(([theme, { color, shadow, ...vision }]) => {
    const whole: Reference = { $ref: `#/sets/${theme}` };
    return [
      { theme, set: { description: `The theme ${theme}.`, sources: [tokens({ color, shadow })] }, sources: [whole] },
      { theme: `${theme} red-green`, sources: [whole, tokens({ color: vision.redGreen })] },
      { theme: `${theme} blue-yellow`, sources: [whole, tokens({ color: vision.blueYellow })] },
    ];
  });
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Isopter',
    version: '2025.10',
    description: 'The theme contract of @isopter/ui.',
    sets: {
      scale: {
        description: 'What is the same in all themes, in the comfortable density.',
        sources: [tokens({ ...scale, size: comfortable })],
      },
      ...Object.fromEntries(themes.flatMap(({ theme, set }) => (set ? [[theme, set]] : []))),
    },
    modifiers: {
      theme: {
        description: 'Colours and shadows: data-theme, with the status colours of data-vision.',
        contexts: Object.fromEntries(themes.map(({ theme, sources }) => [theme, sources])),
        default: 'light',
      },
      pointer: {
        description: 'Targets for fingers on a device whose main pointer is coarse.',
        contexts: { fine: [], coarse: [tokens({ size: { target: touchTarget } })] },
        default: 'fine',
      },
      density: {
        description: 'The size of controls: data-density.',
        contexts: {
          comfortable: [],
          compact: [tokens({ size: changed(comfortable, compact) })],
          touch: [tokens({ size: changed(comfortable, touch) })],
        },
        default: 'comfortable',
      },
      motion: {
        description: 'Whether anything moves: data-motion.',
        contexts: { full: [], reduced: [tokens({ duration: still })] },
        default: 'full',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/scale' },
      ...['theme', 'pointer', 'density', 'motion'].map((name) => ({ $ref: `#/modifiers/${name}` })),
    ],
  };
}
