import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({ component: Switch, args: { label: 'Subtitles', onChange: fn() } });

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
export const Disabled = meta.story({ args: { isDisabled: true } });
export const DisabledOn = meta.story({ args: { isDisabled: true, defaultSelected: true } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultSelected: true } });
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Subtitles' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
