import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TextsProvider } from '../texts/Texts.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type Problem, useProblemText } from './messages.ts';

interface Rule {
  label: string;
  check: (value: string) => Problem | null;
}

const RULES: Rule[] = [
  { label: 'Last name', check: (value) => (value === '' ? { kind: 'required', label: 'Last name' } : null) },
  { label: 'E-mail', check: (value) => (value === '' || value.includes('@') ? null : { kind: 'invalidEmail' }) },
  { label: 'Patient ID', check: (value) => (value.length > 16 ? { kind: 'maxLength', value: '16' } : null) },
  { label: 'Username', check: (value) => (value.length < 3 ? { kind: 'minLength', value: '3' } : null) },
];

/** A text field that keeps quiet until it was left once. */
function Checked({ label, check }: Rule): ReactElement {
  const say = useProblemText();
  const [value, setValue] = useState('');
  const [isTouched, setTouched] = useState(false);
  const problem = isTouched ? check(value) : null;
  return (
    <TextField
      label={label}
      value={value}
      onChange={setValue}
      onBlur={() => setTouched(true)}
      errorMessage={problem && say(problem)}
    />
  );
}

function Distance(): ReactElement {
  const say = useProblemText();
  const [value, setValue] = useState(20);
  const [isTouched, setTouched] = useState(false);
  const problem: Problem | null =
    value < 50 ? { kind: 'minValue', value: '50' } : value > 75 ? { kind: 'maxValue', value: '75' } : null;
  return (
    <NumberField
      label="Pupillary distance"
      unit="mm"
      value={value}
      onChange={setValue}
      onBlur={() => setTouched(true)}
      errorMessage={isTouched && problem ? say(problem) : undefined}
    />
  );
}

const messages = (): string[] =>
  [...document.querySelectorAll('[data-part="error"]')].map((error) => error.textContent);

const meta = preview.meta({
  title: 'Patterns/Field messages',
  component: Checked,
  args: RULES[0]!,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const OnceTouched = meta.story({
  name: 'Shows errors only after the field was touched, and hides them when it is valid [VAL-02]',
  render: () => (
    <>
      {RULES.map((rule) => (
        <Checked key={rule.label} {...rule} />
      ))}
      <Distance />
    </>
  ),
  play: async ({ canvas }) => {
    const text = (name: string) => canvas.getByRole('textbox', { name });
    await expect(messages()).toEqual([]);
    await userEvent.click(text('Last name'));
    await expect(messages()).toEqual([]);
    await userEvent.tab();
    await expect(messages()).toEqual(['Last name is required']);
    await expect(text('Last name')).toHaveAccessibleDescription(/Last name is required/);
    await userEvent.keyboard('maria');
    await expect(messages()).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard('A-20418-2026-11-20');
    await userEvent.tab();
    await userEvent.keyboard('mr');
    await userEvent.tab();
    await userEvent.tab();
    await expect(messages()).toEqual([
      'Last name is required',
      'This is not an e-mail address',
      'At most 16 characters',
      'At least 3 characters',
      'At least 50',
    ]);
    await userEvent.type(text('Last name'), 'Rossi');
    await expect(text('Last name')).toBeValid();
    const distance = text('Pupillary distance');
    await userEvent.clear(distance);
    await userEvent.type(distance, '90');
    await userEvent.tab();
    await expect(distance).toHaveAccessibleDescription(/At most 75/);
  },
});

export const Translated = meta.story({
  render: (rule) => (
    <TextsProvider
      translate={(key, values) => (key === 'required' ? `${String(values?.['label'])}: obligatorio` : undefined)}
    >
      <Checked {...rule} />
    </TextsProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(canvas.getByText('Last name: obligatorio')).toBeVisible();
  },
});
