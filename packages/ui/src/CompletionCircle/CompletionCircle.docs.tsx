import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { CompletionCircle } from './CompletionCircle.tsx';

export const completionCircleDocs: ComponentDocs = {
  name: 'CompletionCircle',
  summary: 'How much of a test is done, as a percentage and a ring.',
  use: [
    'In the corner of the card of an eye, in the colour of that eye.',
    'Where a bar would compete with the data: it takes one line of text.',
  ],
  avoid: [
    { when: 'There is a whole line for it.', instead: 'ProgressBar' },
    { when: 'Nobody knows how long it takes.', instead: 'LoadingOverlay' },
    { when: 'A share is judged, such as false positives.', instead: 'StatBar' },
  ],
  accessibility: [
    'It is a progress bar named by `label`, whose value is spoken as a percentage.',
    'The number is next to the ring, so neither color nor angle has to be read.',
    'It is not announced while it grows; ask for it at any time, as for a clock.',
  ],
  translation: [
    'The label names what is completed, not the act: "Left eye".',
    'The ring closes clockwise in every script, as the hands of a clock go.',
    'The percentage is formatted for the language.',
  ],
  example: ({ label, word }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <CompletionCircle label={label} value={58} eye="OS" />
      <CompletionCircle label={word} value={100} eye="OD" />
    </div>
  ),
};
