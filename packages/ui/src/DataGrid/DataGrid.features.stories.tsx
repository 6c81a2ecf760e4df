import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { USER_COLUMNS } from '../docs/sampleUserColumns.ts';
import { type SampleUser, sampleUsers } from '../docs/sampleUsers.ts';
import { DeleteIcon, EditIcon } from '../icons/index.ts';
import type { RowAction } from '../Table/RowActions.tsx';
import { dataGridDocs } from './DataGrid.docs.tsx';
import { DataGrid } from './DataGrid.tsx';
import { GRID_START, type GridState } from './gridState.ts';

const onAction = fn();
const navigate = fn();
const rowActions = ({ id }: SampleUser): RowAction[] => [
  { id: 'email', label: 'Change e-mail', icon: <EditIcon />, onAction: () => onAction('email', id), isInline: true },
  { id: 'delete', label: 'Delete', icon: <DeleteIcon />, onAction: () => onAction('delete', id), tone: 'danger' },
];
const filtered: GridState = {
  ...GRID_START,
  filters: [
    { column: 'last_name', operator: 'icontains', value: 'ma' },
    { column: 'date_joined', operator: 'gte', value: '2020-02-01' },
  ],
};

const meta = preview.meta({
  title: 'Patterns/DataGrid/Features',
  component: DataGrid<SampleUser>,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    label: 'Users',
    columns: USER_COLUMNS,
    rows: sampleUsers(6),
    rowLabel: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    onStateChange: fn(),
  },
});
const grid = (): HTMLElement => screen.getByRole('grid', { name: 'Users' });
const focusedCell = (): string | null => document.activeElement?.textContent ?? null;

export const FiftyRows = meta.story({
  name: 'Shows 50 of all rows in 700 pixels and says which [SUP-01]',
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

export const Sorts = meta.story({
  name: 'Sorts by a heading, pressed or by Enter [SUP-01]',
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Last name' });
    await expect(heading).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(heading).getByText('Last name'));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...GRID_START,
      sort: { column: 'last_name', direction: 'ascending' },
    });
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(heading).toContainElement(document.activeElement as HTMLElement);
  },
});

export const Filters = meta.story({
  name: 'Filters by column, comparison and value [SUP-01]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'Add filter' }));
    await userEvent.click(form.getByRole('button', { name: /Comparison/ }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(offered).toEqual(['contains', 'is', 'starts with', 'ends with']);
    await userEvent.click(screen.getByRole('option', { name: 'starts with' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Value' }), 'ma{Enter}');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...GRID_START,
      filters: [{ column: 'last_name', operator: 'istartswith', value: 'ma' }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('row', { name: 'Last name starts with ma' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus());
  },
});

/** Adds a filter of another column than the first. */
async function addFilter(column: string, value: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add filter' }));
  await userEvent.click(form.getByRole('button', { name: /Column/ }));
  await userEvent.click(await screen.findByRole('option', { name: column }));
  await userEvent.type(form.getByRole('textbox', { name: 'Value' }), `${value}{Enter}`);
}

export const FilterByDay = meta.story({
  name: 'Compares days with days [SUP-02]',
  args: { rows: sampleUsers(2) },
  play: async ({ args }) => {
    await addFilter('Date joined', '02/29/2024');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...GRID_START,
      filters: [{ column: 'date_joined', operator: 'gte', value: '2024-02-29' }],
    });
    await expect(await screen.findByText('Date joined on or after Feb 29, 2024')).toBeVisible();
  },
});

export const FilterByNumber = meta.story({
  name: 'Compares numbers with numbers [SUP-01]',
  args: { rows: sampleUsers(2) },
  play: async ({ args }) => {
    await addFilter('Tests', '12');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...GRID_START,
      filters: [{ column: 'tests', operator: 'gte', value: '12' }],
    });
    await expect(await screen.findByText('Tests at least 12')).toBeVisible();
  },
});

export const ActiveFilters = meta.story({
  name: 'Says its filters in words and takes them away [SUP-01]',
  args: { defaultState: filtered },
  play: async ({ canvas, args }) => {
    const tags = within(canvas.getByRole('grid', { name: 'Active filters' }));
    const names = tags.getAllByRole('row').map((tag) => tag.textContent);
    await expect(names).toEqual(['Last name contains ma', 'Date joined on or after Feb 1, 2020']);
    tags.getAllByRole('row')[0]?.focus();
    await userEvent.keyboard('{Delete}');
    await expect(tags.getAllByRole('row')).toHaveLength(1);
    await userEvent.click(tags.getByRole('button', { name: /Remove/ }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(GRID_START);
    await expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  name: 'Walks by arrow keys, Home, End, Page Up and Page Down [KIT-01]',
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

export const Resizes = meta.story({
  name: 'Resizes a column by keyboard',
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('columnheader', { name: 'First name' });
    const before = heading.offsetWidth;
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowUp}{ArrowRight}{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('type', 'range');
    await expect(document.activeElement).toHaveAccessibleName('Resize First name');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(heading.offsetWidth).toBe(before + 20));
    await userEvent.keyboard('{Enter}');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...GRID_START,
      columns: { order: [], hidden: [], widths: { first_name: before + 20 } },
    });
    await expect(heading.offsetWidth).toBe(before + 20);
  },
});

export const ColumnPreferences = meta.story({
  name: 'Hides columns and puts them in order, by keyboard and pointer',
  play: async ({ canvas, args }) => {
    const titles = (): (string | null)[] => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await expect(panel.getByRole('checkbox', { name: 'Last name' })).toBeDisabled();
    await expect(panel.getByRole('checkbox', { name: 'Username' })).toBeDisabled();
    await userEvent.click(panel.getByRole('checkbox', { name: 'E-mail' }));
    const later = panel.getByRole('button', { name: 'Move First name later' });
    later.focus();
    await userEvent.keyboard('{Enter}');
    await expect(later).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    // at the end there is no later
    await expect(panel.getByRole('button', { name: 'Move First name earlier' })).toHaveFocus();
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...GRID_START,
      columns: {
        order: ['last_name', 'email', 'username', 'group', 'office_group', 'date_joined', 'tests', 'first_name'],
        hidden: ['email'],
        widths: {},
      },
    });
    await userEvent.click(panel.getByRole('button', { name: 'Reset columns' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(GRID_START);
    await userEvent.click(panel.getByRole('checkbox', { name: 'E-mail' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(titles()).toEqual([
      'Last name',
      'First name',
      'Username',
      'Group',
      'Office group',
      'Date joined',
      'Tests',
    ]);
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
export const FilteredEmpty = meta.story({
  name: 'Offers to clear the filters when nothing matches',
  args: { rows: [], rowCount: 0, defaultState: filtered },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nothing matches the filters')).toBeVisible();
    const clear = canvas.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear[1] as HTMLElement);
    await expect(args.onStateChange).toHaveBeenLastCalledWith(GRID_START);
  },
});
export const Failed = meta.story({
  args: { rows: [], error: 'The users could not be loaded.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The users could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
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
    columns: USER_COLUMNS.map((column) => ({
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
  name: 'Scrolls sideways under a row header that stays on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { rowActions, defaultState: filtered },
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
