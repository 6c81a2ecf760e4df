import { expect } from '@playwright/test';
import { publishedStories, SEED, shuffled } from './published.ts';
import { test } from './test.ts';

/** How many stories share a page, and how many pages there are in a run: other stories each day. */
const TOGETHER = 40;
const PAGES = 2;

// what a crash writes to the console would be held against those around it
const order = shuffled(publishedStories().filter(({ tags }) => !tags.includes('crash')));
const turns = Array.from({ length: PAGES }, (_, turn) => order.slice(turn * TOGETHER, (turn + 1) * TOGETHER));

// who looks for something goes through the sidebar faster than stories play
for (const [turn, stories] of turns.entries()) {
  test(`stories switched before they are played to their end, order ${SEED}, ${turn + 1} of ${turns.length}`, async ({
    storyPage,
  }) => {
    test.setTimeout(180_000);
    const last = stories.at(-1)!;
    await storyPage.open(stories[0]!);
    for (const story of stories) await storyPage.glance(story);
    // what the ones before left behind does not reach the last one, which is played
    expect(await storyPage.played(last), stories.map(({ id }) => id).join(' ')).toEqual([]);
  });
}
