import { bothEyes, record } from '@isopter/recordings/perimetry';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { threshold24, viewAfter } from '../stories/scene.tsx';
import type { EarlierField } from './ChangeSince.tsx';
import { PerimetryMonitor } from './PerimetryMonitor.tsx';

const meta = preview.meta({
  title: 'Perimetry/Result',
  component: PerimetryMonitor,
  args: { test: { ...threshold24, age: 65 }, view: viewAfter(threshold24, bothEyes), isDone: true },
  decorators: [inRoom],
});

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
  name: 'A finished field has key numbers next to it, with the limits of comparison [OUR-75] [OUR-06]',
  play: async ({ canvas }) => {
    await expect(await numbersOf(await canvas.findByRole('region', { name: 'Result, Right eye' }))).toEqual({
      MD: '−11.0\u{a0}dB, p < 0.5%',
      PSD: '11.4\u{a0}dB, p < 0.5%',
      VFI: '68%, no norm in this set',
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
  name: 'Without norms the result gives the reason, and only the mean sensitivity [OUR-75] [OUR-05]',
  tags: ['@all'],
  args: { test: { ...threshold24, goldman_size: 5, age: 65 } },
  play: async ({ canvas }) => {
    const result = within(await canvas.findByRole('region', { name: 'Result, Right eye' }));
    await expect(await result.findByText('No indices: there are no norms for the size of the stimulus')).toBeVisible();
    await expect(result.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Mean sensitivity']);
    await expect(canvas.queryByText(/MD/)).toBeNull();
  },
});
export const ResultsOnATablet = meta.story({
  name: 'Side by side and narrow, the cards contain their numbers [OUR-75]',
  globals: { direction: 'rtl' },
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
  program: threshold24.protocol ?? '',
  size: 3,
  strategy: threshold24.strategy ?? '',
  points: viewAfter(threshold24, bothEyes)
    .eyes[eye].locations.filter(({ threshold }) => threshold !== null)
    .map(({ x, y, threshold }, i) => ({ x, y, db: eye === 'OD' && i < 3 ? 33 : (threshold ?? 0) })),
  md: -2.3,
  vfi: 96,
});
export const Changed = meta.story({
  name: 'A finished field is next to the earlier one: which points changed, MD and VFI then and now [OUR-61] [OUR-75]',
  args: {
    previous: { OD: before('OD'), OS: null },
  },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('img', { name: /^Right eye, change since 05\/11\/2026/ });
    const figure = within(map.closest('figure')!);
    await expect(figure.getByText('Lower: 3')).toBeVisible();
    await expect(figure.getByText('Higher: 0')).toBeVisible();
    await expect(
      figure.getByText('In 5% of stable pairs of fields, more than 7 points are lower by chance.'),
    ).toBeVisible();
    await expect(figure.getByText('MD −2.3 → −11.0 dB')).toBeVisible();
    await expect(figure.getByText('VFI 96 → 68%')).toBeVisible();
    await expect(
      canvas.getByText('No earlier reliable field of this eye with this program, size and strategy'),
    ).toBeVisible();
  },
});
export const ResultsOnAPhone = meta.story({
  name: 'On a phone the numbers are below the field',
  parameters: { room: { width: 360 } },
  play: async ({ canvas, canvasElement }) => {
    const result = await canvas.findByRole('region', { name: 'Result, Left eye' });
    await within(result).findByText('MD');
    // the plot is redrawn a moment after its size has changed
    await waitFor(async () => {
      const plot = canvasElement.querySelector('[data-component="PerimetryPlot"]')!.getBoundingClientRect();
      await expect(plot.height).toBeGreaterThan(250);
      await expect(result.getBoundingClientRect().top).toBeGreaterThanOrEqual(plot.bottom - 1);
    });
  },
});
export const LargeText = meta.story({
  name: 'With text at 200 % each field keeps its size, and its stimulus is described in full',
  globals: { textScale: '200', viewport: { value: 'desktop', isRotated: false } },
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
  name: 'Marks an eye as unreliable, with the reason [OUR-75] [OUR-02]',
  args: { view: viewAfter(threshold24, unreliable) },
  play: async ({ canvas }) => {
    const result = within(await canvas.findByRole('region', { name: 'Result, Right eye' }));
    await expect(await result.findByText(/^Not reliable: .*false positives/)).toBeVisible();
  },
});
