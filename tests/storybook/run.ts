import { createHash } from 'node:crypto';
import { publishedStories } from './published.ts';
import { type SelectedStory, selectStories } from './selection.ts';

/** Seed of the order of stories: a run can be repeated. */
export const SEED = Number(process.env['STORIES_SEED'] ?? 1);

/**
 * Returns the stories of this run. STORIES=quick: those of `npm test`; STORIES_FILES: only these files, comma-separated.
 * @throws Error if the files contain no story
 */
export function storiesOfRun(): SelectedStory[] {
  const files = process.env['STORIES_FILES']?.split(',').filter(Boolean) ?? [];
  const stories = selectStories(publishedStories(), { isComplete: process.env['STORIES'] !== 'quick', files });
  if (stories.length === 0) throw new Error(`The built Storybook has no stories of ${files.join(', ') || 'any file'}.`);
  return stories;
}

/** Returns the items in an order that looks random and depends only on the seed and their ids. */
export function shuffled<T extends { id: string }>(items: readonly T[], seed: number = SEED): T[] {
  const place = ({ id }: T): string => createHash('sha256').update(`${seed}/${id}`).digest('hex');
  return items.toSorted((a, b) => place(a).localeCompare(place(b)));
}
