import preview from '../../../../.storybook/preview.tsx';
import { shortcutKeysDocs } from './ShortcutKeys.docs.tsx';
import { ShortcutKeys } from './ShortcutKeys.tsx';

const meta = preview.meta({
  title: 'Components/ShortcutKeys',
  component: ShortcutKeys,
  parameters: { guide: shortcutKeysDocs },
  args: { keys: 'mod+k', isApple: false },
});

export const Default = meta.story();
