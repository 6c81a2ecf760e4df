import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { StreamPopup } from './StreamPopup.tsx';
import { streamPopupDocs } from './StreamPopup.docs.tsx';

const eye =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><circle cx="2" cy="1.5" r="1" fill="gray"/></svg>';

const meta = preview.meta({
  title: 'Patterns/StreamPopup/Features',
  component: StreamPopup,
  args: { state: 'pending' as const, onClose: fn(), onModeChange: fn() },
});

/** Two grey halves, as the owner would draw a frame. */
function draw(canvas: HTMLCanvasElement | null): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  canvas.width = 320;
  canvas.height = 240;
  context.fillStyle = 'gray';
  context.fillRect(0, 0, 160, 240);
}

export const Pending = meta.story({
  name: 'Shows that it waits for the first picture [STRM-03]',
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Waiting for the first picture…');
    await expect(screen.queryByRole('img')).toBeNull();
  },
});
export const Drawn = meta.story({
  name: 'Shows custom content of the owner [STRM-03]',
  args: { state: 'visible', canvasRef: draw },
  play: async () => {
    const canvas = screen.getByRole('img', { name: 'What the cameras of the headset see' });
    await expect(canvas).toBeVisible();
    await expect(canvas).toHaveAttribute('width', '320');
  },
});
export const Image = meta.story({
  name: 'Shows an image [STRM-03]',
  args: { state: 'visible', source: eye },
  play: async () => {
    await expect(screen.getByRole('img', { name: 'What the cameras of the headset see' })).toBeVisible();
  },
});
export const BothEyes = meta.story({
  name: 'Names the eyes below the picture, the left one on the left in every script',
  args: { state: 'visible', canvasRef: draw, eyes: 'OU' },
  globals: { locale: 'ar-EG' },
  play: async () => {
    const [left, right] = [await screen.findByText('العين اليسرى'), screen.getByText('العين اليمنى')];
    await expect(left.getBoundingClientRect().right).toBeLessThanOrEqual(right.getBoundingClientRect().left);
  },
});
export const Stalled = meta.story({
  name: 'Shows that the picture has stopped, and keeps it [STRM-03]',
  args: { state: 'stalled', canvasRef: draw, eyes: 'OD' },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('The picture has stopped. Waiting for the next one…');
    await expect(screen.getByRole('img', { name: 'What the cameras of the headset see' })).toBeVisible();
    await expect(screen.getByText('Right eye')).toBeVisible();
  },
});
export const NoData = meta.story({
  name: 'Shows that there is no picture [STRM-03]',
  args: { state: 'not-shown' },
  play: async ({ args }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('The stream cannot be shown.');
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Close' }) });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const Closed = meta.story({
  args: { state: 'closed' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
export const Upper = meta.story({
  name: 'Is at the top for the technician admin [STRM-04]',
  args: { state: 'visible', source: eye, side: 'upper' },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Camera stream' }).getBoundingClientRect().top).toBe(12);
  },
});
export const Modes = meta.story({
  name: 'Can be minimized and shown in full screen [STRM-04]',
  args: { state: 'visible', source: eye },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Minimize' }));
    await expect(args.onModeChange).toHaveBeenLastCalledWith('minimised');
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await expect(args.onModeChange).toHaveBeenLastCalledWith('full');
    await expect(screen.getByRole('img')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onModeChange).toHaveBeenLastCalledWith('normal');
  },
});
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const AnyTextLong = meta.story(anyText(streamPopupDocs, ['long']));
export const AnyTextRightToLeft = meta.story(anyText(streamPopupDocs, ['rightToLeft']));
