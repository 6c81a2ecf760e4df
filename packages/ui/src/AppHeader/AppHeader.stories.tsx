import preview from '../../../../.storybook/preview.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { appHeaderDocs } from './AppHeader.docs.tsx';
import { AppHeader } from './AppHeader.tsx';

const meta = preview.meta({
  title: 'Patterns/AppHeader',
  component: AppHeader,
  parameters: { guide: appHeaderDocs },
  args: { start: <strong>Northside Eye Clinic</strong>, end: <Avatar name="Maya Rosen" /> },
});

export const Default = meta.story();
