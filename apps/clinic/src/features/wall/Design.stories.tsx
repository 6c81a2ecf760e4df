import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { BackendHandlers } from '../../fakes/stage/backend.ts';
import { enterWorld, inEnglish, ScreenStage } from '../../fakes/stage/ScreenStage.tsx';
import { writeTab } from '../../lib/platform/storage/tab.ts';
import { designHandlers, SEEN } from './fakes/design.ts';
import { installStreams, wallHandlers } from './fakes/world.ts';
import { Wall } from './Wall.tsx';

/* The wall as it was designed: in each shape, with its alarms, at a fixed time. */

const meta = preview.meta({
  title: 'Screens/Live tests/Design',
  component: ScreenStage,
  args: { screen: Wall, route: '/wall', path: '/wall' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

type Context = { globals: Record<string, unknown> };
type Canvas = ReturnType<typeof within>;

const at =
  (handlers: () => BackendHandlers) =>
  async ({ globals }: Context): Promise<() => void> => {
    const leave = await enterWorld({ handlers: handlers() }, String(globals['locale']));
    for (const { name, text } of SEEN) writeTab(name, text);
    const { end } = installStreams(0);
    return () => {
      end();
      for (const { name } of SEEN) writeTab(name, null);
      leave();
    };
  };

const LOADED = { timeout: 5_000 };
const lanes = (canvas: Canvas): readonly (string | null)[] =>
  canvas
    .queryAllByRole('group', { name: /^(Lane|Pre-test|Home)/ })
    .map((tile: HTMLElement) => tile.getAttribute('aria-label'));
const linesOf = (element: HTMLElement): number => element.getClientRects().length;

export const Eight = meta.story({
  name: 'Eight tests, three of which need somebody [OUR-785] [OUR-786] [OUR-787] [OUR-789] [OUR-791] [OUR-793]',
  beforeEach: at(designHandlers),
  globals: { theme: 'dark' },
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(lanes(canvas)).toHaveLength(8), LOADED);
    const order = 'Lane 1, Lane 2, Lane 3, Lane 4, Lane 5, Pre-test A, Pre-test B, Home kit 07';
    await expect(lanes(canvas).join(', ')).toBe(order);
    const counted = '8 tests · 3 need attention';
    await waitFor(() => expect(canvas.getByText(/^8 tests/)).toHaveTextContent(counted), LOADED);
    await expect(canvas.getByText('Northside Eye Clinic')).toBeVisible();
    await expect(canvas.getByText(/^\S*09:41:00/)).toBeVisible();

    const paused = canvas.getByRole('group', { name: 'Lane 3' });
    await expect(paused).toHaveTextContent(/Paused 1:25/);
    await expect(paused).toHaveTextContent(/Nguyen, T\./);
    await expect(paused).toHaveTextContent(/2:04\s*of about 5:00/);
    const lost = canvas.getByRole('group', { name: 'Lane 5' });
    await expect(lost).toHaveTextContent(/Lost 0:52/);
    await expect(lost).toHaveAttribute('data-stale');
    await expect(lost).toHaveTextContent(/as of 09:40:08/);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Pre-test A' })).toHaveAttribute('data-claimed'));

    const alarms = within(canvas.getByRole('region', { name: 'Needs attention' }));
    const rows = alarms.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toMatch(/Lane 3 · Nguyen, T\..*Paused 1:25/);
    await expect(rows[1]).toMatch(/Pre-test A · Zhao, M\..*Tomás Alvarez is going/);
    await expect(rows[2]).toMatch(/Lane 5 · Petrova, I\..*Device not connected 0:52/);

    await expect(canvas.queryByText(/Adaeze/)).toBeNull();
    const next = within(canvas.getByRole('region', { name: 'Next' }));
    await expect(next.getByText('in 2 min')).toBeVisible();
    await expect(next.getByText('charge first')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Just finished' })).toHaveTextContent(/unread/);
    await expect(canvas.getByRole('region', { name: 'Free headsets' })).toHaveTextContent(/Lane 16.*ready.*96/);
  }),
});

export const Light = meta.story({ beforeEach: at(designHandlers) });

export const Three = meta.story({
  name: 'Three tests keep the size of their tiles; free lanes keep their places [OUR-785]',
  beforeEach: at(() => wallHandlers(3)),
  globals: { theme: 'dark' },
  play: inEnglish(async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(lanes(canvas)).toHaveLength(3), LOADED);
    const { width, height } = canvas.getByRole('group', { name: 'Lane 1 headset' }).getBoundingClientRect();
    await expect([width, height]).toEqual([264, 400]);
    await expect(canvasElement.querySelectorAll('[data-part="vacant"]')).toHaveLength(2);
  }),
});

