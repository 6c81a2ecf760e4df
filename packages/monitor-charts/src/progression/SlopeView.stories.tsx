import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SlopeView } from './SlopeView.tsx';
import { slopesOf } from './stories/scene.ts';

const meta = preview.meta({
  title: 'Progression/SlopeView',
  component: SlopeView,
  args: { eye: 'OS' as const, points: slopesOf(15), extent: 30, spacing: 6 },
});

export const FifteenFields = meta.story({
  name: 'Shows the slope of each point and its meaning [OUR-68]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('application', { name: 'Slope of each point, Left eye' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^x −9°, y −15°, −1\.\d\d dB a year, loses sensitivity/ }),
    ).toBeVisible();
    await expect(canvas.getByText('p < 1%, too slow to count')).toBeVisible();
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const Narrow = meta.story({ decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>] });

export const FourCounted = meta.story({
  name: 'Shows no verdict before five included fields [OUR-07]',
  // of the six fields one was taken out and one is not reliable
  args: { points: slopesOf(6) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /not judged$/ })).toHaveLength(52);
    await expect(canvas.queryByText('p < 5%')).toBeNull();
  },
});

export const Table = meta.story({
  args: { display: 'table' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(52);
  },
});
