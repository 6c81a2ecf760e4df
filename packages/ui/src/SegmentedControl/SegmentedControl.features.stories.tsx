import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { FileIcon, TableIcon } from '../icons/index.ts';
import { anyText } from '../docs/anyText.tsx';
import { segmentedControlDocs } from './SegmentedControl.docs.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Controlled(args: SegmentedControlProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onChange={(id) => {
        setValue(id);
        args.onChange(id);
      }}
    />
  );
}
const meta = preview.meta({
  title: 'Components/SegmentedControl/Features',
  component: SegmentedControl<string>,
  render: Controlled,
  args: {
    label: 'Display',
    value: 'numeric',
    onChange: fn(),
    segments: [
      { id: 'numeric', label: 'Values' },
      { id: 'grey', label: 'Grayscale' },
      { id: 'total', label: 'Total deviation' },
    ],
  },
});

export const Labelled = meta.story();
export const LabelHidden = meta.story({ args: { isLabelHidden: true } });
export const Icons = meta.story({
  args: {
    isLabelHidden: true,
    value: 'table',
    segments: [
      { id: 'chart', label: 'Report', icon: <FileIcon />, isIconOnly: true },
      { id: 'table', label: 'Table', icon: <TableIcon />, isIconOnly: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Display' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: {
    label: arabic.display,
    segments: [
      { id: 'numeric', label: arabic.values },
      { id: 'grey', label: arabic.grayscale },
      { id: 'total', label: arabic.totalDeviation },
    ],
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Display' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Values' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    // as in every group of radio buttons, an arrow chooses
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('grey');
    await expect(canvas.getByRole('radio', { name: 'Grayscale' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Grayscale' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('radio', { name: 'Total deviation' }) });
    await expect(args.onChange).toHaveBeenCalledWith('total');
    await expect(canvas.getByRole('radio', { name: 'Total deviation' })).toBeChecked();
  },
});
export const DisabledSegment = meta.story({
  args: {
    segments: [
      { id: 'numeric', label: 'Values' },
      { id: 'grey', label: 'Grayscale', isDisabled: true },
      { id: 'total', label: 'Total deviation' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Grayscale' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Total deviation' })).toHaveFocus();
  },
});
export const AnyText = meta.story(anyText(segmentedControlDocs));
