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
