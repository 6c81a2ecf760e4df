import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { bannerDocs } from './Banner.docs.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Components/Banner',
  component: Banner,
  parameters: { guide: bannerDocs },
  args: {
    tone: 'caution' as const,
    children: '3 patients may be duplicates.',
    action: <Button size="sm">Review</Button>,
  },
});

export const Default = meta.story();
