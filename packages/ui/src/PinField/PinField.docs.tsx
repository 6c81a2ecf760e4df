import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { PinField } from './PinField.tsx';

export const pinFieldDocs: ComponentDocs = {
  name: 'PinField',
  summary: 'A PIN or a code of a few digits, each in a separate box.',
  use: [
    'For a code that came by message or from an authenticator, with `length={6}`.',
    'For the PIN of a test at home, with `generate={generatePin}`: 1000 to 9999, each as likely as the other.',
    'With `isMasked` where others may look on.',
  ],
  avoid: [
    { when: 'It has letters or no fixed length.', instead: 'TextField' },
    { when: 'It is an amount that can be counted up and down.', instead: 'NumberField' },
    { when: 'It is a password.', instead: 'PasswordField' },
    { when: 'It is a key to be copied or downloaded.', instead: 'KeyField' },
  ],
  accessibility: [
    'There is one real input: it is one stop of the tab key, has one name, and is read as one value.',
    'Paste, autofill of the phone and dictation work as in any input; spaces, dashes and words around the digits are left out.',
    'The ring shows where the next digit goes; the arrow keys move it.',
    'Digits of Arabic, Persian, Devanagari and full-width keyboards are taken as they are.',
  ],
  translation: [
    'The digits run from left to right in every script.',
    'The label names the code, the help says where it comes from.',
  ],
  example: ({ label, sentence }) => (
    <PinField label={label} description={sentence} defaultValue="4071" generate={() => '4071'} />
  ),
};
