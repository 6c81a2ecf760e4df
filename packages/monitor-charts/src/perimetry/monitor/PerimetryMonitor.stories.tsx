import { gridOfTest } from '@isopter/clinical/perimetry';
import { received, recording } from '@isopter/recordings';
import { bothEyes, esterman as estermanRight, ptosis as ptosisRight, record } from '@isopter/recordings/perimetry';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Room } from '../../shared/stories/Room.tsx';
import { threshold24, viewAfter } from '../stories/scene.tsx';
import type { Eye } from '../types.ts';
import type { EarlierField } from './ChangeSince.tsx';
import { PerimetryMonitor, type PerimetryMonitorTest } from './PerimetryMonitor.tsx';

const meta = preview.meta({
  title: 'Perimetry/PerimetryMonitor',
  component: PerimetryMonitor,
  args: { test: threshold24, view: viewAfter(threshold24, bothEyes, 0.78) },
  decorators: [
    (Story, { parameters }) => (
      <Room {...(parameters['room'] as object)}>
        <Story />
      </Room>
    ),
  ],
});

const dark = { globals: { theme: 'dark' } };
const perimetry = (strategy: string, protocol: string | null, more: object = {}): PerimetryMonitorTest => ({
  group: 'PERIMETRY',
  strategy,
  protocol,
  goldman_size: 3,
  ...more,
});

