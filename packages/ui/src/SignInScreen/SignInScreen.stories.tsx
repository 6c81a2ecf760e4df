import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const meta = preview.meta({
  title: 'Patterns/SignInScreen',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sign in',
    children: (
      <>
        <TextField label="Username, e-mail or phone" />
        <PasswordField label="Password" />
        <Button variant="primary" isFullWidth>
          Sign in
        </Button>
        <Link href="/forgot">Forgot password?</Link>
      </>
    ),
    footer: 'English (US)',
  },
});

export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1, name: 'Sign in' }));
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
