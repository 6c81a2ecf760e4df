import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { enter, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { WORK, working } from '../../fakes/data/today.ts';
import { Today } from './Today.tsx';

const meta = preview.meta({
  title: 'Screens/Today on a telephone',
  component: ScreenStage,
  args: { screen: Today, route: '/today', path: '/today' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

export const NarrowLargeText = meta.story({
  name: 'On a telephone, text twice as large: the day keeps within the screen, on two lines',
  beforeEach: enter({ handlers: working(WORK) }),
  globals: { textScale: '200' },
  play: inEnglish(async ({ canvas }) => {
    const days = await canvas.findByRole('group', { name: 'Day' });
    const { left, right } = days.parentElement!.getBoundingClientRect();
    for (const part of days.querySelectorAll('*')) {
      const box = part.getBoundingClientRect();
      if (box.width > 1) await expect([box.left >= left - 1, box.right <= right + 1]).toEqual([true, true]);
    }
    const [before, after] = [/before/, /after/].map((name) => within(days).getByRole('button', { name }));
    await expect(after!.getBoundingClientRect().top).toBe(before!.getBoundingClientRect().top);
  }),
});

export const Narrow = meta.story({
  name: 'On a telephone the filters are in a sheet [OUR-311]',
  beforeEach: enter({ handlers: working(WORK) }),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('region', { name: /Needs attention 1/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Running' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('button', { name: 'Filter (1)' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('region', { name: /Needs attention/ })).toBeNull());
    await expect(canvas.getByRole('region', { name: /Running 2/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('region', { name: /Needs attention 1/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible();
  }),
});

export const NarrowParts = meta.story({
  name: 'On a telephone a part of the day is shown at a time, each with its count [OUR-398]',
  beforeEach: enter({ handlers: working(WORK) }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Needs attention 1/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /Running/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: /unread/i })).toBeNull();
    const read = canvas.getByRole('radio', { name: 'Unread 7' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Running 2' }));
    await expect(await canvas.findByRole('region', { name: /Running 2/ })).toBeVisible();
    await userEvent.click(read);
    await expect(await canvas.findByRole('region', { name: /unread/i })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /Running/ })).toBeNull();
    // the keys of the groups show them first
    await userEvent.keyboard('3');
    await waitFor(() => expect(canvas.getByRole('region', { name: /Waiting/ })).toBeVisible());
    await expect(document.activeElement?.closest('section')?.dataset['group']).toBe('waiting');
  }),
});
