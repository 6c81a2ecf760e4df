import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Disclosure } from './Disclosure.tsx';

export const disclosureDocs: ComponentDocs = {
  name: 'Disclosure',
  summary: 'Folds away what is not always needed.',
  use: [
    'For options that most people leave as they are: more settings of a test.',
    'For details that explain something above: the terms of an agreement.',
  ],
  avoid: [
    { when: 'One of several views is shown at a time.', instead: 'Tabs' },
    { when: 'It holds actions.', instead: 'Menu' },
    { when: 'It floats beside a control instead of moving what is below.', instead: 'Popover' },
    { when: 'A field inside it may be in error: errors must not be folded away.', instead: 'Card' },
  ],
  accessibility: [
    'The title is a button in a heading; it says whether it is expanded.',
    'Enter and the space bar fold it; what is folded away is neither reached nor read.',
    'Searching in the page finds folded text and unfolds it, where the browser can.',
  ],
  translation: [
    'The title names the content and stays the same when it unfolds: "More options", not "Show" and "Hide".',
    'The arrow points to the end of the line in every script.',
  ],
  example: ({ label, sentence }) => (
    <Disclosure title={label} defaultExpanded>
      {sentence}
    </Disclosure>
  ),
};
