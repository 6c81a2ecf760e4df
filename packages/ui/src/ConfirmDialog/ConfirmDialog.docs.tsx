import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export const confirmDialogDocs: ComponentDocs = {
  name: 'ConfirmDialog',
  summary: 'Asks the user to confirm before an action runs.',
  use: [
    'Before something that cannot be undone, or that a patient would feel: cancelling a test, deleting.',
    'With `alternate` for a second way to confirm; with `cancelLabel={null}` if there is only one choice.',
    'With `tone="danger"` when confirming destroys something.',
  ],
  avoid: [
    { when: 'It can be undone: do it, and offer to undo it.', instead: 'ToastRegion' },
    { when: 'There is something to fill in.', instead: 'Dialog' },
    { when: 'It is a message without a choice.', instead: 'Banner' },
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
