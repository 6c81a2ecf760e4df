import { describe, expect, it } from 'vitest';
import { type Build, keptBuilds, staleFiles } from '../../keepBuilds.ts';

const HOUR = 3_600_000;
const NOW = 1_000 * 24 * HOUR;
const build = (id: string, hoursAgo: number, ...files: string[]): Build => ({ id, made: NOW - hoursAgo * HOUR, files });
const ids = (builds: readonly Build[]): string[] => builds.map(({ id }) => id);

describe('the files of earlier builds', () => {
  it('stay for a week', () => {
    const builds = [build('new', 0), build('yesterday', 24), build('six days', 6 * 24), build('eight days', 8 * 24)];
    expect(ids(keptBuilds(builds, NOW))).toEqual(['new', 'yesterday', 'six days']);
  });

  it('stay for the build before, however old it is: pages were open until now', () => {
    const builds = [build('older', 100 * 24), build('before', 90 * 24), build('new', 0)];
    expect(ids(keptBuilds(builds, NOW))).toEqual(['new', 'before']);
  });

  it('go when no build that is kept has them', () => {
    const kept = [build('new', 0, 'assets/a.js', 'assets/b.css'), build('before', 1, 'assets/a.js', 'assets/old.js')];
    const present = ['index.html', 'assets/a.js', 'assets/b.css', 'assets/old.js', 'assets/older.js', 'logo.svg'];
    expect(staleFiles(present, kept, ['index.html'])).toEqual(['assets/older.js', 'logo.svg']);
  });
});
