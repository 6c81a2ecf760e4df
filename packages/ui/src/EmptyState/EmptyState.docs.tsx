import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { EmptyState } from './EmptyState.tsx';

export const emptyStateDocs: ComponentDocs = {
  name: 'EmptyState',
  summary: 'Stands where a list would be that has nothing in it.',
  use: [
    'When nothing exists yet: say what will appear here and offer the button that makes the first one.',
    'When a search or filter matches nothing: state that and offer to clear it.',
    'With `headingLevel={1}` for a screen that has nothing else to say, such as an unknown address.',
  ],
  avoid: [
    { when: 'Loading failed.', instead: 'ErrorState' },
    { when: 'It is still loading.', instead: 'Skeleton' },
    { when: 'One value of a row or list of facts is missing.', instead: 'MissingValue' },
    { when: 'There is a list with a message about it.', instead: 'Banner' },
  ],
  accessibility: [
    'The picture is hidden from assistive technology; title and text say all.',
    'The title is a heading only with `headingLevel`: a list without rows needs none.',
    'It is not a live region; a Table announces that it became empty.',
  ],
  translation: [
    'The title is a phrase without a period: "No patients yet", "No results found".',
    'The text is one or two sentences on why and what next; no exclamation marks and no jokes.',
    'Keep "none yet" and "none found" apart: many languages use different words.',
  ],
  words: { label: 'No tests yet', word: 'New test', sentence: 'The first test of the patient will be here.' },
  example: ({ word, label, sentence }) => (
    <EmptyState title={label} action={<Button>{word}</Button>}>
      {sentence}
    </EmptyState>
  ),
};
