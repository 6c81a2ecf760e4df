import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger } from '../Dialog/Dialog.tsx';
import { anyText } from '../docs/anyText.tsx';
import { drawerDocs } from './Drawer.docs.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Components/Drawer/Features',
  component: Drawer,
  args: {
    title: 'Filters',
    children: 'Choose what the list shows.',
    actions: (close: () => void) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary" onPress={close}>
          Show
        </Button>
      </>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Filters…</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
});

interface Canvas {
  getByRole: (role: string, options: object) => HTMLElement;
}
/** Opens it, and gives its edges once it has come. */
const open = async (canvas: Canvas, name = 'Filters'): Promise<DOMRect> => {
  await userEvent.click(canvas.getByRole('button', { name: `${name}…` }));
  const drawer = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(drawer).toBeVisible());
  await Promise.all((drawer.parentElement?.getAnimations() ?? []).map(({ finished }) => finished));
  return drawer.getBoundingClientRect();
};

export const AtTheEnd = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const { left, right, top, bottom } = await open(canvas);
    await expect(right).toBe(window.innerWidth);
    await expect(left).toBeGreaterThan(window.innerWidth / 2);
    await expect([top, bottom]).toEqual([0, window.innerHeight]);
  },
});
export const AtTheStart = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { side: 'start', size: 'small' },
  play: async ({ canvas }) => {
    const { left, right } = await open(canvas);
    await expect(left).toBe(0);
    await expect(right).toBeLessThan(window.innerWidth / 2);
  },
});
export const Large = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { size: 'large' },
  play: async ({ canvas }) => {
    const { left, right } = await open(canvas);
    // its edge is a pixel of it
    await expect(right - left).toBe(719);
  },
});
export const RightToLeft = meta.story({
  name: 'Is on the left in right-to-left scripts',
  globals: { locale: 'ar-EG', viewport: { value: 'desktop', isRotated: false } },
  args: {
    title: 'عوامل التصفية',
    children: 'اختر ما تعرضه القائمة.',
    actions: (close: () => void) => (
      <Button variant="primary" onPress={close}>
        عرض
      </Button>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>عوامل التصفية…</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    const { left, right } = await open(canvas, 'عوامل التصفية');
    await expect(left).toBe(0);
    await expect(right).toBeLessThan(window.innerWidth / 2);
  },
});
export const Phone = meta.story({
  name: 'Is as wide as the screen on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const { left, right } = await open(canvas);
    await expect(right - left).toBeGreaterThanOrEqual(window.innerWidth - 1);
  },
});
export const LongContent = meta.story({
  name: 'Long content scrolls by keyboard, between title and actions',
  args: {
    children: Array.from({ length: 60 }, (_, line) => `Clause ${line + 1}`).map((clause) => (
      <p key={clause}>{clause}</p>
    )),
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(screen.getByRole('button', { name: 'Show' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
    const body = screen.getByText('Clause 1').parentElement;
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await open(canvas);
    for (const name of ['Close', 'Cancel', 'Show', 'Close']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters…' })).toHaveFocus());
  },
});
export const Touch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Filters…' }) });
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('button', { name: 'Close' }) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const PressOutside = meta.story({
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const CannotBeDismissed = meta.story({
  args: { isDismissable: false },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});
export const LargeText = meta.story({
  name: 'Fits a phone with text of twice the size',
  globals: { textScale: '200', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await open(canvas);
    const drawer = screen.getByRole('dialog');
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
    await expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
  },
});

export const AnyTextLong = meta.story(anyText(drawerDocs, ['long']));
export const AnyTextRightToLeft = meta.story(anyText(drawerDocs, ['rightToLeft']));
export const AnyTextEmoji = meta.story(anyText(drawerDocs, ['emoji']));
