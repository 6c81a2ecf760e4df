import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { USER_COLUMNS } from '../docs/sampleUserColumns.ts';
import { type SampleUser, sampleUsers } from '../docs/sampleUsers.ts';
import { listUsers } from '../docs/userServer.ts';
import { arrangeRows } from './arrangeRows.ts';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import { toQuery } from './gridQuery.ts';
import { GRID_START } from './gridState.ts';

type Props = DataGridProps<SampleUser>;

/** A screen that asks a server. */
function ServerSide({ hold, ...props }: Props & { hold: Hold }): ReactElement {
  const [state, setState] = useState(props.defaultState ?? GRID_START);
  const [page, setPage] = useState(() => listUsers(toQuery(state)));
  const [answered, setAnswered] = useState<unknown>(state);
  useEffect(() => {
    let isWanted = true;
    void hold.answer.then(() => {
      if (!isWanted) return;
      setPage(listUsers(toQuery(state)));
      setAnswered(state);
    });
    return () => {
      isWanted = false;
    };
  }, [state, hold]);
  return (
    <DataGrid
      {...props}
      rows={page.results}
      rowCount={page.count}
      state={state}
      onStateChange={setState}
      isLoading={answered !== state}
    />
  );
}

/** Answers come when this does. */
interface Hold {
  answer: Promise<void>;
}
const atOnce: Hold = { answer: Promise.resolve() };

/** All rows in memory. */
function InMemory(props: Props): ReactElement {
  const { locale } = useLocale();
  const [state, setState] = useState(GRID_START);
  const { filters, sort } = state;
  const rows = useMemo(
    () => arrangeRows(props.rows, props.columns, { filters, sort }, locale),
    [props.rows, props.columns, filters, sort, locale],
  );
  return <DataGrid {...props} rows={rows} state={state} onStateChange={setState} isVirtualized />;
}

const meta = preview.meta({
  title: 'Patterns/DataGrid/Examples',
  component: DataGrid<SampleUser>,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    label: 'Users',
    columns: USER_COLUMNS,
    rows: [],
    rowLabel: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  },
});
const grid = (): HTMLElement => screen.getByRole('grid', { name: 'Users' });
const rowHeaders = (): (string | null)[] =>
  within(grid())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const focusedRow = (): string | null | undefined =>
  document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex');

export const SupportConsole = meta.story({
  name: 'Sorts and pages on a server [SUP-01]',
  render: (args) => <ServerSide {...args} hold={atOnce} />,
  play: async ({ canvas }) => {
    const range = canvas.getByText(/1 to 50 of 1,204/);
    await userEvent.click(canvas.getByText('Last name'));
    await waitFor(() => expect(new Set(rowHeaders())).toEqual(new Set(['García Márquez'])));
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await waitFor(() => expect(range).toHaveTextContent('51 to 100 of 1,204'));
    await expect(next).toHaveFocus();
  },
});

export const LastPage = meta.story({
  name: 'Filters on a server, and keeps the focus if there is no next page [SUP-01]',
  args: { defaultState: { ...GRID_START, pageSize: 20 } },
  render: (args) => <ServerSide {...args} hold={atOnce} />,
  play: async ({ canvas }) => {
    const range = canvas.getByText(/1 to 20 of 1,204/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add filter' }));
    await userEvent.click(form.getByRole('button', { name: /Column/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'E-mail' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Value' }), 'okafor1{Enter}');
    await waitFor(() => expect(range).toHaveTextContent('1 to 20 of 22'));
    await expect(new Set(rowHeaders())).toEqual(new Set(['Okafor']));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(range).toHaveTextContent('21 to 22 of 22'));
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
  },
});

/** A server that the story lets answer. */
const slow: Hold = { answer: Promise.resolve() };
let answer = (): void => {};

export const ReloadKeepsFocus = meta.story({
  name: 'Keeps rows and focus while others are loading',
  beforeEach: () => {
    slow.answer = new Promise((resolve) => {
      answer = resolve;
    });
  },
  render: (args) => <ServerSide {...args} hold={slow} />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'E-mail' });
    await userEvent.click(within(heading).getByText('E-mail'));
    await expect(heading).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(focusedRow()).toBe('3');
    await expect(screen.getByText('Loading…')).toBeInTheDocument();
    answer();
    await waitFor(() => expect(canvas.getAllByRole('gridcell')[1]).toHaveTextContent('anita6@example.org'));
    await expect(focusedRow()).toBe('3');
    await expect(grid()).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedRow()).toBe('4');
  },
});

export const TenThousandRows = meta.story({
  name: 'Shows 10,000 rows in one scroll [KIT-01]',
  tags: ['@all'],
  args: { rows: sampleUsers(10_000) },
  render: (args) => <InMemory {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rows: 10,000')).toBeVisible();
    await expect(grid()).toHaveAttribute('aria-rowcount', '10001');
    await expect(rowHeaders().length).toBeLessThan(40);
    grid().scrollTop = 47 * 5000;
    await waitFor(() => expect(canvas.getAllByRole('row').some((row) => row.ariaRowIndex === '5010')).toBe(true));
    await expect(rowHeaders().length).toBeLessThan(40);
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Tab}{ArrowRight}{Control>}{End}{/Control}');
    await waitFor(() => expect(focusedRow()).toBe('10001'));
    await waitFor(() => expect(grid().scrollTop).toBeGreaterThan(300_000));
    await expect(document.activeElement).toHaveRole('gridcell');
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(Number(focusedRow())).toBeLessThan(9995));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(focusedRow()).toBe('2'));
    await waitFor(() => expect(grid().scrollTop).toBe(0));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(focusedRow()).toBe('5');
    await expect(document.activeElement).toBeVisible();
  },
});

export const TenThousandRowsFiltered = meta.story({
  name: 'Sorts and filters 10,000 rows in memory [KIT-01]',
  tags: ['@all'],
  args: { rows: sampleUsers(10_000) },
  render: (args) => <InMemory {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Tests'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(grid()).getAllByRole('row')[1]).toHaveTextContent('411'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add filter' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Value' }), 'حداد{Enter}');
    await waitFor(() => expect(canvas.getByText(/^Rows: \d+$/)).toBeVisible());
    await expect(new Set(rowHeaders())).toEqual(new Set(['حداد']));
  },
});
