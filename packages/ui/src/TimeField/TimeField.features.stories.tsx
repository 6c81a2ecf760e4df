import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { timeFieldDocs } from './TimeField.docs.tsx';
import { TimeField } from './TimeField.tsx';

const meta = preview.meta({
  title: 'Components/TimeField/Features',
  component: TimeField,
  args: { label: 'Start', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});

export const TwelveHours = meta.story({
  args: { defaultValue: '14:05' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Start' })).toHaveTextContent(/2:05.*PM/);
  },
});
export const TwentyFourHours = meta.story({
  args: { defaultValue: '09:05', format: '24H' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Start' })).toHaveTextContent('09:05');
  },
});
export const Disabled = meta.story({ args: { defaultValue: '14:05', isDisabled: true } });
export const ReadOnly = meta.story({ args: { defaultValue: '14:05', isReadOnly: true } });
export const Keyboard = meta.story({
  args: { format: '24H' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /hour/i })).toHaveFocus();
    await userEvent.keyboard('14');
    await expect(canvas.getByRole('spinbutton', { name: /minute/i })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('05{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:06');
  },
});
export const Stepped = meta.story({
  name: 'Steps by the given minutes, and shows an error for other times [VAL-02]',
  args: { defaultValue: '09:45', format: '24H', step: 15 },
  play: async ({ canvas, args }) => {
    const minute = canvas.getByRole('spinbutton', { name: /minute/i });
    await userEvent.click(minute);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:00');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:30');
    await userEvent.keyboard('10');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:10');
    await expect(canvas.queryByText(/in steps of/)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Choose a time in steps of 15 minutes')).toBeVisible();
  },
});
export const Limited = meta.story({
  name: 'Shows the limit in the time format of the field [VAL-02]',
  args: { minValue: '08:00', maxValue: '17:30' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('645PM');
    await expect(args.onChange).toHaveBeenLastCalledWith('18:45');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText(/The time must not be after 5:30\s*PM/)).toBeVisible();
  },
});
export const Cleared = meta.story({
  args: { defaultValue: '14:05' },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: /Clear time/ }) });
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('spinbutton', { name: /hour/i })).toHaveAttribute('aria-valuetext', 'Empty');
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'البداية', defaultValue: '14:05' },
});

export const AnyText = meta.story(anyText(timeFieldDocs));
