import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  component: DateField,
  args: { label: 'Date of birth', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: '1961-03-14' } });
export const DayFirst = meta.story({ args: { defaultValue: '1961-03-14', format: 'DD.MM.YYYY' } });
export const Disabled = meta.story({ args: { defaultValue: '1961-03-14', isDisabled: true } });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'تاريخ الميلاد', defaultValue: '1961-03-14', format: 'YYYY/MM/DD' },
});
export const ShownAsPreferred = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(input, '14.3.1961');
    await expect(args.onChange).toHaveBeenLastCalledWith('1961-03-14');
    await expect(input).toHaveValue('14.3.1961');
    await userEvent.tab();
    await expect(input).toHaveValue('03/14/1961');
  },
});
export const NoDate = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '31/02/1961');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Enter a date as MM.DD.YYYY/);
    await expect(input).toHaveValue('31/02/1961');
    await expect(args.onChange).toHaveBeenLastCalledWith('31/02/1961');
  },
});
export const TooEarly = meta.story({
  args: { label: 'End date', minValue: '2026-11-20' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'End date' });
    await userEvent.type(input, '11/19/2026');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/The date must not be before 11.20.2026/);
  },
});
