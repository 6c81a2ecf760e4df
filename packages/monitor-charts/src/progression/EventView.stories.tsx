import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EventView } from './EventView.tsx';
import { eventsOf } from './stories/scene.ts';

const meta = preview.meta({
  title: 'Progression/EventView',
  component: EventView,
  args: { eye: 'OS' as const, analysis: eventsOf(15)!, extent: 30, spacing: 6, date: '09/30/2026' },
});

export const FifteenFields = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const FiveFields = meta.story({ args: { analysis: eventsOf(5)! } });
export const Narrow = meta.story({ decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>] });

/** The baseline alone says which points cannot be judged. */
export const BaselineAlone = meta.story({
  args: { analysis: { ...eventsOf(5)!, followUps: [] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('img', { name: /within test-retest limits/ })).length).toBeGreaterThan(40);
    await expect(canvas.queryByRole('img', { name: /worse in/ })).toBeNull();
  },
});

export const Points = meta.story({
  name: 'Describes for each point in how many tests in a row it was worse, and the limit [OUR-68]',
  play: async ({ canvas, canvasElement }) => {
    const map = await canvas.findByRole('application', { name: 'Change from baseline, Left eye, 09/30/2026' });
    await expect(canvas.getAllByRole('img', { name: /worse in 3 or more tests in a row/ }).length).toBeGreaterThan(0);
    map.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvasElement.querySelector('[data-part="details"]')).toHaveTextContent(
      /Baseline\d+ dBWorse below\d+ dB/,
    );
  },
});

export const Table = meta.story({
  name: 'Is available as a table [CHART-02]',
  args: { display: 'table' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /Change from baseline/ });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(52);
    await expect(canvas.getAllByText('worse in 3 or more tests in a row').length).toBeGreaterThan(0);
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
