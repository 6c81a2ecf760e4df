import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installed } from './folder.ts';
import { published } from './packages.ts';
import { snippets } from './readme.ts';
import { run } from './run.ts';

test('the code of every README has the types it says, and what runs without a browser prints what it says', async () => {
  const folder = join(installed(), 'snippets');
  mkdirSync(folder);
  const files: string[] = [];
  for (const [path, { name }] of published) {
    const code = snippets(path).filter(({ language }) => /^tsx?$/.test(language));
    expect(code.length, name).toBeGreaterThan(0);
    for (const [index, snippet] of code.entries()) {
      const file = `${path.split('/')[1]}-${index}.${snippet.language}`;
      writeFileSync(join(folder, file), snippet.code);
      files.push(file);
    }
  }
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noImplicitAny: false,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  expect(await run(join(installed(), 'node_modules/.bin/tsc'), ['-p', folder], folder)).toBe('');

  const printed = async (file: string): Promise<string> => (await run(process.execPath, [file], folder)).trim();
  expect(await printed('contract-0.ts')).toBe('updated_device_connection');
  expect(await printed('clinical-0.ts')).toBe('54');
  expect(await printed('api-client-0.ts')).toBe('function');
});

test('isopter-brand checks the brand of the README, and refuses one that is wrong [KIT-03]', async () => {
  const brand = snippets('packages/ui').find(({ language }) => language === 'json')!.code;
  const folder = join(installed(), 'brand');
  mkdirSync(join(folder, 'bad'), { recursive: true });
  writeFileSync(join(folder, 'harbour.json'), brand);
  writeFileSync(join(folder, 'bad/harbour.json'), brand.replace('#1f6f5c', '#1f6f5'));
  const command = join(installed(), 'node_modules/.bin/isopter-brand');
  expect(await run(command, ['check', 'harbour.json'], folder)).toContain('Harbour Vision passes');
  await expect(run(command, ['check', 'bad/harbour.json'], folder)).rejects.toThrow(/refused\s+colors\.accent/);
});
