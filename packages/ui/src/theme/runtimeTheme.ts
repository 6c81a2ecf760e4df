import { vars, type ThemeVars } from './vars.ts';
import { THEME_PLACES, type ThemeName } from './places.ts';

type Partially<T> = { [K in keyof T]?: T[K] extends string ? string : Partially<T[K]> };

/** Some values of the contract: `{ color: { accent: 'oklch(0.5 0.15 300)' }, radius: { sm: '0px' } }`. */
export type Tokens = Partially<ThemeVars>;
/** Values for every theme, and for one of them. */
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
 * Inline variables for one part of a page: `<div style={tokenStyle(tokens)}>`.
 * Overlays are children of the body, so what is meant for the whole document goes through `applyTokens`.
 * @throws on a token the contract does not know and on a value that is more than a value.
 */
export function tokenStyle(tokens: Tokens): Record<string, string> {
  return Object.fromEntries(declarations(tokens as Tree, vars as unknown as Tree));
}

/**
 * Overrides as CSS text, for a file that is linked after the application's own.
 * @throws as `tokenStyle`, and on a theme that does not exist.
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
 * Gives values of the contract to the running document, overlays included, whatever theme it is in: for an application
 * that goes beyond what a brand can say. Nothing looks at their contrast. Works under a content security policy without
 * inline styles; a second call takes the place of the first.
 * @throws as `tokenCss`; the document is then as it was.
 * @returns takes the values away again
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
