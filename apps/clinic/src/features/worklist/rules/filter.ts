import {
  type DateText,
  type Id,
  isVisibleName,
  type PacsConfiguration,
  WORK_ITEM_FILTER_MAX,
  type WorkItemFilter,
} from '@isopter/contract';
import { dateError } from '@isopter/ui';

/** Filter form values as typed; an empty text does not filter. */
export interface FilterValues {
  pacs_integration_device_pool: Id | '';
  patient_first_name: string;
  patient_last_name: string;
  patient_id: string;
  accession_number: string;
  requested_procedure_id: string;
  scheduled_procedure_step_start_date_from: DateText;
  scheduled_procedure_step_start_date_to: DateText;
  modality: string;
  scheduled_station_ae_title: string;
  scheduled_station_ae_title_auto: boolean;
}
export type FilterField = keyof FilterValues;
export type FilterText = keyof typeof WORK_ITEM_FILTER_MAX;
export type FilterRefusal = 'required' | 'maxLength' | 'unprintable' | 'invalidDate' | 'range';

const POOL = 'pacs_integration_device_pool';
const FROM = 'scheduled_procedure_step_start_date_from';
const TO = 'scheduled_procedure_step_start_date_to';
const TITLE = 'scheduled_station_ae_title';
const AUTO = 'scheduled_station_ae_title_auto';

/** The fields that take text. */
export const FILTER_TEXTS = Object.keys(WORK_ITEM_FILTER_MAX) as FilterText[];

type Hidden = Pick<PacsConfiguration, 'disabled_mwl_query_filters'>;

/** The values without a filter of one's own: the first pool, from today on, the usual modality [PACS-02, PACS-10]. */
export const defaultFilter = (
  { device_pools, mwl_query_modality_default }: PacsConfiguration,
  today: DateText,
): FilterValues => ({
  pacs_integration_device_pool: device_pools[0]?.id ?? '',
  patient_first_name: '',
  patient_last_name: '',
  patient_id: '',
  accession_number: '',
  requested_procedure_id: '',
  scheduled_procedure_step_start_date_from: today,
  scheduled_procedure_step_start_date_to: '',
  modality: mwl_query_modality_default,
  scheduled_station_ae_title: '',
  scheduled_station_ae_title_auto: true,
});

/** Returns the visible fields: those the PACS filters by, the station title only if it is not automatic [PACS-02]. */
export function shownFields(values: FilterValues, { disabled_mwl_query_filters: hidden }: Hidden): Set<FilterField> {
  const isAuto = values[AUTO] && !hidden.includes(AUTO);
  return new Set(
    (Object.keys(values) as FilterField[]).filter(
      (field) => field === POOL || !(hidden.includes(field) || (field === TITLE && isAuto)),
    ),
  );
}

/** Switches the automatic station title, and clears a typed one [PACS-02]. */
export const withAuto = (values: FilterValues, isAuto: boolean): FilterValues => ({
  ...values,
  [AUTO]: isAuto,
  [TITLE]: '',
});

const isNoDay = (text: string): boolean => text !== '' && dateError(text) !== null;

function textRefusal(text: string, max: number): FilterRefusal | null {
  if (text.trim().length > max) return 'maxLength';
  return isVisibleName(text.trim()) ? null : 'unprintable';
}

/** Returns the errors of the visible fields [PACS-02, PACS-12]. */
export function filterRefusals(values: FilterValues, hidden: Hidden): Partial<Record<FilterField, FilterRefusal>> {
  const shown = shownFields(values, hidden);
  const [from, to] = [values[FROM], values[TO]];
  const isOutOfOrder = shown.has(FROM) && from !== '' && to !== '' && to < from;
  const refusals: [FilterField, FilterRefusal | null][] = [
    [POOL, values[POOL] === '' ? 'required' : null],
    ...FILTER_TEXTS.map((field): [FilterField, FilterRefusal | null] => [
      field,
      textRefusal(values[field], WORK_ITEM_FILTER_MAX[field]),
    ]),
    [FROM, isNoDay(from) ? 'invalidDate' : null],
    [TO, isNoDay(to) ? 'invalidDate' : isOutOfOrder ? 'range' : null],
  ];
  return Object.fromEntries(refusals.filter(([field, refusal]) => refusal !== null && shown.has(field)));
}

/** Valid values as they are sent: what is empty or hidden as null [PACS-02]. */
export function sentFilter(values: FilterValues, hidden: Hidden): WorkItemFilter {
  const shown = shownFields(values, hidden);
  const sent = Object.entries(values).map(([field, value]) => {
    const wanted = typeof value === 'string' ? value.trim() : value;
    return [field, shown.has(field as FilterField) && wanted !== '' ? wanted : null];
  });
  return Object.fromEntries(sent) as WorkItemFilter;
}
