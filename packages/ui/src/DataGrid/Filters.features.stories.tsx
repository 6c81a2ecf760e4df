import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { type SampleUser, sampleUsers } from '../docs/sampleUsers.ts';
import { filteredUsers, userGrid } from '../docs/userGrid.ts';
import { DataGrid } from './DataGrid.tsx';
import { GRID_START } from './gridState.ts';

const meta = preview.meta({
  title: 'Patterns/DataGrid/Filters',
  component: DataGrid<SampleUser>,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { ...userGrid, onStateChange: fn() },
});

/** Adds a filter of another column than the first. */
async function addFilter(column: string, value: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add filter' }));
  await userEvent.click(form.getByRole('button', { name: /Column/ }));
  await userEvent.click(await screen.findByRole('option', { name: column }));
  await userEvent.type(form.getByRole('textbox', { name: 'Value' }), `${value}{Enter}`);
}

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
  name: 'Describes its filters in words and removes them [SUP-01]',
  args: { defaultState: filteredUsers },
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

export const FilteredEmpty = meta.story({
  name: 'Offers to clear the filters when nothing matches',
  args: { rows: [], rowCount: 0, defaultState: filteredUsers },
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
