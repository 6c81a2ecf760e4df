import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BarChart } from '../BarChart.tsx';
import { barChartDocs } from './BarChart.docs.ts';
import { Example, record } from './BarChart.example.tsx';

const meta = preview.meta({
  title: 'Charts/BarChart',
  component: BarChart,
  parameters: { guide: barChartDocs },
  args: { label: 'Tests', data: [record], title: 'Day', y: { title: 'Tests' }, width: 320, height: 240 },
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });

export const Keyboard = meta.story({
  name: 'Announces bar by bar with the arrow keys [CHART-02]',
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Tue: 22' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Thu: no value' })).toHaveFocus();
  },
});

export const AsTable = meta.story({
  name: 'Shows the same data as a table [CHART-02]',
  args: { display: 'table' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Mon 14' })).toBeVisible();
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' }, render: () => <Example /> });

export const LargeText = meta.story({
  name: 'Enlarges labels and their room with the text size',
  globals: { textScale: '200' },
  args: { y: { title: 'Patients seen in a month, all offices' }, height: 240 },
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('svg text')];
    const long = texts.filter((text) => text.hasAttribute('transform'));
    await expect(long).toHaveLength(1);
    for (const text of texts.filter((one) => !long.includes(one)))
      await expect(getComputedStyle(text).fontSize).toBe('22px');
    // it would not fit at that size
    await expect(Number.parseFloat(getComputedStyle(long[0]!).fontSize)).toBeGreaterThan(11);
    const drawing = canvasElement.querySelector('svg')!.getBoundingClientRect();
    for (const text of texts) {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(drawing.left);
      await expect(right).toBeLessThanOrEqual(drawing.right);
      await expect(top).toBeGreaterThanOrEqual(drawing.top);
      await expect(bottom).toBeLessThanOrEqual(drawing.bottom);
    }
  },
});
