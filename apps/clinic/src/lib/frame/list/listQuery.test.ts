import { describe, expect, it } from 'vitest';
import { type ListChoices, readPlace, writePlace } from './listQuery.ts';

const choices: ListChoices<'last_name' | '-last_name', 'status'> = {
  orderings: ['last_name', '-last_name'],
  filters: { status: (value) => ['finished', 'failed'].includes(value) },
};
const start = { index: 0, size: 50, ordering: undefined, filters: {} };

describe('the address of a list [OUR-35]', () => {
  it.each([
    ['', start],
    [
      '?page=3&size=20&sort=-last_name&status=failed',
      { index: 2, size: 20, ordering: '-last_name', filters: { status: 'failed' } },
    ],
  ])('%j is read and written alike', (query, place) => {
    expect(readPlace(query, choices)).toEqual(place);
    expect(writePlace(readPlace(query, choices))).toBe(query);
  });

  it.each(['?page=0', '?page=-2', '?page=two', '?size=7', '?sort=password', '?status=Okafor', '?search=Okafor'])(
    'what is not valid in %s counts as not there',
    (query) => {
      expect(readPlace(query, choices)).toEqual(start);
    },
  );
});
