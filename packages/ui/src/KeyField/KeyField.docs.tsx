import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { KeyField } from './KeyField.tsx';

export const keyFieldDocs: ComponentDocs = {
  name: 'KeyField',
  summary: 'A key that people make up or generate, and must keep.',
  use: [
    'For the key that protects personal data in the browser, at least five characters.',
    'For keys of a server on the premises: `generate={generateKey}`, and `isSaved` where the key cannot be recovered.',
  ],
  avoid: [
    { when: 'It is the password of an account.', instead: 'PasswordField' },
    { when: 'It is a few digits.', instead: 'PinField' },
    { when: 'It is brought to another device by its camera.', instead: 'QRCode' },
  ],
  accessibility: [
    'The missing length and the strength are part of the description of the field; strength is stated in words, with an icon.',
    'What was copied, and what could not be, is announced.',
    'A generated key is shown immediately, in the mono typeface, without ambiguous characters.',
    'The key is never in the markup of the page, nor in the history of the browser. Do not log what `onChange` gives.',
  ],
  translation: [
    'Say plainly that nobody can recover a lost key.',
    'Numbers of characters are formatted for the language.',
  ],
  example: ({ label, sentence }) => (
    <KeyField label={label} description={sentence} generate={() => 'K7mQ2'} isSaved={false} />
  ),
};
