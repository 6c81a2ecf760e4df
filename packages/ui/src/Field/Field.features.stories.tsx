import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { anyText } from '../docs/anyText.tsx';
import { fieldDocs } from './Field.docs.tsx';
import { Label } from './Field.tsx';

const PLACEHOLDER = 'Type a name or ID';

/** One of each field that takes text or a choice. */
function Fields(): ReactElement {
  const [born, setBorn] = useState('');
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <TextField label="Patient" placeholder={PLACEHOLDER} description="As on the referral" />
      <SearchField label="Search" isLabelHidden={false} placeholder={PLACEHOLDER} />
      <TextArea label="Comments" placeholder={PLACEHOLDER} />
      <ComboBox label="Doctor" placeholder={PLACEHOLDER} options={[{ id: 'rosen', label: 'Maya Rosen' }]} />
      <Select label="Eye" placeholder={PLACEHOLDER} options={[{ id: 'OD', label: 'Right eye' }]} />
      <DateField label="Date of birth" value={born} onChange={setBorn} format="DD/MM/YYYY" isRequired />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Field/Features',
  component: Label,
  args: { children: 'Patient' },
  render: () => <Fields />,
});

const weight = (node: Node): number => Number(getComputedStyle(node.parentElement!).fontWeight);

export const Empty = meta.story({
  name: 'Writes a placeholder bold up to its last space and thin after it [VAL-03]',
  play: async ({ canvasElement }) => {
    const words = (text: string): Node[] => {
      const found: Node[] = [];
      const walker = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (walker.currentNode.textContent === text) found.push(walker.currentNode);
      return found;
    };
    const strong = words('Type a name or');
    const thin = words(' ID');
    await expect(strong).toHaveLength(5);
    await expect(thin).toHaveLength(5);
    for (const [index, word] of strong.entries()) {
      await expect(word.parentElement).toBeVisible();
      await expect(weight(word)).toBeGreaterThan(weight(thin[index]!));
    }
    // a single word has nothing before its last space
    await expect(weight(words('DD/MM/YYYY')[0]!)).toBe(weight(thin[0]!));
  },
});

export const Typing = meta.story({
  name: 'Hides the placeholder behind typed text',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    for (const name of ['Patient', 'Comments']) {
      const field = canvas.getByRole('textbox', { name });
      const overlay = field.parentElement!.querySelector('[aria-hidden]');
      await expect(overlay).toBeVisible();
      await userEvent.type(field, 'A');
      await expect(overlay).not.toBeVisible();
      await expect(field).toHaveAttribute('placeholder', PLACEHOLDER);
    }
  },
});

export const Messages = meta.story({
  name: 'Associates label, help, hint and error with the control',
  tags: ['!autodocs'],
  render: () => fieldDocs.example({ label: 'Protocol', name: '24-2', sentence: 'As on the referral.', word: '24-2C' }),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Protocol' });
    await expect(control).toBeRequired();
    await expect(control).toHaveAccessibleDescription(/As on the referral.*Changed from 24-2C to 24-2/);
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('Protocol') });
    await userEvent.click(canvas.getByText('Protocol'));
    await expect(control).toHaveFocus();
  },
});

export const AnyText = meta.story(anyText(fieldDocs));
