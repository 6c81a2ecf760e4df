import { type ReactElement, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { FloatingPanel, type FloatingPanelProps } from './FloatingPanel.tsx';
import { floatingPanelDocs } from './FloatingPanel.docs.tsx';

/** A page that opens and closes a panel. */
function Page(props: FloatingPanelProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show camera</Button>
      {isOpen && <FloatingPanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/FloatingPanel/Features',
  component: FloatingPanel,
  args: {
    title: 'Camera',
    children: <p style={{ padding: 16 }}>What the camera sees.</p>,
    actions: <Button size="sm">Stop</Button>,
    onClose: fn(),
    onModeChange: fn(),
    onCornerChange: fn(),
  },
});

const box = (): DOMRect => screen.getByRole('dialog', { name: 'Camera' }).getBoundingClientRect();
const handle = (): HTMLElement => screen.getByRole('button', { name: 'Move: Camera' });

export const Keyboard = meta.story({
  name: 'The arrow keys move it, Enter moves it to the next corner, and it stays inside',
  play: async ({ args }) => {
    const before = box();
    handle().focus();
    await expect(handle()).toHaveAccessibleDescription('The arrow keys move it; pressing takes it to the next corner.');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(() => expect([box().top, box().left]).toEqual([before.top - 16, before.left - 16]));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect([box().top, box().left]).toEqual([before.top, before.left]));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCornerChange).toHaveBeenLastCalledWith({ block: 'end', inline: 'start' }));
    await expect(box().left).toBe(12);
  },
});
export const Drag = meta.story({
  name: 'Follows mouse and finger, and is anchored to the nearer corner',
  play: async ({ args }) => {
    const before = box();
    for (const pointerType of ['mouse', 'touch']) {
      const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerType, pointerId: 7, button: 0 });
      await fireEvent.pointerDown(handle(), at(500, 300));
      await fireEvent.pointerMove(handle(), at(460, 250));
      await fireEvent.pointerMove(handle(), at(450, 200));
      await fireEvent.pointerUp(handle(), at(450, 200));
    }
    await waitFor(() => expect([box().top, box().left]).toEqual([before.top - 200, before.left - 100]));
    await expect(args.onCornerChange).toHaveBeenCalled();
  },
});
export const RightToLeft = meta.story({
  name: 'Right to left it appears and moves on the other side',
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(box().left).toBe(12);
    handle().focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(box().left).toBe(28));
  },
});
export const FullScreen = meta.story({
  name: 'In full screen the focus stays inside; Escape returns',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await expect(args.onModeChange).toHaveBeenLastCalledWith('full');
    const panel = screen.getByRole('dialog', { name: 'Camera' });
    await expect(panel).toHaveAttribute('aria-modal', 'true');
    await expect(panel.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    for (const name of ['Close', 'Stop', 'Leave full screen']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    // the first one is the tooltip's
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(args.onModeChange).toHaveBeenLastCalledWith('normal');
    await expect(screen.getByRole('button', { name: 'Full screen' })).toHaveFocus();
  },
});
export const Minimised = meta.story({
  args: { defaultMode: 'minimised' },
  play: async ({ args }) => {
    await expect(screen.getByText('What the camera sees.')).not.toBeVisible();
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Restore' }) });
    await expect(args.onModeChange).toHaveBeenLastCalledWith('normal');
    await expect(screen.getByText('What the camera sees.')).toBeVisible();
  },
});
export const Focus = meta.story({
  name: 'Takes no focus when it appears, and returns it when it closes',
  render: (args) => <Page {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show camera' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Camera' })).toBeVisible();
    await expect(opener).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
});
export const UpperStart = meta.story({ args: { defaultCorner: { block: 'start', inline: 'start' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } }, args: { width: 800 } });
export const AnyTextLong = meta.story(anyText(floatingPanelDocs, ['long']));
export const AnyTextEmoji = meta.story(anyText(floatingPanelDocs, ['emoji']));
export const AnyTextRightToLeft = meta.story(anyText(floatingPanelDocs, ['rightToLeft']));
