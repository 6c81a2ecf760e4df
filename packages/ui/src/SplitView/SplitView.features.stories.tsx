import type { ComponentType } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { anyText } from '../docs/anyText.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { createToasts } from '../Toast/toasts.ts';
import { splitViewDocs } from './SplitView.docs.tsx';
import { SplitView } from './SplitView.tsx';

const meta = preview.meta({
  title: 'Patterns/SplitView/Features',
  component: SplitView,
  parameters: { layout: 'fullscreen' },
  args: {
    panelLabel: 'Device',
    panel: <KeyValueList aria-label="Device" items={[{ label: 'Device', value: 'Lane 2 headset' }]} />,
    children: <p style={{ minBlockSize: 400 }}>Visual field</p>,
  },
});
const shown = createToasts();
const boxes = (panel: HTMLElement): [DOMRect, DOMRect] => [
  panel.previousElementSibling!.getBoundingClientRect(),
  panel.getBoundingClientRect(),
];

export const Desktop = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const [main, panel] = boxes(canvas.getByRole('complementary', { name: 'Device' }));
    await expect(panel.width).toBe(290);
    await expect(panel.left).toBe(main.right);
  },
});
export const TabletUpright = meta.story({
  globals: { viewport: { value: 'tabletUpright', isRotated: false } },
  play: async ({ canvas }) => {
    const [main, panel] = boxes(canvas.getByRole('complementary', { name: 'Device' }));
    await expect(panel.top).toBe(main.bottom);
    await expect(panel.width).toBe(main.width);
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG', viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const [main, panel] = boxes(canvas.getByRole('complementary', { name: 'Device' }));
    await expect(panel.right).toBe(main.left);
  },
});
export const Scrolls = meta.story({
  name: 'Each part scrolls by itself, by keyboard too',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { children: <p style={{ minBlockSize: 3000 }}>Visual field</p> },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary', { name: 'Device' });
    const main = panel.previousElementSibling!;
    await expect(main.scrollHeight).toBeGreaterThan(main.clientHeight);
    await expect(panel.scrollHeight).toBe(panel.clientHeight);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
});

const bar = { barLabel: 'Controls', bar: <Button isFullWidth>Pause</Button> };
const long = {
  ...bar,
  children: (
    <div style={{ minBlockSize: 3000 }}>
      <Button>Table</Button>
    </div>
  ),
};
const inWindow = [
  (Story: ComponentType) => (
    <div style={{ blockSize: '100dvh' }}>
      <Story />
    </div>
  ),
];
/** The button is what one meets where it stands: nothing lies over it, and it is inside the window. */
const isInReach = async (button: HTMLElement): Promise<void> => {
  const { left, top, width, height, bottom } = button.getBoundingClientRect();
  await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
};

export const Bar = meta.story({
  name: 'A bar is the foot of the panel, and the first the keyboard reaches',
  globals: { locale: 'en-US', viewport: { value: 'desktop', isRotated: false } },
  args: long,
  decorators: inWindow,
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary', { name: 'Device' }).getBoundingClientRect();
    const region = canvas.getByRole('region', { name: 'Controls' }).getBoundingClientRect();
    await expect([region.top, region.left, region.width]).toEqual([panel.bottom, panel.left, 290]);
    await expect(region.bottom).toBe(window.innerHeight);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
  },
});
export const BarOnPhone = meta.story({
  name: 'On a phone the bar is the foot of the window, and toasts appear above it [OUR-41]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: long,
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
        <ToastRegion toasts={shown} isClearOfPanel />
      </div>
    ),
  ],
  beforeEach: () => {
    for (const message of ['one', 'two', 'three']) shown.show({ message, duration: null });
    return () => shown.clear();
  },
  play: async ({ canvas }) => {
    const pause = canvas.getByRole('button', { name: 'Pause' });
    await isInReach(pause);
    const region = canvas.getByRole('region', { name: 'Controls' }).getBoundingClientRect();
    await expect(region.width).toBe(window.innerWidth);
    const toasts = await screen.findAllByRole('alertdialog');
    await waitFor(() =>
      expect(Math.max(...toasts.map((toast) => toast.getBoundingClientRect().bottom))).toBeLessThan(region.top),
    );
  },
});
export const BarOnPhoneSideways = meta.story({
  name: 'On a phone held sideways the bar is a column at the end of the line',
  globals: { locale: 'en-US', viewport: { value: 'phoneSideways', isRotated: false } },
  args: long,
  decorators: inWindow,
  play: async ({ canvas }) => {
    await isInReach(canvas.getByRole('button', { name: 'Pause' }));
    const region = canvas.getByRole('region', { name: 'Controls' }).getBoundingClientRect();
    await expect([region.width, region.right, region.height]).toEqual([180, window.innerWidth, window.innerHeight]);
  },
});
export const Regions = meta.story({
  name: 'F6 leads from the bar to the panel and back',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: bar,
  play: async ({ canvas }) => {
    const [controls, device] = [canvas.getByRole('region'), canvas.getByRole('complementary')];
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(device.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    await waitFor(() => expect(controls.contains(document.activeElement)).toBe(true));
  },
});
// a whole screen, one panel of a name each
const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const AnyText = meta.story({ ...anyText(splitViewDocs, ['long', 'empty']), ...phone });
export const RightToLeftText = meta.story({ ...anyText(splitViewDocs, ['rightToLeft']), ...phone });
export const EmojiText = meta.story({ ...anyText(splitViewDocs, ['emoji']), ...phone });
