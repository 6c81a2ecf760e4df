import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { anyText } from '../docs/anyText.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { fieldResetHintDocs } from './FieldResetHint.docs.tsx';
import { FieldResetHint } from './FieldResetHint.tsx';

const meta = preview.meta({
  title: 'Components/FieldResetHint/Features',
  component: FieldResetHint,
  args: { from: '24-2C', to: '24-2' },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <TextField label="Protocol" defaultValue={args.to} hint={<FieldResetHint {...args} />} />
    </div>
  ),
});

export const Changed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Changed from 24-2C to 24-2');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Changed from 24-2C to 24-2');
  },
});
export const Cleared = meta.story({
  args: { to: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('24-2C no longer fits. Choose again.');
  },
});
export const FilledIn = meta.story({
  args: { from: '', reason: 'It is the only one this device has.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Set to 24-2 It is the only one this device has.');
  },
});

const options = [{ id: 'a', label: '24-2' }];
const hint = <FieldResetHint from="24-2C" to="24-2" />;

/** One of each kind. */
function EveryField(): ReactElement {
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <TextField label="Text" defaultValue="24-2" hint={hint} />
      <TextArea label="Comments" defaultValue="24-2" hint={hint} />
      <NumberField label="Number" defaultValue={24} hint={hint} />
      <DateField label="Date" value="2026-11-20" onChange={() => undefined} format="DD/MM/YYYY" hint={hint} />
      <Select label="Choice" options={options} defaultValue="a" hint={hint} />
      <ComboBox label="Search" options={options} defaultValue="a" hint={hint} />
      <Checkbox label="Box" hint={hint} />
      <RadioGroup label="Group" defaultValue="a" hint={hint}>
        <Radio value="a" label="24-2" />
        <Radio value="b" label="30-2" />
      </RadioGroup>
    </div>
  );
}

export const InEveryField = meta.story({
  name: 'Works in every kind of field, associated with it [FORM-04]',
  render: () => <EveryField />,
  play: async ({ canvas, canvasElement }) => {
    const fields = [
      ['textbox', 'Text'],
      ['textbox', 'Comments'],
      ['textbox', 'Number'],
      ['button', /Choice/],
      ['combobox', 'Search'],
      ['checkbox', 'Box'],
      ['radiogroup', 'Group'],
    ] as const;
    for (const [role, name] of fields) {
      await expect(canvas.getByRole(role, { name })).toHaveAccessibleDescription(/Changed from 24-2C to 24-2/);
    }
    const date = canvasElement.querySelector<HTMLElement>('[data-component="DateField"]')!;
    await expect(within(date).getByRole('status')).toHaveTextContent('Changed from 24-2C to 24-2');
    await expect(canvas.getAllByRole('status')).toHaveLength(8);
  },
});

export const AnyText = meta.story(anyText(fieldResetHintDocs));
