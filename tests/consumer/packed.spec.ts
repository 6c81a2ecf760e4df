import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installed } from './folder.ts';
import { type Packed, published, readManifest, root } from './packages.ts';

const packed = (): readonly Packed[] =>
  JSON.parse(readFileSync(join(installed(), 'packs/list.json'), 'utf8')) as readonly Packed[];

test('no two files of a package have one name where capitals do not count [KIT-04]', () => {
  for (const { files } of packed()) {
    const seen = new Map<string, string>();
    const same = files.filter(({ path }) => {
      const before = seen.get(path.toLowerCase());
      seen.set(path.toLowerCase(), path);
      return before !== undefined;
    });
    expect(files.length).toBeGreaterThan(10);
    expect(same.map(({ path }) => path)).toEqual([]);
  }
});

const own = (path: string): string => readFileSync(join(installed(), 'node_modules', path), 'utf8');

test('every package has its readme, licence and changelog, its address, and the one version [KIT-04]', () => {
  const { version } = readManifest(join(root, 'packages/ui'));
  for (const [directory, { name }] of published) {
    const files = packed()
      .find((one) => one.name === name)!
      .files.map(({ path }) => path);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json']));
    expect(files.filter((path) => !/^(dist|brands)\/|^(README|LICENSE|CHANGELOG)|\.json$/.test(path))).toEqual([]);
    expect(files.filter((path) => /\.(test|stories|docs)\./.test(path))).toEqual([]);
    expect(own(`${name}/LICENSE`)).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
    expect(own(`${name}/CHANGELOG.md`)).toContain(`## ${version}`);
    expect(readManifest(join(installed(), 'node_modules', name))).toMatchObject({
      version,
      license: 'Apache-2.0',
      repository: { type: 'git', url: 'git+https://github.com/isopter/isopter.git', directory },
      homepage: `https://github.com/isopter/isopter/tree/main/${directory}#readme`,
      bugs: { url: 'https://github.com/isopter/isopter/issues' },
    });
  }
});

test('the kit brings its typefaces with their licences, its words and its command [KIT-03]', () => {
  const [ui, charts] = ['@isopter/ui', '@isopter/monitor-charts'].map((name) =>
    packed()
      .find((one) => one.name === name)!
      .files.map(({ path }) => path),
  );
  const css = own('@isopter/ui/dist/fonts.css');
  const files = [...css.matchAll(/url\(\.\/(fonts\/[\w-]+\.woff2)\)/g)].map(([, file]) => `dist/${file}`);
  expect(files).toHaveLength(4);
  expect(ui).toEqual(expect.arrayContaining(files));
  expect(ui!.filter((path) => path.endsWith('.OFL.txt'))).toHaveLength(2);
  expect(ui).toEqual(expect.arrayContaining(['dist/bin/isopter-brand.js', 'brand.schema.json']));
  for (const language of ['ar-eg', 'es-es']) {
    expect(ui).toContain(`dist/locales/${language}.js`);
    expect(charts).toContain(`dist/locales/${language}.js`);
  }
});

test('the kit brings its tokens for design tools and for plain pages [KIT-03]', () => {
  const { version, modifiers } = JSON.parse(own('@isopter/ui/dist/tokens.resolver.json')) as {
    version: string;
    modifiers: { theme: { contexts: object } };
  };
  expect(version).toBe('2025.10');
  expect(Object.keys(modifiers.theme.contexts)).toContain('dark red-green');
  for (const theme of ['light', 'dark', 'high-contrast']) {
    expect(JSON.parse(own(`@isopter/ui/dist/tokens/${theme}.tokens.json`))).toHaveProperty(
      'isopter.color.accent.$value.colorSpace',
    );
  }
  const css = own('@isopter/ui/dist/tokens.css');
  expect(css).toContain('--isopter-color-accent:');
  // values and nothing that looks like anything
  expect(css).not.toMatch(/@layer isopter\.(reset|base|components|patterns) \{/);
  const { exports } = readManifest(join(installed(), 'node_modules/@isopter/ui'));
  expect(Object.keys(exports)).toEqual(
    expect.arrayContaining(['./tokens.css', './tokens.resolver.json', './tokens/*.tokens.json']),
  );
});
