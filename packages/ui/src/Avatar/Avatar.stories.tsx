import preview from '../../../../.storybook/preview.tsx';
import { avatarDocs } from './Avatar.docs.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  parameters: { guide: avatarDocs },
  args: { name: 'Maria Rossi' },
});

export const Default = meta.story();