export const HalfDone = meta.story({
  name: 'Shows both fields and how far each is [PERI-01] [PERI-02]',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
    await expect(canvas.getByRole('progressbar', { name: 'Right eye' })).toHaveAttribute('aria-valuenow', '100');
  },
});
export const ExamRoom = meta.story({ ...dark });
export const HighContrast = meta.story({ globals: { theme: 'high-contrast' } });
export const RightToLeft = meta.story({
  name: 'Keeps the anatomy where it is in right-to-left languages [MON-17]',
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
  name: 'Says that there is no test data yet [MON-14]',
  args: { view: viewAfter(threshold24, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No test data')).toHaveLength(2);
  },
});
export const OneEyeWaiting = meta.story({
  name: 'Draws both fields alike when one eye has no test data yet [MON-14] [PERI-01]',
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
  name: 'Says that no test data was received [MON-14]',
  args: { view: viewAfter(threshold24, []), isDone: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No test data received')).toHaveLength(2);
  },
});
export const Done = meta.story({ args: { view: viewAfter(threshold24, bothEyes), isDone: true } });

const numbersOf = async (result: HTMLElement): Promise<Record<string, string>> => {
  await within(result).findByText('MD');
  return Object.fromEntries(
    within(result)
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        [...term.parentElement!.querySelectorAll('dd')].map(({ textContent }) => textContent).join(', '),
      ]),
  );
};
export const Results = meta.story({
  name: 'At its end a field has its key numbers beside it, and says what they cannot be compared with [OUR-75] [OUR-06]',
  args: { test: { ...threshold24, age: 65 }, view: viewAfter(threshold24, bothEyes), isDone: true },
  play: async ({ canvas }) => {
    await expect(await numbersOf(await canvas.findByRole('region', { name: 'Result, Right eye' }))).toEqual({
      MD: '−11.0\u{a0}dB, p < 0.5%',
      PSD: '11.4\u{a0}dB, p < 0.5%',
      VFI: '68%, no norm',
      GHT: 'Outside normal limits',
    });
    await expect(await numbersOf(canvas.getByRole('region', { name: 'Result, Left eye' }))).toMatchObject({
      MD: '0.9\u{a0}dB, within normal limits',
      GHT: 'Within normal limits',
    });
    await expect(canvas.getByText(/MD is not comparable with other perimeters’: 2.3 dB milder/)).toBeVisible();
    const map = await canvas.findByRole('img', { name: 'Right eye, pattern deviation: how rare each point is' });
    await expect(
      within(map.closest('figure')!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['p < 0.5%: 25', 'p < 1%: 1', 'p < 2%: 4', 'p < 5%: 1']);
  },
});
export const ResultsWithoutNorms = meta.story({
  name: 'Where no norms hold it says why, and has the mean sensitivity alone [OUR-75] [OUR-05]',
  args: { test: { ...threshold24, goldman_size: 5, age: 65 }, view: viewAfter(threshold24, bothEyes), isDone: true },
  play: async ({ canvas }) => {
    const result = within(await canvas.findByRole('region', { name: 'Result, Right eye' }));
    await expect(await result.findByText('No indices: there are no norms for the size of the stimulus')).toBeVisible();
    await expect(result.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Mean sensitivity']);
    await expect(canvas.queryByText(/MD/)).toBeNull();
  },
});
export const ResultsOnATablet = meta.story({
  name: 'Beside each other and narrow, the cards hold their numbers [OUR-75]',
  globals: { direction: 'rtl' },
  args: { test: { ...threshold24, age: 65 }, view: viewAfter(threshold24, bothEyes), isDone: true },
  parameters: { room: { width: 728, height: 600 } },
  play: async ({ canvas }) => {
    for (const name of ['Left eye', 'Right eye']) {
      const result = await canvas.findByRole('region', { name: `Result, ${name}` });
      await within(result).findByText('MD');
      const card = canvas.getByRole('group', { name }).getBoundingClientRect();
      await expect(result.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.bottom);
    }
  },
});
/** The newest field of each eye as it was before, but for three points of the right one. */
const before = (eye: 'OD' | 'OS'): EarlierField => ({
  day: '05/11/2026',
  points: viewAfter(threshold24, bothEyes)
    .eyes[eye].locations.filter(({ threshold }) => threshold !== null)
    .map(({ x, y, threshold }, i) => ({ x, y, db: eye === 'OD' && i < 3 ? 33 : (threshold ?? 0) })),
  md: -2.3,
  vfi: 96,
});
export const Changed = meta.story({
  name: 'At its end a field stands beside the earlier one: which points changed, MD and VFI then and now [OUR-61] [OUR-75]',
  args: {
    test: { ...threshold24, age: 65 },
    view: viewAfter(threshold24, bothEyes),
    isDone: true,
    previous: { OD: before('OD'), OS: null },
  },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('img', { name: /^Right eye, change since 05\/11\/2026/ });
    const figure = within(map.closest('figure')!);
    await expect(figure.getByText('Lower: 3')).toBeVisible();
    await expect(figure.getByText('Higher: 0')).toBeVisible();
    await expect(figure.getByText('MD then −2.3, now −11.0 dB')).toBeVisible();
    await expect(figure.getByText('VFI then 96, now 68%')).toBeVisible();
    await expect(canvas.getByText('No earlier reliable field of this eye with this program and size')).toBeVisible();
  },
});
export const ResultsOnAPhone = meta.story({
  name: 'On a phone the numbers stand below the field',
  args: { test: { ...threshold24, age: 65 }, view: viewAfter(threshold24, bothEyes), isDone: true },
  parameters: { room: { width: 360 } },
  play: async ({ canvas, canvasElement }) => {
    const result = await canvas.findByRole('region', { name: 'Result, Left eye' });
    await within(result).findByText('MD');
    // the plot is drawn anew a moment after its room has changed
    await waitFor(async () => {
      const plot = canvasElement.querySelector('[data-component="PerimetryPlot"]')!.getBoundingClientRect();
      await expect(plot.height).toBeGreaterThan(250);
      await expect(result.getBoundingClientRect().top).toBeGreaterThanOrEqual(plot.bottom - 1);
    });
  },
});
export const LargeText = meta.story({
  name: 'With text at 200 % each field keeps its size, and its stimulus is told whole',
  globals: { textScale: '200', viewport: { value: 'desktop', isRotated: false } },
  args: { test: { ...threshold24, age: 65 }, view: viewAfter(threshold24, bothEyes), isDone: true },
  play: async ({ canvas, canvasElement }) => {
    await within(await canvas.findByRole('region', { name: 'Result, Left eye' })).findByText('MD');
    await waitFor(async () => {
      const plots = [...canvasElement.querySelectorAll('[data-component="PerimetryPlot"]')];
      await expect(plots).toHaveLength(2);
      for (const plot of plots) {
        const { width, height } = plot.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThan(280);
      }
    });
    for (const note of canvas.getAllByText('Goldmann III'))
      await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
  },
});

const unreliable = record({
  OD: { field: 'glaucoma', false_positives: 60, false_negatives: 3, fixation_losses: 2 },
  OS: { field: 'healthy', false_positives: 30, false_negatives: 2, fixation_losses: 4 },
});
export const Unreliable = meta.story({
  name: 'Says of an eye that it is not reliable, and why [OUR-75] [OUR-02]',
  args: { test: { ...threshold24, age: 65 }, view: viewAfter(threshold24, unreliable), isDone: true },
  play: async ({ canvas }) => {
    const result = within(await canvas.findByRole('region', { name: 'Result, Right eye' }));
    await expect(await result.findByText(/^Not reliable: .*false positives/)).toBeVisible();
  },
});

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
  name: 'Says what was left out and goes on [MON-03]',
  args: { view: { ...viewAfter(threshold24, bothEyes.slice(0, 300)), ignored: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Records that could not be read and were left out: 1')).toBeVisible();
  },
});

