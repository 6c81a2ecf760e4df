/**
 * What a story is held against beside what it is shown in: `colors` the other themes and the colors of the system,
 * `sizes` sizes of targets, touch, and text at 200 %, `words` the longer texts of other languages (screens alone).
 */
const PARTS = ['colors', 'sizes', 'words'] as const;
export type Part = (typeof PARTS)[number];

const TURN = /^turn-(\d+)$/;

/** The same number for the same id; those of many ids are spread evenly. */
const numberOf = (id: string): number => Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/**
 * Whether a story that only shows something, and does nothing, is shown in a turn: for three turns in a row of nine, so that
 * it is held against all parts before it rests.
 */
export const isShownIn = (turn: number, id: string): boolean => (numberOf(id) + Math.floor(turn / 3)) % 3 === 0;

/**
 * The parts a story is held against.
 * @param where the name of a part; `everywhere` for all of them; `turn-N` for one, another from story to story and from
 *   turn to turn: after three turns every story was held against all
 */
export function partsOf(where: unknown, id: string): readonly Part[] {
  if (where === 'everywhere') return PARTS;
  const turn = TURN.exec(String(where))?.[1];
  if (turn === undefined) return PARTS.filter((part) => part === where);
  return [PARTS[(numberOf(id) + Number(turn)) % PARTS.length]!];
}
