import { describe, expect, it } from 'vitest';
import { defaultFilter, type FilterValues } from './filter.ts';
import { filterToUse, keptOf, movedTo, readKept } from './kept.ts';

const ME = '0a000000-0000-4000-8000-000000000001';
const POOL = '0b000000-0000-4000-8000-000000000001';
const CONFIGURATION = {
  device_pools: [{ id: POOL, name: 'Main clinic' }],
  disabled_mwl_query_filters: [],
  mwl_query_modality_default: 'OPV',
  mwl_query_ttl_seconds: 30,
  mwl_query_results_ttl_seconds: 86_400,
};
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const USED: FilterValues = {
  ...defaultFilter(CONFIGURATION, TODAY),
  patient_first_name: 'Adaeze',
  patient_last_name: 'Okafor',
  patient_id: 'A-20418',
  accession_number: 'ACC-1',
  requested_procedure_id: 'RP-1',
  modality: 'OPT',
};
const read = (kept: unknown, by = ME, day = TODAY) => readKept(JSON.parse(JSON.stringify(kept)), by, day);

describe('a filter that is kept', () => {
  it('has nothing that names a patient, and everything else (of OUR-341)', () => {
    const kept = keptOf(USED, ME, TODAY);
    expect(JSON.stringify(kept)).not.toMatch(/Adaeze|Okafor|20418|ACC|RP-1/);
    expect(read(kept)).toEqual({ ...defaultFilter(CONFIGURATION, TODAY), modality: 'OPT' });
  });
  it('is of nobody else (of OUR-341)', () => {
    expect(read(keptOf(USED, ME, TODAY), POOL)).toBeNull();
  });
  it('begins today again on a later day; another day stays (of OUR-341)', () => {
    expect(read(keptOf(USED, ME, TODAY), ME, TOMORROW)?.scheduled_procedure_step_start_date_from).toBe(TOMORROW);
    const until = { ...USED, scheduled_procedure_step_start_date_to: '2026-12-24' };
    expect(movedTo(until, TODAY, TOMORROW).scheduled_procedure_step_start_date_to).toBe('2026-12-24');
  });
  it.each([
    null,
    'x',
    {},
    { by: ME },
    { by: ME, day: TODAY, values: { modality: 3 } },
    { by: ME, day: TODAY, values: null },
  ])('is not there where %j is', (kept) => {
    expect(read(kept)).toBeNull();
  });
});

describe('the filter to ask with', () => {
  it('is the last one, else the usual one (of PACS-03) (of PACS-10)', () => {
    expect(filterToUse(USED, CONFIGURATION, TODAY)).toBe(USED);
    expect(filterToUse(null, CONFIGURATION, TODAY)).toEqual(defaultFilter(CONFIGURATION, TODAY));
  });
  it('is the usual one where the pool of the last one is gone', () => {
    const gone = { ...USED, pacs_integration_device_pool: ME };
    expect(filterToUse(gone, CONFIGURATION, TODAY).pacs_integration_device_pool).toBe(POOL);
  });
});
