import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Text } from './Text.tsx';

export const textDocs: ComponentDocs = {
  name: 'Text',
  summary: 'Text in the sizes, colours and weights of the theme.',
  use: [
    'For sentences of a screen, in a host that has its own styles for paragraphs.',
    'With `tone="secondary"` for what explains, and `quiet` for what is rarely read.',
    'With `isNumeric` for numbers that stand below each other.',
  ],
  avoid: [
    { when: 'It is the title of something.', instead: 'Heading' },
    { when: 'It reports an event or a task.', instead: 'Banner' },
    { when: 'It is a state in a word or two.', instead: 'Badge' },
    { when: 'It is a label with its value.', instead: 'KeyValueList' },
  ],
  accessibility: [
    'Every tone has the contrast of text (4.5:1) on all grounds of every theme.',
    'Colour and weight are not announced: say the same in words.',
  ],
  translation: ['Whole sentences; one that is put together from parts cannot be translated.'],
  example: ({ word, sentence }) => (
    <>
      <Text>{sentence}</Text>
      <Text size="sm" tone="secondary">
        {sentence}
      </Text>
      <Text as="span" weight="strong" isNumeric>
        {word}
      </Text>
    </>
  ),
};
