import { courseLines } from '@isopter/clinical/course';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FIELDS } from '../progression/stories/scene.ts';
import { CourseChart, type CourseSeries } from './CourseChart.tsx';

const samples = FIELDS.flatMap(({ id, at, points, reliable, excluded }) => {
  const mean = points.reduce((sum, { db }) => sum + db, 0) / points.length;
  const one = {
    test: id,
    at,
    day: '2026-01-01',
    measure: 'MEAN_SENSITIVITY' as const,
    family: '24-2',
    reliable,
    excluded,
    strategy: 'AVA_STANDARD',
  };
  return [
    { ...one, side: 'OS', value: mean },
    { ...one, side: 'OD', value: mean - 9, reliable: true },
  ];
});
const series = courseLines(samples, 'MEAN_SENSITIVITY', ['OS', 'OD'])!.lines as readonly CourseSeries[];

const meta = preview.meta({
  title: 'Course/CourseChart',
  component: CourseChart,
  args: {
    series,
    label: 'Mean sensitivity over time',
    least: [10, 30] as const,
    describe: (side: string, index: number) => `${side} ${index + 1}`,
  },
  decorators: [(Story) => <div style={{ blockSize: 160, inlineSize: 288 }}>{Story()}</div>],
});

export const BothEyes = meta.story({
  name: 'Draws a line and a band for each eye, and a cross for excluded samples [OUR-162]',
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('application', { name: 'Mean sensitivity over time' });
    await expect(canvasElement.querySelectorAll('[data-part="line"]')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('[data-part="left-out"]')).toHaveLength(3);
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'OS 2' })).toHaveFocus();
  },
});
export const Overlapping = meta.story({
  name: 'Draws the bands of all eyes first, then the lines, then the marks, so that no eye hides another [OUR-722]',
  args: {
    series: series.map((one) => ({ ...one, side: one.side, samples: series[0]!.samples, slope: series[0]!.slope })),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    const drawn = [...canvasElement.querySelectorAll('[data-part="band"], [data-part="line"], [role="img"]')];
    const order = drawn.map((element) => element.getAttribute('data-part') ?? 'mark');
    await expect(order.slice(0, 5)).toEqual(['band', 'band', 'line', 'line', 'mark']);
    await expect(order.lastIndexOf('line')).toBeLessThan(order.indexOf('mark'));
    for (const band of canvasElement.querySelectorAll('[data-part="band"]')) {
      await expect(Number(getComputedStyle(band).fillOpacity)).toBeLessThan(1);
    }
  },
});
export const OneEach = meta.story({
  args: { series: series.map(({ side, samples: own }) => ({ side, samples: own.slice(0, 1), slope: undefined })) },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl', locale: 'ar-EG' } });
