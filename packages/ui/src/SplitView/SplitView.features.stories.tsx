import type { ComponentType } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
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
  args: {
    panelLabel: arabic.device,
    panel: <KeyValueList aria-label={arabic.device} items={[{ label: arabic.device, value: arabic.deviceName }]} />,
    children: <p style={{ minBlockSize: 400 }}>{arabic.visualField}</p>,
  },
  play: async ({ canvas }) => {
    const [main, panel] = boxes(canvas.getByRole('complementary', { name: arabic.device }));
    await expect(panel.right).toBe(main.left);
  },
});
export const Scrolls = meta.story({
  name: 'Each part scrolls separately, by keyboard too',
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
  name: 'The bar is at the bottom of the panel, and the first tab stop',
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
  name: 'On a phone the bar is at the bottom of the window, and toasts appear above it [OUR-41]',
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
  name: 'On a phone in landscape the bar is a column at the inline end',
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
  name: 'F6 moves from the bar to the panel and back',
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

const desktop = { locale: 'en-US', viewport: { value: 'desktop', isRotated: false } };
const resizable = { isResizable: true, onPanelWidthChange: fn() };
interface Canvas {
  getByRole: (role: string, options?: { name?: string }) => HTMLElement;
}
const edge = (canvas: Canvas): HTMLElement => canvas.getByRole('separator', { name: 'Device' });
/** By its selector: what is hidden has no role. */
const panelOf = (): HTMLElement => document.querySelector<HTMLElement>('[data-part="panel"]')!;
const widthOf = (): number => panelOf().getBoundingClientRect().width;

export const Resizable = meta.story({
  name: 'The keyboard resizes the panel, hides it and shows it again',
  globals: desktop,
  args: resizable,
  play: async ({ canvas, args }) => {
    const separator = edge(canvas);
    await expect(separator).toHaveAttribute('aria-valuenow', '290');
    await expect(separator).toHaveAttribute('aria-controls', panelOf().id);
    await expect(separator).toHaveAccessibleDescription('The arrow keys resize it, Enter hides or shows it.');
    await userEvent.tab();
    await expect(separator).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(widthOf()).toBe(306));
    await expect(args.onPanelWidthChange).toHaveBeenLastCalledWith(306);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(widthOf()).toBe(274));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(widthOf()).toBe(200));
    await userEvent.keyboard('{End}');
    const most = Number(separator.getAttribute('aria-valuemax'));
    await waitFor(() => expect(widthOf()).toBe(most));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panelOf()).not.toBeVisible());
    await expect(separator).toHaveAttribute('aria-valuetext', 'Hidden');
    await expect(args.onPanelWidthChange).toHaveBeenLastCalledWith(0);
    await expect(separator).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(widthOf()).toBe(most));
    await expect(canvas.getByText('Visual field').parentElement!.getBoundingClientRect().width).toBeGreaterThanOrEqual(
      320,
    );
  },
});
export const Dragged = meta.story({
  name: 'Mouse and finger drag the edge; beyond half of the least width they hide the panel',
  globals: desktop,
  args: resizable,
  play: async ({ canvas }) => {
    for (const [index, pointerType] of ['mouse', 'touch'].entries()) {
      const at = (clientX: number) => ({ clientX, clientY: 200, pointerType, pointerId: 7 + index, button: 0 });
      const before = widthOf();
      await fireEvent.pointerDown(edge(canvas), at(700));
      await fireEvent.pointerMove(edge(canvas), at(660));
      await waitFor(() => expect(widthOf()).toBe(before + 40));
      // far out and back: the edge is where the pointer is
      await fireEvent.pointerMove(edge(canvas), at(660 + before));
      await waitFor(() => expect(panelOf()).not.toBeVisible());
      await fireEvent.pointerMove(edge(canvas), at(650));
      await fireEvent.pointerUp(edge(canvas), at(650));
      await waitFor(() => expect(widthOf()).toBe(before + 50));
    }
  },
});
export const ResizableRightToLeft = meta.story({
  name: 'Right to left the panel grows to the right',
  globals: { ...desktop, locale: 'ar-EG' },
  args: {
    ...resizable,
    panelLabel: 'الجهاز',
    panel: <KeyValueList aria-label="الجهاز" items={[{ label: 'نظارة الفحص', value: 'الغرفة 2' }]} />,
    children: <p style={{ minBlockSize: 400 }}>المجال البصري</p>,
  },
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator', { name: 'الجهاز' });
    const panel = canvas.getByRole('complementary', { name: 'الجهاز' });
    await expect(separator.getBoundingClientRect().right).toBe(panel.getBoundingClientRect().right);
    separator.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(306));
  },
});
export const Controlled = meta.story({
  name: 'A controlled width follows its prop',
  globals: desktop,
  args: { ...resizable, panelWidth: 400, minPanelWidth: 240 },
  play: async ({ canvas, args }) => {
    edge(canvas).focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onPanelWidthChange).toHaveBeenLastCalledWith(240);
    await expect(widthOf()).toBe(400);
  },
});
export const HiddenWithBar = meta.story({
  name: 'Next to a hidden panel the bar is at the bottom of the screen',
  globals: desktop,
  args: { ...long, ...resizable, defaultPanelWidth: 0 },
  decorators: inWindow,
  play: async ({ canvas }) => {
    await isInReach(canvas.getByRole('button', { name: 'Pause' }));
    const region = canvas.getByRole('region', { name: 'Controls' }).getBoundingClientRect();
    await expect([region.left, region.width]).toEqual([0, window.innerWidth]);
    edge(canvas).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(widthOf()).toBe(200));
    // there is room for large text too
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(widthOf()).toBeGreaterThan(400));
  },
});
export const NotResizableOnPhone = meta.story({
  name: 'On a phone the panel is below, complete, and cannot be resized',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { ...resizable, defaultPanelWidth: 0 },
  play: async () => {
    await expect(panelOf()).toBeVisible();
    await expect(document.querySelector('[role="separator"]')).not.toBeVisible();
  },
});
// a whole screen, one panel of a name each
const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const AnyText = meta.story({ ...anyText(splitViewDocs, ['long', 'empty']), ...phone });
export const RightToLeftText = meta.story({ ...anyText(splitViewDocs, ['rightToLeft']), ...phone });
export const EmojiText = meta.story({ ...anyText(splitViewDocs, ['emoji']), ...phone });
