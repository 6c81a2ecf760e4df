import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCss } from './brandCss.ts';
import { problemText, readBrand } from './readBrand.ts';

const folder = new URL('../../brands/', import.meta.url).pathname;
const files = globSync('*.json', { cwd: folder }).toSorted();

describe('the sample brands', () => {
  it('are two realistic ones, and one that uses every option [KIT-03]', () => {
    expect(files).toEqual(['harbour.json', 'nordlys.json', 'torture.json']);
  });
  it.each(files)('%s passes every check and is named after its domain [KIT-03] [NAV-12]', (file) => {
    const { brand, problems = [] } = readBrand(readFileSync(folder + file, 'utf8'));
    expect(problemText(problems)).toBe('');
    expect(brand?.domain).toBe(basename(file, '.json'));
    expect([brand?.copyright, brand?.technicianArea, brand?.favicon].every(Boolean)).toBe(true);
  });
});

describe('a brand as CSS', () => {
  const { brand } = readBrand(readFileSync(`${folder}nordlys.json`, 'utf8'));
  const css = brandCss(brand!);
  it('sets public variables, in the layer of the tokens [KIT-03]', () => {
    expect(css.startsWith('@layer isopter.tokens {\n:root {\n')).toBe(true);
    expect(css).toContain('  --isopter-color-accent: oklch(0.44 0.15 295);\n');
    expect(css).toContain("  --isopter-font-body: 'Source Sans 3', 'Atkinson Hyperlegible Next Variable'");
    expect(css).toContain(
      '  --isopter-radius-sm: 9.6px;\n  --isopter-radius-md: 16px;\n  --isopter-radius-lg: 25.6px;\n',
    );
  });
  it('has a rule for every way to select a theme, and leaves paper light [KIT-03]', () => {
    for (const place of [
      ':root[data-theme="dark"] {',
      ':root:not([data-theme]) {',
      ':root[data-theme="high-contrast"] {',
    ])
      expect(css).toContain(place);
    for (const [media] of css.matchAll(/@media [^{]+/g)) expect(media).toMatch(/^@media (not print|screen and)/);
  });
  it('omits values that equal those of the product [KIT-03]', () => {
    expect(css).not.toContain('--isopter-color-scrim');
    expect(css).not.toContain('--isopter-color-eye-od');
    expect(css).not.toContain('--isopter-font-size');
  });
  it('scales all text [KIT-03]', () => {
    const scaled = brandCss({ ...brand!, type: { scale: 1.25 }, radius: 'none' });
    expect(scaled).toContain('  --isopter-font-size-md: calc(0.875rem * 1.25);\n');
    expect(scaled).toContain('  --isopter-radius-lg: 0px;\n');
  });
});
