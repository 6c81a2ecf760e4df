import { type PacsConfiguration, WorkItemFilter } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import {
  defaultFilter,
  type FilterField,
  filterRefusals,
  type FilterValues,
  sentFilter,
  shownFields,
  withAuto,
} from './filter.ts';

const POOL = '0a000000-0000-4000-8000-000000000001';
const TODAY = '2026-11-20';
const CONFIGURATION: PacsConfiguration = {
  device_pools: [
    { id: POOL, name: 'Main clinic' },
    { id: '0a000000-0000-4000-8000-000000000002', name: 'Annex' },
  ],
  disabled_mwl_query_filters: [],
  mwl_query_modality_default: 'OPV',
  mwl_query_ttl_seconds: 30,
  mwl_query_results_ttl_seconds: 86_400,
};
const hiding = (...fields: FilterField[]) => ({ disabled_mwl_query_filters: fields });
const values = (change: Partial<FilterValues> = {}): FilterValues => ({
  ...defaultFilter(CONFIGURATION, TODAY),
  ...change,
});
const NOTHING = hiding();
const to = (day: string) => filterRefusals(values({ scheduled_procedure_step_start_date_to: day }), NOTHING);

describe('the filter of the worklist', () => {
  it('begins with the first pool, today, the usual modality and the own station (of PACS-02) (of PACS-10)', () => {
    expect(sentFilter(values(), NOTHING)).toEqual({
      pacs_integration_device_pool: POOL,
      patient_first_name: null,
      patient_last_name: null,
      patient_id: null,
      accession_number: null,
      requested_procedure_id: null,
      scheduled_procedure_step_start_date_from: TODAY,
      scheduled_procedure_step_start_date_to: null,
      modality: 'OPV',
      scheduled_station_ae_title: null,
      scheduled_station_ae_title_auto: true,
    });
  });

  it('needs a pool (of PACS-02)', () => {
    expect(filterRefusals(values({ pacs_integration_device_pool: '' }), NOTHING)).toEqual({
      pacs_integration_device_pool: 'required',
    });
  });

  it.each([
    ['patient_first_name', 30],
    ['patient_last_name', 30],
    ['patient_id', 64],
    ['accession_number', 16],
    ['requested_procedure_id', 16],
    ['modality', 3],
    ['scheduled_station_ae_title', 16],
  ] as const)('takes at most so many characters as %s: %i, as the server does (of PACS-02)', (field, max) => {
    const of = (length: number) => values({ scheduled_station_ae_title_auto: false, [field]: 'a'.repeat(length) });
    expect(filterRefusals(of(max), NOTHING)).toEqual({});
    expect(filterRefusals(of(max + 1), NOTHING)).toEqual({ [field]: 'maxLength' });
    expect(WorkItemFilter.safeParse(sentFilter(of(max), NOTHING)).success).toBe(true);
    expect(WorkItemFilter.safeParse(sentFilter(of(max + 1), NOTHING)).success).toBe(false);
  });

  it('refuses an end before its beginning, at the end, and what is no day (of PACS-02) (of PACS-12)', () => {
    expect(to('2026-11-19')).toEqual({ scheduled_procedure_step_start_date_to: 'range' });
    expect(to(TODAY)).toEqual({});
    expect(to('2026-02-30')).toEqual({ scheduled_procedure_step_start_date_to: 'invalidDate' });
  });

  it('hides what the PACS does not filter by, refuses nothing of it, and sends null (of PACS-02)', () => {
    const typed = values({ patient_id: 'a'.repeat(65), modality: 'OPTICAL' });
    const hidden = hiding('patient_id', 'modality');
    expect(shownFields(typed, hidden).has('patient_id')).toBe(false);
    expect(filterRefusals(typed, hidden)).toEqual({});
    expect(sentFilter(typed, hidden)).toMatchObject({ patient_id: null, modality: null });
  });

  it('never hides the pool', () => {
    const hidden = hiding('pacs_integration_device_pool');
    expect(sentFilter(values(), hidden).pacs_integration_device_pool).toBe(POOL);
  });

  it('shows the title of a station only if none is set automatically, and clears it then (of PACS-02)', () => {
    expect(shownFields(values(), NOTHING).has('scheduled_station_ae_title')).toBe(false);
    const typed = { ...withAuto(values(), false), scheduled_station_ae_title: 'LANE2' };
    expect(shownFields(typed, NOTHING).has('scheduled_station_ae_title')).toBe(true);
    expect(sentFilter(typed, NOTHING).scheduled_station_ae_title).toBe('LANE2');
    expect(withAuto(typed, true).scheduled_station_ae_title).toBe('');
    expect(shownFields(values(), hiding('scheduled_station_ae_title_auto')).has('scheduled_station_ae_title')).toBe(
      true,
    );
  });

  it('sends texts without the space around them', () => {
    expect(sentFilter(values({ patient_last_name: ' Okafor ', patient_id: '  ' }), NOTHING)).toMatchObject({
      patient_last_name: 'Okafor',
      patient_id: null,
    });
  });
});
