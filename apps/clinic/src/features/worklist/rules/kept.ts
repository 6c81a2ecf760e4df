import type { DateText, Id, PacsConfiguration } from '@isopter/contract';
import { defaultFilter, type FilterField, type FilterValues } from './filter.ts';

/** The fields that name a patient: they are kept in memory alone (OUR-341). */
const PERSONAL = [
  'patient_first_name',
  'patient_last_name',
  'patient_id',
  'accession_number',
  'requested_procedure_id',
] as const satisfies readonly FilterField[];
const DAYS = [
  'scheduled_procedure_step_start_date_from',
  'scheduled_procedure_step_start_date_to',
] as const satisfies readonly FilterField[];
const NAMES_NOBODY: Pick<FilterValues, (typeof PERSONAL)[number]> = {
  patient_first_name: '',
  patient_last_name: '',
  patient_id: '',
  accession_number: '',
  requested_procedure_id: '',
};

/** A filter as it stays on this device: whose it is, of which day, and nothing that names a patient. */
export interface KeptFilter {
  by: Id;
  day: DateText;
  values: FilterValues;
}

/** Returns the part of a filter that is stored on this device (OUR-341). */
export const keptOf = (values: FilterValues, by: Id, day: DateText): KeptFilter => ({
  by,
  day,
  values: { ...values, ...NAMES_NOBODY },
});

/** A day that was today when it was kept is today again later. */
export const movedTo = (values: FilterValues, from: DateText, today: DateText): FilterValues => ({
  ...values,
  ...Object.fromEntries(DAYS.filter((field) => values[field] === from).map((field) => [field, today])),
});

/** The filter that is kept, if what was read is one and it is this person's; what is not as it should be counts as not there. */
export function readKept(kept: unknown, by: Id, today: DateText): FilterValues | null {
  const { by: owner, day, values } = (kept ?? {}) as Partial<KeptFilter>;
  if (owner !== by || typeof day !== 'string' || typeof values !== 'object' || values === null) return null;
  const isWhole =
    typeof values.scheduled_station_ae_title_auto === 'boolean' &&
    (['pacs_integration_device_pool', 'modality', 'scheduled_station_ae_title', ...DAYS] as const).every(
      (field) => typeof values[field] === 'string',
    );
  return isWhole ? movedTo({ ...values, ...NAMES_NOBODY }, day, today) : null;
}

/** The filter to ask with: the one that was used last, as long as its pool is there, else the usual one [PACS-03, PACS-10]. */
export function filterToUse(
  last: FilterValues | null,
  configuration: PacsConfiguration,
  today: DateText,
): FilterValues {
  const isThere = configuration.device_pools.some(({ id }) => id === last?.pacs_integration_device_pool);
  return last && isThere ? last : defaultFilter(configuration, today);
}
