import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { DeleteIcon, EditIcon } from '../icons/index.ts';
import { offices, officesInArabic } from '../docs/sampleOffices.tsx';
import { treeDocs } from './Tree.docs.tsx';
import { Tree, type TreeProps } from './Tree.tsx';

const rename = fn();

function Choosing(args: TreeProps): ReactElement {
  const [selectedKeys, setSelectedKeys] = useState(args.selectedKeys ?? []);
  return (
    <Tree
      {...args}
      selectedKeys={selectedKeys}
      onSelectionChange={(ids) => {
        setSelectedKeys(ids);
        args.onSelectionChange?.(ids);
      }}
    />
  );
}

/** Loads the children of a group when the group is opened. */
function Fetching(args: TreeProps): ReactElement {
  const [items, setItems] = useState<TreeProps['items']>([{ id: 'north', label: 'Northside', hasChildren: true }]);
  return (
    <>
      <Tree {...args} items={items} />
      <Button
        onPress={() =>
          setItems([{ id: 'north', label: 'Northside', children: [{ id: 'station', label: 'Station Street' }] }])
        }
      >
        Arrive
      </Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Tree/Features',
  component: Tree,
  args: { label: 'Offices', items: offices, onSelectionChange: fn(), onExpandedChange: fn() },
});

export const Keyboard = meta.story({
  name: 'Arrow keys expand, move and collapse; letters jump',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('treegrid', { name: 'Offices' })).toBeVisible();
    await userEvent.tab();
    const corporation = canvas.getByRole('row', { name: 'Lakeside Vision' });
    await expect(corporation).toHaveFocus();
    await expect(corporation).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['lakeside']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Southside' })).toHaveFocus();
    await userEvent.keyboard('n');
    const north = canvas.getByRole('row', { name: 'Northside' });
    await expect(north).toHaveFocus();
    await expect(north).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(corporation).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith([]);
  },
});
export const Pressed = meta.story({
  name: 'Pressing a node without a link expands it, as its button does',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('Lakeside Vision'));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['lakeside']);
    const [first] = canvas.getAllByRole('button', { name: /Collapse/ });
    await userEvent.click(first as HTMLElement);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith([]);
  },
});
export const Action = meta.story({
  args: { onAction: fn(), defaultExpandedKeys: ['lakeside', 'north'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('Station Street'));
    await expect(args.onAction).toHaveBeenLastCalledWith('station');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('harbor');
  },
});
export const Links = meta.story({
  args: { items: [{ id: 'station', label: 'Station Street', href: '#station' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Station Street' })).toHaveAttribute('data-href', '#station');
  },
});
export const OneChosen = meta.story({
  args: { selectionMode: 'single', selectedKeys: ['harbor'], defaultExpandedKeys: ['lakeside', 'north'] },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('row', { name: 'Northside Eye Clinic' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByText('Station Street'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['station']);
  },
});
export const SeveralChosen = meta.story({
  args: { selectionMode: 'multiple', defaultExpandedKeys: ['lakeside', 'north'] },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, args }) => {
    await canvas.findByRole('row', { name: 'Northside' });
    const [box] = canvas.getAllByRole('checkbox', { name: /Northside/ });
    await userEvent.click(box as HTMLElement);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['north']);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['north', 'harbor']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([
      'lakeside',
      'north',
      'harbor',
      'station',
      'school',
      'south',
      'mill',
    ]);
  },
});
export const Actions = meta.story({
  args: {
    defaultExpandedKeys: ['lakeside'],
    itemActions: ({ id }) => [
      { id: 'rename', label: 'Rename…', icon: <EditIcon />, isInline: true, onAction: () => rename(id) },
      { id: 'delete', label: 'Delete…', icon: <DeleteIcon />, tone: 'danger', onAction: () => rename(id) },
    ],
  },
  play: async ({ canvas }) => {
    const north = await canvas.findByRole('row', { name: 'Northside' });
    await userEvent.hover(north);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Northside' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
    await expect(rename).toHaveBeenLastCalledWith('north');
    // what is pressed is the action, and not the node
    await expect(north).toHaveAttribute('aria-expanded', 'false');
  },
});
export const Fetched = meta.story({
  name: 'Loads the children of a node when it is expanded',
  args: { defaultExpandedKeys: [] },
  render: (args) => <Fetching {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('Northside'));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['north']);
    await expect(await canvas.findByText('Loading…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(await canvas.findByRole('row', { name: 'Station Street' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Loading…')).toBeNull());
  },
});
export const Loading = meta.story({
  args: { items: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await expect(canvas.queryByText('No results found')).toBeNull();
  },
});
export const Empty = meta.story({
  args: { items: [], emptyState: <EmptyState title="No offices yet">Add the first one.</EmptyState> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No offices yet')).toBeVisible();
  },
});
export const Disabled = meta.story({
  args: {
    selectionMode: 'single',
    items: [
      { id: 'north', label: 'Northside' },
      { id: 'south', label: 'Southside', isDisabled: true },
    ],
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('Southside'));
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('row', { name: 'Southside' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const Touch = meta.story({
  globals: { density: 'touch' },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('row', { name: 'Lakeside Vision' });
    const chevron = canvas.getByRole('button', { name: /Expand/ });
    await expect(chevron.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.pointer({ keys: '[TouchA]', target: chevron });
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['lakeside']);
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'العيادات', items: officesInArabic, defaultExpandedKeys: ['lakeside'] },
  play: async ({ canvas, args }) => {
    const north = await canvas.findByText('مجموعة الشمال');
    const corporation = canvas.getByText('شركة البحيرة للبصريات');
    await expect(north.getBoundingClientRect().right).toBeLessThan(corporation.getBoundingClientRect().right);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['lakeside', 'north']);
  },
});
export const LargeText = meta.story({
  name: 'Fits 320 pixels with text of twice the size',
  globals: { textScale: '200' },
  args: {
    selectionMode: 'multiple',
    defaultExpandedKeys: ['lakeside', 'north'],
    itemActions: () => [{ id: 'rename', label: 'Rename…', icon: <EditIcon />, onAction: rename }],
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('treegrid');
    await expect(tree.scrollWidth).toBeLessThanOrEqual(tree.clientWidth);
    await expect(await canvas.findByText('School of Optometry')).toBeVisible();
  },
});

export const AnyText = meta.story(anyText(treeDocs));
