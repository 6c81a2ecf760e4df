import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FileIcon, TableIcon } from '../icons/index.ts';
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
  component: SegmentedControl<string>,
  render: Controlled,
  args: {
    label: 'Display',
    value: 'numeric',
    onChange: fn(),
    segments: [
      { id: 'numeric', label: 'Values' },
      { id: 'grey', label: 'Greyscale' },
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
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Display' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Values' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith('grey');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Greyscale' })).toBeChecked();
  },
});
