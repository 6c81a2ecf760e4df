import { fold, type ProtocolValue, type StrategyValue, type TestType } from '@isopter/contract';
import { protocolsOf, strategiesOf } from '../../../../lib/domain/tests/offered/choices.ts';
import { type Kind, KIND_SECTIONS, type KindSection } from './kinds.ts';
import type { Selection } from './selection.ts';
import type { TestFormValues } from './values.ts';

/** How kinds, strategies and programs are called where they are searched. */
export interface KindNames {
  kind: (value: TestType) => string;
  /** Other words for a kind. */
  alsoCalled: (value: TestType) => string;
  strategy: (value: StrategyValue) => string;
  protocol: (value: string) => string;
}

/** A kind that was found, and what choosing it sets: a strategy and a program, or a bundle, too where the search names them. */
export interface FoundKind {
  readonly kind: Kind;
  readonly patch: { group: TestType } & Partial<Selection & Pick<TestFormValues, 'custom_test_bundle_type'>>;
}

/** How well a search names a kind, the best first: by the beginning of its name, by its name, by other words, by what is in it. */
type Rank = 0 | 1 | 2 | 3;

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[\s,;()]+/)
    .filter(Boolean);
/** Whether a word begins one of a text. */
const names = (text: string, word: string): boolean => wordsOf(text).some((other) => other.startsWith(word));

/** A possible setting of a kind. */
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

interface Ranked extends FoundKind {
  readonly rank: Rank;
}

function found(kind: Kind, words: readonly string[], of: KindNames, now: Selection): Ranked | undefined {
  const name = of.kind(kind.value);
  const isNamed = words.every((word) => names(name, word));
  if (isNamed) {
    const isBeginning = wordsOf(name).join(' ').startsWith(words.join(' '));
    return { kind, patch: { group: kind.value }, rank: isBeginning ? 0 : 1 };
  }
  const rest = words.filter((word) => !names(name, word) && !names(of.alsoCalled(kind.value), word));
  if (rest.length === 0) return { kind, patch: { group: kind.value }, rank: 2 };
  return inside(kind, rest, of, now);
}

/** A kind by the strategy, program or bundle that the rest of a search names. */
function inside(kind: Kind, rest: readonly string[], of: KindNames, now: Selection): Ranked | undefined {
  const bundle = kind.bundles.find((one) => rest.every((word) => names(one.name, word)));
  if (bundle) return { kind, patch: { group: kind.value, custom_test_bundle_type: bundle.id }, rank: 3 };
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
  return { kind, patch: { group: kind.value, ...(strategy && { strategy }), ...(protocol && { protocol }) }, rank: 3 };
}

const placeOf = ({ kind }: FoundKind): number => KIND_SECTIONS.indexOf(kind.section);

/**
 * The kinds a search names, by their names and other words for them, their strategies, programs and custom bundles: "10-2" finds
 * perimetry and sets the program, "ava fast 24" the strategy too. Kinds whose own name begins so come first; all kinds, by
 * section, for an empty search [OUR-294, OUR-720].
 * @param now what is chosen: its strategy stays where it has the program
 */
export function findKinds(kinds: readonly Kind[], search: string, of: KindNames, now: Selection): readonly FoundKind[] {
  const words = wordsOf(search);
  return kinds
    .flatMap((kind) => found(kind, words, of, now) ?? [])
    .toSorted((one, other) => one.rank - other.rank || placeOf(one) - placeOf(other))
    .map(({ kind, patch }) => ({ kind, patch }));
}

/** Returns the sections of what was found, that of the best one first. */
export const sectionsOf = (found: readonly FoundKind[]): readonly KindSection[] => [
  ...new Set(found.map(({ kind }) => kind.section)),
];
