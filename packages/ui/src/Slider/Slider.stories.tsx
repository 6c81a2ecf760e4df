import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Slider } from './Slider.tsx';

const meta = preview.meta({
  component: Slider,
  args: { label: 'Size of subtitles', defaultValue: 66, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Labelled = meta.story();
export const LabelHidden = meta.story({ args: { isLabelHidden: true } });
export const Ends = meta.story({
  render: (args) => (
    <>
      <Slider {...args} label="Least" defaultValue={0} />
      <Slider {...args} label="Most" defaultValue={100} />
    </>
  ),
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(67);
    await expect(canvas.getByRole('slider')).toHaveValue('67');
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Size of subtitles' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(67);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
  },
});
