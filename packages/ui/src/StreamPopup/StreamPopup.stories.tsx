import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StreamPopup } from './StreamPopup.tsx';
import { streamPopupDocs } from './StreamPopup.docs.tsx';

const meta = preview.meta({
  title: 'Patterns/StreamPopup',
  component: StreamPopup,
  parameters: { guide: streamPopupDocs, docs: { story: { inline: false, height: '400px' } } },
  args: { state: 'pending' as const, onClose: fn() },
});

export const Default = meta.story();
