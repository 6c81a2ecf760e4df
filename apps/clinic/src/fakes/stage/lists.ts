import {
  type CallName,
  CUSTOM_BUNDLE_TYPES_MAX,
  type Group,
  type ListName,
  type Office,
  type OfficeGroup,
} from '@isopter/contract';
import { bundleOf } from '../data/bundles.ts';
import { devices, patients } from '../data/clinic.ts';
import { PATIENT } from '../data/form.ts';
import { sampleTest } from '../data/tests.ts';
import type { BackendHandlers } from './backend.ts';
import { worklistHandlers } from '../data/worklist.ts';

export const ID = 'ff000000-0000-4000-8000-000000000001';
const FIELD = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } as const;
const NOWHERE = { street_address: '', city: '', state: '', phone: '', country: '' };
export const OFFICE: Office = {
  id: ID,
  name: 'Main',
  ...NOWHERE,
  timezone: 'UTC',
  timezone_confirmed: true,
  version: 0,
};

/** A screen with a list, and what PAT-14 wants of it. */
export interface ListedScreen {
  path: string;
  call: CallName;
  /** A row in which everything is missing that can be. */
  row: Record<string, unknown> & { id: string };
  /** The titles of the columns whose values are missing in it. */
  missing: readonly string[];
  /** The parts of the area's header. */
  header: { add?: string; isSearched?: boolean };
  /** Nothing can be done with a row. @default true */
  hasActions?: boolean;
  /** How many rows there are; more than a page, unless there cannot be. */
  count?: number;
  of?: Partial<OfficeGroup>;
  /** Handlers of other calls. */
  beside?: BackendHandlers;
  /** The answer around the rows, where it is no page. */
  answerOf?: (rows: unknown[]) => unknown;
  /** The user's role. @default an office-group admin */
  group?: Group;
}

const schedules = (path: string, scheduled_entity: 'T' | 'B'): ListedScreen => ({
  path,
  call: 'listSchedules',
  row: {
    id: ID,
    patient: PATIENT.id,
    period_in_days: 30,
    end_date: '2031-06-30',
    next_test_date: '2031-01-15',
    test: null,
    test_bundle: null,
    scheduled_entity,
    version: 0,
  },
  missing: [scheduled_entity === 'T' ? 'Test' : 'Tests'],
  header: { isSearched: true },
});

/**
 * Every list of the application, by the name its columns are kept under: one without an entry does not compile. The rows of
 * a day stand in groups and are no table.
 */
