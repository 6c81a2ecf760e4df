import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { thirdPartyNotices } from './notices.ts';
import { type LockPackages, shippedPackages } from './shipped.ts';
import { standardText } from './standardTexts.ts';

const root = join(import.meta.dirname, '../..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockPackages };
const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

describe('the packages that are shipped', () => {
  const names = shippedPackages(packages).map(({ name }) => name);

  it('are the dependencies of server and app, and theirs', () => {
    const direct = Object.keys(dependencies).filter((name) => !name.startsWith('@isopter/'));
    expect(direct.length).toBeGreaterThan(30);
    expect(names).toEqual(expect.arrayContaining([...direct, 'wouter', 'lucide-react', 'scheduler', 'split2']));
  });

  it('are neither tools nor packages of this repository', () => {
    expect(names.filter((name) => /^(@isopter\/.*|vite|vitest|storybook|tsx|@playwright\/test)$/.test(name))).toEqual(
      [],
    );
  });

  it('find a dependency in the nearest folder, as Node does', () => {
    const lock = {
      'apps/server': { dependencies: { a: '1', b: '1' } },
      'node_modules/a': { version: '1', license: 'MIT', dependencies: { c: '2' } },
      'node_modules/a/node_modules/c': { version: '2', license: 'MIT' },
      'apps/server/node_modules/b': { version: '1', license: 'ISC', optionalDependencies: { 'c-linux': '1' } },
      'node_modules/c': { version: '1', license: 'MIT' },
      'node_modules/c-linux': { version: '1', license: 'MIT', os: ['linux'] },
    };
    expect(shippedPackages(lock, ['apps/server']).map(({ folder }) => folder)).toEqual([
      'node_modules/a',
      'apps/server/node_modules/b',
      'node_modules/a/node_modules/c',
    ]);
  });
});

describe('third-party notices', () => {
  it('name every shipped package, each with the text of its licence [OUR-502]', () => {
    const notices = thirdPartyNotices(root);
    for (const { name, version } of shippedPackages(packages)) expect(notices).toContain(`\n${name} ${version}`);
    for (const text of [
      'Permission is hereby granted',
      'SIL OPEN FONT LICENSE',
      'Apache License',
      'Mozilla Public License',
    ])
      expect(notices).toContain(text);
  });

  it('are not written while a package has no licence text [OUR-502]', () => {
    const folder = mkdtempSync(join(tmpdir(), 'isopter-notices-'));
    try {
      const lock = {
        'apps/server': { dependencies: { bare: '1' } },
        'node_modules/bare': { version: '1.2.3', license: 'MIT' },
      };
      writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: lock }));
      mkdirSync(join(folder, 'node_modules/bare'), { recursive: true });
      writeFileSync(join(folder, 'node_modules/bare/license.js'), 'export const license = 1;');
      expect(() => thirdPartyNotices(folder)).toThrow('bare 1.2.3 (MIT)');
      writeFileSync(join(folder, 'node_modules/bare/LICENSE.md'), 'Do as you like.');
      expect(thirdPartyNotices(folder)).toContain('bare 1.2.3 (MIT)\n\nDo as you like.');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('have no standard text for a package that nobody looked at [OUR-502]', () => {
    expect(standardText('tr46', 'MIT')).toMatch(/^Copyright \(c\) Sebastian Mayr\n\nPermission is hereby granted/);
    expect(standardText('unknown', 'MIT')).toBeUndefined();
    expect(standardText('tr46', 'GPL-3.0')).toBeUndefined();
  });
});
