import type { DataGridColumn } from '../DataGrid/gridColumns.ts';
import type { SampleUser } from './sampleUsers.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const groups = ['Office group administrator', 'Technician', 'Doctor', 'Operator'];

/** A column of texts. */
const text = (id: 'last_name' | 'first_name' | 'email' | 'username' | 'office_group', title: string, width: number) =>
  ({
    id,
    title,
    width,
    cell: (user) => user[id],
    value: (user) => user[id],
    isSortable: true,
    filter: { kind: 'text' },
  }) satisfies DataGridColumn<SampleUser>;

/** The columns of the support console's users. */
export const USER_COLUMNS: readonly DataGridColumn<SampleUser>[] = [
  text('last_name', 'Last name', 180),
  text('first_name', 'First name', 140),
  text('email', 'E-mail', 230),
  { ...text('username', 'Username', 140), canHide: false },
  {
    id: 'group',
    title: 'Group',
    width: 210,
    cell: ({ group }) => group,
    value: ({ group }) => group,
    isSortable: true,
    filter: { kind: 'choice', options: groups.map((group) => ({ id: group, label: group })) },
  },
  text('office_group', 'Office group', 200),
  {
    id: 'date_joined',
    title: 'Date joined',
    width: 140,
    cell: ({ date_joined }) => day.format(Date.parse(date_joined)),
    value: ({ date_joined }) => date_joined,
    isSortable: true,
    isNumeric: true,
    filter: { kind: 'date' },
  },
  {
    id: 'tests',
    title: 'Tests',
    width: 100,
    cell: ({ tests }) => tests,
    value: ({ tests }) => tests,
    isSortable: true,
    isNumeric: true,
    filter: { kind: 'number' },
  },
];
