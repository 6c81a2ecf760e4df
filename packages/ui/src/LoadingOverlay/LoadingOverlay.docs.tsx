import { Card } from '../Card/Card.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

export const loadingOverlayDocs: ComponentDocs = {
  name: 'LoadingOverlay',
  summary: 'Veils content while it is brought up to date.',
  use: [
    'When what is shown is out of date for a moment and must not be pressed: a test that is synchronised again.',
    'With a `label` that says what is being done when it is not just loading.',
  ],
  avoid: [
    { when: 'Nothing is there yet: show the layout to come.', instead: 'Skeleton' },
    { when: 'A button started it and the rest can be used meanwhile.', instead: 'Button' },
    { when: 'It is known how far it is.', instead: 'ProgressBar' },
    { when: 'It did not work.', instead: 'ErrorState' },
  ],
  accessibility: [
    'The content is busy and unavailable to keyboard, pointer and assistive technology; it stays visible.',
    'The label is a status: it is announced when it appears, after what is being read.',
    'If the focus was inside it is lost: put it back when the content returns.',
  ],
  translation: [
    'The label is the present act with an ellipsis: "Syncing the test…".',
    'No promises of time, no humour: nobody knows how long it takes.',
  ],
  example: ({ label, sentence }) => (
    <LoadingOverlay isLoading label={label}>
      <Card title={label}>
        <p>{sentence}</p>
      </Card>
    </LoadingOverlay>
  ),
};
