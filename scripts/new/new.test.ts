import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCall } from './call.ts';
import { newMonitor } from './monitor.ts';
import { newScreen } from './screen.ts';

const root = join(import.meta.dirname, '../..');
const run = (cwd: string, command: string, ...args: string[]): string => {
  try {
    return execFileSync(join(root, 'node_modules/.bin', command), args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    // what it says went wrong
    return (error as { stdout: string }).stdout;
  }
};

/** Folders of the repository that the compiler and the generators read. */
const PARTS = ['apps', 'packages', 'scripts', 'tests', '.storybook', 'docs/requirements'];
const NOT_NEEDED = /\/(node_modules|dist|\.cache)$|\.png$/;

/** The repository once more, with packages that find each other there, and all else where it is installed. */
function copyOfTheTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'house-'));
  // what is compiled already is compiled
  for (const name of [...PARTS, ...globSync('{*.{json,ts},.cache/tsc}', { cwd: root })])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !NOT_NEEDED.test(path),
    });
  mkdirSync(join(copy, 'node_modules/@isopter'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@isopter') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const part of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, part)))
      symlinkSync(join(copy, part, name), join(copy, 'node_modules/@isopter', name));
  }
  return copy;
}

let copy: string;
const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(join(copy, path), change(read(path)));
const made: string[] = [];
beforeAll(() => {
  copy = copyOfTheTree();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true }), 60_000);

describe('what is new', () => {
  it('is a call that the requirements have', () => {
    // as if it were not built yet
    edit('packages/contract/src/calls/devices.ts', (text) =>
      text.replace(/(getDeviceStream: \{[^]*?)\s+built: true,/, '$1'),
    );
    edit('apps/server/test/authorization/attack/rules/clinic.ts', (text) =>
      text.replace(/(getDeviceStream: \{ by: \w+, ids: device) \}/, '$1, later: true }'),
    );
    made.push(...newCall('getDeviceStream', {}, copy).made);
    expect(read('packages/contract/src/calls/devices.ts')).toMatch(/getDeviceStream: \{[^]*?built: true/);
    expect(read('apps/server/test/authorization/attack/rules/clinic.ts')).toMatch(
      /getDeviceStream: \{ by: \w+, ids: device \}/,
    );
    expect(read('apps/server/src/clinic/devices/plugin.ts')).toContain(
      "import { getDeviceStream } from './getDeviceStream.ts';",
    );
  });

  it.each([
    ['countDevices', { area: 'devices', path: '/api/devices/count/' }],
    ['nameLane', { area: 'offices', path: '/api/lanes/', method: 'POST' }],
  ])('is a call that they do not have, %s', (name, options) => {
    made.push(...newCall(name, options, copy).made);
    expect(read(`packages/contract/src/calls/${options.area}.ts`)).toContain(`  ${name}: {`);
    expect(read('docs/requirements/12-ours.md')).toMatch(
      new RegExp(`^\\| X-\\d{3} \\| (GET|POST) ${options.path} `, 'm'),
    );
  });

  it.each([
    ['laneList', { path: '/lanes', feature: 'lanes' }, 'lanes/LaneList'],
    ['laneMap', { path: '/lanes/map/:id' }, 'laneMap/LaneMap'],
  ])('is a screen, %s', (name, options, component) => {
    made.push(...newScreen(name, options, copy).made);
    expect(read('apps/clinic/src/lib/platform/routes/routes.ts')).toContain(`  route('${options.path}'`);
    expect(read('apps/clinic/src/shell/laterScreens.ts')).toContain(`import('../features/${component}.tsx')`);
    expect(read('packages/locales/en-us/app.json')).toContain(`"${name}": {`);
  });

  it('is a kind of test, from the headset to the report', () => {
    const { made: files, changed } = newMonitor('flickerFusion', {}, copy);
    made.push(...files.filter((path) => /\.tsx?$/.test(path)));
    expect(files.length).toBeLessThanOrEqual(35);
    expect(files.filter((path) => !path.includes('flickerFusion'))).toEqual([]);
    // a row in each table that lists kinds, and one in each list of words
    expect(changed.length).toBeLessThanOrEqual(23);
    expect(read('packages/contract/src/kinds/kinds.ts')).toContain(
      "import { flickerFusion } from './flickerFusion.ts';",
    );
    expect(read('docs/requirements/12-ours.md')).toContain('GET /api/tests/{id}/flicker-fusion-results/ ');
  });

  // a second type check of the whole repository
  it('compiles, all of it', { tags: '@all', timeout: 300_000 }, () => {
    // what `npm run new` does after a call
    run(copy, 'node', '--conditions=@isopter/source', 'packages/contract/scripts/openapi.ts');
    // of packages and apps, tests and stories, at once
    expect(run(copy, 'tsc', '-p', 'tsconfig.lint.json')).toBe('');
  });

  it('passes lint', { tags: '@all', timeout: 60_000 }, () => {
    expect(run(copy, 'oxlint', '-c', join(root, '.oxlintrc.json'), ...made)).toContain('Found 0 warnings and 0 errors');
    expect(run(copy, 'node', join(root, 'scripts/check-imports.ts'))).toContain('all point one way');
    // two languages still lack the titles of two screens, the name of the kind, the nine words of its charts, and one those of its report
    expect(
      run(copy, 'node', '--conditions=@isopter/source', '--import=tsx', join(root, 'scripts/check-locales.ts')),
    ).toContain(' 29 problems');
  });
});

const countFiles = (): number => globSync('{apps,packages}/**/*.{ts,tsx}', { cwd: copy }).length;

describe('what is refused', () => {
  it.each([
    ['a name with a capital', () => newCall('DeleteDevice', {}, copy), /no name/],
    ['a path in the place of a name', () => newScreen('../escape', { path: '/a' }, copy), /no name/],
    ['a folder that is none', () => newScreen('lanes', { path: '/a', feature: '../../escape' }, copy), /no name/],
    ['a call that is built', () => newCall('getDevice', {}, copy), /built already/],
    ['a call of no area', () => newCall('countLanes', { area: 'lanes', path: '/api/lanes/' }, copy), /--area one of/],
    ['a call without a path', () => newCall('countLanes', { area: 'devices' }, copy), /--path/],
    ['a path that is none', () => newCall('countLanes', { area: 'devices', path: '/lanes' }, copy), /no path/],
    [
      'a method that is none',
      () => newCall('a', { area: 'devices', path: '/api/a/', method: 'PUT' }, copy),
      /GET or POST/,
    ],
    ['a screen without a path', () => newScreen('lanes', {}, copy), /--path/],
    ['a path that has a screen', () => newScreen('lanes', { path: '/patients' }, copy), /screen already/],
    ['words that are taken', () => newScreen('patients', { path: '/lanes/words' }, copy), /words of patients already/],
    ['a kind that is there', () => newMonitor('acuity', {}, copy), /exists already/],
    ['a kind of no name', () => newMonitor('Acuity', {}, copy), /no name/],
    ['a file that is there', () => newScreen('wall', { path: '/help', feature: 'wall' }, copy), /already/],
  ])('is %s', (_what, make, message) => {
    const before = countFiles();
    expect(make).toThrow(message);
    expect(countFiles()).toBe(before);
  });
});
