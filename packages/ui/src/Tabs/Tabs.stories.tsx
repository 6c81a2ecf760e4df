import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tabsDocs } from './Tabs.docs.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  parameters: { guide: tabsDocs },
  args: {
    label: 'Help',
    items: [
      { id: 'videos', label: 'Videos', content: 'Five videos about starting a test.' },
      { id: 'faq', label: 'Questions', content: 'Twenty questions and answers.' },
      { id: 'manuals', label: 'Manuals', content: 'Manuals of the headset and of the handpiece.' },
    ],
    onSelectionChange: fn(),
  },
});

export const Default = meta.story();
