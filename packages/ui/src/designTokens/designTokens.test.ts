import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { vars } from '../theme/vars.ts';
import { designTokens } from './designTokens.ts';
import { brokenRules } from './dtcgRules.ts';
import { readMeanings } from './meanings.ts';
import { resolve } from './resolve.ts';
import { tokenValue } from './values.ts';

const meanings = readMeanings(readFileSync(new URL('../theme/vars.ts', import.meta.url), 'utf8'));
const document = designTokens(meanings);
const trees = [
  ...Object.values(document.sets).flatMap(({ sources }) => sources),
  ...Object.values(document.modifiers).flatMap(({ contexts }) => Object.values(contexts).flat()),
].filter((source) => !('$ref' in source));

describe('the design tokens', () => {
  it('follow the rules of the format in every set and context [KIT-03]', () => {
    expect(trees.length).toBeGreaterThan(10);
    expect(trees.flatMap((tree) => [...brokenRules(tree)])).toEqual([]);
  });
  it('follow the rules of the resolver: references point to sets, defaults to contexts [KIT-03]', () => {
    const { version, sets, modifiers, resolutionOrder } = document;
    expect(version).toBe('2025.10');
    const known = [
      ...Object.keys(sets).map((name) => `#/sets/${name}`),
      ...Object.keys(modifiers).map((name) => `#/modifiers/${name}`),
    ];
    for (const { $ref } of resolutionOrder) expect(known).toContain($ref);
    for (const { contexts, default: usual } of Object.values(modifiers)) {
      expect(Object.keys(contexts).length).toBeGreaterThan(1);
      expect(contexts).toHaveProperty(usual);
      const references = Object.values(contexts)
        .flat()
        .flatMap((source) => ('$ref' in source ? [source.$ref.replace('#/sets/', '')] : []));
      expect(Object.keys(sets)).toEqual(expect.arrayContaining(references));
    }
  });
  it.each(['light', 'dark', 'high-contrast'])(
    'cover the whole contract in the theme %s, with descriptions [KIT-03]',
    (theme) => {
      const { isopter } = resolve(document, { theme });
      expect(Object.keys(isopter)).toEqual(expect.arrayContaining(Object.keys(vars)));
      for (const [group, members] of Object.entries(vars)) {
        const { $type, $description, ...tokens } = isopter[group]!;
        expect($type).toBeDefined();
        expect($description).toMatch(/\.$/);
        expect(Object.keys(tokens).toSorted()).toEqual(Object.keys(members).toSorted());
      }
      for (const group of ['color', 'size'] as const) {
        for (const name of Object.keys(vars[group])) expect(Object.keys(meanings)).toContain(`${group}.${name}`);
      }
    },
  );
  it('differ by context only in the context’s subject [KIT-03]', () => {
    const base = resolve(document).isopter;
    const colours = resolve(document, { theme: 'dark red-green' }).isopter;
    expect(colours['color']!['caution']).not.toEqual(resolve(document, { theme: 'dark' }).isopter['color']!['caution']);
    expect(colours['size']).toEqual(base['size']);
    const fingers = resolve(document, { pointer: 'coarse', density: 'compact' }).isopter['size']!;
    expect([fingers['target'], fingers['control']]).toMatchObject([
      { $value: { value: 2.75, unit: 'rem' } },
      { $value: { value: 2, unit: 'rem' } },
    ]);
    expect(resolve(document, { pointer: 'coarse', density: 'touch' }).isopter['size']!['target']).toMatchObject({
      $value: { value: 3, unit: 'rem' },
    });
    expect(() => resolve(document, { theme: 'sepia' })).toThrow('unknown context: theme sepia');
  });
});

describe('the rules of the format', () => {
  const token = { $type: 'color', $value: tokenValue('color', 'oklch(0.5 0.1 215)') };
  it.each([
    ['a name with a point', { 'a.b': token }, 'has a character'],
    ['a value without a type', { a: { $value: 1 } }, 'is no undefined'],
    [
      'a unit that is not of the format',
      { a: { $type: 'dimension', $value: { value: 1, unit: 'em' } } },
      'is no "dimension"',
    ],
    ['a colour as text', { a: { $type: 'color', $value: '#1f6f5c' } }, 'is no "color"'],
    ['an empty list of shadows', { a: { $type: 'shadow', $value: [] } }, 'is no "shadow"'],
    ['a token inside a token', { a: { ...token, b: token } }, 'is inside a token'],
    ['an own property', { a: { ...token, $css: '' } }, 'is no property'],
  ])('forbid %s', (_what, tree, problem) => {
    expect([...brokenRules(tree)].join()).toContain(problem);
  });
});

describe('a value of the theme', () => {
  it.each([
    ['color', 'oklch(1 0 0 / 0.5)', { colorSpace: 'oklch', components: [1, 0, 0], alpha: 0.5, hex: '#ffffff' }],
    ['dimension', '0.875rem', { value: 0.875, unit: 'rem' }],
    ['duration', '0s', { value: 0, unit: 's' }],
    ['fontFamily', "'Noto Sans', sans-serif", ['Noto Sans', 'sans-serif']],
    ['cubicBezier', 'cubic-bezier(0.2, 0, 0, 1)', [0.2, 0, 0, 1]],
  ] as const)('is written as a %s', (type, css, value) => {
    expect(tokenValue(type, css)).toEqual(value);
  });
  it('may have two shadows, or invisible ones', () => {
    const two = '0 8px 28px oklch(0.25 0.025 245 / 0.16), 0 1px 3px 2px oklch(0.25 0.025 245)';
    expect(tokenValue('shadow', two)).toMatchObject([
      { offsetY: { value: 8, unit: 'px' }, spread: { value: 0, unit: 'px' }, color: { alpha: 0.16 } },
      { offsetY: { value: 1, unit: 'px' }, spread: { value: 2, unit: 'px' } },
    ]);
    expect(tokenValue('shadow', 'none')).toMatchObject([{ color: { alpha: 0 } }]);
  });
  it('is rejected if the format cannot express it', () => {
    expect(() => tokenValue('dimension', '2em')).toThrow('cannot be written as a design token: 2em');
  });
});
