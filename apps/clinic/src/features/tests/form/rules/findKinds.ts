import type { ProtocolValue, StrategyValue, TestType } from '@isopter/contract';
import { protocolsOf, strategiesOf } from '../../../../lib/tests/offered/choices.ts';
import type { Kind } from './kinds.ts';
import type { Selection } from './selection.ts';

/** How kinds, strategies and programs are called where they are searched. */
export interface KindNames {
  /** The name of a kind and other words for it. */
  kind: (value: TestType) => string;
  strategy: (value: StrategyValue) => string;
  protocol: (value: string) => string;
}

/** A kind that was found, and what choosing it sets: a strategy and a program too where the search names them. */
export interface FoundKind {
  readonly kind: Kind;
  readonly patch: { group: TestType } & Partial<Selection>;
}

const MARKS = /\p{Mark}/gu;
const fold = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLocaleLowerCase();
const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[\s,;()]+/)
    .filter(Boolean);
/** Whether a word begins one of a text. */
const names = (text: string, word: string): boolean => wordsOf(text).some((other) => other.startsWith(word));

/** What a kind can be set to. */
interface Setting {
  strategy: StrategyValue | '';
  protocol: ProtocolValue | '';
}

/** Every strategy of a kind alone and with each of its programs, the present strategy first. */
function setsOf({ group }: Kind, now: StrategyValue | ''): readonly Setting[] {
  const strategies = strategiesOf(group).map(({ value }) => value);
  const ordered: (StrategyValue | '')[] = strategies.toSorted((a, b) => Number(b === now) - Number(a === now));
  return (ordered.length === 0 ? ([''] as const) : ordered).flatMap((strategy) => [
    { strategy, protocol: '' as const },
    ...protocolsOf(group, strategy).map(({ value }) => ({ strategy, protocol: value })),
  ]);
}

/** How many words a program is in full: "24-2" rather than "24-2C". */
const exactness = ({ protocol }: Setting, words: readonly string[], { protocol: nameOf }: KindNames): number =>
  protocol === '' ? 0 : words.filter((word) => wordsOf(nameOf(protocol)).includes(word)).length;

function found(kind: Kind, words: readonly string[], of: KindNames, now: Selection): FoundKind | undefined {
  const rest = words.filter((word) => !names(of.kind(kind.value), word));
  if (rest.length === 0) return { kind, patch: { group: kind.value } };
  const fits = setsOf(kind, kind.value === now.group ? now.strategy : '').filter(({ strategy, protocol }) =>
    rest.every(
      (word) =>
        (strategy !== '' && names(of.strategy(strategy), word)) ||
        (protocol !== '' && names(of.protocol(protocol), word)),
    ),
  );
  const best = fits.reduce<Setting | undefined>(
    (so, one) => (so && exactness(so, rest, of) >= exactness(one, rest, of) ? so : one),
    undefined,
  );
  if (!best) return undefined;
  const { strategy, protocol } = best;
  return { kind, patch: { group: kind.value, ...(strategy && { strategy }), ...(protocol && { protocol }) } };
}

/**
 * The kinds a search names, by their names and other words for them, their strategies and programs: "10-2" finds
 * perimetry and sets the program, "ava fast 24" the strategy too. All of them for an empty search [OUR-294].
 * @param now what is chosen: its strategy stays where it has the program
 */
export function findKinds(kinds: readonly Kind[], search: string, of: KindNames, now: Selection): readonly FoundKind[] {
  const words = wordsOf(search);
  return kinds.flatMap((kind) => found(kind, words, of, now) ?? []);
}
