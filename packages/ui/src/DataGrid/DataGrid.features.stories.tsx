import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { type SampleUser, sampleUsers } from '../docs/sampleUsers.ts';
import { filteredUsers, userGrid } from '../docs/userGrid.ts';
import { DeleteIcon, EditIcon } from '../icons/index.ts';
import type { RowAction } from '../Table/RowActions.tsx';
import { dataGridDocs } from './DataGrid.docs.tsx';
import { DataGrid } from './DataGrid.tsx';
import { GRID_START } from './gridState.ts';

const onAction = fn();
const navigate = fn();
const rowActions = ({ id }: SampleUser): RowAction[] => [
  { id: 'email', label: 'Change e-mail', icon: <EditIcon />, onAction: () => onAction('email', id), isInline: true },
  { id: 'delete', label: 'Delete', icon: <DeleteIcon />, onAction: () => onAction('delete', id), tone: 'danger' },
];
const meta = preview.meta({
  title: 'Patterns/DataGrid/Features',
  component: DataGrid<SampleUser>,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { ...userGrid, onStateChange: fn() },
});
const grid = (): HTMLElement => screen.getByRole('grid', { name: 'Users' });
const focusedCell = (): string | null => document.activeElement?.textContent ?? null;

export const FiftyRows = meta.story({
  name: 'Shows 50 of all rows in 700 pixels and states the range [SUP-01]',
  args: { rows: sampleUsers(50), rowCount: 1204 },
  play: async ({ canvas, canvasElement }) => {
    await expect(grid()).toHaveAttribute('aria-rowcount', '1205');
    await expect(grid()).toHaveAttribute('aria-colcount', '8');
    await expect(within(grid()).getAllByRole('rowheader')).toHaveLength(50);
    await expect(canvas.getAllByRole('row', { name: 'Rossi' })[0]).toHaveAttribute('aria-rowindex', '2');
    await expect(canvasElement.querySelector('[data-component="DataGrid"]')).toHaveProperty('offsetHeight', 700);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Keyboard = meta.story({
  name: 'Moves by arrow keys, Home, End, Page Up and Page Down [KIT-01]',
  args: { rows: sampleUsers(30) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '2');
    await userEvent.keyboard('{ArrowRight}');
    await expect(focusedCell()).toBe('Rossi');
    await userEvent.keyboard('{End}');
    await expect(focusedCell()).toBe('0');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedCell()).toBe('37');
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('columnheader', { name: 'Last name' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    const row = Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'));
    await expect(row).toBeGreaterThan(8);
    await userEvent.keyboard('{PageUp}');
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '50 a page' })).toHaveFocus();
  },
});

export const RowLink = meta.story({
  args: { rowHref: ({ id }) => `/support/users/${id}` },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('garcia2@example.org'));
    await expect(navigate).toHaveBeenLastCalledWith('/support/users/user-2', undefined);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/support/users/user-3', undefined);
  },
});

export const Touch = meta.story({
  args: { onRowAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('garcia2@example.org') });
    await expect(args.onRowAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'user-2' }));
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('Last name') });
    await expect(canvas.getByRole('columnheader', { name: 'Last name' })).toHaveAttribute('aria-sort', 'ascending');
  },
});

export const RowActions = meta.story({
  args: {
    rows: sampleUsers(2),
    rowActions,
    onRowAction: fn(),
    rowTone: ({ tests }) => (tests === 0 ? 'caution' : undefined),
  },
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: 'Rossi' }));
    await userEvent.click(row.getByRole('button', { name: 'Change e-mail' }));
    await expect(onAction).toHaveBeenLastCalledWith('email', 'user-1');
    await userEvent.click(row.getByRole('button', { name: 'Actions for Maria Rossi' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, { timeout: 5000 }));
    await expect(onAction).toHaveBeenLastCalledWith('delete', 'user-1');
    await expect(args.onRowAction).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { isLoading: true, rows: [], rowActions },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Loading…');
    await expect(canvasElement.querySelectorAll('[data-part="skeleton-row"]').length).toBeGreaterThan(8);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(9);
  },
});
export const Reloading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="busy"]')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
  },
});
export const Empty = meta.story({
  args: { rows: [], rowCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results found')).toBeVisible();
  },
});
export const Compact = meta.story({ globals: { density: 'compact' } });
const inArabic: Readonly<Record<string, string>> = {
  ...arabic.user,
  delete: arabic.delete,
};
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: {
    label: arabic.users,
    columns: userGrid.columns.map((column) => ({
      ...column,
      title: inArabic[column.id]!,
      cell: column.id === 'date_joined' ? ({ date_joined }) => date_joined : column.cell,
    })),
    rows: sampleUsers(6).map((user) => ({
      ...user,
      first_name: 'سمير',
      last_name: 'حداد',
      group: arabic.doctor,
      office_group: arabic.clinic,
      date_joined: '2026-11-17',
    })),
    rowActions: (user) => rowActions(user).map((action) => ({ ...action, label: inArabic[action.id]! })),
    defaultState: { ...GRID_START, filters: [{ column: 'last_name', operator: 'icontains', value: 'حد' }] },
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('columnheader');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
    canvas.getAllByRole('rowheader')[0]!.focus();
    await expect(focusedCell()).toBe('حداد');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focusedCell()).toBe('سمير');
  },
});
export const Phone = meta.story({
  name: 'Scrolls sideways under a row header that stays in view on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { rowActions, defaultState: filteredUsers },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const header = canvas.getByRole('rowheader', { name: 'Okafor' });
    const before = header.getBoundingClientRect();
    grid().scrollLeft = 600;
    await waitFor(() => expect(grid().scrollLeft).toBe(600));
    await expect(header.getBoundingClientRect().left).toBe(before.left);
    await expect(before.width).toBeLessThan(window.innerWidth / 2);
  },
});

export const AnyTextLong = meta.story(anyText(dataGridDocs, ['long']));
export const AnyTextEmpty = meta.story(anyText(dataGridDocs, ['empty']));
export const AnyTextRightToLeft = meta.story(anyText(dataGridDocs, ['rightToLeft']));
export const AnyTextEmoji = meta.story(anyText(dataGridDocs, ['emoji']));
