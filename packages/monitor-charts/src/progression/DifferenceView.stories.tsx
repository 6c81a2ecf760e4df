import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DifferenceView } from './DifferenceView.tsx';
import { differenceOf } from './stories/scene.ts';

const meta = preview.meta({
  title: 'Progression/DifferenceView',
  component: DifferenceView,
  args: {
    eye: 'OS' as const,
    points: differenceOf(),
    blindSpot: [
      { x: -15, y: 3 },
      { x: -15, y: -3 },
    ],
    extent: 30,
    spacing: 6,
  },
});

export const TwoFields = meta.story({
  name: 'Describes for each point the change and whether retests reach it [OUR-251]',
  play: async ({ canvas, canvasElement }) => {
    const map = await canvas.findByRole('application', { name: 'Difference of each point, Left eye' });
    await expect(canvas.getAllByRole('img', { name: /worse, p < 1%$/ })).toHaveLength(5);
    await expect(canvas.getAllByRole('img', { name: /worse, p < 5%$/ })).toHaveLength(13);
    await expect(
      canvas.getByRole('img', { name: 'x 27°, y −3°, 16 dB, then 25 dB, +9 dB, within limits' }),
    ).toBeVisible();
    map.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvasElement.querySelector('[data-part="details"]')).toHaveTextContent(/Worse below\d+ dB/);
  },
});
/** A location that was almost blind before: a loss cannot be distinguished from chance. */
export const LowBefore = meta.story({
  name: 'Shows that a point with a low earlier value has no limit [OUR-251]',
  args: { points: differenceOf(12) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /no limit$/ })).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'x −21°, y −3°, 11 dB, then 0 dB, −11 dB, no limit' })).toBeVisible();
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Narrow = meta.story({ decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>] });

export const Table = meta.story({
  name: 'Is available as a table [CHART-02] [OUR-251]',
  args: { display: 'table' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Difference of each point, Left eye' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(52);
  },
});

/** A field is never mirrored. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (await canvas.findByRole('img', { name: /^x −21°, y 3°/ })).getBoundingClientRect();
    const right = canvas.getByRole('img', { name: /^x 27°, y 3°/ }).getBoundingClientRect();
    await expect(left.x).toBeLessThan(right.x);
  },
});
