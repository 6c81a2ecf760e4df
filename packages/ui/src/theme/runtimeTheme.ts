import { vars, type ThemeVars } from './contract.css.ts';

type Partially<T> = { [K in keyof T]?: T[K] extends string ? string : Partially<T[K]> };

/** Some values of the contract: `{ color: { accent: 'oklch(0.5 0.15 300)' }, radius: { sm: '0px' } }`. */
export type BrandTokens = Partially<ThemeVars>;
/** The themes a document can be in (`data-theme` on its element). */
export type ThemeName = 'light' | 'dark' | 'high-contrast';
const THEMES: readonly string[] = ['light', 'dark', 'high-contrast'] satisfies ThemeName[];
/** What a brand changes in every theme, and in one of them. */
export interface Brand extends BrandTokens {
  themes?: Partial<Record<ThemeName, BrandTokens>>;
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
 * Inline variables for one part of a page: `<div style={brandStyle(tokens)}>`.
 * Overlays are children of the body, so a brand of the whole document goes through `applyTheme`.
 * @throws on a token the contract does not know and on a value that is more than a value.
 */
export function brandStyle(tokens: BrandTokens): Record<string, string> {
  return Object.fromEntries(declarations(tokens as Tree, vars as unknown as Tree));
}

/**
 * A brand as CSS text, for a file that is linked after the application's own.
 * @throws as `brandStyle`, and on a theme that does not exist.
 */
export function brandCss({ themes = {}, ...every }: Brand): string {
  const unknown = Object.keys(themes).find((name) => !THEMES.includes(name));
  if (unknown !== undefined) throw new Error(`unknown theme: ${unknown}`);
  return [
    rule(':root', every),
    ...Object.entries(themes).map(([theme, tokens]) => rule(`:root[data-theme="${theme}"]`, tokens)),
  ].join('');
}

function rule(selector: string, tokens: BrandTokens): string {
  const lines = Object.entries(brandStyle(tokens)).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`;
}

const applied = new WeakMap<Document, CSSStyleSheet>();

/**
 * Brands the running document, overlays included, and returns a function that takes the brand off again.
 * A second brand takes the place of the first. Works under a content security policy without inline styles.
 * @throws as `brandCss`; the document is then as it was.
 */
export function applyTheme(brand: Brand, document: Document = globalThis.document): () => void {
  const css = brandCss(brand);
  const sheet = applied.get(document) ?? new document.defaultView!.CSSStyleSheet();
  sheet.replaceSync(css);
  if (!applied.has(document)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  applied.set(document, sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    applied.delete(document);
  };
}
