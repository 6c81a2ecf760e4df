import { describe, expect, it } from 'vitest';
import { readPlace } from '../../../lib/frame/list/listQuery.ts';
import { TEST_FILTERS } from './filters.ts';
import { testQuery } from './query.ts';

const ID = '7e000000-0000-4000-8000-000000000001';

describe('the filters of a list in its address [OUR-71]', () => {
  it('are read where they are filters', () => {
    const query = `?unread=true&status=finished&group=PERIMETRY&strategy=AVA_FAST&doctor=${ID}&days=2026-11-01..`;
    expect(readPlace(query, { orderings: [], filters: TEST_FILTERS }).filters).toEqual({
      unread: 'true',
      status: 'finished',
      group: 'PERIMETRY',
      strategy: 'AVA_FAST',
      doctor: ID,
      days: '2026-11-01..',
    });
  });
  it.each([
    'unread=no',
    'status=Okafor',
    'group=NONE',
    'doctor=Rosen',
    'days=yesterday',
    'days=2026-11-20..2026-11-01',
  ])('%s counts as not there', (query) => {
    expect(readPlace(`?${query}`, { orderings: [], filters: TEST_FILTERS }).filters).toEqual({});
  });
});

it('asks the server for what is set, and nothing else [OUR-27]', () => {
  expect(testQuery({})).toEqual({});
  expect(testQuery({ unread: 'true', status: 'finished', device: ID })).toEqual({
    unread: true,
    status__name__in: 'Finished',
    device: ID,
  });
});
