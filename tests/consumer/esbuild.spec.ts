import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installed } from './folder.ts';
import { run } from './run.ts';

interface Metafile {
  inputs: Record<string, unknown>;
}

/** Returns the modules that esbuild puts in a bundle of a file. */
async function bundled(entry: string): Promise<string[]> {
  const folder = join(installed(), 'esbuild');
  const meta = join(folder, `${entry}.json`);
  const args = [`${entry}.ts`, '--bundle', '--format=esm', `--outdir=out`, `--metafile=${meta}`, '--log-level=error'];
  await run(join(installed(), 'node_modules/.bin/esbuild'), args, folder);
  return Object.keys((JSON.parse(readFileSync(meta, 'utf8')) as Metafile).inputs);
}

test('a component’s own entry brings the styles of no other along, in esbuild too [KIT-04]', async () => {
  const styles = (await bundled('entry'))
    .filter((path) => path.endsWith('.css'))
    .map((path) => path.split('@isopter/ui/dist/')[1]);
  expect(styles.toSorted()).toEqual(['Button/Button.css', 'theme/layers.css', 'theme/shared.css']);
});
