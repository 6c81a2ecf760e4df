import { type ReactElement, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { AddIcon, DeleteIcon, FileIcon } from '../icons/index.ts';
import { StatusMarker } from '../StatusMarker/StatusMarker.tsx';
import type { TableColumn } from './columns.ts';
import type { RowAction } from './RowActions.tsx';
import { anyText } from '../docs/anyText.tsx';
import { middleOf, middleOfWords } from '../docs/middleOf.ts';
import { tableDocs } from './Table.docs.tsx';
import { Table, type TableProps } from './Table.tsx';

interface Test {
  id: string;
  patient: string;
  test: string;
  date: string;
  status: string;
}
const TESTS: Test[] = [
  { id: '1', patient: 'Okafor, Adaeze', test: 'Perimetry 24-2', date: '2026-11-18', status: 'Finished' },
  { id: '2', patient: 'Haddad, Samir', test: 'Esterman', date: '2026-11-20', status: 'Failed' },
  { id: '3', patient: 'Zhao, Mei-Ling', test: 'Pure tone audiometry', date: '2026-11-19', status: 'Finished' },
];
const onAction = fn();
const navigate = fn();

const COLUMNS: TableColumn<Test>[] = [
  { id: 'patient', title: 'Patient', cell: ({ patient }) => patient, isSortable: true },
  { id: 'test', title: 'Test', cell: ({ test }) => test, priority: 2 },
  { id: 'date', title: 'Date', cell: ({ date }) => date, isNumeric: true, isSortable: true, priority: 3 },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusMarker tone={status === 'Failed' ? 'critical' : 'positive'}>{status}</StatusMarker>,
  },
];
const rowActions = ({ id }: Test): RowAction[] => [
  { id: 'report', label: 'Report', icon: <FileIcon />, onAction: () => onAction('report', id), isInline: true },
  { id: 'new', label: 'New test', icon: <AddIcon />, onAction: () => onAction('new', id), isInline: true },
  { id: 'delete', label: 'Delete', icon: <DeleteIcon />, onAction: () => onAction('delete', id), tone: 'danger' },
];

function Sorted(props: TableProps<Test>): ReactElement {
  const [sort, setSort] = useState(props.sortDescriptor);
  const key = sort?.column as keyof Test | undefined;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const rows = key ? props.rows.toSorted((a, b) => sign * a[key].localeCompare(b[key])) : props.rows;
  return (
    <RouterProvider navigate={navigate}>
      <Table {...props} rows={rows} sortDescriptor={sort} onSortChange={setSort} />
    </RouterProvider>
  );
}

const meta = preview.meta({
  title: 'Components/Table/Features',
  component: Table<Test>,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    label: 'Tests',
    rows: TESTS,
    rowLabel: ({ patient }) => patient,
    columns: COLUMNS,
    rowActions,
  },
  render: (args) => <Sorted {...args} />,
});
const names = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Names = meta.story({
  name: 'Names the table, its columns, each row and its controls',
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'Tests' }));
    await expect(table.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
      'Patient',
      'Test',
      'Date',
      'Status',
      'Actions',
    ]);
    await expect(table.getByRole('rowheader', { name: 'Haddad, Samir' })).toBeVisible();
    await expect(table.getByRole('button', { name: 'Actions for Haddad, Samir' })).toBeInTheDocument();
  },
});
export const WithStatusEdge = meta.story({
  args: { rowTone: ({ status }) => (status === 'Failed' ? 'critical' : 'positive') },
});
export const Sorts = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Tests' });
    const column = canvas.getByRole('columnheader', { name: 'Patient' });
    await userEvent.click(column);
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(table)).toEqual(['Haddad, Samir', 'Okafor, Adaeze', 'Zhao, Mei-Ling']);
    await userEvent.keyboard('{Enter}');
    await expect(column).toHaveAttribute('aria-sort', 'descending');
    await expect(names(table)).toEqual(['Zhao, Mei-Ling', 'Okafor, Adaeze', 'Haddad, Samir']);
  },
});
export const RowPress = meta.story({
  args: { onRowAction: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledWith(TESTS[1]);
  },
});
export const Touch = meta.story({
  args: { onRowAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('Esterman') });
    await expect(args.onRowAction).toHaveBeenCalledWith(TESTS[1]);
  },
});
export const RowLink = meta.story({
  args: { rowHref: ({ id }) => `/tests/${id}` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Esterman'));
    await expect(navigate).toHaveBeenLastCalledWith('/tests/2', undefined);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/tests/3', undefined);
  },
});
function Selecting(props: TableProps<Test>): ReactElement {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isSelectable = ({ status }: Test): boolean => status === 'Finished';
  return (
    <>
      <Table {...props} selection={{ selected, onChange: setSelected, isSelectable }} />
      <output>{[...selected].join(' ')}</output>
    </>
  );
}

