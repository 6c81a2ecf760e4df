import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({ component: TextArea, args: { label: 'Comments' } });

export const Empty = meta.story({ args: { placeholder: 'What the next person should know' } });
export const Filled = meta.story({
  args: { defaultValue: 'Tired towards the end; the left eye was repeated after a rest of ten minutes.' },
});
export const Invalid = meta.story({ args: { errorMessage: 'Comments is required', isRequired: true } });
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
