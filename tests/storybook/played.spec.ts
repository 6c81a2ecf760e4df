import { expect } from '@playwright/test';
import { dueStories, SEED, shuffled } from './published.ts';
import { test } from './test.ts';

const files = Map.groupBy(dueStories(), ({ importPath }) => importPath);

for (const [file, stories] of files) {
  test.describe(`${file}, order ${SEED}`, () => {
    // one after the other in one page: the first of a page is loaded as a link to it does, the others are switched to
    test.describe.configure({ mode: 'default' });
    for (const story of shuffled(stories)) {
      test(`${story.title}: ${story.name}`, async ({ storyPage }) => {
        await storyPage.show(story);
        expect(await storyPage.played(story)).toEqual([]);
        expect(await storyPage.wrongInForcedColors(story)).toEqual([]);
      });
    }
  });
}
