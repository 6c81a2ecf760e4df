import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { radioGroupDocs } from './RadioGroup.docs.tsx';
import { Radio, RadioGroup, RadioSection } from './RadioGroup.tsx';

const meta = preview.meta({
  title: 'Components/RadioGroup/Features',
  component: RadioGroup,
  args: {
    label: 'Eye',
    onChange: fn(),
    children: [
      <Radio key="OU" value="OU" label="Both eyes" />,
      <Radio key="OD" value="OD" label="Right eye" />,
      <Radio key="OS" value="OS" label="Left eye" />,
    ],
  },
});

export const Vertical = meta.story({ args: { defaultValue: 'OU' } });
export const Horizontal = meta.story({ args: { orientation: 'horizontal', defaultValue: 'OD' } });
export const WithDescriptions = meta.story({
  args: {
    label: 'Strategy',
    defaultValue: 'fast',
    children: [
      <Radio key="full" value="full" label="Full threshold" description="About 8 minutes an eye" />,
      <Radio key="fast" value="fast" label="AVA fast" description="About 3 minutes an eye" />,
    ],
  },
});
export const Cards = meta.story({
  name: 'As cards that can be pressed anywhere',
  args: {
    label: 'Device',
    appearance: 'cards',
    defaultValue: '1',
    children: [
      <Radio key="1" value="1" label="Lane 1 headset" description="Free" aside="92%" />,
      <Radio key="2" value="2" label="Lane 2 headset" description="Free, battery low" aside="17%" />,
      <Radio key="3" value="3" label="Home kit" description="In use" aside="81%" isDisabled />,
    ],
  },
  play: async ({ canvas, args }) => {
    const second = canvas.getByRole('radio', { name: /^Lane 2 headset/ });
    await expect(second).toHaveAccessibleDescription(/^Free, battery low/);
    const card = second.closest('[data-component="Radio"]')!.getBoundingClientRect();
    // near its lower edge, beside the words
    await userEvent.click(document.elementFromPoint(card.right - 12, card.bottom - 6)!);
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await expect(canvas.getByRole('radio', { name: /^Home kit/ })).toBeDisabled();
  },
});
export const Rows = meta.story({
  name: 'As the rows of a list, with arrow keys across sections',
  args: {
    label: 'Kind of test',
    appearance: 'rows',
    defaultValue: 'field',
    children: [
      <RadioSection key="1" title="Visual field">
        <Radio value="field" label="Perimetry" aside="24-2, 30-2, 10-2" />
      </RadioSection>,
      <RadioSection key="2" title="Seeing">
        <Radio value="acuity" label="Visual acuity" aside="Distance, near" />
        <Radio value="color" label="Color vision" aside="Not on this device" isDisabled />
      </RadioSection>,
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Perimetry/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('acuity');
    const row = canvas.getByRole('radio', { name: /^Perimetry/ }).closest('[data-component="Radio"]')!;
    await userEvent.click(row.querySelector('[data-part="aside"]')!);
    await expect(args.onChange).toHaveBeenLastCalledWith('field');
    await expect(canvas.getByRole('group', { name: 'Seeing' })).toContainElement(
      canvas.getByRole('radio', { name: /^Color vision/ }),
    );
  },
});
export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Eye is required' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /^Eye/ });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription(/Eye is required/);
  },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'OS' } });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: {
    label: arabic.eye,
    orientation: 'horizontal',
    defaultValue: 'OD',
    children: [
      <Radio key="OU" value="OU" label={arabic.bothEyes} />,
      <Radio key="OD" value="OD" label={arabic.rightEye} />,
      <Radio key="OS" value="OS" label={arabic.leftEye} />,
    ],
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Eye' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('OD');
    await expect(canvas.getByRole('radio', { name: 'Right eye' })).toBeChecked();
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('Left eye') });
    await expect(args.onChange).toHaveBeenCalledWith('OS');
    await expect(canvas.getByRole('radio', { name: 'Left eye' })).toBeChecked();
  },
});
export const DisabledChoice = meta.story({
  args: {
    children: [
      <Radio key="OU" value="OU" label="Both eyes" isDisabled />,
      <Radio key="OD" value="OD" label="Right eye" />,
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Right eye' })).toHaveFocus();
    await userEvent.click(canvas.getByText('Both eyes'), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'OD' } });
export const ResetForYou = meta.story({
  args: { defaultValue: 'OD', hint: 'Changed to right eye: this patient has one eye.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Changed to right eye');
  },
});
export const AnyText = meta.story(anyText(radioGroupDocs));
