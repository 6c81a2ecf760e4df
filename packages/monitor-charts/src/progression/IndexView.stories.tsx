import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { IndexView } from './IndexView.tsx';
import { mdOf } from './stories/scene.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const meta = preview.meta({
  title: 'Progression/IndexView',
  component: IndexView,
  args: { eye: 'OS' as const, trend: mdOf(15)!, formatDay: (at: Date) => day.format(at) },
});

const part = (element: Element, name: string) => element.querySelectorAll(`[data-component] [data-part="${name}"]`);

export const FifteenFields = meta.story({
  name: 'Projects the line, dashed and with its interval, and draws excluded fields hollow [OUR-07]',
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('application');
    await expect(part(canvasElement, 'line')).toHaveLength(1);
    await expect(part(canvasElement, 'band')).toHaveLength(1);
    await expect(part(canvasElement, 'projection')[0]).toHaveAttribute('stroke-dasharray');
    await expect(part(canvasElement, 'unreliable')).toHaveLength(1);
    await expect(part(canvasElement, 'excluded')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: /, −\d\.\d dB, Excluded$/ })).toBeVisible();
    chart.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(canvasElement.querySelector('[data-part="details"]')).toHaveTextContent(/ dB, Counted field$/);
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const Narrow = meta.story({ decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>] });

export const OneField = meta.story({
  args: { trend: mdOf(1)! },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    await expect(part(canvasElement, 'line')).toHaveLength(0);
  },
});
export const ThreeFields = meta.story({ args: { trend: mdOf(3)! } });
export const FiveFields = meta.story({
  name: 'Draws no line through three included fields [OUR-07]',
  args: { trend: mdOf(5)! },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    await expect(part(canvasElement, 'line')).toHaveLength(0);
    await expect(part(canvasElement, 'band')).toHaveLength(0);
  },
});
export const SixFields = meta.story({
  name: 'Draws a line with its interval through four included fields, without a projection [OUR-07]',
  args: { trend: mdOf(6)! },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    await expect(part(canvasElement, 'line')).toHaveLength(1);
    await expect(part(canvasElement, 'band')).toHaveLength(1);
    await expect(part(canvasElement, 'projection')).toHaveLength(0);
  },
});

export const Table = meta.story({
  args: { display: 'table' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Counted field')).toHaveLength(13);
    await expect(canvas.getByText('Excluded')).toBeVisible();
  },
});
