import { expect } from '@playwright/test';
import { SEED, shuffled, storiesOfRun } from './run.ts';
import { test } from './test.ts';

const files = Map.groupBy(storiesOfRun(), ({ importPath }) => importPath);

for (const [file, stories] of files) {
  test.describe(`${file}, order ${SEED}`, () => {
    // one after the other in the page of the worker
    test.describe.configure({ mode: 'default' });
    for (const story of shuffled(stories)) {
      test(`${story.title}: ${story.name}`, async ({ storyPage }) => {
        await storyPage.show(story);
        expect(await storyPage.faults(story)).toEqual([]);
      });
    }
  });
}
