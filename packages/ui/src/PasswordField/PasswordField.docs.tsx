import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { PasswordField } from './PasswordField.tsx';

export const passwordFieldDocs: ComponentDocs = {
  name: 'PasswordField',
  summary: 'Takes a secret, which the person may make visible while typing.',
  use: [
    'For passwords, with `autoComplete` saying whether it is the present one or a new one: password managers rely on it.',
    'For a new password that can be generated: `generate` fills one in and shows it.',
    'For a code that came by message, with `autoComplete="one-time-code"`.',
  ],
  avoid: [
    { when: 'The value is no secret.', instead: 'TextField' },
    { when: 'It asks for confirmation.', instead: 'ConfirmDialog' },
  ],
  accessibility: [
    'The button at its end is named "Show password" and says whether it is pressed; its name stays the same.',
    'The field never refuses a paste, and writing help (correction, spelling) is off.',
    'State the rules of a new password in `description`, before the user breaks them.',
  ],
  translation: [
    'Say what is missing, not what is wrong: "At least 15 characters, 8 letters, 2 digits and 2 special characters".',
  ],
  example: ({ label, sentence }) => (
    <PasswordField label={label} description={sentence} defaultValue="green-Harbour-12" />
  ),
};
