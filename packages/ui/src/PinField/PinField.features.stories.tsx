import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { generatePin } from './pin.ts';
import { pinFieldDocs } from './PinField.docs.tsx';
import { PinField } from './PinField.tsx';

const meta = preview.meta({
  title: 'Components/PinField/Features',
  component: PinField,
  args: { label: 'PIN', onChange: fn(), onComplete: fn() },
});

const drawn = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('[data-part="digit"]')].map((digit) => digit.textContent);
const active = (root: HTMLElement): number[] =>
  [...root.querySelectorAll<HTMLElement>('[data-part="digit"]')].flatMap(({ dataset }, index) =>
    dataset['active'] === undefined ? [] : [index],
  );

export const Filled = meta.story({ args: { defaultValue: '4071' } });
export const Masked = meta.story({
  args: { defaultValue: '4071', isMasked: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(drawn(canvasElement)).toEqual(['•', '•', '•', '•']);
    await expect(canvas.getByLabelText('PIN')).toHaveAttribute('type', 'password');
  },
});
export const Invalid = meta.story({
  args: { defaultValue: '40', errorMessage: 'The PIN has four digits', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'PIN' })).toHaveAccessibleDescription(/The PIN has four digits/);
  },
});
export const Disabled = meta.story({ args: { defaultValue: '4071', isDisabled: true } });
export const ReadOnly = meta.story({ args: { defaultValue: '4071', isReadOnly: true } });

export const Generated = meta.story({
  name: 'Generates a PIN from 1000 to 9999 [VAL-09]',
  args: { generate: () => generatePin(() => 0.5) },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Generate' }) });
    await expect(args.onChange).toHaveBeenLastCalledWith('5500');
    await expect(args.onComplete).toHaveBeenLastCalledWith('5500');
    await expect(canvas.getByRole('textbox', { name: 'PIN' })).toHaveValue('5500');
    await expect(drawn(canvasElement)).toEqual(['5', '5', '0', '0']);
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'off');
  },
});

export const Keyboard = meta.story({
  name: 'Is one input for keys and screen readers',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'PIN' });
    await expect(input).toHaveFocus();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(active(canvasElement)).toEqual([0]);
    await userEvent.keyboard('4x07');
    await expect(input).toHaveValue('407');
    await expect(active(canvasElement)).toEqual([3]);
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('1');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('4071');
    // more than there is room for changes nothing
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('4071');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(active(canvasElement)).toEqual([2]);
    await userEvent.keyboard('{Backspace}5');
    await expect(drawn(canvasElement)).toEqual(['4', '5', '7', '1']);
    await userEvent.tab();
    await expect(active(canvasElement)).toEqual([]);
  },
});

export const Narrow = meta.story({
  name: 'Distributes the room among the boxes',
  args: { label: 'Code', length: 6, defaultValue: '407153' },
  render: (args) => (
    <div style={{ inlineSize: 150 }}>
      <PinField {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-part="digit"]')].map((box) => box.getBoundingClientRect());
    const input = canvas.getByRole('textbox', { name: 'Code' });
    const { right } = canvasElement.querySelector('[data-component="PinField"]')!.getBoundingClientRect();
    await expect(boxes.at(-1)!.right).toBeLessThanOrEqual(right + 0.5);
    await expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThan(16);
    // the caret of the input goes from box to box
    const { letterSpacing, font } = getComputedStyle(input);
    const text = document.createElement('canvas').getContext('2d')!;
    text.font = font;
    const step = Number.parseFloat(letterSpacing) + text.measureText('0').width;
    await expect(Math.abs(step - (boxes[1]!.x - boxes[0]!.x))).toBeLessThan(0.5);
  },
});

export const Paste = meta.story({
  name: 'Extracts the digits of pasted or autofilled text',
  args: { label: 'Code', length: 6 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(input);
    await userEvent.paste('Your code is 123 456.');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    await userEvent.clear(input);
    await userEvent.paste('١٢٣٤٥٦');
    await expect(input).toHaveValue('123456');
  },
});

export const Pointed = meta.story({
  name: 'Puts the caret at the touched place',
  args: { defaultValue: '4071' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const digits = [...canvasElement.querySelectorAll('[data-part="digit"]')];
    // the real digits lie under the drawn ones: the text is as wide as the boxes
    const { font, letterSpacing } = getComputedStyle(input);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = font;
    const pitch = context.measureText('0').width + Number.parseFloat(letterSpacing);
    const [first, second] = digits.map((digit) => digit.getBoundingClientRect().left);
    await expect(Math.abs(pitch - (second! - first!))).toBeLessThan(1);
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'الرمز السري', description: 'أربعة أرقام', defaultValue: '4071', generate: () => '1234' },
  play: async ({ canvasElement }) => {
    const [first, last] = ['first', 'last'].map((end) =>
      canvasElement.querySelector(`[data-part="digit"]:${end}-of-type`)!.getBoundingClientRect(),
    );
    await expect(first!.left).toBeLessThan(last!.left);
  },
});

export const AnyText = meta.story(anyText(pinFieldDocs));
