import preview from '../../../../.storybook/preview.tsx';
import { shortcutHelpDocs } from './ShortcutHelp.docs.tsx';
import { createShortcuts } from './registry.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { ShortcutsProvider } from './ShortcutsProvider.tsx';

const shortcuts = createShortcuts();
shortcuts.register(
  [
    ['palette', 'mod+k', 'Search for anything', 'Everywhere'],
    ['help', '?', 'Show the shortcuts', 'Everywhere'],
    ['patients', 'g p', 'Go to the patients', 'Everywhere'],
    ['new', 'n', 'New patient', 'Patients'],
    ['search', '/', 'Search patients', 'Patients'],
  ].map(([id, keys, label, group]) => ({ id: id!, keys: keys!, label: label!, group: group!, run: () => undefined })),
);

const meta = preview.meta({
  title: 'Components/ShortcutHelp',
  component: ShortcutHelp,
  parameters: { guide: shortcutHelpDocs, docs: { story: { inline: false, height: '480px' } } },
  args: { isOpen: true },
  render: (args) => (
    <ShortcutsProvider shortcuts={shortcuts}>
      <ShortcutHelp {...args} />
    </ShortcutsProvider>
  ),
});

export const Default = meta.story();
