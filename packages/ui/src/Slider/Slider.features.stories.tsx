import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { sliderDocs } from './Slider.docs.tsx';
import { Slider } from './Slider.tsx';

const meta = preview.meta({
  title: 'Components/Slider/Features',
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
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: arabic.subtitleSize },
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
export const Touch = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const track = canvasElement.querySelector('[data-part="track"]')!;
    const { left, top, width, height } = track.getBoundingClientRect();
    const coords = { clientX: left + width / 4, clientY: top + height / 2 };
    await userEvent.pointer([{ keys: '[TouchA>]', target: track, coords }, { keys: '[/TouchA]' }]);
    await expect(args.onChange).toHaveBeenLastCalledWith(25);
    await expect(canvas.getByRole('slider')).toHaveValue('25');
  },
});
export const WithUnit = meta.story({
  args: { label: 'Brightness', defaultValue: 40, formatOptions: { style: 'unit', unit: 'percent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Brightness' })).toHaveAttribute('aria-valuetext', '40%');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
});
export const Target = meta.story({
  name: 'Has a target of at least 24 by 24 pixels',
  play: async ({ canvasElement }) => {
    const thumb = canvasElement.querySelector('[data-part="thumb"]')!;
    const target = getComputedStyle(thumb, '::after');
    await expect(Number.parseFloat(target.inlineSize)).toBeGreaterThanOrEqual(24);
    await expect(Number.parseFloat(target.blockSize)).toBeGreaterThanOrEqual(24);
  },
});
export const AnyText = meta.story(anyText(sliderDocs));
