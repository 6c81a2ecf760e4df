import { describe, expect, it } from 'vitest';
import { USER_COLUMNS } from '../docs/sampleUserColumns.ts';
import { type SampleUser, sampleUsers } from '../docs/sampleUsers.ts';
import { arrangeRows } from './arrangeRows.ts';
import { GRID_START, type GridFilter } from './gridState.ts';

const users = sampleUsers(200);
const found = (...filters: GridFilter[]): readonly SampleUser[] =>
  arrangeRows(users, USER_COLUMNS, { ...GRID_START, filters }, 'en-US');
const sorted = (column: string, direction: 'ascending' | 'descending', rows = users): readonly SampleUser[] =>
  arrangeRows(rows, USER_COLUMNS, { ...GRID_START, sort: { column, direction } }, 'en-US');

describe('arrangeRows', () => {
  it('returns rows unchanged without a query', () => {
    expect(arrangeRows(users, USER_COLUMNS, GRID_START, 'en-US')).toBe(users);
  });
  it.each([
    ['iexact', 'rossi', ({ last_name }: SampleUser) => last_name === 'Rossi'],
    ['icontains', 'AF', ({ last_name }: SampleUser) => last_name === 'Okafor'],
    ['istartswith', 'пет', ({ last_name }: SampleUser) => last_name === 'Петрова'],
    ['iendswith', 'ER', ({ last_name }: SampleUser) => last_name === 'Mayer'],
  ] as const)('filters text by %s without regard to case [SUP-01]', (operator, value, holds) => {
    const rows = found({ column: 'last_name', operator, value });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(users.filter(holds));
  });
  it('filters numbers as numbers', () => {
    const rows = found(
      { column: 'tests', operator: 'gte', value: '99' },
      { column: 'tests', operator: 'lte', value: '200' },
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(users.filter(({ tests }) => tests >= 99 && tests <= 200));
  });
  it('includes the whole last day [SUP-02]', () => {
    const moment = users[3]?.date_joined ?? '';
    const rows = found({ column: 'date_joined', operator: 'lte', value: moment.slice(0, 10) });
    expect(rows).toContain(users[3]);
    expect(rows.every(({ date_joined }) => date_joined.slice(0, 10) <= moment.slice(0, 10))).toBe(true);
  });
  it('ignores filters of unknown columns', () => {
    expect(found({ column: 'gone', operator: 'iexact', value: 'x' })).toEqual(users);
  });
  it('sorts for the language, in both directions, and keeps the order of equal rows', () => {
    const names = sorted('last_name', 'ascending').map(({ last_name }) => last_name);
    const { compare } = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
    expect(names).toEqual(users.map(({ last_name }) => last_name).toSorted(compare));
    const rossi = sorted('last_name', 'descending').filter(({ last_name }) => last_name === 'Rossi');
    expect(rossi).toEqual(users.filter(({ last_name }) => last_name === 'Rossi'));
    expect(sorted('tests', 'descending')[0]?.tests).toBe(Math.max(...users.map(({ tests }) => tests)));
    expect(sorted('username', 'ascending').filter(({ username }) => username.startsWith('rossi'))[0]?.username).toBe(
      'rossi1',
    );
  });
  it('puts rows without a value last in either direction', () => {
    const rows = [{ ...users[0], last_name: '' } as SampleUser, ...users.slice(1, 4)];
    expect(sorted('last_name', 'ascending', rows).at(-1)).toBe(rows[0]);
    expect(sorted('last_name', 'descending', rows).at(-1)).toBe(rows[0]);
  });
});
