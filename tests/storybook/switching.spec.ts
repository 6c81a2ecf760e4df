import { expect } from '@playwright/test';
import { SEED, shuffled, storiesOfRun } from './run.ts';
import { test } from './test.ts';

/** Stories that share a page, and pages in a run. */
const TOGETHER = 40;
const PAGES = 2;

// the console errors of a crash would be counted as those of its neighbors
const order = shuffled(storiesOfRun().filter(({ tags }) => !tags.includes('crash')));
const groups = Array.from({ length: PAGES }, (_, page) => order.slice(page * TOGETHER, (page + 1) * TOGETHER));

// a person can go through the sidebar faster than stories play
for (const [index, stories] of groups.filter(({ length }) => length > 1).entries()) {
  test(`stories left before they are played to their end, order ${SEED}, group ${index + 1}`, async ({ storyPage }) => {
    test.setTimeout(180_000);
    const last = stories.at(-1)!;
    await storyPage.open(stories[0]!);
    for (const story of stories) await storyPage.glance(story);
    // whatever the others left behind must not reach the last one, which is played
    expect(await storyPage.faults(last), stories.map(({ id }) => id).join(' ')).toEqual([]);
  });
}
