import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { switchDocs } from './Switch.docs.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Switch/Features',
  component: Switch,
  args: { label: 'Subtitles', onChange: fn() },
});

export const Off = meta.story();
export const On = meta.story({ args: { defaultSelected: true } });
export const AtTheEnd = meta.story({
  args: { position: 'end', defaultSelected: true, description: 'Shown below the pictures in the headset' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});
export const InAHeader = meta.story({
  name: 'Is next to other switches in the header of a page',
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <PageHeader
      title="Live tests"
      actions={
        <>
          <Switch label="Alarm sound" />
          <Switch label="Notifications" />
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('switch').map((each) => each.closest('label')!.getBoundingClientRect());
    await expect(second!.top).toBe(first!.top);
    await expect(second!.left).toBeGreaterThan(first!.right);
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const DisabledOn = meta.story({ args: { isDisabled: true, defaultSelected: true } });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: arabic.subtitles, defaultSelected: true },
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Subtitles' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
export const Touch = meta.story({
  name: 'A touch on its label switches it',
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('Subtitles') });
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});
export const Described = meta.story({
  args: { description: 'Shown below the pictures in the headset' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Shown below the pictures in the headset');
  },
});
export const Refused = meta.story({
  args: { errorMessage: 'The headset has no subtitles in this language.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/no subtitles/);
  },
});
export const AnyText = meta.story(anyText(switchDocs));
