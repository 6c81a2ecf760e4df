import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { shortcutKeysDocs } from './ShortcutKeys.docs.tsx';
import { ShortcutKeys } from './ShortcutKeys.tsx';

const meta = preview.meta({ title: 'Components/ShortcutKeys/Features', component: ShortcutKeys });

export const Heard = meta.story({
  name: 'Shows symbols, and announces words',
  args: { keys: 'mod+k', isApple: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Command K')).toBeInTheDocument();
    await expect(canvas.getByText('⌘')).toHaveAttribute('aria-hidden', 'true');
  },
});
export const Others = meta.story({ args: { keys: 'mod+alt+shift+k', isApple: false } });
export const Sequence = meta.story({
  args: { keys: 'g p' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('G, then P')).toBeInTheDocument();
  },
});
export const RightToLeft = meta.story({ args: { keys: 'mod+k', isApple: false }, globals: { direction: 'rtl' } });
export const AnyText = meta.story(anyText(shortcutKeysDocs));
