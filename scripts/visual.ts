import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';

/**
 * Compares what the kit and the charts look like with the pictures in `tests/visual/pictures` (KIT-06):
 *
 *     npm run visual                    compares everything
 *     npm run visual -- --update        takes what is shown for what is wanted
 *     npm run visual -- --repeat 5      compares several times, to see whether the pictures repeat
 *     npm run visual -- matrix          one part: matrix, light, dark
 */

const PICTURES = 'tests/visual/pictures';
/** Stories of the kit and of the charts; the screens made of them move with them. */
const STORIES = 'packages/ui/src packages/monitor-charts/src';
const PARTS = {
  matrix: { run: 'vitest run --project visual', folder: 'matrix', env: {} },
  light: { run: `vitest run --project stories ${STORIES}`, folder: 'stories-light', env: { VISUAL: '1' } },
  dark: {
    run: `vitest run --project stories ${STORIES}`,
    folder: 'stories-dark',
    env: { VISUAL: '1', ISOPTER_THEME: 'dark' },
  },
};

const given = process.argv.slice(2);
const isUpdate = given.includes('--update');
const repeat = given.includes('--repeat') ? Number(given[given.indexOf('--repeat') + 1]) : 1;
const named = Object.entries(PARTS).filter(([name]) => given.includes(name));
const parts = named.length > 0 ? named : Object.entries(PARTS);

let hasFailed = false;
for (let turn = 1; turn <= repeat; turn++) {
  for (const [name, { run, folder, env }] of parts) {
    // what is no longer shown has no picture
    if (isUpdate) rmSync(`${PICTURES}/${folder}`, { recursive: true, force: true });
    const started = performance.now();
    const { status } = spawnSync(isUpdate ? `${run} --update` : run, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, ...env, ...(isUpdate && { ISOPTER_UPDATE: '1' }) },
    });
    hasFailed ||= status !== 0;
    const count = globSync(`${PICTURES}/${folder}/**/*.png`).length;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const turns = repeat > 1 ? `, turn ${turn} of ${repeat}` : '';
    console.log(`── ${name}${turns}: ${count} pictures, ${status === 0 ? 'ok' : 'DIFFERENT'}, ${seconds} s\n`);
  }
}
process.exit(hasFailed ? 1 : 0);
