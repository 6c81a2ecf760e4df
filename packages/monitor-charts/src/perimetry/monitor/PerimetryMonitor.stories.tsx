import { recording } from '@isopter/recordings';
import { bothEyes, record } from '@isopter/recordings/perimetry';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { threshold24, viewAfter } from '../stories/scene.tsx';
import { PerimetryMonitor } from './PerimetryMonitor.tsx';

const meta = preview.meta({
  title: 'Perimetry/PerimetryMonitor',
  component: PerimetryMonitor,
  args: { test: threshold24, view: viewAfter(threshold24, bothEyes, 0.78) },
  decorators: [inRoom],
});

export const HalfDone = meta.story({
  name: 'Shows both fields and the completion of each [PERI-01] [PERI-02]',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
    await expect(canvas.getByRole('progressbar', { name: 'Right eye' })).toHaveAttribute('aria-valuenow', '100');
  },
});
export const ExamRoom = meta.story({ globals: { theme: 'dark' } });
export const HighContrast = meta.story({ globals: { theme: 'high-contrast' } });
export const RightToLeft = meta.story({
  name: 'Does not mirror the anatomy in right-to-left languages [MON-17]',
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
    const [left, right] = canvasElement.querySelectorAll('[data-component="PerimetryPlot"]');
    await expect(left).toHaveAttribute('data-eye', 'OS');
    await expect(left!.getBoundingClientRect().left).toBeLessThan(right!.getBoundingClientRect().left);
    const [nasal, temporal] = ['x −27°, y 3°, ', 'x 21°, y 3°, '].map(
      (name) => right!.querySelector(`[aria-label^="${name}"]`)!.getBoundingClientRect().left,
    );
    await expect(nasal).toBeLessThan(temporal!);
  },
});

export const Waiting = meta.story({
  name: 'Shows that there is no test data yet [MON-14]',
  args: { view: viewAfter(threshold24, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No test data')).toHaveLength(2);
  },
});
export const OneEyeWaiting = meta.story({
  name: 'Draws both fields alike if one eye has no test data yet [MON-14] [PERI-01]',
  args: { view: viewAfter(threshold24, bothEyes, 0.2) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText('No test data')).toHaveLength(1);
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
    const [left, right] = [...canvasElement.querySelectorAll('[data-component="PerimetryPlot"]')].map((plot) =>
      plot.getBoundingClientRect(),
    );
    await expect([left!.top, left!.height]).toEqual([right!.top, right!.height]);
  },
});
export const NothingReceived = meta.story({
  name: 'Shows that no test data was received [MON-14]',
  args: { view: viewAfter(threshold24, []), isDone: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No test data received')).toHaveLength(2);
  },
});
export const Done = meta.story({ args: { view: viewAfter(threshold24, bothEyes), isDone: true } });

const extreme = [
  ...record({ OD: { field: 'advanced' }, OS: { field: 'advanced' } }),
  ...recording(
    [
      { eye: 'OS', index: 900, x: 3, y: -9, threshold: 41, seq_num: 9e5 },
      { eye: 'OS', index: 901, x: 9, y: -9, threshold: 45, seq_num: 9e5 },
      { eye: 'OS', index: 902, x: 15, y: -9, threshold: 50, seq_num: 9e5 },
      { eye: 'OD', index: 950, x: 0, y: 0, threshold: 31, seq_num: 8e5 },
    ].map((data) => ({ type: 'new_stimuli', data: { viewed: true, response_time: 0.3, ...data } })),
  ),
];
export const ExtremeValues = meta.story({ args: { view: viewAfter(threshold24, extreme), isDone: true } });

export const UnreadableRecords = meta.story({
  name: 'Reports skipped records and continues [MON-03]',
  args: { view: { ...viewAfter(threshold24, bothEyes.slice(0, 300)), ignored: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Records that could not be read and were left out: 1')).toBeVisible();
  },
});

export const Greyscale = meta.story({
  args: { view: viewAfter(threshold24, bothEyes), isDone: true, defaultDisplay: 'greyscale' },
});
export const GreyscaleInTheDark = meta.story({ globals: { theme: 'dark' }, args: { defaultDisplay: 'greyscale' } });
export const Table = meta.story({
  name: 'Shows the field as a table [CHART-02]',
  args: { defaultDisplay: 'table' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Visual field, Right eye, by location' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(54);
  },
});
export const GridLines = meta.story({
  name: 'Switches grid lines on [PERI-05]',
  args: { hasGridToggle: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('application');
    await expect(canvasElement.querySelector('[data-part="grid-lines"]')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Grid lines' }));
    await expect(canvasElement.querySelectorAll('[data-part="grid-lines"]')).toHaveLength(2);
  },
});
export const NoGridToggle = meta.story({
  name: 'Offers no grid lines below beta level 100 [PERI-05]',
  args: { hasGridToggle: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
});

export const WithLegend = meta.story({
  name: 'Explains every mark below the fields',
  play: async ({ canvas }) => {
    const legend = within(await canvas.findByRole('list', { name: 'Legend' }));
    await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^28|^<0/, ''))).toEqual(
      [
        'threshold in dB, lighter is more sensitive',
        'brightest stimulus not seen',
        'seen, threshold not yet known',
        'not seen, threshold not yet known',
        'not yet tested',
        'presented now',
        'blind spot',
      ],
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.queryByRole('list', { name: 'Legend' })).toBeNull();
  },
});