export const Twelve = meta.story({
  name: 'Twelve tests have two pages, and those with alarms are on both [OUR-788]',
  beforeEach: at(() => wallHandlers(12, { devices: { 11: { active: false } } })),
  globals: { theme: 'dark' },
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(lanes(canvas)).toHaveLength(10), LOADED);
    await waitFor(() => expect(lanes(canvas).at(-1)).toBe('Lane 12 headset'), LOADED);
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    const second = ['Lane 11 headset', 'Lane 12 headset', 'Lane 10 headset'];
    await waitFor(() => expect(lanes(canvas)).toEqual(second));
  }),
});

export const TwoColumns = meta.story({
  name: 'In a narrow window two columns, below the alarms [OUR-785]',
  beforeEach: at(designHandlers),
  globals: { viewport: { value: 'tabletUpright' } },
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(lanes(canvas)).toHaveLength(8), LOADED);
    const alarms = await canvas.findByRole('region', { name: 'Needs attention' });
    const [first, second, third] = ['Lane 1', 'Lane 2', 'Lane 3'].map((name) =>
      canvas.getByRole('group', { name }).getBoundingClientRect(),
    );
    await expect(alarms.getBoundingClientRect().bottom).toBeLessThan(first!.top);
    await expect(first!.top).toBe(second!.top);
    await expect(third!.left).toBe(first!.left);
  }),
});

const onPhone = async (canvas: Canvas): Promise<void> => {
  await waitFor(() => expect(lanes(canvas)).toHaveLength(8), LOADED);
  const alarms = within(await canvas.findByRole('region', { name: 'Needs attention' }));
  const list = canvas.getByRole('list', { name: 'Live tests' });
  for (const row of alarms.getAllByRole('listitem')) {
    const button = within(row).queryByRole('button')?.getBoundingClientRect();
    // the text beside the button
    const words = row.querySelector('div')!.getBoundingClientRect();
    if (button) {
      const isApart = button.left >= words.right || button.top >= words.bottom || button.right <= words.left;
      await expect(isApart).toBe(true);
    }
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().top);
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await expect(list.querySelector('canvas')).toBeNull();
};

export const Phone = meta.story({
  name: 'On a phone the alarms, then one line for each test [OUR-792]',
  beforeEach: at(designHandlers),
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvas }) => {
    await onPhone(canvas);
    for (const line of canvas.getAllByRole('group', { name: /^(Lane|Pre-test|Home)/ })) {
      await expect(linesOf(line)).toBe(1);
      await expect(line.clientHeight).toBeLessThanOrEqual(48);
    }
  }),
});

export const PhoneLargeText = meta.story({
  name: 'On a phone with text of twice the size no button covers anything [OUR-792]',
  beforeEach: at(designHandlers),
  globals: { viewport: { value: 'phone' }, textScale: '200' },
  play: inEnglish(({ canvas }) => onPhone(canvas)),
});

export const Arabic = meta.story({
  name: 'Right to left: grid and side are mirrored, plots, clock and digits are not [OUR-795]',
  beforeEach: at(designHandlers),
  globals: { locale: 'ar-EG', theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(lanes(canvas)).toHaveLength(8), LOADED);
    const left = (name: string): number => canvas.getByRole('group', { name }).getBoundingClientRect().left;
    await expect(left('Lane 1')).toBeGreaterThan(left('Lane 2'));
    for (const picture of canvasElement.querySelectorAll('canvas')) {
      await expect(getComputedStyle(picture).direction).toBe('ltr');
    }
    for (const time of canvasElement.querySelectorAll('time')) {
      await expect(getComputedStyle(time).direction).toBe('ltr');
    }
  },
});
