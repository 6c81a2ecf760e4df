import type { ReactElement } from 'react';
import { Button, Link, PasswordField, SignInScreen, TextField } from '../../packages/ui/src/index.ts';
import { useScreenWords } from './words.ts';

/** The first screen that the people of a partner see. */
export function SignIn(): ReactElement {
  const words = useScreenWords();
  return (
    <SignInScreen title={words.signIn} footer={words.language}>
      <TextField label={words.userName} autoComplete="off" />
      <PasswordField label={words.password} />
      <Button variant="primary" isFullWidth>
        {words.signIn}
      </Button>
      <Link href="#forgot">{words.forgot}</Link>
    </SignInScreen>
  );
}
