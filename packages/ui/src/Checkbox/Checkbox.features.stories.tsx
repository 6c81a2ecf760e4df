import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { checkboxDocs } from './Checkbox.docs.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox/Features',
  component: Checkbox,
  args: { label: 'Skip the tutorial', onChange: fn() },
});

export const Off = meta.story();
export const On = meta.story({ args: { defaultSelected: true } });
export const Some = meta.story({
  args: { label: 'All rows', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All rows' })).toBePartiallyChecked();
  },
});
export const WithHelp = meta.story({
  args: { description: 'For patients who know the test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('For patients who know the test');
  },
});
export const Changed = meta.story({
  args: { hint: 'Turned off: this test has no tutorial.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Turned off: this test has no tutorial.');
  },
});
export const Invalid = meta.story({
  args: { label: 'I agree to the terms', isRequired: true, errorMessage: 'Agree to the terms to go on' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /I agree/ });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/Agree to the terms to go on/);
  },
});
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Skip the tutorial'), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const DisabledOn = meta.story({ args: { isDisabled: true, defaultSelected: true } });
export const LongText = meta.story({
  args: {
    label:
      'The patient has been told how the test is done, how long it takes, that it can be paused at any time, and that nothing that is seen or missed is a mistake',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Skip the tutorial' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('Skip the tutorial') });
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const AnyText = meta.story(anyText(checkboxDocs));
