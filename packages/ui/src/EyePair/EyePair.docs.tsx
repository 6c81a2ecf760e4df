import { Card } from '../Card/Card.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { EyePair } from './EyePair.tsx';

export const eyePairDocs: ComponentDocs = {
  name: 'EyePair',
  summary: 'Both eyes side by side, the left eye on the left as on printed fields.',
  use: [
    'For the plots, results or cameras of two eyes (or ears) that are compared.',
    'With `minWidth` as wide as a plot must be to be legible; in less room the eyes are below each other.',
  ],
  avoid: [
    { when: 'The parts have no side.', instead: 'CardGrid' },
    { when: 'One eye is chosen, not both shown.', instead: 'SegmentedControl' },
    { when: 'The eyes are rows of numbers.', instead: 'Table' },
  ],
  accessibility: [
    'Give each side its own name, such as the title of a Card: the pair itself is not a group.',
    'The order in the document is the order on the screen, so the focus goes from left to right in a script that runs so.',
  ],
  translation: [
    'It does not mirror: anatomy is the same in every script. Each side inside it follows the script again.',
    'The left eye is the left eye of the patient; translators must not turn it into the side of the screen.',
  ],
  words: { label: 'Left eye', word: 'Right eye', sentence: '24-2, AVA Standard' },
  example: ({ word, label, sentence }) => (
    <EyePair
      left={
        <Card outline="OS" title={label}>
          {sentence}
        </Card>
      }
      right={<Card title={word}>{sentence}</Card>}
    />
  ),
};
