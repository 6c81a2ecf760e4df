import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { link } from './folder.ts';
import { type Packed, published, readManifest, root } from './packages.ts';
import { startRegistry } from './registry.ts';
import { run } from './run.ts';

/** Packages of third-party applications, in the versions of this repository. */
const SAME = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vanilla-extract/vite-plugin',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];
const versionOf = (name: string): string => readManifest(join(root, 'node_modules', name)).version;

test('the packages are packed as they would be published, and installed outside of the workspace', async () => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'isopter-consumer-'));
  const packs = join(folder, 'packs');
  mkdirSync(packs);
  const names = [...published.values()].map(({ name }) => name);
  const workspaces = names.flatMap((name) => ['--workspace', name]);
  const list = JSON.parse(
    await run('npm', ['pack', ...workspaces, '--pack-destination', packs, '--ignore-scripts', '--json'], root),
  ) as Packed[] | Record<string, Packed>;
  writeFileSync(join(packs, 'list.json'), JSON.stringify(Object.values(list)));

  cpSync(join(root, 'tests/consumer/apps'), folder, { recursive: true });
  cpSync(join(root, 'packages/ui/brands/harbour.json'), join(folder, 'vite/src/brand.json'));
  const all = [...names, 'react', 'react-dom', '@vanilla-extract/css'];
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(all.map((name) => [name, versionOf(name)])),
    devDependencies: {
      ...Object.fromEntries(SAME.map((name) => [name, versionOf(name)])),
      ...readManifest(join(root, 'tests/consumer')).devDependencies,
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const registry = await startRegistry(packs);
  writeFileSync(join(folder, '.npmrc'), `@isopter:registry=${registry.url}\n`);
  try {
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
  } finally {
    registry.close();
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(folder, link);
});
