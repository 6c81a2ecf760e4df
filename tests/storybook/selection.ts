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

/**
 * Selects the stories of a run; the same index always gives the same stories. Without `isComplete`: each story that has a
 * play function with the quick checks, and the first story of each file with all checks.
 */
export function selectStories(stories: readonly Story[], { isComplete, files }: Selection): SelectedStory[] {
  const wanted = new Set(files.map((file) => file.replace(/^\.\//, '')));
  const first = new Map<string, string>();
  for (const { id, importPath } of stories) if (!first.has(importPath)) first.set(importPath, id);
  return stories.flatMap((story) => {
    const { id, importPath, tags } = story;
    if (wanted.size > 0 && !wanted.has(importPath.replace(/^\.\//, ''))) return [];
    if (isComplete || first.get(importPath) === id) return { ...story, level: 'full' as const };
    return tags.includes('play-fn') ? { ...story, level: 'quick' as const } : [];
  });
}
