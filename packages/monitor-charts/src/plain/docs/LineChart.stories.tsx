import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LineChart } from '../LineChart.tsx';
import { lineChartDocs } from './LineChart.docs.ts';
import { Example, record } from './LineChart.example.tsx';

const meta = preview.meta({
  title: 'Charts/LineChart',
  component: LineChart,
  parameters: { guide: lineChartDocs },
  args: {
    label: 'Pressure',
    series: [record],
    x: { title: 'Year', format: String },
    y: { title: 'Pressure (mmHg)' },
    width: 480,
    height: 260,
  },
});

/** The example of the documentation, as it can be copied. */
export const Default = meta.story({ render: () => <Example /> });

export const Keyboard = meta.story({
  name: 'Announces value by value with the arrow keys, also across lines [CHART-02]',
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('application', { name: 'Intraocular pressure of both eyes' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('img', { name: 'Right eye, 2022: 18' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Right eye, 2025: 22' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: 'Left eye, 2025: 17' })).toHaveFocus();
  },
});

export const AsTable = meta.story({
  name: 'Shows the same data as a table [CHART-02]',
  args: { display: 'table' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Pressure' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '2024 no value' })).toBeVisible();
  },
});

export const OwnDrawing = meta.story({
  name: 'Draws custom content at the positions of the hook',
  args: {
    children: ({ lines }) =>
      lines.flatMap(({ points }) =>
        points.map(({ id, x, y }) => y !== null && <circle key={id} cx={x} cy={y} r={8} />),
      ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle[r="8"]')).toHaveLength(4);
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' }, render: () => <Example /> });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => <Example /> });

export const LargeText = meta.story({
  name: 'Enlarges labels and their room with the text size',
  globals: { textScale: '200' },
  args: { y: { title: 'Intraocular pressure (mmHg), Goldmann' }, height: 240 },
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
