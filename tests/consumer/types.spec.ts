import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installed } from './folder.ts';
import { type Manifest, published } from './packages.ts';
import { run } from './run.ts';

/** Every entry of a package that has types, as it is imported. */
const entries = ({ name, exports }: Manifest): string[] =>
  Object.entries(exports)
    .filter(([entry, target]) => typeof target === 'object' && !entry.includes('*'))
    .map(([entry]) => name + entry.slice(1));

const specifiers = [...published.values()].flatMap((manifest) => entries(manifest));
const source = specifiers
  .map((specifier, index) =>
    specifier.endsWith('.css') ? `import '${specifier}';` : `export * as e${index} from '${specifier}';`,
  )
  .join('\n');

/** The strictest settings of an application: they check the declarations of libraries too. */
const strict = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: false,
  noUncheckedSideEffectImports: true,
  forceConsistentCasingInFileNames: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};
const RESOLUTIONS = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  nodenext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
};

test('there are entries of every published package', () => {
  expect(published.size).toBe(5);
  expect(specifiers.length).toBeGreaterThan(100);
});

for (const [resolution, options] of Object.entries(RESOLUTIONS)) {
  for (const compiler of ['typescript', 'typescript-5.9']) {
    test(`every entry has types that hold in ${compiler} with ${resolution} [KIT-04]`, async () => {
      const folder = join(installed(), `types-${resolution}-${compiler}`);
      mkdirSync(folder);
      writeFileSync(join(folder, 'entries.ts'), source);
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: { ...strict, ...options }, files: ['entries.ts'] }),
      );
      expect(await run('node', [join(installed(), 'node_modules', compiler, 'bin/tsc'), '-p', folder], folder)).toBe(
        '',
      );
    });
  }
}

for (const compiler of ['typescript', 'typescript-5.9']) {
  test(`a strategy or a payload that does not exist is a type error in ${compiler} [KIT-04] [CHART-01]`, async () => {
    const folder = join(installed(), `types-charts-${compiler}`);
    cpSync(join(installed(), 'charts'), folder, { recursive: true });
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...strict, ...RESOLUTIONS.bundler }, files: ['charts.ts'] }),
    );
    expect(await run('node', [join(installed(), 'node_modules', compiler, 'bin/tsc'), '-p', folder], folder)).toBe('');
  });
}