export const Selects = meta.story({
  name: 'Selects single rows, and all selectable rows; other rows have no checkbox',
  args: { onRowAction: fn() },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Okafor, Adaeze' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: /Haddad/ })).toBeNull();
    await expect(canvas.getByText('1 3')).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.queryByText('1 3')).toBeNull();
    await expect(args.onRowAction).not.toHaveBeenCalled();
  },
});
export const SelectsByKeyboard = meta.story({
  name: 'Selects a row by keyboard',
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Okafor, Adaeze' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select Okafor, Adaeze' })).toBeChecked();
  },
});
export const SelectsOnCards = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Selecting {...args} />,
});
export const Actions = meta.story({
  name: 'Row actions are icons on focus and all in a menu [PAT-14]',
  args: { onRowAction: fn() },
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /Haddad/ }));
    await userEvent.click(row.getByRole('button', { name: 'Report' }));
    await expect(onAction).toHaveBeenLastCalledWith('report', '2');
    await userEvent.click(row.getByRole('button', { name: 'Actions for Haddad, Samir' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(onAction).toHaveBeenLastCalledWith('delete', '2');
    await expect(args.onRowAction).not.toHaveBeenCalled();
  },
});
export const ActionsByKeyboard = meta.story({
  globals: { locale: 'en-US' },
  args: { onRowAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const menu = canvas.getByRole('button', { name: 'Actions for Okafor, Adaeze' });
    await expect(menu).toHaveFocus();
    await expect(Number(getComputedStyle(menu.closest('[data-part="row-actions"]')!).opacity)).toBeGreaterThan(0);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Actions for Okafor, Adaeze');
    await userEvent.keyboard('{ArrowDown}');
    const next = within(canvas.getByRole('row', { name: /Haddad/ }));
    await expect(next.getByRole('button', { name: 'Report' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(next.getByRole('button', { name: 'Actions for Haddad, Samir' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu', { name: 'Actions for Haddad, Samir' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const left = canvas.getByRole('button', { name: 'Actions for Haddad, Samir' });
    await waitFor(() => expect(left).toHaveFocus());
    await expect(args.onRowAction).not.toHaveBeenCalled();
  },
});
export const LightActions = meta.story({
  name: 'Creates the tooltip and the menu of a row on demand',
  play: async ({ canvas }) => {
    const report = within(canvas.getByRole('row', { name: /Haddad/ })).getByRole('button', { name: 'Report' });
    await userEvent.hover(report);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Report');
    await userEvent.unhover(report);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    const menu = canvas.getByRole('button', { name: 'Actions for Haddad, Samir' });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu);
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
});
export const Loading = meta.story({
  args: { isLoading: true, rows: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await expect(canvasElement.querySelectorAll('[data-part="skeleton-row"]')).toHaveLength(10);
    const scroller = canvasElement.querySelector('[aria-busy="true"]');
    await expect(scroller).toHaveAttribute('inert');
    // what cannot be reached does not scroll
    await expect(scroller).toHaveStyle({ overflow: 'hidden' });
  },
});
export const Reloading = meta.story({ args: { isLoading: true } });
export const Empty = meta.story({
  name: "Shows 'No results found' when empty [PAT-14]",
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results found')).toBeVisible();
  },
});
export const TabletUpright = meta.story({
  globals: { viewport: { value: 'tabletUpright', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Date' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Test' })).toBeVisible();
  },
});
export const Phone = meta.story({
  args: { onRowAction: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="cards"]')).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: 'Esterman' })).toHaveLength(1);
    const menu = canvas.getByRole('button', { name: 'Actions for Okafor, Adaeze' });
    await expect(menu.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(menu).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const TouchCards = meta.story({
  name: 'On touch screens too, the content of a card follows its name without a gap',
  args: { onRowAction: fn() },
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'touch' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Haddad, Samir', { selector: '[role="rowheader"], [role="rowheader"] *' });
    const words = document.createRange();
    words.selectNodeContents(name);
    const { bottom } = words.getBoundingClientRect();
    const next = canvas.getByRole('gridcell', { name: 'Esterman' }).getBoundingClientRect();
    await expect(next.top - bottom).toBeLessThan(16);
    // its menu is centered on its only line
    const menu = canvas.getByRole('button', { name: 'Actions for Haddad, Samir' });
    await expect(Math.abs(middleOf(menu) - middleOfWords(name))).toBeLessThan(2);
  },
});
export const PhoneWithoutActions = meta.story({
  name: 'A card without actions has no menu; a label of two words keeps its space next to figures',
  args: {
    columns: COLUMNS.map((column) => (column.id === 'date' ? { ...column, title: 'Status changed' } : column)),
    rowActions: (row) => (row.id === '2' ? rowActions(row) : []),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Actions for / })).toHaveLength(1);
    const cell = canvas.getByRole('gridcell', { name: '2026-11-20' });
    await expect(getComputedStyle(cell, '::after').content).toContain('Status changed');
    await expect(getComputedStyle(cell, '::after').wordSpacing).toBe('0px');
  },
});
export const PhoneWithoutValue = meta.story({
  name: 'A card has no line for a column without a value',
  args: {
    columns: COLUMNS.map((column) =>
      column.id === 'date' ? { ...column, cell: ({ id, date }: Test) => (id === '2' ? null : date) } : column,
    ),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-label="Date"]')];
    await expect(cells.map((cell) => cell.getBoundingClientRect().height > 0)).toEqual([true, false, true]);
  },
});
export const LongHeadings = meta.story({
  name: 'A long heading leaves room for its value on a card',
  args: {
    columns: COLUMNS.map((column) => ({ ...column, title: 'Gesichtsfelduntersuchungswiederholungsdatum' })),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const cell = canvas.getAllByRole('gridcell', { name: 'Pure tone audiometry' })[0]!;
    await expect(cell.getBoundingClientRect().height).toBeLessThan(100);
  },
});
/** The sort arrow of a heading is as large as its text and vertically centered on it. */
export const SortMarkAtLargeText = meta.story({
  globals: { textScale: '200' },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('[data-part="sort-mark"] svg')!;
    const heading = mark.closest('[data-part="sort-mark"]')!.parentElement!;
    const em = Number.parseFloat(getComputedStyle(heading).fontSize);
    await expect(mark.getBoundingClientRect().height).toBeGreaterThan(em);
    await expect(Math.abs(middleOf(mark) - middleOfWords(heading.firstChild!))).toBeLessThanOrEqual(1);
  },
});
const actionsInArabic: Readonly<Record<string, string>> = {
  report: arabic.report,
  new: arabic.newTest,
  delete: arabic.delete,
};
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG', viewport: { value: 'desktop', isRotated: false } },
  args: {
    label: arabic.tests,
    rows: [
      { id: '1', patient: 'سمير حداد', test: arabic.perimetry, date: '2026-11-18', status: arabic.finished },
      { id: '2', patient: 'عبد الرحمن الحسيني', test: arabic.hearing, date: '2026-11-20', status: arabic.failed },
    ],
    columns: COLUMNS.map((column) => ({
      ...column,
      title: arabic[column.id as 'patient' | 'test' | 'date' | 'status'],
    })),
    rowActions: (row) => rowActions(row).map((action) => ({ ...action, label: actionsInArabic[action.id]! })),
    rowTone: ({ status }) => (status === arabic.failed ? 'critical' : undefined),
  },
});
export const AnyText = meta.story(anyText(tableDocs));
