import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportsMap } from '../scripts/exportsMap.ts';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { exports: object };

describe('the public surface', () => {
  it('has an entry for every component; `npm run exports` writes them [KIT-04]', () => {
    expect(manifest.exports).toEqual(exportsMap(new URL('.', import.meta.url).pathname));
  });
  it('exports these names and no other [KIT-04]', async () => {
    await expect(
      Object.keys(await import('./index.ts'))
        .sort()
        .join('\n'),
    ).toMatchFileSnapshot('surface.txt');
  });
  it('exports the icons by meaning [KIT-04]', async () => {
    const names = Object.keys(await import('./icons/index.ts'));
    expect(names.filter((name) => !name.endsWith('Icon'))).toEqual([]);
  });
});
