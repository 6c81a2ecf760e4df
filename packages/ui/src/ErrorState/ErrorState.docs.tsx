import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Link } from '../Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

export const errorStateDocs: ComponentDocs = {
  name: 'ErrorState',
  summary: 'Stands where content would be that could not be loaded or shown.',
  use: [
    'When a list, a report or a whole screen failed to load, in the place of that content alone.',
    'With `onRetry` wherever another try may help.',
    'With a link back as `action` where it does not.',
  ],
  avoid: [
    { when: 'Loading worked and there is nothing.', instead: 'EmptyState' },
    { when: 'The content is there but out of date.', instead: 'Banner' },
    { when: 'An action failed, and the screen stays unchanged.', instead: 'ToastRegion' },
    { when: 'A form was not accepted.', instead: 'FormError' },
  ],
  accessibility: [
    'It is an alert: title and text are read out when it appears.',
    'While `isRetrying` the button keeps the focus and says that work is in progress.',
    'When the content is back, move the focus to it if the button had it.',
  ],
  translation: [
    'The title says what could not be done, in words of the reader: "The patients could not be loaded".',
    'The text says what may help; codes and names of exceptions belong into a log.',
    'Nobody is blamed: avoid "you" and "invalid" where the machine failed.',
  ],
  words: { label: 'The list could not be loaded', word: 'Patients', sentence: 'Check the network and try again.' },
  example: ({ word, label, sentence }) => (
    <ErrorState title={label} onRetry={() => undefined} action={<Link href="#back">{word}</Link>}>
      {sentence}
    </ErrorState>
  ),
};
