import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FileIcon } from '../icons/index.ts';
import { StatusMarker } from '../StatusMarker/StatusMarker.tsx';
import type { TableColumn } from './columns.ts';
import { tableDocs } from './Table.docs.tsx';
import { Table } from './Table.tsx';

interface Test {
  id: string;
  patient: string;
  test: string;
  date: string;
  isFailed: boolean;
}
const TESTS: Test[] = [
  { id: '1', patient: 'Okafor, Adaeze', test: 'Perimetry 24-2', date: '2026-11-18', isFailed: false },
  { id: '2', patient: 'Haddad, Samir', test: 'Esterman', date: '2026-11-20', isFailed: true },
  { id: '3', patient: 'Zhao, Mei-Ling', test: 'Pure tone audiometry', date: '2026-11-19', isFailed: false },
];
const COLUMNS: TableColumn<Test>[] = [
  { id: 'patient', title: 'Patient', cell: ({ patient }) => <bdi>{patient}</bdi> },
  { id: 'test', title: 'Test', cell: ({ test }) => test, priority: 2 },
  { id: 'date', title: 'Date', cell: ({ date }) => date, isNumeric: true, priority: 3 },
  {
    id: 'status',
    title: 'Status',
    cell: ({ isFailed }) => (
      <StatusMarker tone={isFailed ? 'critical' : 'neutral'}>{isFailed ? 'Failed' : 'Finished'}</StatusMarker>
    ),
  },
];
const onAction = fn();

const meta = preview.meta({
  title: 'Components/Table',
  component: Table<Test>,
  parameters: { guide: tableDocs },
  args: {
    label: 'Tests',
    rows: TESTS,
    rowLabel: ({ patient }: Test) => patient,
    columns: COLUMNS,
    rowActions: ({ id }: Test) => [
      { id: 'report', label: 'Report', icon: <FileIcon />, onAction: () => onAction('report', id), isInline: true },
    ],
  },
});

export const Default = meta.story();
