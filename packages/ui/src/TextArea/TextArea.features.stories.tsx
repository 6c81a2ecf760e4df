import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { textAreaDocs } from './TextArea.docs.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({ title: 'Components/TextArea/Features', component: TextArea, args: { label: 'Comments' } });

export const Empty = meta.story({ args: { placeholder: 'What the next person should know' } });
export const Filled = meta.story({
  args: { defaultValue: 'Tired towards the end; the left eye was repeated after a rest of ten minutes.' },
});
export const Invalid = meta.story({
  args: { errorMessage: 'Comments is required', isRequired: true },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: /^Comments/ });
    await expect(area).toBeInvalid();
    await expect(area).toBeRequired();
    await expect(area).toHaveAccessibleDescription(/Comments is required/);
  },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Tired towards the end.' } });
export const Limited = meta.story({
  render: function Limited(args) {
    const [value, setValue] = useState('');
    return <TextArea {...args} maxLength={20} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comments' }), 'Longer than it may be');
    await expect(canvas.getByRole('textbox')).toHaveValue('Longer than it may b');
    await expect(canvas.getByText('20/20')).toBeVisible();
  },
});
export const Keyboard = meta.story({
  name: 'Enter starts a line, Tab leaves the field',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Comments' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Tired{Enter}Repeated');
    await expect(area).toHaveValue('Tired\nRepeated');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
});
export const Touch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('Comments') });
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
export const Grows = meta.story({
  name: 'Grows with its text, then scrolls',
  args: { label: 'Reason', defaultValue: 'Tired towards the end.\n'.repeat(40) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.clientHeight).toBeGreaterThan(150);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
});
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'Tired towards the end.' } });
export const OwnDirection = meta.story({
  name: 'Text keeps the direction of its letters',
  globals: { locale: 'ar-EG' },
  args: { label: 'ملاحظات', defaultValue: 'Tired towards the end (left eye).\nتعب في النهاية.' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).unicodeBidi).toBe('plaintext');
  },
});
export const AnyText = meta.story(anyText(textAreaDocs));