export const LISTS: Record<Exclude<ListName, 'today'>, readonly ListedScreen[]> = {
  patients: [
    {
      path: '/patients',
      call: 'listPatients',
      row: {
        ...patients[0]!,
        display_name: '',
        first_name: '',
        last_name: '',
        date_of_birth: null,
        patient_id_number: null,
      },
      missing: ['Patient', 'Date of birth', 'ID'],
      header: { add: 'New patient', isSearched: true },
    },
  ],
  patient_tests: [
    {
      path: `/tests/${PATIENT.id}`,
      call: 'listPatientTests',
      row: sampleTest(1, { device: ID, using_device: null }),
      missing: ['Device'],
      header: { add: 'New test', isSearched: true },
    },
  ],
  tests: [
    {
      path: '/tests',
      call: 'listTests',
      row: sampleTest(1, { patient: null, device: ID, using_device: null }),
      missing: ['Patient', 'Device'],
      header: { isSearched: true },
    },
  ],
  bundles: [
    {
      path: `/tests/bundles/${PATIENT.id}`,
      call: 'listTestBundles',
      row: { ...bundleOf([ID], 1), device: ID, current_test: null },
      missing: ['Device'],
      header: { add: 'New bundle', isSearched: true },
    },
  ],
  custom_bundles: [
    {
      path: '/custom-bundles',
      call: 'listCustomBundles',
      row: {
        id: ID,
        name: '',
        patient: null,
        test_descriptions: [{ test_group: FIELD }],
        test_groups: [],
      },
      missing: ['Name', 'Tests'],
      header: { add: 'New custom bundle', isSearched: true },
      count: CUSTOM_BUNDLE_TYPES_MAX - 1,
    },
  ],
  schedules: [
    schedules(`/tests/recurring/${PATIENT.id}`, 'T'),
    schedules(`/tests/bundles/recurring/${PATIENT.id}`, 'B'),
  ],
  devices: [
    {
      path: '/devices',
      call: 'listDevices',
      row: { ...devices[0]!, name: '', app_version: '' },
      missing: ['Name', 'Version'],
      header: { add: 'New device', isSearched: true },
    },
  ],
  offline_controllers: [
    {
      path: '/offline-controllers',
      call: 'listOfflineControllers',
      row: { id: ID, name: '', code: '', offices: [ID], version: 0 },
      missing: ['Name', 'Code'],
      header: { add: 'New offline controller', isSearched: true },
    },
  ],
  offices: [
    {
      path: '/offices',
      call: 'listOffices',
      row: { ...OFFICE, name: '' },
      missing: ['Name', 'Street address', 'City', 'Phone'],
      header: { add: 'New office', isSearched: true },
    },
  ],
  users: [
    {
      path: '/users',
      call: 'listEmployees',
      row: {
        id: ID,
        first_name: '',
        last_name: '',
        username: 'nina',
        email: '',
        phone_number: null,
        offices: [ID],
        groups: [],
        administrated_offices: [],
        factors: [],
        version: 0,
      },
      missing: ['First name', 'Last name', 'E-mail', 'Roles'],
      header: { add: 'New user', isSearched: true },
    },
  ],
  invitations: [
    {
      path: '/invitations',
      call: 'listInvitations',
      row: {
        id: ID,
        first_name: '',
        last_name: '',
        email: '',
        status: 'EMAIL_SENT',
        offices: [ID],
        groups: ['OPERATOR'],
      },
      missing: ['First name', 'Last name', 'E-mail'],
      header: { add: 'New invitation', isSearched: true },
      of: { enable_sso: true, sso_domain: 'lakeside.example' },
    },
  ],
  technician_sessions: (['/waiting-sessions', '/finished-sessions'] as const).map((path) => ({
    path,
    call: 'listSessions',
    row: {
      id: ID,
      patient: null,
      user: { first_name: '', last_name: '' },
      created: '2026-11-20T09:40:12Z',
      admin: null,
      device: ID,
      active: path === '/waiting-sessions',
    },
    missing: ['Patient', 'Remote user'],
    header: { isSearched: true },
    group: 'TECHALL_ADMIN',
  })),
  export_tasks: [
    {
      path: '/export-tasks',
      call: 'listExportTasks',
      row: {
        id: ID,
        status: 'FINISHED',
        parameters: {
          device_type: null,
          test_strategy: 'AVA_FAST',
          test_protocol: '24-2',
          start_date: null,
          end_date: null,
          include_deviations: false,
          include_reports: false,
        },
      },
      missing: [],
      header: { add: 'New export' },
      of: { research_mode: true },
    },
  ],
  access_log: [
    {
      path: '/access-log',
      call: 'listAudit',
      row: {
        id: '4711',
        at: '2026-11-20T09:40:12Z',
        actor: { kind: 'account', id: ID, name: null },
        action: 'listPatients',
        result: 200,
        times: 1,
        patients: [],
        patient_count: 0,
        objects: [],
        object_count: 0,
        changes: [],
        address: null,
      },
      missing: ['Who', 'From'],
      header: {},
      hasActions: false,
    },
  ],
  work_items: [
    {
      path: '/work-items',
      call: 'getMwlQuery',
      row: { id: ID, status: 'Success', can_create_patient: true },
      missing: ['Patient', 'Date of birth', 'Scheduled', 'Procedure', 'Accession number'],
      header: {},
      count: 1,
      of: { pacs_integration: true },
      beside: worklistHandlers,
      answerOf: (results) => ({ status: 'SUCCEEDED', results }),
    },
  ],
  pacs_records: [
    {
      path: '/work-items/history',
      call: 'listPacsRecords',
      row: {
        id: ID,
        patient_name: '',
        status: 'AGENT_FAILED',
        test_group: FIELD,
        status_changed: '2026-11-20T09:40:12Z',
      },
      missing: ['Patient', 'Procedure step'],
      header: { isSearched: true },
      of: { pacs_integration: true },
    },
  ],
  support_users: [
    {
      path: '/support/users',
      call: 'listSupportUsers',
      row: {
        id: ID,
        employee_id: ID,
        first_name: '',
        last_name: '',
        email: '',
        username: '',
        groups: [],
        office_group: '',
        date_joined: '2026-11-20T09:40:12Z',
      },
      missing: ['Last name', 'First name', 'E-mail', 'Username', 'Role', 'Office group'],
      header: { add: 'New customer account' },
      group: 'SUPPORT_BASIC',
    },
  ],
  support_offices: [
    {
      path: '/support/offices',
      call: 'listSupportOffices',
      row: { ...OFFICE, name: '', office_group: '', zip: null },
      missing: ['Name', 'Office group', 'Street address', 'City', 'Zip code', 'State', 'Phone', 'Country'],
      header: { add: 'New customer account' },
      hasActions: false,
      group: 'SUPPORT_BASIC',
    },
  ],
  support_devices: [
    {
      path: '/support/devices',
      call: 'listSupportDevices',
      row: {
        id: ID,
        name: '',
        device_type: 'S',
        app_version: '',
        serial_number: '',
        office_group: '',
        claimed: true,
      },
      missing: ['Name', 'Version', 'Serial number', 'Office group'],
      header: { add: 'New customer account' },
      group: 'SUPPORT_BASIC',
    },
  ],
};
