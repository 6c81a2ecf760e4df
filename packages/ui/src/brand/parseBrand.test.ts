import { describe, expect, it } from 'vitest';
import harbour from '../../brands/harbour.json' with { type: 'json' };
import { parseBrand } from './parseBrand.ts';
import { problemText, readBrand } from './readBrand.ts';

const svg = (content: string): string =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`)}`;
const withLogo = (light: string): unknown => ({ ...harbour, logos: { light } });

describe('a brand from outside', () => {
  it('is returned unchanged if it is valid [KIT-03]', () => {
    expect(parseBrand(harbour)).toEqual({ brand: harbour });
    expect(readBrand(JSON.stringify(harbour))).toEqual({ brand: harbour });
  });

  it('is rejected with all errors and their paths [KIT-03]', () => {
    const { problems } = parseBrand({
      version: 2,
      name: 'Harbour</style><script>',
      logos: { light: 'javascript:alert(1)', print: '/logo.svg' },
      colors: { accent: 'red; } body { display: none', neutral: 7 },
      type: { body: "x'; } * { display: none } .y { font-family: 'z" },
      radius: 99,
      copyright: 'x'.repeat(200),
    });
    expect(problems?.map(({ path }) => path)).toEqual([
      'domain',
      'version',
      'name',
      'logos.light',
      'logos.print',
      'colors.accent',
      'colors.neutral',
      'type.body',
      'radius',
      'copyright',
    ]);
    expect(problemText(problems!)).toContain('copyright: is 200 characters long; at most 120 are possible');
    expect(problemText(problems!)).toContain('logos.print: is not known; here may be light, dark, mark');
    expect(problemText(problems!)).toContain('colors.accent: must be a colour as #rrggbb or oklch(L C H)');
  });

  it.each<[string, string, string]>([
    ['cut off', '{"version": 1,', 'the file is no JSON'],
    ['no JSON at all', '<!doctype html>', 'the file is no JSON'],
    ['a list', '[]', 'must be an object'],
    ['nothing', 'null', 'must be an object'],
    ['too long', `"${'x'.repeat(400_000)}"`, 'the file is 400002 characters long'],
  ])('is rejected if the file is %s [KIT-03]', (_what, text, message) => {
    expect(problemText(readBrand(text).problems!)).toContain(message);
  });

  it('is rejected if a key is duplicate, with its path and its lines [KIT-03]', () => {
    const text = JSON.stringify(harbour, null, 2)
      .replace('"accent":', '"accent": "#000000",\n    "accent":')
      .replace('"version": 1', '"version": 1,\n  "v\\u0065rsion": 1');
    expect(problemText(readBrand(text).problems!)).toBe(
      'version: is written twice, in line 3 and in line 4\n' +
        'colors.accent: is written twice, in line 14 and in line 15',
    );
    expect(readBrand(JSON.stringify({ ...harbour, name: '"a":1,"a":2' })).problems).toBeUndefined();
  });

  it('ignores keys that every object inherits [KIT-03]', () => {
    const { problems } = readBrand(JSON.stringify(harbour).replace('{', '{"__proto__": {"accent": "#000000"},'));
    expect(problemText(problems!)).toMatch(/^__proto__: is not known/);
  });

  it('shortens and escapes quoted parts of the file [KIT-03]', () => {
    const [problem] = parseBrand({ ...harbour, [`${'k'.repeat(500)}\n`]: 1, 'a\nb': 1 }).problems!;
    expect(problem!.path).toBe(`${'k'.repeat(40)}…`);
    expect(parseBrand({ ...harbour, 'a\nb': 1 }).problems![0]!.path).toBe(String.raw`a\nb`);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a foreign document', '<foreignObject><p/></foreignObject>'],
    ['an event handler', '<path onload="alert(1)"/>'],
    ['an event handler behind a line break', '<path d="M0 0"\nonclick = "x"/>'],
    ['a picture from elsewhere', '<image href="https://elsewhere.example/x.png"/>'],
    ['a reference to elsewhere', '<use xlink:href="https://elsewhere.example/x.svg#a"/>'],
    ['a link that runs', '<a href="javascript:alert(1)"><path/></a>'],
    ['a style from elsewhere', '<style>@import "//elsewhere.example"</style>'],
    ['a fill from elsewhere', '<path fill="url(https://elsewhere.example#a)"/>'],
    ['an animation that sets a handler', '<set attributeName="onclick" to="x"/>'],
    ['something hidden', '<a href="&#106;avascript:x"/>'],
  ])('is rejected if a drawing contains %s [KIT-03]', (_what, content) => {
    const { problems } = parseBrand(withLogo(svg(content)));
    expect(problems?.[0]?.path).toBe('logos.light');
    expect(problems?.[0]?.message).toMatch(/^is a drawing that cannot be used: it holds /);
  });
  it('is rejected if a drawing is not one, or declares entities [KIT-03]', () => {
    const refused = (content: string) => parseBrand(withLogo(`data:image/svg+xml;base64,${btoa(content)}`)).problems;
    expect(refused('<p>no</p>')?.[0]?.message).toContain('is no SVG');
    expect(refused('<!DOCTYPE svg [<!ENTITY x "y">]><svg/>')?.[0]?.message).toContain('a document type');
    expect(refused('<svg>\xff</svg>')?.[0]?.message).toContain('is no UTF-8 text');
    expect(parseBrand(withLogo('data:image/svg+xml;base64,AAAAA')).problems?.[0]?.message).toContain('in base64');
  });
  it('may contain drawings with gradients and styles [KIT-03]', () => {
    const content =
      '<style>.a{fill:url(#b)}</style><linearGradient id="b"/><use xlink:href="#b"/><path fill="url(\'#b\')"/>';
    expect(parseBrand(withLogo(svg(content))).problems).toBeUndefined();
  });
});
