import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export const confirmDialogDocs: ComponentDocs = {
  name: 'ConfirmDialog',
  summary: 'A question to be answered before something is done.',
  use: [
    'Before something that cannot be undone, or that a patient would feel: cancelling a test, deleting.',
    'With `alternate` where there are two ways to say yes; with `cancelLabel={null}` where there is only one way on.',
    'With `tone="danger"` when confirming destroys something.',
  ],
  avoid: [
    { when: 'It can be undone: do it, and offer to undo it.', instead: 'ToastRegion' },
    { when: 'There is something to fill in.', instead: 'Dialog' },
    { when: 'It only tells something.', instead: 'Banner' },
  ],
  accessibility: [
    'It is an alert dialog named by its question; what follows from it is read when it opens.',
    'A press outside does not answer it; Escape, close and cancel say no.',
    'While the action runs, the button shows it and nothing else can be pressed; if the action fails, the question stays open.',
  ],
  translation: [
    'The title is a whole question with the name of the thing; the buttons repeat its verb instead of yes and no.',
    'Where both buttons end in "cancel" the other button names what continues: "Cancel test", "Go on testing".',
  ],
  example: ({ word, label, sentence, name }) => (
    <ConfirmDialog
      isOpen
      title={label}
      message={sentence}
      extraText={name}
      confirmLabel={word}
      alternate={{ label, onConfirm: () => undefined }}
      onConfirm={() => undefined}
    />
  ),
};
