import { type ReactElement, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
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
  useNumberFormat,
} from '../../packages/ui/src/index.ts';
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
} from '../../packages/ui/src/icons/index.ts';
import { type ScreenWords, useScreenWords } from './words.ts';

export interface Patient {
  id: string;
  name: string;
  born: string | null;
  number: string;
  test: keyof ScreenWords;
  when: keyof ScreenWords;
  status: keyof typeof STATUS;
}
const STATUS = {
  started: 'positive',
  paused: 'caution',
  finished: 'neutral',
  failed: 'critical',
} as const satisfies Record<string, Tone>;
/** The people of the list. */
export const PATIENTS: Patient[] = [
  ['Okafor, Adaeze', '03/14/1961', 'A-20418', 'perimetry', 'now', 'started'],
  ['Lindqvist, Jonas', '11/02/1987', 'A-20977', 'acuity', 'now', 'started'],
  ['Zhao, Mei-Ling', '07/29/1949', 'A-18862', 'audiometry', 'now', 'paused'],
  ['Haddad, Samir', '01/08/1973', 'A-20113', 'esterman', 'today940', 'finished'],
  ['Petrova, Irina', '05/19/1955', 'A-17240', 'fullThreshold', 'today905', 'finished'],
  ['Ribeiro, Lucas', '12/30/2012', 'A-21033', 'ishihara', 'yesterday', 'failed'],
  ['Nguyen, Thanh', '09/03/1968', 'A-19501', 'kinetic', 'yesterday', 'finished'],
  ['Moreau, Élodie', null, 'A-20760', 'pupil', 'day', 'finished'],
  ['Kowalska, Zofia', '02/11/1944', 'A-16008', 'contrast', 'day', 'finished'],
].map(
  ([name, born, number, test, when, status]) => ({ id: number, name, born, number, test, when, status }) as Patient,
);

const columns = (words: ScreenWords): TableColumn<Patient>[] => [
  { id: 'name', title: words.patient, cell: ({ name }) => <bdi>{name}</bdi>, isSortable: true },
  {
    id: 'born',
    title: words.dateOfBirth,
    cell: ({ born }) => (born === null ? null : <bdi>{born}</bdi>) ?? <MissingValue label={words.dateOfBirth} />,
    isNumeric: true,
    priority: 2,
  },
  { id: 'number', title: words.id, cell: ({ number }) => <bdi>{number}</bdi>, isNumeric: true, priority: 3 },
  { id: 'test', title: words.lastTest, cell: ({ test }) => words[test], priority: 2 },
  { id: 'when', title: words.when, cell: ({ when }) => words[when], priority: 3 },
  {
    id: 'status',
    title: words.status,
    cell: ({ status }) => <StatusMarker tone={STATUS[status]}>{words[status]}</StatusMarker>,
  },
];

interface PatientsScreenProps {
  onNavigate: (href: string) => void;
  isLoading: boolean;
  patients: Patient[];
}

/** The list of patients beside the devices that are in use. */
export function PatientsScreen({ onNavigate, isLoading, patients }: PatientsScreenProps): ReactElement {
  const words = useScreenWords();
  const number = useNumberFormat();
  const [place, setPlace] = useState({ page: 0, pageSize: 50 });
  const [search, setSearch] = useState('');
  const rowActions = ({ id }: Patient): RowAction[] => [
    {
      id: 'tests',
      label: words.tests,
      icon: <FileIcon />,
      onAction: () => onNavigate(`/tests/${id}`),
      isInline: true,
    },
    {
      id: 'new',
      label: words.newTest,
      icon: <AddIcon />,
      onAction: () => onNavigate(`/tests/new/${id}`),
      isInline: true,
    },
    { id: 'edit', label: words.edit, icon: <EditIcon />, onAction: () => onNavigate(`/patients/edit/${id}`) },
    { id: 'delete', label: words.delete, icon: <DeleteIcon />, onAction: () => undefined, tone: 'danger' },
  ];
  return (
    <RouterProvider navigate={onNavigate}>
      <AppFrame
        navigation={
          <AppNavigation
            entries={[
              { id: 'patients', label: words.patients, icon: <PatientIcon />, href: '/patients', isCurrent: true },
              { id: 'devices', label: words.devices, icon: <DeviceIcon />, href: '/devices' },
              { id: 'bundles', label: words.bundles, icon: <BundleIcon />, href: '/custom-bundles' },
              { id: 'offices', label: words.offices, icon: <BuildingIcon />, href: '/offices' },
              { id: 'work', label: words.work, icon: <WorkItemIcon />, href: '/work-items', count: number(4) },
              { id: 'exports', label: words.exports, icon: <DownloadIcon />, href: '/export-tasks' },
            ]}
            bottomEntries={[
              { id: 'preferences', label: words.preferences, icon: <PreferencesIcon />, href: '/preferences' },
              { id: 'help', label: words.help, icon: <HelpIcon />, href: '/help' },
            ]}
          />
        }
        header={
          <AppHeader
            start={
              <>
                <BuildingIcon />
                {words.clinic}
              </>
            }
            end={
              <>
                {words.language}
                <Avatar name="Maria Rossi" />
              </>
            }
          />
        }
      >
        <ListScreen
          title={words.patients}
          search={
            <SearchField
              label={words.searchPatients}
              placeholder={words.searchHint}
              value={search}
              onChange={setSearch}
            />
          }
          actions={<Button variant="primary">{words.newPatient}</Button>}
          panel={
            <>
              <CardGrid aria-label={words.devices}>
                <DeviceCard
                  name={words.deviceName}
                  battery={82}
                  title="Okafor, Adaeze"
                  detail={words.leftEye}
                  progress={{ label: 'Okafor, Adaeze', value: 58 }}
                />
                <DeviceCard
                  name={words.lane1}
                  battery={64}
                  title="Jonas Lindqvist"
                  detail={words.acuityBoth}
                  progress={{ label: 'Jonas Lindqvist', value: 33 }}
                />
                <DeviceCard
                  name={words.preTest}
                  battery={18}
                  title="Zhao, Mei-Ling"
                  detail={words.audiometryPaused}
                  progress={{ label: 'Zhao, Mei-Ling', value: 75, tone: 'caution' }}
                />
                <DeviceCard name={words.home} battery={91} title={words.free} detail={words.lastUsed} />
              </CardGrid>
              <Banner tone="caution" action={<Button size="sm">{words.review}</Button>}>
                {words.duplicates}
              </Banner>
            </>
          }
        >
          <Table
            label={words.patients}
            columns={columns(words)}
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
