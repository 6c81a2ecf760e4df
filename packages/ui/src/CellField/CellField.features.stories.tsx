import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { cellFieldDocs } from './CellField.docs.tsx';
import { CellField, type CellFieldProps } from './CellField.tsx';

const LABEL = 'Right eye, x −9°, y 15°';
const changed = fn();

function Typed(props: CellFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CellField
      {...props}
      value={value}
      onChange={(text) => {
        changed(text);
        setValue(text);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/CellField/Features',
  component: CellField,
  args: { label: LABEL, value: '24', onChange: () => undefined },
  beforeEach: () => {
    changed.mockClear();
  },
});

export const Replaced = meta.story({
  name: 'Selects its value on focus, so that typing replaces it',
  render: (args) => <Typed {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: LABEL })).toHaveFocus();
    await userEvent.keyboard('<0');
    await expect(canvas.getByRole('textbox', { name: LABEL })).toHaveValue('<0');
    await expect(changed).toHaveBeenLastCalledWith('<0');
  },
});
export const Marked = meta.story({ args: { isMarked: true } });
export const Invalid = meta.story({
  name: 'Is marked invalid, with its message outside',
  render: (args) => (
    <div>
      <CellField {...args} value="240" isInvalid messageId="wrong" />
      <p id="wrong">Enter 0 to 50, or &lt;0.</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: LABEL });
    await expect(cell).toBeInvalid();
    await expect(cell).toHaveAccessibleDescription('Enter 0 to 50, or <0.');
  },
});

export const AnyText = meta.story(anyText(cellFieldDocs));
