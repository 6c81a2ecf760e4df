import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
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
export const Invalid = meta.story({ args: { errorMessage: 'At least 1', defaultValue: 1 } });
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
