import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Drawer } from './Drawer.tsx';

export const drawerDocs: ComponentDocs = {
  name: 'Drawer',
  summary: 'A dialog at a side of the screen, for what is long and belongs to the list or chart beside it.',
  use: [
    'For filters, settings of a view, details of one row: the screen behind stays recognisable.',
    'At the end of the line by default; at its `start` for navigation.',
    'Inside a DialogTrigger, or with `isOpen` where the application opens it.',
  ],
  avoid: [
    { when: 'It is a short task or a question.', instead: 'Dialog' },
    { when: 'It stays open while one works on the screen.', instead: 'SplitView' },
    { when: 'It has the fields of a whole form.', instead: 'FormScreen' },
    { when: 'It explains a control beside it.', instead: 'Popover' },
  ],
  accessibility: [
    'The title names it; the focus moves in, stays inside, and returns to what opened it.',
    'Escape, the close button and a press outside close it; while `isDismissable` is false nothing does, and there is no such button.',
    'What is longer than the screen scrolls between title and actions, and takes the focus for the arrow keys.',
    'On a phone it takes the whole screen, and ends above the keyboard.',
  ],
  translation: [
    'The title repeats the word of the button that opened it: "Filters…" opens "Filters".',
    'It comes from the other side where the script runs the other way.',
    'Actions wrap where words are long: the chief one stays last.',
  ],
  width: 800,
  example: ({ word, label, sentence }) => (
    <Drawer
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
    </Drawer>
  ),
};
