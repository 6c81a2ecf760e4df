import { expect, it } from 'vitest';
import { storyFiles } from './storyFiles.ts';

it('finds every story by default', () => {
  expect(storyFiles().map(({ directory }) => directory)).toEqual([
    '../packages/ui/src',
    '../packages/monitor-charts/src',
    '../apps/clinic/src',
  ]);
});

it('takes chosen files with the prefix of their folder', () => {
  expect(
    storyFiles(['packages/ui/src/Button/Button.stories.tsx', 'apps/clinic/src/shell/stories/Polls.stories.tsx']),
  ).toEqual([
    { directory: '../packages/ui/src', files: 'Button/Button.stories.tsx' },
    { directory: '../apps/clinic/src', titlePrefix: 'Clinic', files: 'shell/stories/Polls.stories.tsx' },
  ]);
});
