import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { dateRangePickerDocs } from './DateRangePicker.docs.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = preview.meta({
  title: 'Components/DateRangePicker/Features',
  component: DateRangePicker,
  // the popover is loaded lazily: the loading time is not under test
  beforeEach: async () => {
    await import('./RangePopover.tsx');
  },
  args: { label: 'Tested', onChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});
const month = { start: '2026-11-01', end: '2026-11-20' };

export const Filled = meta.story({ args: { defaultValue: month, format: 'DD.MM.YYYY' } });
export const Disabled = meta.story({ args: { defaultValue: month, isDisabled: true } });
export const ReadOnly = meta.story({ args: { defaultValue: month, isReadOnly: true } });
export const Narrow = meta.story({
  args: { defaultValue: month },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
});

export const Typed = meta.story({
  name: 'Accepts both dates in any format [VAL-05]',
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Tested' }));
    await userEvent.type(group.getByRole('textbox', { name: 'Start date' }), '1 Nov 2026');
    await userEvent.tab();
    const end = group.getByRole('textbox', { name: 'End date' });
    await expect(end).toHaveFocus();
    await userEvent.keyboard('2026-11-20');
    await expect(args.onChange).toHaveBeenLastCalledWith(month);
    await expect(group.getByRole('textbox', { name: 'Start date' })).toHaveValue('11/01/2026');
  },
});
export const Reversed = meta.story({
  name: 'Shows on blur that it ends before it starts [VAL-02]',
  play: async ({ canvas, args }) => {
    const end = canvas.getByRole('textbox', { name: 'End date' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Start date' }), '11/20/2026');
    await userEvent.type(end, '11/01/2026');
    await expect(end).toBeValid();
    await userEvent.tab();
    await userEvent.tab();
    await expect(end).toBeValid();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(end).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toBeValid();
    await expect(end).toHaveAccessibleDescription(/The end date must not be before the start date/);
    await userEvent.clear(end);
    await userEvent.type(end, '11/21/2026');
    await expect(end).toBeValid();
  },
});
export const Picked = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: /November 3, 2026/ }));
    await userEvent.click(await screen.findByRole('button', { name: /November 12, 2026/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-03', end: '2026-11-12' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveValue('11/12/2026');
  },
});
export const Presets = meta.story({
  args: { maxValue: '2026-11-20' },
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button', { name: 'Open calendar' });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-14', end: '2026-11-20' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    await expect(await screen.findByRole('button', { name: 'Last 7 days', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'This year' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-01-01', end: '2026-11-20' });
  },
});
export const OwnPresets = meta.story({
  args: { presets: [{ id: 'q3', label: 'Third quarter', start: '2026-07-01', end: '2026-09-30' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Third quarter' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ start: '2026-07-01', end: '2026-09-30' }),
    );
    await expect(screen.queryByRole('button', { name: 'Last 7 days' })).toBeNull();
  },
});
export const Cleared = meta.story({
  args: { defaultValue: month },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear dates' }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '', end: '' });
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear dates' })).toBeNull();
  },
});
export const Keyboard = meta.story({
  args: { defaultValue: month },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /November 1, 2026/ })).toHaveFocus());
    // the first Enter moves on to the next day automatically
    await userEvent.keyboard('{ArrowRight}{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-02', end: '2026-11-03' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveFocus());
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Open calendar' }) });
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('button', { name: 'Today' }) });
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-20', end: '2026-11-20' });
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'تاريخ الفحص', defaultValue: month, format: 'DD/MM/YYYY' },
});
export const Open = meta.story({
  args: { defaultValue: month },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
});

export const AnyText = meta.story(anyText(dateRangePickerDocs));
