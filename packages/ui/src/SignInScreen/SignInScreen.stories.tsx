import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { signInScreenDocs } from './SignInScreen.docs.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const meta = preview.meta({
  title: 'Patterns/SignInScreen',
  component: SignInScreen,
  parameters: { guide: signInScreenDocs, layout: 'fullscreen' },
  args: {
    title: 'Sign in',
    children: (
      <>
        <TextField label="Username, e-mail or phone" autoComplete="username" />
        <PasswordField label="Password" />
        <Button variant="primary" isFullWidth>
          Sign in
        </Button>
        <Link href="#forgot">Forgot password?</Link>
      </>
    ),
    footer: 'English (US)',
  },
});

export const Default = meta.story();
