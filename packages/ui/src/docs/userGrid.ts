import { GRID_START, type GridState } from '../DataGrid/gridState.ts';
import { USER_COLUMNS } from './sampleUserColumns.ts';
import { type SampleUser, sampleUsers } from './sampleUsers.ts';

/** Props of a grid of sample users, for stories. */
export const userGrid = {
  label: 'Users',
  columns: USER_COLUMNS,
  rows: sampleUsers(6),
  rowLabel: ({ first_name, last_name }: SampleUser): string => `${first_name} ${last_name}`,
};

/** A state in which it is filtered by two columns. */
export const filteredUsers: GridState = {
  ...GRID_START,
  filters: [
    { column: 'last_name', operator: 'icontains', value: 'ma' },
    { column: 'date_joined', operator: 'gte', value: '2020-02-01' },
  ],
};
