import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { ShortcutKeys } from './ShortcutKeys.tsx';

export const shortcutKeysDocs: ComponentDocs = {
  name: 'ShortcutKeys',
  summary: 'The keys of a shortcut, as this platform calls them.',
  use: ['Beside an action that has a shortcut: in a menu, in a tooltip, in the help.'],
  avoid: [{ when: 'All shortcuts are to be shown.', instead: 'ShortcutHelp' }],
  accessibility: ['Symbols such as ⌘ are shown; words such as "Command" are announced.'],
  translation: ['The names of keys are texts of the kit; the order of keys stays, right to left too.'],
  example: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <ShortcutKeys keys="mod+k" isApple={false} />
      <ShortcutKeys keys="mod+shift+p" isApple />
      <ShortcutKeys keys="g p" />
      <ShortcutKeys keys="?" />
    </div>
  ),
};
