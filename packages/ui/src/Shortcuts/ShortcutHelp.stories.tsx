import preview from '../../../../.storybook/preview.tsx';
import { sampleTexts } from '../docs/sampleTexts.ts';
import { shortcutHelpDocs } from './ShortcutHelp.docs.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';

const meta = preview.meta({
  title: 'Components/ShortcutHelp',
  component: ShortcutHelp,
  parameters: { guide: shortcutHelpDocs },
  render: () => shortcutHelpDocs.example(sampleTexts.plain),
});

export const Default = meta.story();
