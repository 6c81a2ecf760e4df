import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { passwordFieldDocs } from './PasswordField.docs.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Components/PasswordField/Features',
  component: PasswordField,
  args: { label: 'Password' },
});

export const Empty = meta.story();
export const Invalid = meta.story({
  args: {
    defaultValue: 'secret',
    errorMessage: 'At least 15 characters, 8 letters, 2 digits and 2 special characters',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/At least 15 characters/);
  },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'secret' } });
export const ShowAndHide = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'green-Harbour');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(input).toHaveValue('green-Harbour');
  },
});
export const Touch = meta.story({
  args: { defaultValue: 'secret' },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.pointer({ keys: '[TouchA]', target: toggle });
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.pointer({ keys: '[TouchA]', target: toggle });
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});
export const NewPassword = meta.story({
  args: {
    autoComplete: 'new-password',
    isRequired: true,
    description: 'At least 15 characters, with 8 letters, 2 digits and 2 special characters',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Password/);
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(/At least 15 characters/);
  },
});
export const Suggested = meta.story({
  args: { autoComplete: 'new-password', generate: () => 'kd7-harbourpq-4' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest a password' }));
    await expect(input).toHaveValue('kd7-harbourpq-4');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
});
export const SuggestedReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'secret', generate: () => 'kd7-harbourpq-4' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Suggest a password' })).toBeNull();
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'كلمة المرور', defaultValue: 'secret' },
});
export const AnyText = meta.story(anyText(passwordFieldDocs));
