import { describe, expect, it } from 'vitest';
import { tokenCss, tokenStyle, type Tokens } from './runtimeTheme.ts';

describe('tokens at run time', () => {
  it('is CSS with the public variable names, and with separate values in the themes that set them [KIT-03]', () => {
    const css = tokenCss({
      color: { accentSoft: 'oklch(0.9 0.05 300)' },
      radius: { md: '0px' },
      themes: { dark: { color: { accent: '#c9a2ff' } } },
    });
    expect(css).toBe(
      ':root {\n  --isopter-color-accent-soft: oklch(0.9 0.05 300);\n  --isopter-radius-md: 0px;\n}\n' +
        ':root[data-theme="dark"] {\n  --isopter-color-accent: #c9a2ff;\n}\n',
    );
  });
  it('is inline variables for a part of a page [KIT-03]', () => {
    expect(tokenStyle({ space: { 2: '6px' } })).toEqual({ '--isopter-space-2': '6px' });
  });
  it.each<[string, unknown]>([
    ['a token the contract does not know', { color: { acent: 'red' } }],
    ['a group where a value belongs', { color: { accent: { deep: 'red' } } }],
    ['a value where a group belongs', { color: 'red' }],
    ['a name every object has', { constructor: 'red' }],
  ])('refuses %s [KIT-03]', (_what, tokens) => {
    expect(() => tokenStyle(tokens as Tokens)).toThrow('unknown token');
  });
  it('refuses a theme that does not exist [KIT-03]', () => {
    const themes = { 'x"] {} body': { color: { accent: 'red' } } };
    expect(() => tokenCss({ themes } as never)).toThrow('unknown theme');
  });
  it.each(['red;} body{display:none', 'red/*', 'url(//elsewhere.example)', '</style>', String.raw`\7d`, ' '])(
    'refuses the value %s [KIT-03]',
    (value) => {
      expect(() => tokenStyle({ color: { accent: value } })).toThrow('unsafe value');
    },
  );
});
