import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '../../scripts/test/day.ts';
import { isShownIn } from '../../.storybook/checks/parts.ts';

/** Where `npm run build:storybook` leaves what is published. */
export const PUBLISHED = join(import.meta.dirname, '../../.cache/storybook');

/** What the index of a Storybook says of a story. */
export interface Story {
  id: string;
  /** The path in the sidebar: `Components/Button`. */
  title: string;
  name: string;
  /** The file it is written in, from the root of the repository: `./packages/ui/src/Button/Button.stories.tsx`. */
  importPath: string;
  /** `crash`: what it shows is that something fails, which React writes to the console; `play-fn`: it does something. */
  tags: readonly string[];
}

/**
 * Every story of the published Storybook.
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

/** The order of a run: another one each day, or the one a failed run has printed. */
export const SEED = Number(process.env['STORIES_SEED'] ?? DAY);

/** The stories of a run: every one, or those whose turn it is; one that does something is always played. */
export function dueStories(): Story[] {
  const all = publishedStories();
  if (process.env['ISOPTER_EXAMINED'] !== 'turn') return all;
  return all.filter(({ id, tags }) => tags.includes('play-fn') || isShownIn(SEED, id));
}

/** The same stories in an order that looks random, and is the same for the same seed. */
export function shuffled(stories: readonly Story[], seed: number = SEED): Story[] {
  const place = ({ id }: Story): string => createHash('sha256').update(`${seed}/${id}`).digest('hex');
  return stories.toSorted((a, b) => place(a).localeCompare(place(b)));
}
