import jsQR from 'jsqr';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { qrCodeDocs } from './QRCode.docs.tsx';
import { QRCode } from './QRCode.tsx';

const LINK = 'https://isopter.example/api/cameras/link/?code=K7Q2-M9XD';
const writeText = fn<(text: string) => Promise<void>>();

const meta = preview.meta({
  title: 'Components/QRCode/Features',
  component: QRCode,
  args: { label: 'Link this camera', value: LINK, code: 'K7Q2-M9XD' },
});

/** Renders the picture with the colors of the screen, as a camera would see it. */
async function photograph(svg: SVGSVGElement): Promise<ImageData> {
  const { backgroundColor, fill } = getComputedStyle(svg);
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('style', `background: ${backgroundColor}; fill: ${fill}`);
  const image = new Image(256, 256);
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const context = new OffscreenCanvas(256, 256).getContext('2d')!;
  context.drawImage(image, 0, 0, 256, 256);
  return context.getImageData(0, 0, 256, 256);
}

export const Readable = meta.story({
  name: 'Is read by a camera from the drawn picture, 256 pixels wide [DEV-04]',
  play: async ({ canvas }) => {
    const svg = canvas.getByRole<HTMLElement & SVGSVGElement>('img', { name: 'QR code: Link this camera' });
    await expect(svg.getBoundingClientRect().width).toBe(256);
    await expect(svg.querySelectorAll('path')).toHaveLength(1);
    const { data, width, height } = await photograph(svg);
    await expect(jsQR(data, width, height)?.data).toBe(LINK);
  },
});

/** Dark on white in the dark room, too. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const svg = canvas.getByRole('img');
    await expect(getComputedStyle(svg).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(svg).fill).toBe('rgb(0, 0, 0)');
  },
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
});

export const WithoutCode = meta.story({
  name: 'Shows the URL if there is no shorter code',
  args: { code: LINK },
});

export const Keyboard = meta.story({
  name: 'Copies the code by keyboard and by touch, and announces it',
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    return () => write.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenLastCalledWith('K7Q2-M9XD');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Copy' }) });
    await expect(writeText).toHaveBeenCalledTimes(2);
  },
});

export const CopyRefused = meta.story({
  name: 'Explains what to do if the browser refuses to copy',
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn().mockRejectedValue(new Error('no')));
    return () => write.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Select and copy it by hand'));
  },
});

export const AnyText = meta.story(anyText(qrCodeDocs));
