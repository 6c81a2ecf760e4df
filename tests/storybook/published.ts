import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Output folder of `npm run build:storybook`; `npm run check` builds some stories into another one. */
export const PUBLISHED = join(import.meta.dirname, '../..', process.env['STORYBOOK_FOLDER'] ?? '.cache/storybook');

/** A story in the index of a built Storybook. */
export interface Story {
  id: string;
  /** The path in the sidebar: `Components/Button`. */
  title: string;
  name: string;
  /** The story's file, from the root of the repository: `./packages/ui/src/Button/Button.stories.tsx`. */
  importPath: string;
  /** `play-fn`: has a play function. `crash`: shows a failure, which React writes to the console. */
  tags: readonly string[];
}

/**
 * Returns every story of the built Storybook.
 * @throws Error if it was not built
 */
export function publishedStories(): Story[] {
  const index = join(PUBLISHED, 'index.json');
  if (!existsSync(index)) throw new Error('No Storybook to test: npm run build:storybook');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, Story & { type: 'story' | 'docs' }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
