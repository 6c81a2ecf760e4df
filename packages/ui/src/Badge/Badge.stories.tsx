import preview from '../../../../.storybook/preview.tsx';
import { badgeDocs } from './Badge.docs.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  parameters: { guide: badgeDocs },
  args: { children: 'Testing left eye', tone: 'positive' as const, hasDot: true },
});

export const Default = meta.story();