export const Greyscale = meta.story({
  args: { view: viewAfter(threshold24, bothEyes), isDone: true, defaultDisplay: 'greyscale' },
});
export const GreyscaleInTheDark = meta.story({ ...dark, args: { defaultDisplay: 'greyscale' } });
export const Table = meta.story({
  name: 'Has the field as a table [CHART-02]',
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

const oneEye = perimetry('FULL_THRESHOLD', '24-2', { eye: 'OS' });
export const OneEye = meta.story({
  args: { test: oneEye, view: viewAfter(oneEye, record({ OS: { field: 'healthy' } }), 0.5) },
});

const foveal = perimetry('FOVEAL_SENSITIVITY', null);
const fovealAnswer = (eye: Eye, seq_num: number, threshold: number | null) =>
  received('new_stimuli', {
    eye,
    index: seq_num,
    seq_num,
    x: 0,
    y: 0,
    viewed: threshold !== null,
    threshold,
    response_time: threshold === null ? 0 : 0.4,
  });
export const Foveal = meta.story({
  name: 'Shows the graph only for foveal sensitivity [PERI-06]',
  args: {
    test: foveal,
    view: viewAfter(foveal, [fovealAnswer('OD', 1, 34), fovealAnswer('OS', 2, null)]),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('application');
    await expect(canvas.queryByText('False positives')).toBeNull();
  },
});

const suprathreshold = { OD: { field: 'glaucoma', seen_at: 18 }, OS: { field: 'healthy', seen_at: 18 } } as const;
const supraFast = perimetry('SUPRA_FAST', '24-2');
export const NoPlot = meta.story({
  name: 'Shows no plot for supra-fast [PERI-06]',
  args: { test: supraFast, view: viewAfter(supraFast, record(suprathreshold), 0.8) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.getAllByText('Presented')).toHaveLength(2);
    await expect(canvas.getAllByText('Not yet tested')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const table = canvas.getByRole('table', { name: 'Visual field, Right eye, by location' });
    await expect(table.querySelectorAll('tbody tr').length).toBeGreaterThanOrEqual(27);
  },
});
const supra = perimetry('SUPRA_THRESHOLD', '24-2');
export const Suprathreshold = meta.story({
  args: { test: supra, view: viewAfter(supra, record(suprathreshold), 0.8) },
});

const quadrantTest = perimetry('SUPRA_THRESHOLD', 'QUADRANT', { goldman_size: 5 });
const quadrantRecords = record({
  OD: { ...suprathreshold.OD, protocol: 'QUADRANT' },
  OS: { ...suprathreshold.OS, protocol: 'QUADRANT' },
});
export const Quadrants = meta.story({
  name: 'Shows the quadrants as seen, not seen or not yet tested [PERI-10]',
  args: { test: quadrantTest, view: viewAfter(quadrantTest, quadrantRecords, 0.75) },
  play: async ({ canvas }) => {
    const states = (eye: string): (string | undefined)[] =>
      [...canvas.getByRole('list', { name: `Quadrants, ${eye}` }).children].map(
        (item) => (item as HTMLElement).dataset['state'],
      );
    await canvas.findByRole('list', { name: 'Quadrants, Right eye' });
    await expect(states('Right eye')).toContain('notSeen');
    await expect(states('Left eye')).toContain('untested');
  },
});

const ptosis = perimetry('PTOSIS', '30-2-PTOSIS-TRADITIONAL', { eye: 'OD' });
/** Everything until the device waits between the regions. */
const untaped = ptosisRight.slice(
  0,
  ptosisRight.findIndex(({ data }) => (data as { region_no?: number }).region_no === 2),
);
export const PtosisRegion1 = meta.story({
  name: 'Asks to continue between the regions [PERI-07]',
  args: { test: ptosis, view: viewAfter(ptosis, untaped), screen: 'test paused', onContinue: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Region 1')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
});
export const PtosisRegion2 = meta.story({
  name: 'Starts the second region with a clear plot, and keeps in mind what the first found [PERI-07]',
  args: { test: ptosis, view: viewAfter(ptosis, ptosisRight.slice(0, untaped.length + 60)), screen: 'doing test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Region 2')).toBeVisible();
    await expect(canvas.getByText(/^\d+ of 37 points seen · Region 1: \d+ of 37 points seen$/)).toBeVisible();
  },
});

const wide = perimetry('ESTERMAN', null, { eye: 'OD' });
export const EstermanOneEye = meta.story({
  name: 'Shows an Esterman test of one eye as its wide map [MON-16]',
  ...dark,
  args: { test: wide, view: viewAfter(wide, estermanRight, 0.9) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('application', { name: 'Visual field, Right eye' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-place]').length).toBeGreaterThanOrEqual(100);
    await expect(canvas.getByText(/ of 100 points seen$/)).toBeVisible();
  },
});

const confrontation = perimetry('CONFRONTATION', null, { goldman_size: 5 });
const fingers = (eye: Eye, isSeen: (x: number) => boolean) =>
  gridOfTest(confrontation, eye)!.points.map(({ x, y }, i) =>
    received('new_stimuli', { eye, index: i + 1, x, y, viewed: isSeen(x), response_time: isSeen(x) ? 0.5 : 0 }),
  );
export const Confrontation = meta.story({
  name: 'Shows the four points of each quadrant of a confrontation test [PERI-06]',
  args: {
    test: confrontation,
    view: viewAfter(confrontation, [...fingers('OD', (x) => x > 0), ...fingers('OS', (x) => x > 0)]),
    isDone: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('8 of 16 points seen')).toHaveLength(2);
  },
});

/** Nothing is cut off sideways, and every number can be read. */
async function fits(canvasElement: HTMLElement, canScroll: boolean, numbers = 60): Promise<void> {
  const monitor = canvasElement.querySelector<HTMLElement>('[data-component="PerimetryMonitor"]')!;
  await waitFor(() =>
    expect(monitor.querySelectorAll('svg[role="application"] text[font-weight]').length).toBeGreaterThan(numbers),
  );
  await expect(monitor.scrollWidth).toBeLessThanOrEqual(monitor.clientWidth);
  if (!canScroll) await expect(monitor.scrollHeight).toBeLessThanOrEqual(monitor.clientHeight);
  for (const number of monitor.querySelectorAll('svg[role="application"] text[font-weight]')) {
    if (/^\d+$/.test(number.textContent))
      await expect(Number(number.getAttribute('font-size'))).toBeGreaterThanOrEqual(8.5);
  }
}

/** What 1280x720 leaves beside the header and the sidebar. */
export const Small = meta.story({
  name: 'Fits 1280x720 [MON-17]',
  ...dark,
  parameters: { room: { width: 940, height: 610 } },
  play: ({ canvasElement }) => fits(canvasElement, false),
});
export const TabletPortrait = meta.story({
  name: 'Fits a tablet upright [MON-17]',
  parameters: { room: { width: 728, height: 900 } },
  play: ({ canvasElement }) => fits(canvasElement, false),
});
export const Upright = meta.story({
  name: 'On a tablet held upright the eye under test has the width, the other stands beside the reliability [OUR-77]',
  globals: { viewport: { value: 'tabletUpright' } },
  parameters: { room: { width: 728, height: 1000 } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
    const [other, tested] = ['Right eye', 'Left eye'].map((name) =>
      canvas.getByRole('group', { name }).getBoundingClientRect(),
    );
    const whole = canvasElement.querySelector('[data-component="PerimetryMonitor"]')!.getBoundingClientRect();
    await expect(tested!.width).toBeCloseTo(whole.width, 0);
    await expect(other!.top).toBeGreaterThan(tested!.bottom);
    const losses = canvas.getByRole('region', { name: 'Fixation losses' }).getBoundingClientRect();
    await expect(losses.left).toBeGreaterThan(other!.right);
    await expect(losses.bottom).toBeLessThanOrEqual(other!.bottom);
  },
});
export const Narrow = meta.story({
  name: 'Puts the fields below each other where it is narrow [MON-17]',
  parameters: { room: { width: 400, height: 700 } },
  // the eye that is not under test is too small for numbers there
  play: ({ canvasElement }) => fits(canvasElement, true, 10),
});
export const Resized = meta.story({
  name: 'Follows the size of its place once it rests for 300 ms [MON-17]',
  play: async ({ canvas, canvasElement }) => {
    const width = (): number => Number(canvas.getAllByRole('application')[0]!.getAttribute('width'));
    await canvas.findAllByRole('application');
    const before = width();
    const room = canvasElement.querySelector<HTMLElement>('[data-component="PerimetryMonitor"]')!.parentElement!;
    room.style.inlineSize = '640px';
    await waitFor(() => expect(width()).toBeLessThan(before), { timeout: 3000 });
    await expect(width()).toBeLessThan(320);
  },
});
