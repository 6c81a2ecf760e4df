import type { Level } from '../../.storybook/checks/level.ts';
import type { Story } from './published.ts';

export interface SelectedStory extends Story {
  level: Level;
}

export interface Selection {
  /** Every story with every check: `npm run test:all`. */
  isComplete: boolean;
  /** Paths of story files from the root of the repository. Empty: all files. */
  files: readonly string[];
}

/** A name that carries a statement: `[KIT-05]`, `(of OUR-80)`. */
const CARRIES_STATEMENT = /[[(](?:of )?[A-Z][A-Z0-9]*-\d+[\])]/;

/** Tag of stories played only in chosen files and complete runs: other tests of the gate prove the same. */
const NOT_IN_GATE = '@all';

/**
 * Selects the stories of a run; the same index always gives the same stories. The first story of each file always gets every
 * check. Without `isComplete`, others are selected if they have a play function, and get the quick checks: in chosen files all of
 * them, else those that prove a statement and are not tagged `@all`.
 */
export function selectStories(stories: readonly Story[], { isComplete, files }: Selection): SelectedStory[] {
  const wanted = new Set(files.map((file) => file.replace(/^\.\//, '')));
  const first = new Map<string, string>();
  for (const { id, importPath } of stories) if (!first.has(importPath)) first.set(importPath, id);
  return stories.flatMap((story) => {
    const { id, name, importPath, tags } = story;
    if (wanted.size > 0 && !wanted.has(importPath.replace(/^\.\//, ''))) return [];
    if (isComplete || first.get(importPath) === id) return { ...story, level: 'full' as const };
    const isOfGate = CARRIES_STATEMENT.test(name) && !tags.includes(NOT_IN_GATE);
    const isPlayed = tags.includes('play-fn') && (wanted.size > 0 || isOfGate);
    return isPlayed ? { ...story, level: 'quick' as const } : [];
  });
}
