import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Avatar } from './Avatar.tsx';

export const avatarDocs: ComponentDocs = {
  name: 'Avatar',
  summary: 'A person as a circle with initials.',
  use: [
    'For the signed-in user, on the button of the account menu.',
    'Beside a name in a list of colleagues, where it gives the eye a place to land.',
  ],
  avoid: [
    { when: 'It is the only sign of who a patient is: initials are shared by many.', instead: 'KeyValueList' },
    { when: 'It shows a state such as online or busy.', instead: 'StatusMarker' },
    { when: 'It represents the clinic or the product.', instead: 'Logo' },
  ],
  accessibility: [
    'It is spoken as an image with the whole name; the letters are drawn and never read out.',
    'Set `isDecorative` where the name is next to it, or it is announced twice.',
    'It takes no presses: put it into a button that has its own name.',
  ],
  translation: [
    'Give the name in the order in which it is written; the first letters of its first and last word are taken.',
    'A letter is a whole grapheme: Devanagari keeps its vowel signs, and Turkish i becomes İ.',
    'Without a name it shows a figure, so that no circle stays empty.',
  ],
  example: ({ name }) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Avatar name={name} size="small" />
      <Avatar name={name} />
      <Avatar name={name} size="large" />
    </div>
  ),
};
