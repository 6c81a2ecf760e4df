import { arrangeRows } from '../DataGrid/arrangeRows.ts';
import { fromQuery, type GridQuery } from '../DataGrid/gridQuery.ts';
import { USER_COLUMNS } from './sampleUserColumns.ts';
import { type SampleUser, sampleUsers } from './sampleUsers.ts';

const USERS = sampleUsers(1204);

/** Answers a query for users as the support console's report does, from sample data. */
export function listUsers(query: GridQuery): { results: readonly SampleUser[]; count: number } {
  const asked = fromQuery(query);
  const found = arrangeRows(USERS, USER_COLUMNS, asked, 'en-US');
  return { results: found.slice(asked.page * asked.pageSize).slice(0, asked.pageSize), count: found.length };
}
