import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DeleteIcon, EditIcon, FileIcon } from '../icons/index.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger } from './Menu.tsx';

const meta = preview.meta({
  component: Menu,
  args: {
    onAction: fn(),
    children: (
      <>
        <MenuSection title="Test">
          <MenuItem id="report" icon={<FileIcon />}>
            Report
          </MenuItem>
          <MenuItem id="edit" icon={<EditIcon />}>
            Edit
          </MenuItem>
          <MenuItem id="move" isDisabled>
            Move to another patient
          </MenuItem>
        </MenuSection>
        <MenuSection aria-label="Danger">
          <MenuItem id="delete" icon={<DeleteIcon />} tone="danger">
            Delete
          </MenuItem>
        </MenuSection>
      </>
    ),
  },
  render: (args) => (
    <MenuTrigger>
      <Button>Actions</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(screen.getByRole('group', { name: 'Test' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Move to another patient' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Report' })).toHaveFocus();
    await userEvent.keyboard('d');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
});
export const OneChosen = meta.story({
  args: {
    selectedKey: 'en',
    children: (
      <>
        <MenuItem id="en">English (US)</MenuItem>
        <MenuItem id="es">Español</MenuItem>
        <MenuItem id="ar">العربية</MenuItem>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'English (US)' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }));
    await expect(args.onAction).toHaveBeenCalledWith('es');
  },
});
