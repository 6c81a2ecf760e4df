import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DeleteIcon, EditIcon, FileIcon } from '../icons/index.ts';
import { anyText } from '../docs/anyText.tsx';
import type { SampleKind } from '../docs/sampleTexts.ts';
import { menuDocs } from './Menu.docs.tsx';
import { Menu, MenuItem, MenuSection, MenuTrigger } from './Menu.tsx';

const selected = fn();
const meta = preview.meta({
  title: 'Components/Menu/Features',
  component: Menu,
  // loaded when the first menu is opened, however long that takes
  beforeEach: async () => {
    await import('./MenuPopup.tsx');
  },
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
export const OneChosenOfASection = meta.story({
  args: {
    children: (
      <MenuSection title="Theme" selectedKey="dark" onSelect={selected}>
        <MenuItem id="light">Light</MenuItem>
        <MenuItem id="dark">Dark</MenuItem>
      </MenuSection>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    await expect(selected).toHaveBeenLastCalledWith('light');
  },
});
export const Links = meta.story({
  args: {
    'aria-label': 'Reports',
    children: (
      <MenuItem id="pdf" href="#pdf">
        PDF
      </MenuItem>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'PDF' })).toHaveAttribute('href', '#pdf');
    await expect(screen.getByRole('menu', { name: 'Reports' })).toBeVisible();
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Actions' }) });
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('menuitem', { name: 'Edit' }) });
    await expect(args.onAction).toHaveBeenLastCalledWith('edit');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

const openMenu = (kind: SampleKind) => {
  const story = anyText(menuDocs, [kind]);
  const play: typeof story.play = async (context) => {
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await story.play(context);
  };
  return { ...story, play };
};
export const AnyTextLong = meta.story(openMenu('long'));
export const AnyTextRightToLeft = meta.story(openMenu('rightToLeft'));
export const AnyTextEmoji = meta.story(openMenu('emoji'));
