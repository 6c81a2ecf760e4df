import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { numberFieldDocs } from './NumberField.docs.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'Components/NumberField/Features',
  component: NumberField,
  args: { label: 'Occlusion time', unit: 's', minValue: 1, maxValue: 10, defaultValue: 3, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Filled = meta.story();
export const Plain = meta.story({ args: { label: 'Repeat every', unit: 'days', hasSteppers: false } });
export const Invalid = meta.story({
  args: { errorMessage: 'At least 1', defaultValue: 1 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/At least 1/);
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const InSpanish = meta.story({
  globals: { locale: 'es-ES' },
  args: { label: 'Distancia interpupilar', unit: 'mm', minValue: 50, maxValue: 75, step: 0.5, defaultValue: 62.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('62,5');
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Occlusion time' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.clear(input);
    await userEvent.type(input, '40');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.click(canvas.getByRole('button', { name: /Decrease/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
  },
});
export const Buttons = meta.story({
  name: 'Steps by touch, and stops at its bounds',
  args: { defaultValue: 9 },
  play: async ({ canvas, args }) => {
    const increase = canvas.getByRole('button', { name: 'Increase Occlusion time' });
    await userEvent.pointer({ keys: '[TouchA]', target: increase });
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(increase).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Decrease Occlusion time' })).toBeEnabled();
  },
});
export const Required = meta.story({
  args: { isRequired: true, description: 'Between two stimuli' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /^Occlusion time/ });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Between two stimuli');
  },
});
export const ReadOnly = meta.story({ args: { isReadOnly: true } });
export const ResetForYou = meta.story({
  args: { hint: 'Changed to 3 s: the shorter test has no longer pauses.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Changed to 3 s');
  },
});
export const InArabic = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'المسافة بين الحدقتين', unit: 'mm', minValue: 50, maxValue: 75, step: 0.5, defaultValue: 62.5 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('٦٢٫٥');
    await userEvent.clear(input);
    await userEvent.type(input, '٦٠');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
  },
});
export const AnyText = meta.story(anyText(numberFieldDocs));
