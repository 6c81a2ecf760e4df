import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { USER_COLUMNS } from '../docs/sampleUserColumns.ts';
import { type SampleUser, sampleUsers } from '../docs/sampleUsers.ts';
import { dataGridDocs } from './DataGrid.docs.tsx';
import { DataGrid } from './DataGrid.tsx';

const meta = preview.meta({
  title: 'Patterns/DataGrid',
  component: DataGrid<SampleUser>,
  parameters: { guide: dataGridDocs },
  args: {
    label: 'Users',
    columns: USER_COLUMNS,
    rows: sampleUsers(50),
    rowCount: 1204,
    rowLabel: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    onStateChange: fn(),
  },
});

export const Default = meta.story();
