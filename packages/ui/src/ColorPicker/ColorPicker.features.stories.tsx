import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { colorPickerDocs } from './ColorPicker.docs.tsx';
import { ColorPicker } from './ColorPicker.tsx';

const meta = preview.meta({
  title: 'Components/ColorPicker/Features',
  component: ColorPicker,
  args: { label: 'Accent', defaultValue: '#1f6f5c', onChange: fn() },
});

interface Canvas {
  getByRole: (role: string, options?: { name?: string | RegExp }) => HTMLElement;
}
const input = (canvas: Canvas): HTMLElement => canvas.getByRole('textbox', { name: 'Accent' });
const trigger = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: 'Pick: Accent' });
const swatchOf = (canvas: Canvas): HTMLElement => trigger(canvas).querySelector<HTMLElement>('[data-part="swatch"]')!;
const openPanel = async (canvas: Canvas): Promise<HTMLElement> => {
  await userEvent.click(trigger(canvas));
  return screen.findByRole('dialog', { name: 'Pick: Accent' });
};

export const Typed = meta.story({
  name: 'Shows a typed color, and ignores text that is no color',
  play: async ({ canvas, args }) => {
    await userEvent.clear(input(canvas));
    await expect(swatchOf(canvas)).toHaveAttribute('data-empty');
    await userEvent.type(input(canvas), '#b97f00');
    await expect(swatchOf(canvas)).toHaveStyle({ backgroundColor: '#b97f00' });
    await userEvent.clear(input(canvas));
    await userEvent.type(input(canvas), 'oklch(1 0 0)');
    await expect(swatchOf(canvas)).toHaveStyle({ backgroundColor: '#ffffff' });
    await expect(args.onChange).toHaveBeenLastCalledWith('oklch(1 0 0)');
  },
});
export const PickedByKeyboard = meta.story({
  name: 'The keyboard picks saturation, brightness and hue',
  play: async ({ canvas, args }) => {
    input(canvas).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog', { name: 'Pick: Accent' });
    const hue = screen.getByRole('slider', { name: 'Hue' });
    hue.focus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^#[\da-f]{6}$/)));
    const afterHue = (input(canvas) as HTMLInputElement).value;
    await expect(afterHue).not.toBe('#1f6f5c');
    const [saturation] = document.querySelectorAll<HTMLElement>('[data-part="area"] input');
    saturation!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await waitFor(() => expect(input(canvas)).not.toHaveValue(afterHue));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const PickedByFinger = meta.story({
  name: 'Opens the panel and moves the thumb by touch',
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: trigger(canvas) });
    await screen.findByRole('dialog', { name: 'Pick: Accent' });
    const area = document.querySelector('[data-part="area"]')!;
    const { left, top } = area.getBoundingClientRect();
    await userEvent.pointer({ keys: '[TouchA]', target: area, coords: { x: left + 1, y: top + 1 } });
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
  },
});
export const HueOfBlack = meta.story({
  name: 'Keeps the hue of black until it is visible',
  args: { defaultValue: '#000000' },
  play: async ({ canvas, args }) => {
    await openPanel(canvas);
    const hue = screen.getByRole('slider', { name: 'Hue' });
    hue.focus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await waitFor(() => expect(hue).toHaveValue('30'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Open = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openPanel(canvas);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('#1f6f5c');
  },
});
export const OpenRightToLeft = meta.story({
  name: 'Right to left: the panel uses the language of the page',
  globals: { locale: 'ar-EG' },
  args: { label: 'لون التمييز', description: 'الأزرار والروابط وما هو محدد' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleName(/لون التمييز/);
    await expect(screen.queryByRole('slider', { name: 'Hue' })).toBeNull();
    await expect(screen.getByRole('slider', { name: 'درجة اللون' })).toBeVisible();
  },
});
export const Fallback = meta.story({
  name: 'Shows the default color in an empty field',
  args: { defaultValue: '', fallback: '#5e6f69' },
  play: async ({ canvas }) => {
    await expect(swatchOf(canvas)).toHaveStyle({ backgroundColor: '#5e6f69' });
    await expect(input(canvas)).toHaveValue('');
  },
});
export const Invalid = meta.story({
  args: { defaultValue: '#1f6', errorMessage: 'Enter a color as #rrggbb' },
  play: async ({ canvas }) => {
    await expect(input(canvas)).toBeInvalid();
    await expect(input(canvas)).toHaveAccessibleDescription(/Enter a color as #rrggbb/);
  },
});
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(trigger(canvas)).toBeDisabled();
  },
});
export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(input(canvas)).toHaveAttribute('readonly');
    await expect(trigger(canvas)).toBeDisabled();
  },
});
export const LargeTextOnPhone = meta.story({
  name: 'Fits a phone with large text when open',
  globals: { textScale: '200', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const dialog = await openPanel(canvas);
    await waitFor(() => expect(dialog).toBeVisible());
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const AnyText = meta.story(anyText(colorPickerDocs));
