import type { PacsConfiguration, PacsRecord, PacsStatus, WorkItem } from '@isopter/contract';
import type { BackendHandlers } from '../stage/backend.ts';
import { PATIENT } from './form.ts';
import { signedIn } from './session.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';

const id = (kind: string, number: number): string => `${kind}000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const CONFIGURATION: PacsConfiguration = {
  device_pools: [
    { id: id('b1', 1), name: 'Main clinic' },
    { id: id('b1', 2), name: 'Annex' },
  ],
  disabled_mwl_query_filters: [],
  mwl_query_modality_default: 'OPV',
  mwl_query_ttl_seconds: 30,
  mwl_query_results_ttl_seconds: 86_400,
};

/** One whose patient is here, two whose patient is new, one that is to be read about first and can begin nothing. */
export const ITEMS: readonly WorkItem[] = [
  {
    id: id('b2', 1),
    patient_name: 'Okafor^Adaeze',
    patient_id: 'A-20418',
    patient_birth_date: '1961-03-14',
    patient_sex: 'F',
    accession_number: 'ACC-7741',
    scheduled_procedure_step_start_datetime: '2026-11-20T09:45:00',
    scheduled_procedure_step_description: 'Visual field, both eyes',
    scheduled_protocol_code: 'VF-24-2',
    modality: 'OPV',
    scheduled_station_ae_title: 'LANE2',
    referring_physician_name: 'Dahl^Henrik',
    requesting_physician: 'Rosen^Maya',
    scheduled_performing_physician_name: 'Rosen^Maya',
    status: 'Success',
    visuall_patient_id: PATIENT.id,
    can_create_patient: true,
    admission_id: 'ADM-1',
    allergies: 'Latex',
    medical_alerts: 'Pacemaker',
    study_instance_uid: '1.2.826.0.1.3680043.8.498.7741',
    study_id: 'S-7741',
    study_datetime: '2026-11-20T08:00:00',
    requested_procedure_id: 'RP-7741',
    patient_weight: '82',
  },
  {
    id: id('b2', 2),
    patient_name: 'Lindqvist^Jonas',
    patient_id: 'A-99001',
    patient_birth_date: '1987-11-02',
    patient_sex: 'M',
    accession_number: 'ACC-7742',
    scheduled_procedure_step_start_datetime: '2026-11-20T10:15:00',
    scheduled_procedure_step_description: 'Visual field, right eye',
    status: 'Success',
    can_create_patient: true,
  },
  {
    id: id('b2', 3),
    patient_name: 'محمود^ليلى',
    patient_id: 'A-20871',
    scheduled_procedure_step_start_datetime: '2026-11-20T10:45:00',
    scheduled_procedure_step_description: 'Pupillometry',
    status: 'Warning',
    status_details: 'The PACS does not search by accession number: this item may be another one.',
    can_create_patient: false,
  },
  {
    id: id('b2', 4),
    patient_name: 'Wijayawardena Abeysinghe Mudiyanselage^Chandrasekaran Wickramasinghe',
    patient_id: 'HOSPITAL-NORTH-0000000000000000000000000000000000000000000020977',
    patient_birth_date: '1949-07-29',
    scheduled_procedure_step_start_datetime: '2026-11-20T11:30:00',
    scheduled_procedure_step_description:
      'Computerised threshold perimetry of both eyes with a follow-up of the previous examination',
    status: 'Success',
    can_create_patient: true,
  },
];

const record = (number: number, patient_name: string, status: PacsStatus, status_changed: string): PacsRecord => ({
  id: id('b3', number),
  patient_name,
  status,
  test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
  status_changed,
});

/** One in each state. */
export const RECORDS: readonly PacsRecord[] = [
  record(1, 'Okafor, Adaeze', 'INITIALIZED', '2026-11-20T09:41:07Z'),
  record(2, 'Lindqvist, Jonas', 'MESSAGE_SENT', '2026-11-20T09:30:00Z'),
  record(3, 'Zhao, Mei-Ling', 'AGENT_SUCCESS', '2026-11-20T09:12:44Z'),
  record(4, 'Haddad, Samir', 'AGENT_FAILED', '2026-11-19T16:03:59Z'),
  record(5, 'Petrova, Irina', 'MESSAGE_FAILED', '2026-11-19T15:00:01Z'),
];

/** Results that the archive is asked to confirm, and orders whose steps are reported. */
export const CONFIRMED_RECORDS: readonly PacsRecord[] = [
  {
    ...record(6, 'Okafor, Adaeze', 'INITIALIZED', '2026-11-20T09:41:07Z'),
    status: null,
    status_changed: null,
    procedure_step: { status: 'IN_PROGRESS', details: null },
  },
  {
    ...record(7, 'Lindqvist, Jonas', 'AGENT_SUCCESS', '2026-11-20T09:30:00Z'),
    commitment: { status: 'WAITING', details: null },
    procedure_step: { status: 'WAITING', details: null },
  },
  {
    ...record(8, 'Zhao, Mei-Ling', 'AGENT_SUCCESS', '2026-11-20T09:12:44Z'),
    commitment: { status: 'CONFIRMED', details: null },
    procedure_step: { status: 'COMPLETED', details: null },
  },
  {
    ...record(9, 'Haddad, Samir', 'AGENT_SUCCESS', '2026-11-19T16:03:59Z'),
    commitment: {
      status: 'NOT_CONFIRMED',
      details: '1 of 3 objects are not confirmed: report: the archive does not have it (0x0112).',
    },
    procedure_step: { status: 'COMPLETED', details: null },
  },
  {
    ...record(10, 'Petrova, Irina', 'AGENT_SUCCESS', '2026-11-19T15:00:01Z'),
    commitment: { status: 'CONFIRMED', details: null },
    procedure_step: { status: 'FAILED', details: 'The PACS does not answer.' },
  },
];

/** A PACS that answers immediately, for any user with PACS access. */
export const worklistHandlers: BackendHandlers = {
  getPacsConfiguration: () => CONFIGURATION,
  createMwlQuery: () => ({ mwl_query_id: id('b4', 1) }),
  getMwlQuery: () => ({ status: 'SUCCEEDED', results: [...ITEMS] }),
  listPacsRecords: () => ({ results: [...RECORDS], count: RECORDS.length }),
  retryPacsRecord: () => undefined,
  testPacsConnection: () => ({ worklist: 'CONNECTED', archive: 'CALLED_AE', mpps: null }),
};

export const pacsUser: SignedIn = {
  ...signedIn,
  office_group: { ...signedIn.office_group, pacs_integration: true },
  // the PACS screens write dates their own way all the same [PACS-07]
  preferences: { ...signedIn.preferences, date_format: 'YYYY-MM-DD' },
};
