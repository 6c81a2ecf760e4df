import { fold, FOLDED_AWAY, FOLDED_LETTERS } from '@isopter/contract';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { containing } from '../lib/like.ts';
import { inCommonOrder } from './collation.ts';

/** The last code points that are dropped are tags, which are not drawn. */
const BLOCKS = [
  [0, 0xd7ff],
  [0xe000, 0x1ffff],
  [0xe0000, 0xe0fff],
] as const;

const escaped = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`;

/** Returns a regular expression for the characters that {@link fold} drops: PostgreSQL has no Unicode properties. */
function droppedCharacters(): string {
  const ranges: [number, number][] = [];
  for (const [from, to] of BLOCKS) {
    for (let code = from; code <= to; code += 1) {
      if (String.fromCodePoint(code).replace(FOLDED_AWAY, '') !== '') continue;
      const last = ranges.at(-1);
      if (last?.[1] === code - 1) last[1] = code;
      else ranges.push([code, code]);
    }
  }
  return `[${ranges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('')}]`;
}

const DROPPED = droppedCharacters();
const LETTERS = Object.entries(FOLDED_LETTERS);
const [SINGLE, DOUBLE] = [
  LETTERS.filter(([, plain]) => plain.length === 1),
  LETTERS.filter(([, plain]) => plain.length > 1),
];
const [FROM, TO] = [0, 1].map((at) => SINGLE.map((pair) => pair[at]).join(''));

/** Returns SQL for what {@link fold} makes of a text. */
export function folded(text: SQLWrapper): SQL {
  const lower = sql`lower(${inCommonOrder(sql`(normalize(${text}, NFKD))`)})`;
  const kept = sql`regexp_replace(${lower}, ${DROPPED}, '', 'g')`;
  const single = sql`translate(${kept}, ${FROM}, ${TO})`;
  return DOUBLE.reduce((so, [letter, plain]) => sql`replace(${so}, ${letter}, ${plain})`, single);
}

/**
 * Returns the condition that a text contains a search text, without regard to case, accents and invisible characters
 * [OUR-695].
 */
export const finds = (text: SQLWrapper, search: string): SQL => sql`${folded(text)} like ${containing(fold(search))}`;
