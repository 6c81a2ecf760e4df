import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const progressBarDocs: ComponentDocs = {
  name: 'ProgressBar',
  summary: 'Shows how far a task has come that ends.',
  use: [
    'For work that takes longer than a second or two: an upload, an import, a test on a headset.',
    'With `valueLabel` where a count says more than a percentage: "3 of 12 files".',
    'With `isIndeterminate` only while the progress is unknown.',
  ],
  avoid: [
    { when: 'The level goes up and down.', instead: 'Meter' },
    { when: 'It is the progress of one eye, beside a plot.', instead: 'CompletionCircle' },
    { when: 'Content of a known shape is loading.', instead: 'Skeleton' },
    { when: 'A button is waiting for its own work: set its `isPending`.', instead: 'Button' },
  ],
  accessibility: [
    'It has the role `progressbar` and a name, also where `isLabelHidden` leaves the words to what is nearby.',
    'Its steps are not announced; say the end of the task in a toast or a status.',
    'With reduced motion the indeterminate bar fades instead of moving.',
  ],
  translation: ['Name the work, not the waiting: "Upload", not "Please wait".', 'It fills from where reading begins.'],
  example: ({ label, word }) => <ProgressBar label={label} valueLabel={word} value={58} />,
};
