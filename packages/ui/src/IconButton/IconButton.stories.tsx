import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FileIcon } from '../icons/index.ts';
import { iconButtonDocs } from './IconButton.docs.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  parameters: { guide: iconButtonDocs },
  args: { label: 'Open report', icon: <FileIcon />, onPress: fn() },
});

export const Default = meta.story();
