import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TimeZoneProvider } from '../timeZone/TimeZoneProvider.tsx';
import { anyText } from '../docs/anyText.tsx';
import { calendarDocs } from './Calendar.docs.tsx';
import { Calendar } from './Calendar.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

const meta = preview.meta({
  title: 'Components/Calendar/Features',
  component: Calendar,
  args: { 'aria-label': 'Date of the test', onChange: fn() },
});

export const Chosen = meta.story({ args: { defaultValue: '2026-11-17' } });
export const Limited = meta.story({
  args: {
    minValue: '2026-11-09',
    maxValue: '2026-11-20',
    isDateUnavailable: (date) => date === '2026-11-11',
  },
  play: async ({ canvas, args }) => {
    const unavailable = canvas.getByRole('button', { name: /November 11, 2026/ });
    await userEvent.click(unavailable, { pointerEventsCheck: 0 });
    await userEvent.click(canvas.getByRole('button', { name: /November 21, 2026/ }), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /November 9, 2026/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-09');
  },
});
export const Disabled = meta.story({ args: { defaultValue: '2026-11-17', isDisabled: true } });
export const Range = meta.story({
  render: (args) => (
    <RangeCalendar
      aria-label={args['aria-label']}
      defaultValue={{ start: '2026-11-05', end: '2026-11-17' }}
      onChange={args.onChange as never}
    />
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 3, 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /November 12, 2026/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-03', end: '2026-11-12' });
  },
});

export const LongAgo = meta.story({
  name: 'Reaches a birthday sixty years ago in three presses',
  args: { startsWith: 'years', maxValue: '2026-11-20', 'aria-label': 'Date of birth' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: '1966' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'March' }));
    await userEvent.click(await canvas.findByRole('button', { name: /March 14, 1966/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('1966-03-14');
  },
});
export const SameMonth = meta.story({
  name: 'Choosing the year and the month in view returns to the days',
  args: { defaultValue: '2026-11-17' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'November 2026, choose another month' }));
    await expect(canvas.getByRole('listbox', { name: 'year' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('option', { name: '2026', selected: true })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'November', selected: true })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /November 17, 2026/ })).toHaveFocus());
  },
});
export const Keyboard = meta.story({
  args: { defaultValue: '2026-11-17', autoFocus: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /November 17, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageUp}');
    await expect(canvas.getByRole('button', { name: /October 25, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-25');
  },
});
export const TypedYear = meta.story({
  name: 'Typing a year finds it in the list',
  args: { defaultValue: '2026-11-17' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /choose another month/ }));
    await waitFor(() => expect(canvas.getByRole('option', { name: '2026' })).toHaveFocus());
    await userEvent.keyboard('1966');
    await waitFor(() => expect(canvas.getByRole('option', { name: '1966' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('option', { name: '1970' })).toHaveFocus());
  },
});
export const Today = meta.story({
  args: { defaultValue: '1961-03-14' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-20');
    await expect(canvas.getByRole('button', { name: /November 20, 2026/ })).toBeVisible();
  },
});
export const TimeZone = meta.story({
  name: 'Marks and selects today in the time zone of the provider',
  args: { defaultValue: '2026-11-17' },
  decorators: [(Story) => <TimeZoneProvider timeZone="Pacific/Honolulu">{Story()}</TimeZoneProvider>],
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Today, .*November 19, 2026/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-today]')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-19');
  },
});
export const Touch = meta.story({
  args: { defaultValue: '2026-11-17' },
  play: async ({ canvas, args }) => {
    const target = canvas.getByRole('button', { name: /November 9, 2026/ });
    await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.pointer({ keys: '[TouchA]', target });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-09');
  },
});
export const MondayFirst = meta.story({
  name: 'Starts the week as the language does',
  globals: { locale: 'de-DE' },
  args: { 'aria-label': 'Untersuchungstag', defaultValue: '2026-11-17' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('th')).toHaveTextContent('Mo');
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { 'aria-label': 'تاريخ الفحص', defaultValue: '2026-11-17' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('th')).toHaveTextContent('س');
    await expect(canvasElement.querySelector('[data-selected]')).toHaveTextContent('١٧');
  },
});
export const Gregorian = meta.story({
  name: 'Is Gregorian in languages with another calendar',
  globals: { locale: 'th-TH' },
  args: { 'aria-label': 'วันที่ตรวจ', defaultValue: '2026-11-17' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /2026/, expanded: false })).toBeVisible();
  },
});

export const AnyText = meta.story(anyText(calendarDocs));
