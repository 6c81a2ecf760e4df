import { dirname } from 'node:path/posix';

/** Tests of one kind, nearest to the change first. */
export interface Selection {
  chosen: string[];
  /** Tests that also depend on the change but do not fit into the time of a check. */
  skipped: string[];
}

export interface Selections {
  unit: Selection;
  components: Selection;
  server: Selection;
  stories: Selection;
}

/** Maximum number of files of each kind, so that the whole check takes less than three minutes on two cores. */
export const MOST = { unit: 150, components: 6, server: 10, stories: 16 } as const;

const KINDS: Readonly<Record<keyof Selections, RegExp>> = {
  unit: /^(packages\/[^/]+\/src|apps\/(clinic|headset)\/src|scripts|\.storybook)\/.*\.test\.ts$/,
  components: /^(packages|apps)\/[^/]+\/src\/.*\.test\.tsx$/,
  server: /^(apps\/server\/src\/.*|tests\/together\/[^/]+)\.test\.ts$/,
  stories: /\.stories\.tsx$/,
};

/** A server test starts the whole server, so only near tests and those that make a changed call are about the change. */
const NEAR_ON_THE_SERVER = 2;

/** Returns how many leading folders two paths have in common. */
const commonFolders = (a: string, b: string): number => {
  const [these, those] = [dirname(a).split('/'), dirname(b).split('/')];
  const end = these.findIndex((folder, index) => folder !== those[index]);
  return end === -1 ? these.length : end;
};

/**
 * Chooses the tests that a change affects.
 * @param distances how many imports are between the change and each file that depends on it
 * @param changed the changed files
 * @param namesChangedCall whether a test of the server makes a call that a changed file handles
 */
export function selectTests(
  distances: ReadonlyMap<string, number>,
  changed: readonly string[],
  namesChangedCall: (file: string) => boolean,
): Selections {
  const nearness = (file: string): number => Math.max(0, ...changed.map((one) => commonFolders(one, file)));
  const choose = (kind: keyof Selections, isAbout: (file: string, distance: number) => boolean): Selection => {
    const files = [...distances]
      .filter(([file]) => KINDS[kind].test(file))
      .filter(([file, distance]) => isAbout(file, distance))
      .toSorted(([a, near], [b, far]) => near - far || nearness(b) - nearness(a) || a.localeCompare(b))
      .map(([file]) => file);
    return { chosen: files.slice(0, MOST[kind]), skipped: files.slice(MOST[kind]) };
  };
  return {
    unit: choose('unit', () => true),
    components: choose('components', () => true),
    stories: choose('stories', () => true),
    server: choose('server', (file, distance) => distance <= NEAR_ON_THE_SERVER || namesChangedCall(file)),
  };
}
