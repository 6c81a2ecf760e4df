import preview from '../../../../.storybook/preview.tsx';
import { skeletonDocs } from './Skeleton.docs.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { guide: skeletonDocs },
  args: { width: 320, lines: 3 },
});

export const Default = meta.story();
