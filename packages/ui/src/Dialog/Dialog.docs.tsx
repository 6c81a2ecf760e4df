import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Dialog } from './Dialog.tsx';

export const dialogDocs: ComponentDocs = {
  name: 'Dialog',
  summary: 'Something to do before going on, over the screen it belongs to.',
  use: [
    'For a short task that needs the screen behind it as its context: moving a test, choosing a report.',
    'As `small` for one or two fields, `large` for a list or a preview.',
    'Inside a DialogTrigger, or with `isOpen` where the application opens it.',
  ],
  avoid: [
    { when: 'It asks yes or no.', instead: 'ConfirmDialog' },
    { when: 'The task has more than about six fields.', instead: 'FormScreen' },
    { when: 'It explains a control and is left open beside it.', instead: 'Popover' },
    { when: 'It is long and belongs to the list or chart beside it, such as filters.', instead: 'Drawer' },
    { when: 'It only reports what happened.', instead: 'ToastRegion' },
    { when: 'Another dialog is open already: ask in that one.', instead: 'Disclosure' },
  ],
  accessibility: [
    'The title names it; the focus moves in, stays inside, and returns to what opened it.',
    'Escape, the close button and a press outside close it; while `isDismissable` is false nothing does, and there is no such button.',
    'With `headingLevel={1}` where the dialog is all there is on the page, so that the page has a title to go to.',
    'As `alertdialog` a press outside does nothing, and its text is read out when it opens.',
    'A body longer than the window scrolls separately, takes the focus for the arrow keys, and leaves the actions in view.',
  ],
  translation: [
    'The title repeats the verb of the button that opened it: "Move…" opens "Move test".',
    'The button that opens a dialog ends with an ellipsis; the one that does the work does not.',
    'Actions wrap where words are long: the chief one stays last.',
  ],
  example: ({ word, label, sentence }) => (
    <Dialog
      isOpen
      size="small"
      title={label}
      actions={
        <>
          <Button>{word}</Button>
          <Button variant="primary">{word}</Button>
        </>
      }
    >
      <p>{sentence}</p>
    </Dialog>
  ),
};
