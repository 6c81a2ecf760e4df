import { vars, type ThemeVars } from './vars.ts';
import { THEME_PLACES, type ThemeName } from './places.ts';

type Partially<T> = { [K in keyof T]?: T[K] extends string ? string : Partially<T[K]> };

/** A subset of the contract's values: `{ color: { accent: 'oklch(0.5 0.15 300)' }, radius: { sm: '0px' } }`. */
export type Tokens = Partially<ThemeVars>;
/** Values for all themes, and values for single themes. */
export interface TokenOverrides extends Tokens {
  themes?: Partial<Record<ThemeName, Tokens>>;
}

interface Tree {
  readonly [name: string]: Tree | string | undefined;
}
/** Whatever could end a declaration, start a rule or a comment, or fetch something. */
const UNSAFE = /[;{}<>\\@]|\/\*|url\(|image-set\(|expression\(/i;

function* declarations(tokens: Tree, contract: Tree, path: string[] = []): Generator<[name: string, value: string]> {
  for (const [key, value] of Object.entries(tokens)) {
    const known = Object.hasOwn(contract, key) ? contract[key] : undefined;
    const name = [...path, key].join('.');
    if (value === undefined) continue;
    if (known === undefined || typeof known !== typeof value) throw new Error(`unknown token: ${name}`);
    if (typeof value !== 'string') yield* declarations(value, known as Tree, [...path, key]);
    else if (value.trim() === '' || UNSAFE.test(value)) throw new Error(`unsafe value of ${name}: ${value}`);
    else yield [(known as string).slice('var('.length, -1), value];
  }
}

/**
 * Returns inline variables for one part of a page: `<div style={tokenStyle(tokens)}>`. Overlays are children of the
 * body, so use `applyTokens` for the whole document.
 * @throws Error if a token is not in the contract or a value contains more than a single value
 */
export function tokenStyle(tokens: Tokens): Record<string, string> {
  return Object.fromEntries(declarations(tokens as Tree, vars as unknown as Tree));
}

/**
 * Returns overrides as CSS text, for a file linked after the application's own styles.
 * @throws Error as `tokenStyle`, and for an unknown theme
 */
export function tokenCss({ themes = {}, ...every }: TokenOverrides): string {
  const unknown = Object.keys(themes).find((name) => !Object.hasOwn(THEME_PLACES, name));
  if (unknown !== undefined) throw new Error(`unknown theme: ${unknown}`);
  return [
    rule(':root', every),
    ...Object.entries(themes).map(([theme, tokens]) => rule(`:root[data-theme="${theme}"]`, tokens)),
  ].join('');
}

function rule(selector: string, tokens: Tokens): string {
  const lines = Object.entries(tokenStyle(tokens)).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`;
}

const applied = new WeakMap<Document, CSSStyleSheet>();

/**
 * Applies values of the contract to the document, including overlays, whatever its theme, for customisation beyond a
 * brand. Contrast is not checked. It works under a content security policy without inline styles; a second call
 * replaces the first.
 * @throws Error as `tokenCss`; the document is then unchanged
 * @returns a function that removes the values
 */
export function applyTokens(overrides: TokenOverrides, document: Document = globalThis.document): () => void {
  const css = tokenCss(overrides);
  const sheet = applied.get(document) ?? new document.defaultView!.CSSStyleSheet();
  sheet.replaceSync(css);
  if (!applied.has(document)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  applied.set(document, sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    applied.delete(document);
  };
}
