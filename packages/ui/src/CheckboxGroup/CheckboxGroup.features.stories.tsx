import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { anyText } from '../docs/anyText.tsx';
import { checkboxGroupDocs } from './CheckboxGroup.docs.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = preview.meta({
  title: 'Components/CheckboxGroup/Features',
  component: CheckboxGroup,
  args: {
    label: 'Directions of the cover test',
    onChange: fn(),
    children: [
      <Checkbox key="1" value="1" label="Primary" />,
      <Checkbox key="2" value="2" label="Left and right" />,
      <Checkbox key="3" value="3" label="Up and down" isDisabled />,
    ],
  },
});

export const Vertical = meta.story({ args: { defaultValue: ['1'] } });
export const Horizontal = meta.story({ args: { orientation: 'horizontal', description: 'The primary one is usual' } });
export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Choose at least one direction' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choose at least one direction/);
    await expect(canvas.getAllByRole('checkbox')[0]).toBeInvalid();
  },
});
export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: ['1'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
});
export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: ['1'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Left and right'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Directions of the cover test' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '2']);
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('Left and right') });
    await expect(args.onChange).toHaveBeenLastCalledWith(['2']);
  },
});

export const AnyText = meta.story(anyText(checkboxGroupDocs));
