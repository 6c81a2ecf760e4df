import { type ReactElement, useState } from 'react';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import type { SampleTexts } from '../docs/sampleTexts.ts';
import { createShortcuts } from './registry.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { ShortcutsProvider } from './ShortcutsProvider.tsx';

function Example({ word, label, sentence }: SampleTexts): ReactElement {
  const [shortcuts] = useState(() => {
    const made = createShortcuts();
    const entry = (id: string, keys: string, text: string, group: string) => ({
      id,
      keys,
      label: text,
      group,
      run: () => undefined,
    });
    made.register([
      entry('palette', 'mod+k', label, word),
      entry('patients', 'g p', sentence, word),
      entry('help', '?', word, label),
    ]);
    return made;
  });
  return (
    <ShortcutsProvider shortcuts={shortcuts}>
      <ShortcutHelp isOpen />
    </ShortcutsProvider>
  );
}

export const shortcutHelpDocs: ComponentDocs = {
  name: 'ShortcutHelp',
  summary: 'The sheet of all shortcuts that act now, by group.',
  use: [
    'Once an application, opened by `?`, by the command palette and from the help.',
    'It lists what `useShortcuts` registered: nothing is written twice.',
  ],
  avoid: [
    { when: 'Someone looks for what can be done, with or without keys.', instead: 'CommandPalette' },
    { when: 'One control has one shortcut: say it in its tooltip.', instead: 'Tooltip' },
  ],
  accessibility: [
    'Shortcuts of single keys can be turned off in it (WCAG 2.1.4); those with Control or Command remain.',
    'No shortcut fires while something is written, nor below an open dialog; AltGr only writes.',
    'On keyboards of other scripts the place of the key counts, so a Russian or Arabic layout needs no switching.',
    'Keys are announced as words: "Control K", "G, then P".',
    'Printed, the sheet is alone on the page.',
  ],
  translation: [
    'Keys are named as they are printed on the keyboards of the country: Ctrl is Strg in German.',
    'Labels are verbs, as in the palette.',
  ],
  example: (texts) => <Example {...texts} />,
};
