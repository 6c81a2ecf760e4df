import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { volumeSliderDocs } from './VolumeSlider.docs.tsx';
import { VolumeSlider } from './VolumeSlider.tsx';

const meta = preview.meta({
  title: 'Components/VolumeSlider/Features',
  component: VolumeSlider,
  args: { value: 66, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Mute = meta.story({
  name: 'Mute keeps the volume and restores it [MON-08]',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveValue('0');
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(66);
    await expect(canvas.getByRole('slider')).toHaveValue('66');
  },
});
export const Keyboard = meta.story({
  name: 'Moves from 0 to 100 by keys [MON-08]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mute' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Mute' }) });
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
});
export const Muted = meta.story({ args: { value: 0 } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const AnyText = meta.story(anyText(volumeSliderDocs));
