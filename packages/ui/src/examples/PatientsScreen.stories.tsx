import { type ReactElement, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  AppFrame,
  AppHeader,
  AppNavigation,
  Avatar,
  Banner,
  Button,
  CardGrid,
  DeviceCard,
  ListScreen,
  MissingValue,
  Pagination,
  type RowAction,
  SearchField,
  StatusMarker,
  Table,
  type TableColumn,
  type Tone,
} from '../index.ts';
import {
  AddIcon,
  BuildingIcon,
  BundleIcon,
  DeleteIcon,
  DeviceIcon,
  DownloadIcon,
  EditIcon,
  FileIcon,
  HelpIcon,
  PatientIcon,
  PreferencesIcon,
  WorkItemIcon,
} from '../icons/index.ts';

interface Patient {
  id: string;
  name: string;
  born: string | null;
  number: string;
  test: string;
  when: string;
  status: keyof typeof STATUS;
}
const STATUS = {
  Started: 'positive',
  Paused: 'caution',
  Finished: 'neutral',
  Failed: 'critical',
} as const satisfies Record<string, Tone>;
const PATIENTS: Patient[] = [
  ['Okafor, Adaeze', '03/14/1961', 'A-20418', 'Perimetry 24-2, AVA Standard', 'Now', 'Started'],
  ['Lindqvist, Jonas', '11/02/1987', 'A-20977', 'Visual acuity, Landolt C', 'Now', 'Started'],
  ['Zhao, Mei-Ling', '07/29/1949', 'A-18862', 'Pure tone audiometry', 'Now', 'Paused'],
  ['Haddad, Samir', '01/08/1973', 'A-20113', 'Esterman, binocular', 'Today, 09:40', 'Finished'],
  ['Petrova, Irina', '05/19/1955', 'A-17240', 'Perimetry 30-2, full threshold', 'Today, 09:05', 'Finished'],
  ['Ribeiro, Lucas', '12/30/2012', 'A-21033', 'Ishihara plates', 'Yesterday', 'Failed'],
  ['Nguyen, Thanh', '09/03/1968', 'A-19501', 'Kinetic perimetry', 'Yesterday', 'Finished'],
  ['Moreau, Élodie', null, 'A-20760', 'Pupillometry, RAPD', '11/17/2026', 'Finished'],
  ['Kowalska, Zofia', '02/11/1944', 'A-16008', 'Contrast sensitivity', '11/17/2026', 'Finished'],
].map(
  ([name, born, number, test, when, status]) => ({ id: number, name, born, number, test, when, status }) as Patient,
);

const COLUMNS: TableColumn<Patient>[] = [
  { id: 'name', title: 'Patient', cell: ({ name }) => <bdi>{name}</bdi>, isSortable: true },
  {
    id: 'born',
    title: 'Date of birth',
    cell: ({ born }) => born ?? <MissingValue label="Date of birth" />,
    isNumeric: true,
    priority: 2,
  },
  { id: 'number', title: 'ID', cell: ({ number }) => number, isNumeric: true, priority: 3 },
  { id: 'test', title: 'Last test', cell: ({ test }) => test, priority: 2 },
  { id: 'when', title: 'When', cell: ({ when }) => when, priority: 3 },
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusMarker tone={STATUS[status]}>{status}</StatusMarker> },
];

interface ScreenProps {
  onNavigate: (href: string) => void;
  isLoading: boolean;
  patients: Patient[];
}

