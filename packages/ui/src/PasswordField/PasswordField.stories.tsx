import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({ component: PasswordField, args: { label: 'Password' } });

export const Empty = meta.story();
export const Invalid = meta.story({
  args: {
    defaultValue: 'secret',
    errorMessage: 'At least 15 characters, 8 letters, 2 digits and 2 special characters',
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
