import { bothEyes } from '@isopter/recordings/perimetry';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inRoom } from '../../shared/stories/Room.tsx';
import { threshold24, viewAfter } from '../stories/scene.tsx';
import { PerimetryMonitor } from './PerimetryMonitor.tsx';

const meta = preview.meta({
  title: 'Perimetry/Widths',
  component: PerimetryMonitor,
  args: { test: threshold24, view: viewAfter(threshold24, bothEyes, 0.78) },
  decorators: [inRoom],
});

/** Asserts that nothing is cut off sideways, and that every number is legible. */
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

/** The room next to the header and the sidebar at 1280x720. */
export const Small = meta.story({
  name: 'Fits 1280x720 [MON-17]',
  globals: { theme: 'dark' },
  parameters: { room: { width: 940, height: 610 } },
  play: ({ canvasElement }) => fits(canvasElement, false),
});
export const TabletPortrait = meta.story({
  name: 'Fits a tablet in portrait [MON-17]',
  parameters: { room: { width: 728, height: 900 } },
  play: ({ canvasElement }) => fits(canvasElement, false),
});
export const Upright = meta.story({
  name: 'On a tablet in portrait the eye under test has the full width, the other is next to the reliability [OUR-77]',
  globals: { viewport: { value: 'tabletUpright' } },
  parameters: { room: { width: 728, height: 1000 } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('application')).toHaveLength(2));
    const card = (name: string): DOMRect => canvas.getByRole('group', { name }).getBoundingClientRect();
    await waitFor(() => expect(card('Right eye').top).toBeGreaterThan(card('Left eye').bottom));
    const [other, tested] = ['Right eye', 'Left eye'].map(card);
    const whole = canvasElement.querySelector('[data-component="PerimetryMonitor"]')!.getBoundingClientRect();
    await expect(tested!.width).toBeCloseTo(whole.width, 0);
    await expect(other!.top).toBeGreaterThan(tested!.bottom);
    const losses = canvas.getByRole('region', { name: 'Fixation losses' }).getBoundingClientRect();
    await expect(losses.left).toBeGreaterThan(other!.right);
    await expect(losses.bottom).toBeLessThanOrEqual(other!.bottom);
  },
});
export const Narrow = meta.story({
  name: 'Puts the fields below each other on narrow screens [MON-17]',
  parameters: { room: { width: 400, height: 700 } },
  // the eye that is not under test is too small for numbers there
  play: ({ canvasElement }) => fits(canvasElement, true, 10),
});
export const Resized = meta.story({
  name: 'Follows the size of its container once it rests for 300 ms [MON-17]',
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
