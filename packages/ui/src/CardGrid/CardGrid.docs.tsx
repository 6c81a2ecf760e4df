import { Card } from '../Card/Card.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { CardGrid } from './CardGrid.tsx';

export const cardGridDocs: ComponentDocs = {
  name: 'CardGrid',
  summary: 'Cards side by side, all as wide as the others, as many in a line as there is room for.',
  use: [
    'For a handful of things of one kind that are taken in at a glance: the devices of an office, statistics of a test.',
    'With `minWidth` where a card holds more, so that it goes to the next line sooner.',
    'With `isStrip` above what matters more, such as a list: on a phone the cards take one line and are scrolled sideways.',
  ],
  avoid: [
    { when: 'There are more than about a dozen, or they are sorted and searched.', instead: 'Table' },
    { when: 'They are the two eyes.', instead: 'EyePair' },
    { when: 'They are fields of a form.', instead: 'FormRow' },
    { when: 'One side is the main thing and the other is beside it.', instead: 'SplitView' },
  ],
  accessibility: [
    'With an `aria-label` it is a group with that name.',
    'The order on the screen is the order in the document, however many cards fit in a row.',
  ],
  translation: ['Cards of one line are as high as the longest: a translation that wraps keeps the line even.'],
  example: ({ word, label, name, sentence }) => (
    <CardGrid aria-label={label}>
      <Card padding="small">{word}</Card>
      <Card padding="small">{name}</Card>
      <Card padding="small">{sentence}</Card>
    </CardGrid>
  ),
};
