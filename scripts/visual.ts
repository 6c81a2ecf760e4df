// Compares what the kit looks like with its pictures in `tests/visual/pictures` (KIT-06):
//
//     npm run visual                    compares
//     npm run visual -- --update        takes what is shown for what is wanted
//     npm run visual -- --repeat 5      compares several times, to see whether the pictures repeat
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { otherBrowser, PICTURES } from './visual/browser.ts';

const given = process.argv.slice(2);
const isUpdate = given.includes('--update');
const repeat = given.includes('--repeat') ? Number(given[given.indexOf('--repeat') + 1]) : 1;

const compare = (): boolean =>
  spawnSync(`vitest run --project visual${isUpdate ? ' --update' : ''}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...(isUpdate && { ISOPTER_UPDATE: '1' }) },
  }).status === 0;

if (isUpdate) {
  // what is no longer shown has no picture
  rmSync(PICTURES, { recursive: true, force: true });
}
const other = otherBrowser();
if (other) console.error(other);
const differ = other ? [] : Array.from({ length: repeat }, compare).filter((isSame) => !isSame);
if (repeat > 1) console.log(`${differ.length} of ${repeat} turns differ.`);
process.exit(other || differ.length > 0 ? 1 : 0);
