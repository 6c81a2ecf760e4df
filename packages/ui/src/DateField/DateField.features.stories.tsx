import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { dateFieldDocs } from './DateField.docs.tsx';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  title: 'Components/DateField/Features',
  component: DateField,
  args: { label: 'Date of birth', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});

export const Filled = meta.story({ args: { defaultValue: '1961-03-14' } });
export const DayFirst = meta.story({ args: { defaultValue: '1961-03-14', format: 'DD.MM.YYYY' } });
export const Disabled = meta.story({ args: { defaultValue: '1961-03-14', isDisabled: true } });
export const ReadOnly = meta.story({ args: { defaultValue: '1961-03-14', isReadOnly: true } });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'تاريخ الميلاد', defaultValue: '1961-03-14', format: 'YYYY/MM/DD' },
});
export const ShownAsPreferred = meta.story({
  name: 'Shows a date typed in another format in the preferred one [VAL-05]',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(input, '14.3.1961');
    await expect(args.onChange).toHaveBeenLastCalledWith('1961-03-14');
    await expect(input).toHaveValue('14.3.1961');
    await userEvent.tab();
    await expect(input).toHaveValue('03/14/1961');
  },
});
export const DayOrMonthFirst = meta.story({
  name: 'Asks which date is meant if day and month can be swapped [OUR-680]',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(input, '03-04-1961');
    await expect(args.onChange).toHaveBeenLastCalledWith('1961-03-04');
    await expect(canvas.getByRole('radiogroup', { name: 'Which day is meant?' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'March 4, 1961' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'March 4, 1961' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'April 3, 1961' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('1961-04-03');
    await expect(input).toHaveValue('04/03/1961');
    await userEvent.clear(input);
    await userEvent.type(input, '14-03-1961');
    await userEvent.tab();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(input).toHaveValue('03/14/1961');
  },
});
export const NoDate = meta.story({
  name: 'Keeps text that is no date, and shows an error on blur [VAL-02] [VAL-05]',
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
export const TooLate = meta.story({
  args: { maxValue: '2026-11-20' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(input, '11/21/2026');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/The date must not be after 11.20.2026/);
  },
});
export const Touch = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.pointer({ keys: '[TouchA]', target: input });
    await expect(input).toHaveFocus();
  },
});

export const AnyText = meta.story(anyText(dateFieldDocs));
