import { PatientIcon, SignOutIcon } from '../icons/index.ts';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { CommandPalette } from './CommandPalette.tsx';

export const commandPaletteDocs: ComponentDocs = {
  name: 'CommandPalette',
  summary: 'Finds and runs any command of the application, by a few letters.',
  use: [
    'Once an application, opened by `mod+k` and by a button people see.',
    'It offers what the person may do here and now: leave out what would be refused.',
    'With `onSearch` and `results` it also finds patients or other records on a server.',
  ],
  avoid: [
    { when: 'A handful of actions belong to one thing.', instead: 'Menu' },
    { when: 'A value of a form is looked up.', instead: 'ComboBox' },
    { when: 'Someone wants to learn the keys.', instead: 'ShortcutHelp' },
  ],
  accessibility: [
    'The focus stays in the field; the arrow keys choose, Enter runs, Escape clears and then closes.',
    'The number of results, loading, and missing results are announced when they change.',
    'Nothing can be done in the palette alone: it is a quick way, not the only one.',
    'What is done by a command is done after the palette has closed and the focus is back.',
  ],
  translation: [
    'Search compares letters without accents and case, and knows words of scripts without spaces.',
    'Give `keywords` in the language of the label: what else people call it.',
  ],
  example: ({ word, label, name, sentence }) => (
    <CommandPalette
      isOpen
      recent={['recent']}
      commands={[
        { id: 'recent', label, icon: <PatientIcon />, keys: 'g p' },
        { id: 'record', label: name, description: sentence, group: word || '–' },
        { id: 'sign-out', label: word, icon: <SignOutIcon />, group: word || '–' },
      ]}
    />
  ),
};
