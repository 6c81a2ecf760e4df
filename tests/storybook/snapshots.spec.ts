import { expect } from '@playwright/test';
import { extractStories, snapshotsOf } from '../../scripts/snapshots/extract.ts';
import { test } from './test.ts';

const THEMES = ['light', 'dark', 'high contrast'];

const isClinic = ({ title }: { title: string }): boolean => title.startsWith('Clinic/');

test('every story outside the clinic has snapshots, and no theme modes if it sets its theme [KIT-06]', async ({
  browser,
  storybook,
}) => {
  const stories = await extractStories(browser, storybook);
  const withOwnTheme = stories.filter((story) => !isClinic(story) && 'theme' in story.storyGlobals);

  expect(stories.filter((story) => isClinic(story) && snapshotsOf(story).length > 0)).toEqual([]);
  expect(stories.filter((story) => !isClinic(story) && snapshotsOf(story).length === 0)).toEqual([]);
  expect(withOwnTheme.filter((story) => snapshotsOf(story).some((mode) => THEMES.includes(mode)))).toEqual([]);
  expect([stories.some(isClinic), withOwnTheme.length > 0]).toEqual([true, true]);
});
