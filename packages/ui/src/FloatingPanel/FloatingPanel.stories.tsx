import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FloatingPanel } from './FloatingPanel.tsx';
import { floatingPanelDocs } from './FloatingPanel.docs.tsx';

const meta = preview.meta({
  title: 'Patterns/FloatingPanel',
  component: FloatingPanel,
  parameters: { guide: floatingPanelDocs, docs: { story: { inline: false, height: '360px' } } },
  args: {
    title: 'Camera',
    children: <p style={{ padding: 16 }}>What the camera sees.</p>,
    onClose: fn(),
  },
});

export const Default = meta.story();
