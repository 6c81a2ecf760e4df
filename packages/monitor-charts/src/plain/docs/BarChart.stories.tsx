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
  name: 'Is read bar by bar with the arrow keys [CHART-02]',
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
  name: 'Is a table of the same data [CHART-02]',
  args: { display: 'table' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Mon 14' })).toBeVisible();
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' }, render: () => <Example /> });

export const LargeText = meta.story({
  name: 'Has larger words where the reader has larger text, and room for them',
  globals: { textScale: '200' },
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('svg text')];
    await expect(texts.map((text) => getComputedStyle(text).fontSize)).toEqual(texts.map(() => '22px'));
    const drawing = canvasElement.querySelector('svg')!.getBoundingClientRect();
    for (const text of texts) {
      const { left, right, bottom } = text.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(drawing.left);
      await expect(right).toBeLessThanOrEqual(drawing.right);
      await expect(bottom).toBeLessThanOrEqual(drawing.bottom);
    }
  },
});
