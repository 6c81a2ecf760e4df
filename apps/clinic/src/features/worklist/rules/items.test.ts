import type { WorkItem } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { beginPath, itemsOfPage } from './items.ts';

const item = (number: number, more: Partial<WorkItem> = {}): WorkItem => ({
  id: `item-${number}`,
  patient_name: ['Zhao', 'Adams', 'Okafor'][number]!,
  scheduled_procedure_step_start_datetime: ['20261120103000', '20261120094500', '20261120100000'][number]!,
  status: 'Success',
  can_create_patient: true,
  ...more,
});
const ITEMS = [item(0), item(1, { status: 'Warning' }), item(2)];
const idsOf = (ordering?: Parameters<typeof itemsOfPage>[1]['ordering'], size = 20, index = 0) =>
  itemsOfPage(ITEMS, { index, size, ordering }).map(({ id }) => id);

describe('the rows of work items', () => {
  it('come in order of their times', () => {
    expect(idsOf()).toEqual(['item-1', 'item-2', 'item-0']);
  });
  it('are sorted by what is chosen', () => {
    expect(idsOf('patient_name')).toEqual(['item-1', 'item-2', 'item-0']);
    expect(idsOf('-patient_name')).toEqual(['item-0', 'item-2', 'item-1']);
    expect(idsOf('-status')[0]).toBe('item-1');
  });
  it('come page by page', () => {
    expect(idsOf(undefined, 2, 1)).toEqual(['item-0']);
  });
});

describe('what is begun from a work item', () => {
  it('is of the patient who is here, or of one who comes with it [OUR-340] (of PACS-01) (of FORM-01)', () => {
    const known = item(0, { visuall_patient_id: 'p1' });
    expect(beginPath('test', known)).toBe('/tests/new/p1?mwlId=item-0');
    expect(beginPath('bundle', known)).toBe('/tests/bundles/new/p1?mwlId=item-0');
    expect(beginPath('test', item(1))).toBe('/tests/new/none?mwlId=item-1');
    expect(beginPath('bundle', item(1))).toBe('/tests/bundles/new/none?mwlId=item-1');
  });
});
