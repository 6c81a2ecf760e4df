import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { type SampleUser } from '../docs/sampleUsers.ts';
import { userGrid } from '../docs/userGrid.ts';
import { DataGrid } from './DataGrid.tsx';
import { GRID_START } from './gridState.ts';

const meta = preview.meta({
  title: 'Patterns/DataGrid/Columns',
  component: DataGrid<SampleUser>,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { ...userGrid, onStateChange: fn() },
});

export const Sorts = meta.story({
  name: 'Sorts by a heading, by press or Enter [SUP-01]',
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
  name: 'Hides columns and reorders them, by keyboard and pointer',
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
