import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DeleteIcon, EditIcon, FileIcon } from '../icons/index.ts';
import { menuDocs } from './Menu.docs.tsx';
import { Menu, MenuItem, MenuSection, MenuTrigger } from './Menu.tsx';

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  subcomponents: { MenuTrigger, MenuItem, MenuSection },
  parameters: { guide: menuDocs, docs: { story: { inline: false, height: '240px' } } },
  args: {
    onAction: fn(),
    children: (
      <>
        <MenuItem id="report" icon={<FileIcon />}>
          Report
        </MenuItem>
        <MenuItem id="edit" icon={<EditIcon />}>
          Edit
        </MenuItem>
        <MenuItem id="delete" icon={<DeleteIcon />} tone="danger">
          Delete
        </MenuItem>
      </>
    ),
  },
});

export const Default = meta.story({
  render: (args) => (
    <MenuTrigger defaultOpen>
      <Button>Actions</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
});
