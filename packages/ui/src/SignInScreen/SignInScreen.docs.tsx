import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SignInScreen } from './SignInScreen.tsx';

export const signInScreenDocs: ComponentDocs = {
  name: 'SignInScreen',
  summary: 'The frame of the screens before signing in: the logo, a card, a line below.',
  use: [
    'For signing in, resetting a password, accepting an agreement, answering an invitation.',
    'With a partner’s brand: the logo is the first thing their people see.',
  ],
  avoid: [
    { when: 'Somebody is signed in.', instead: 'AppFrame' },
    { when: 'The screen is a form of the application.', instead: 'FormScreen' },
  ],
  accessibility: [
    'The card lies in `main`, its title is the first-level heading, the line below is the `footer` landmark.',
    'Put the focus into the first field when the screen opens, and on the message when signing in fails.',
    'It scrolls where a phone’s keyboard leaves little room; nothing is fixed in place.',
  ],
  translation: [
    'Write "Sign in" as the verb everywhere, on the button too.',
    'The language switcher belongs into the footer, with native names: users who cannot read this page must find it.',
  ],
  width: 800,
  example: ({ label, word, sentence }) => (
    <SignInScreen title={label} footer={sentence}>
      <TextField label={label} />
      <PasswordField label={word} />
      <Button variant="primary" isFullWidth>
        {word}
      </Button>
    </SignInScreen>
  ),
};
