import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { anyText } from '../docs/anyText.tsx';
import { signInScreenDocs } from './SignInScreen.docs.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const meta = preview.meta({
  title: 'Patterns/SignInScreen/Features',
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
    const main = canvas.getByRole('main');
    await expect(main).toContainElement(canvas.getByRole('heading', { level: 1, name: 'Sign in' }));
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('English (US)');
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Username, e-mail or phone' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus();
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: {
    title: arabic.signIn,
    children: (
      <>
        <TextField label={arabic.userName} />
        <PasswordField label={arabic.password} />
        <Button variant="primary" isFullWidth>
          {arabic.signIn}
        </Button>
        <Link href="/forgot">{arabic.forgotPassword}</Link>
      </>
    ),
    footer: arabic.language,
  },
});
// one main part a page
export const AnyText = meta.story(anyText(signInScreenDocs, ['long', 'empty']));
export const RightToLeftText = meta.story(anyText(signInScreenDocs, ['rightToLeft']));
export const EmojiText = meta.story(anyText(signInScreenDocs, ['emoji']));
