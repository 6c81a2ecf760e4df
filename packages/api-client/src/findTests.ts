import type { Id } from '@isopter/contract';
import type { PersonalArgs, PlainCall } from './personalCall.ts';

const NO_TESTS = { results: [], count: 0 };

/**
 * Lists tests while the server gets no names. The patients of a search are found elsewhere, and the server gets their ids
 * instead of the search [OUR-742].
 * @param find returns the ids of the patients that a search finds
 */
export async function findTests(
  args: PersonalArgs,
  find: (search: string) => Promise<readonly Id[]>,
  plain: PlainCall,
): Promise<unknown> {
  const { search = '', ...query } = (args.query ?? {}) as Record<string, string | undefined>;
  if (search.trim() === '') return plain('listTests', { ...args, query });
  const ids = await find(search.trim());
  if (ids.length === 0) return NO_TESTS;
  return plain('listTests', { ...args, query: { ...query, patient__in: ids.join(',') } });
}
