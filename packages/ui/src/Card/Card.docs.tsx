import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

export const cardDocs: ComponentDocs = {
  name: 'Card',
  summary: 'A surface that holds things that belong together.',
  use: [
    'For one thing among others of its kind: a device, an eye, a group of facts.',
    'With `outline` for the one card in use, such as the eye under test.',
    'With `padding="none"` and `isRound` around a plot that reaches the border.',
  ],
  avoid: [
    { when: 'The things are compared line by line.', instead: 'Table' },
    { when: 'The content is not always needed.', instead: 'Disclosure' },
    { when: 'It carries a message.', instead: 'Banner' },
    { when: 'It is a whole screen: the page needs no frame.', instead: 'PageHeader' },
  ],
  accessibility: [
    'With a `title` or an `aria-label` it is a group with that name; without one it is not announced.',
    'Choose `level` so that the headings of the page leave none out.',
    'The coloured border repeats what a text or tag in the card says.',
  ],
  translation: [
    'The title is a noun without a period: "Left eye", "Clinic".',
    'Actions go below the title where both do not fit on one line.',
  ],
  words: { label: 'Last test', word: 'Report', name: 'Okafor, Adaeze', sentence: '24-2, AVA Standard' },
  example: ({ word, label, sentence }) => (
    <Card title={label} actions={<Button size="sm">{word}</Button>}>
      <p>{sentence}</p>
    </Card>
  ),
};
