import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { datePickerDocs } from './DatePicker.docs.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = preview.meta({
  title: 'Components/DatePicker/Features',
  component: DatePicker,
  // the popover is loaded lazily: the loading time is not under test
  beforeEach: async () => {
    await import('./CalendarPopover.tsx');
  },
  args: { label: 'Date of birth', onChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});

const touch = (target: Element): Promise<unknown> => userEvent.pointer({ keys: '[TouchA]', target });

export const Filled = meta.story({ args: { defaultValue: '1961-03-14', format: 'DD.MM.YYYY' } });
export const Disabled = meta.story({
  args: { defaultValue: '1961-03-14', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toBeDisabled();
  },
});
export const ReadOnly = meta.story({ args: { defaultValue: '1961-03-14', isReadOnly: true } });
export const Required = meta.story({
  args: { isRequired: true, errorMessage: 'Date of birth is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Date of birth is required/);
  },
});

export const Picked = meta.story({
  args: { defaultValue: '2026-11-17', label: 'Date of the test' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await expect(await screen.findByRole('dialog', { name: 'Open calendar' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /November 9, 2026/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-09');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('11/09/2026');
  },
});
export const DayOrMonthFirst = meta.story({
  name: 'Asks which date is meant if day and month can be swapped, until another day is picked [OUR-680]',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date of birth' }), '3.4.1961');
    await userEvent.tab();
    await userEvent.click(await canvas.findByText('April 3, 1961'));
    await expect(args.onChange).toHaveBeenLastCalledWith('1961-04-03');
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: /April 9, 1961/ }));
    await waitFor(() => expect(canvas.queryByRole('radiogroup')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('04/09/1961');
  },
});
export const Keyboard = meta.story({
  args: { defaultValue: '2026-11-17' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /November 17, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-16');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});
export const Escape = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '2026-11-17' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});
export const Touch = meta.story({
  args: { startsWith: 'years', maxValue: '2026-11-20' },
  play: async ({ canvas, args }) => {
    await touch(canvas.getByRole('button', { name: 'Open calendar' }));
    await touch(await screen.findByRole('option', { name: '1966' }));
    await touch(await screen.findByRole('option', { name: 'March' }));
    await touch(await screen.findByRole('button', { name: /March 14, 1966/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('1966-03-14');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const NoDate = meta.story({
  name: 'Keeps text that is no date, and shows an error once field and calendar lose focus [VAL-02] [VAL-05]',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'next week');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Enter a date as/);
    await expect(input).toHaveValue('next week');
    await expect(args.onChange).toHaveBeenLastCalledWith('next week');
  },
});
export const Limited = meta.story({
  args: { label: 'End date', minValue: '2026-11-16', maxValue: '2026-11-20' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'End date' });
    await userEvent.type(input, '٢١/١١/٢٠٢٦');
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/The date must not be after 11.20.2026/);
    await expect(input).toHaveValue('11/21/2026');
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'تاريخ الميلاد', defaultValue: '1961-03-14', format: 'DD/MM/YYYY' },
});
export const Open = meta.story({
  args: { defaultValue: '2026-11-17' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
});

export const AnyText = meta.story(anyText(datePickerDocs));