function Screen({ onNavigate, isLoading, patients }: ScreenProps): ReactElement {
  const [place, setPlace] = useState({ page: 0, pageSize: 50 });
  const [search, setSearch] = useState('');
  const rowActions = ({ id }: Patient): RowAction[] => [
    {
      id: 'tests',
      label: 'Tests',
      icon: <FileIcon />,
      onAction: () => onNavigate(`/tests/${id}`),
      isInline: true,
    },
    {
      id: 'new',
      label: 'New test',
      icon: <AddIcon />,
      onAction: () => onNavigate(`/tests/new/${id}`),
      isInline: true,
    },
    { id: 'edit', label: 'Edit', icon: <EditIcon />, onAction: () => onNavigate(`/patients/edit/${id}`) },
    { id: 'delete', label: 'Delete', icon: <DeleteIcon />, onAction: () => undefined, tone: 'danger' },
  ];
  return (
    <RouterProvider navigate={onNavigate}>
      <AppFrame
        navigation={
          <AppNavigation
            entries={[
              { id: 'patients', label: 'Patients', icon: <PatientIcon />, href: '/patients', isCurrent: true },
              { id: 'devices', label: 'Devices', icon: <DeviceIcon />, href: '/devices' },
              { id: 'bundles', label: 'Custom bundles', icon: <BundleIcon />, href: '/custom-bundles' },
              { id: 'offices', label: 'Offices', icon: <BuildingIcon />, href: '/offices' },
              { id: 'work', label: 'Work items', icon: <WorkItemIcon />, href: '/work-items', count: '4' },
              { id: 'exports', label: 'Exports', icon: <DownloadIcon />, href: '/export-tasks' },
            ]}
            bottomEntries={[
              { id: 'preferences', label: 'Preferences', icon: <PreferencesIcon />, href: '/preferences' },
              { id: 'help', label: 'Help', icon: <HelpIcon />, href: '/help' },
            ]}
          />
        }
        header={
          <AppHeader
            start={
              <>
                <BuildingIcon />
                Northside Eye Clinic
              </>
            }
            end={
              <>
                English (US)
                <Avatar name="Maria Rossi" />
              </>
            }
          />
        }
      >
        <ListScreen
          title="Patients"
          search={
            <SearchField
              label="Search patients"
              placeholder="Name, date of birth or ID"
              value={search}
              onChange={setSearch}
            />
          }
          actions={<Button variant="primary">New patient</Button>}
          panel={
            <>
              <CardGrid aria-label="Devices">
                <DeviceCard
                  name="Lane 2 headset"
                  battery={82}
                  title="Okafor, Adaeze"
                  detail="24-2 AVA Standard, left eye"
                  progress={{ label: 'Okafor, Adaeze, progress', value: 58 }}
                />
                <DeviceCard
                  name="Lane 1 headset"
                  battery={64}
                  title="Jonas Lindqvist"
                  detail="Visual acuity, both eyes"
                  progress={{ label: 'Jonas Lindqvist, progress', value: 33 }}
                />
                <DeviceCard
                  name="Pre-test room"
                  battery={18}
                  title="Zhao, Mei-Ling"
                  detail="Pure tone audiometry, paused"
                  progress={{ label: 'Zhao, Mei-Ling, progress', value: 75, tone: 'caution' }}
                />
                <DeviceCard name="Home kit 07" battery={91} title="Free" detail="Last used yesterday, 16:20" />
              </CardGrid>
              <Banner tone="caution" action={<Button size="sm">Review</Button>}>
                3 patients may be duplicates.
              </Banner>
            </>
          }
        >
          <Table
            label="Patients"
            columns={COLUMNS}
            rows={patients.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
            rowLabel={({ name }) => name}
            rowHref={({ id }) => `/patients/${id}`}
            rowActions={rowActions}
            isLoading={isLoading}
            footer={
              <Pagination {...place} count={12_480} onChange={(page, pageSize) => setPlace({ page, pageSize })} />
            }
          />
        </ListScreen>
      </AppFrame>
    </RouterProvider>
  );
}

const meta = preview.meta({
  title: 'Screens/Patients',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { onNavigate: fn(), isLoading: false, patients: PATIENTS },
});

export const Desktop = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const HighContrast = meta.story({ globals: { theme: 'high-contrast' } });
export const Compact = meta.story({ globals: { density: 'compact' } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tabletUpright', isRotated: false } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const Loading = meta.story({ args: { isLoading: true, patients: [] } });
export const Empty = meta.story({ args: { patients: [] } });

export const FollowsARow = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Haddad, Samir' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/patients/A-20113', undefined);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/patients/A-17240', undefined);
  },
});

export const Searches = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search patients' }), 'zh');
    const table = within(canvas.getByRole('grid', { name: 'Patients' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.keyboard('xx');
    await expect(table.getByText('No results found')).toBeVisible();
  },
});
