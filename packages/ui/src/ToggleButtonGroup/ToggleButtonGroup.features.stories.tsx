import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { EyeIcon, TableIcon } from '../icons/index.ts';
import { Stack } from '../Stack/Stack.tsx';
import { toggleButtonGroupDocs } from './ToggleButtonGroup.docs.tsx';
import { ToggleButtonGroup, type ToggleButtonGroupProps } from './ToggleButtonGroup.tsx';

function Controlled(args: ToggleButtonGroupProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <ToggleButtonGroup
      {...args}
      value={value}
      onChange={(ids) => {
        setValue(ids);
        args.onChange(ids);
      }}
    />
  );
}
const meta = preview.meta({
  title: 'Components/ToggleButtonGroup/Features',
  component: ToggleButtonGroup<string>,
  render: Controlled,
  args: {
    label: 'Kinds of tests',
    value: ['fields'],
    onChange: fn(),
    buttons: [
      { id: 'fields', label: 'Fields', count: 29 },
      { id: 'acuity', label: 'Acuity', count: 6 },
      { id: 'hearing', label: 'Hearing', count: 3 },
    ],
  },
});

export const Several = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Kinds of tests' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hearing 3', pressed: false }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['fields', 'hearing']);
    await userEvent.click(canvas.getByRole('button', { name: 'Fields 29', pressed: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['hearing']);
    await userEvent.click(canvas.getByRole('button', { name: 'Hearing 3', pressed: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});
export const OneAtMost = meta.story({
  args: { selectionMode: 'single' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Kinds of tests' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Acuity 6' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['acuity']);
    await expect(canvas.getByRole('radio', { name: 'Fields 29' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Acuity 6' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});
export const AlwaysOne = meta.story({
  name: 'Does not switch the last one off',
  args: { canBeEmpty: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fields 29' }));
    await expect(args.onChange).not.toHaveBeenCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Fields 29' })).toHaveAttribute('aria-pressed', 'true');
  },
});
export const Small = meta.story({ args: { size: 'sm', isLabelHidden: true } });
export const Icons = meta.story({
  args: {
    isLabelHidden: true,
    value: ['values'],
    buttons: [
      { id: 'values', label: 'Values', icon: <TableIcon />, isIconOnly: true },
      { id: 'gaze', label: 'Gaze', icon: <EyeIcon />, isIconOnly: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Values', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Gaze', pressed: false })).toBeVisible();
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const DisabledButton = meta.story({
  args: {
    buttons: [
      { id: 'fields', label: 'Fields' },
      { id: 'acuity', label: 'Acuity', isDisabled: true },
      { id: 'hearing', label: 'Hearing' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Acuity' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Hearing' })).toHaveFocus();
  },
});
export const Keyboard = meta.story({
  decorators: [
    (Story) => (
      <Stack>
        {Story()}
        <Button>Compare</Button>
      </Stack>
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fields 29' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['fields', 'hearing']);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['fields', 'acuity', 'hearing']);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Compare' })).toHaveFocus();
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Acuity 6' }) });
    await expect(args.onChange).toHaveBeenLastCalledWith(['fields', 'acuity']);
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: {
    label: 'أنواع الفحوص',
    buttons: [
      { id: 'fields', label: 'المجال البصري', count: 29 },
      { id: 'acuity', label: 'حدة البصر', count: 6 },
      { id: 'hearing', label: 'السمع', count: 3 },
    ],
  },
  play: async ({ canvas, args }) => {
    const [fields, acuity] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(fields?.left).toBeGreaterThanOrEqual(acuity?.right ?? Number.NaN);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['fields', 'acuity']);
  },
});
export const LargeText = meta.story({
  name: 'Wraps at 320 pixels with text twice as large',
  globals: { textScale: '200' },
  decorators: [(Story) => <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('toolbar');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(320);
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
  },
});

export const AnyText = meta.story(anyText(toggleButtonGroupDocs));
