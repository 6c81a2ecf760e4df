import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { AddIcon } from '../icons/index.ts';
import { Button } from './Button.tsx';

export const buttonDocs: ComponentDocs = {
  name: 'Button',
  summary: 'Does something when pressed.',
  use: [
    'For actions: starting a test, saving a form, opening a dialog.',
    'Once as `primary` on a view, for what most people came to do.',
    'As `dangerPrimary` in the dialog that confirms a loss; as `danger` where that dialog is opened.',
  ],
  avoid: [
    { when: 'It opens another screen or a file.', instead: 'LinkButton' },
    { when: 'An icon alone says it, in a toolbar or a row.', instead: 'IconButton' },
    { when: 'It offers several actions.', instead: 'Menu' },
    { when: 'It turns a setting on or off that stays.', instead: 'Switch' },
  ],
  accessibility: [
    'Enter and the space bar press it; a press that leaves the button before it is let go does nothing.',
    'While `isPending` it keeps the focus, ignores presses and says that work is in progress.',
    'A disabled button takes no focus: say beside it what is missing.',
    'It is never smaller than 24 pixels, nor than 44 where fingers press.',
  ],
  translation: [
    'A verb first, two or three words; only the first word has a capital.',
    'Words wrap: a German or Finnish label may take two lines and the button grows.',
  ],
  words: { word: 'Cancel', label: 'New patient' },
  example: ({ word, label }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button variant="primary" icon={<AddIcon />}>
        {label}
      </Button>
      <Button>{word}</Button>
      <Button variant="quiet">{word}</Button>
      <Button variant="danger">{word}</Button>
      <Button variant="dangerPrimary">{word}</Button>
      <Button isDisabled>{word}</Button>
    </div>
  ),
};
