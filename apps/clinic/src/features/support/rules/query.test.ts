import { GRID_START } from '@isopter/ui';
import { expect, it } from 'vitest';
import { supportQuery } from './query.ts';

it('asks for pages, the order, and filters named field__operator [SUP-06]', () => {
  const filters = [{ column: 'last_name', operator: 'istartswith', value: 'Ok' }] as const;
  const sort = { column: 'email', direction: 'descending' } as const;
  expect(supportQuery({ ...GRID_START, page: 2, sort, filters }, 'UTC')).toEqual({
    limit: 50,
    offset: 100,
    ordering: '-email',
    last_name__istartswith: 'Ok',
  });
});

it('asks for days from their first moment to their last by the clock of the office [SUP-02] [SUP-06]', () => {
  const filters = [
    { column: 'date_joined', operator: 'gte', value: '2026-10-25' },
    { column: 'date_joined', operator: 'lte', value: '2026-10-25' },
  ] as const;
  expect(supportQuery({ ...GRID_START, filters }, 'America/Los_Angeles', ['date_joined'])).toMatchObject({
    date_joined__gte: '2026-10-25T07:00:00.000Z',
    date_joined__lte: '2026-10-26T06:59:59.999Z',
  });
});
