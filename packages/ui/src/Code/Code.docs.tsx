import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Code, CodeBlock } from './Code.tsx';

export const codeDocs: ComponentDocs = {
  name: 'Code',
  summary: 'Machine-readable text, within a sentence or as lines to be copied.',
  use: [
    'Within a sentence for names of settings, files and addresses that are typed as they are shown.',
    'As CodeBlock for what is copied as a whole: a configuration, an answer of the server.',
    'With `isWrapped` where lines are prose or one long address; without where their columns matter.',
  ],
  avoid: [
    { when: 'It is a measured value or an ID that people read.', instead: 'Text' },
    { when: 'It is a key of the keyboard.', instead: 'ShortcutHelp' },
    { when: 'It is a secret.', instead: 'KeyField' },
    { when: 'It is brought to another device by its camera.', instead: 'QRCode' },
  ],
  accessibility: [
    'It has no language and runs from left to right, so that a screen reader spells it and no script turns it around.',
    'Lines that do not fit scroll by the arrow keys: they take the focus, with their label as their name, only then.',
    'What was copied, and what could not be, is announced.',
  ],
  translation: ['It is never translated; its label is, as a noun without a colon.'],
  words: { label: 'Answer of the server', sentence: 'The address is' },
  example: ({ word, label, sentence }) => (
    <Stack>
      <p>
        {sentence} <Code>https://clinic.example:8443</Code>
      </p>
      <CodeBlock label={label || '–'}>{`{\n  "name": "${word}",\n  "pattern": "24-2"\n}`}</CodeBlock>
    </Stack>
  ),
};
