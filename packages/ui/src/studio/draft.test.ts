import { describe, expect, it } from 'vitest';
import harbour from '../../brands/harbour.json' with { type: 'json' };
import type { Brand } from '../brand/Brand.ts';
import { brandJson, openBrand, problemAt, textAt, valueAt, withValue } from './draft.ts';

const brand = harbour as Brand;
const draft = { ...brand };

describe('a brand while it is written [KIT-03]', () => {
  it('sets a value at a path and keeps the rest', () => {
    const next = withValue(draft, 'colors.accent', '#123456');
    expect(valueAt(next, 'colors.accent')).toBe('#123456');
    expect(valueAt(next, 'colors.neutral')).toBe(brand.colors.neutral);
    expect(valueAt(draft, 'colors.accent')).toBe(brand.colors.accent);
  });
  it('creates the group of a first value and removes it with the last', () => {
    const typed = withValue(draft, 'type.body', 'Source Sans 3');
    expect(typed['type']).toEqual({ body: 'Source Sans 3' });
    expect('type' in withValue(typed, 'type.body', '')).toBe(false);
  });
  it('reads missing values and values that are not text as empty', () => {
    expect(textAt(draft, 'type.mono')).toBe('');
    expect(textAt(draft, 'version')).toBe('');
  });
  it('opens the file it wrote', () => {
    expect(openBrand(brandJson(brand))).toEqual({ brand });
  });
  it('opens an illegible brand, so that it can be corrected', () => {
    expect(openBrand(JSON.stringify(withValue(draft, 'colors.accent', '#ffe94d'))).brand).toBeDefined();
  });
  it.each([
    ['no JSON', '{', '', 'the file is no JSON'],
    ['a list', '[]', '', 'must be an object'],
    [
      'CSS in a colour',
      brandJson({ ...brand, colors: { accent: 'red;} body{' } }),
      'colors.accent',
      'must be a colour',
    ],
    ['a script in a name', brandJson({ ...brand, name: '<script>' }), 'name', 'must be plain text'],
  ])('reports the error of %s', (_what, text, path, message) => {
    expect(problemAt(openBrand(text).problems ?? [], path)).toContain(message);
  });
});
