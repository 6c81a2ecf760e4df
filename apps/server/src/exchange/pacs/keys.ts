import type { WorkItemFilter } from '@isopter/contract';
import { writable } from '@isopter/contract';
import { type CharacterSets, writeText } from '../../platform/dicom/characterSets.ts';
import type { WorklistKeys } from './wire.ts';

/** Removes characters that separate values or parts of a name in DICOM. */
const plain = (text: string | null | undefined): string =>
  writable(text ?? '')
    .replaceAll(/[\\^=]/g, ' ')
    .trim();

/** A name is looked for by the beginnings of its parts. */
function nameKey(last: string, first: string): string {
  if (last === '' && first === '') return '';
  return first === '' ? `${last}*` : `${last}*^${first}*`;
}

const day = (date: string): string => date.replaceAll('-', '');

/** Days from, to, or both, as a range is written (PS3.4, C.2.2.2.5). */
const dayRange = (from = '', to = ''): string => {
  if (from === '' && to === '') return '';
  return from === to ? day(from) : `${day(from)}-${day(to)}`;
};

/**
 * Returns the keys of a worklist query for a filter [PACS-10]. An empty key matches everything.
 * @param stationAe AE title of the pool's stations, for filters that use it automatically
 */
export function worklistKeys(filter: WorkItemFilter, stationAe: string): WorklistKeys {
  const title = filter.scheduled_station_ae_title_auto ? stationAe : plain(filter.scheduled_station_ae_title);
  return {
    patient: {
      PatientName: nameKey(plain(filter.patient_last_name), plain(filter.patient_first_name)),
      PatientID: plain(filter.patient_id),
      AccessionNumber: plain(filter.accession_number),
      RequestedProcedureID: plain(filter.requested_procedure_id),
    },
    step: {
      ScheduledProcedureStepStartDate: dayRange(
        filter.scheduled_procedure_step_start_date_from ?? '',
        filter.scheduled_procedure_step_start_date_to ?? '',
      ),
      Modality: plain(filter.modality),
      ScheduledStationAETitle: title,
    },
  };
}

/** Filters whose text is sent to the PACS. */
const TEXTS = [
  'patient_last_name',
  'patient_first_name',
  'patient_id',
  'accession_number',
  'requested_procedure_id',
] as const satisfies readonly (keyof WorkItemFilter)[];

/** Filters whose values have only ASCII in DICOM (PS3.5, 6.2). */
const ASCII = ['modality', 'scheduled_station_ae_title'] as const satisfies readonly (keyof WorkItemFilter)[];

/** Returns the filters whose text cannot be written in the characters of the PACS. */
export const unwritableFilters = (filter: WorkItemFilter, sets: CharacterSets): string[] => [
  ...TEXTS.filter((field) => !writeText(plain(filter[field]), sets)),
  ...ASCII.filter((field) => !writeText(plain(filter[field]), [])),
];
