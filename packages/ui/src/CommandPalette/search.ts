import { groupBy } from '../Shortcuts/groupBy.ts';
import type { Command } from './CommandPalette.tsx';

/**
 * Whether a text begins with another one, with the comparison rules of the locale: React Aria's
 * `useFilter().startsWith`.
 */
export type StartsWith = (text: string, start: string) => boolean;

/** Returns the positions where words begin, in scripts without spaces too. */
const wordStarts = (text: string, locale: string): number[] =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index }) => index);

/** Whether every typed word begins a word of the texts: `new pa` finds "Add a new patient". */
export function matchesWords(
  typed: string,
  texts: readonly string[],
  { locale, startsWith }: { locale: string; startsWith: StartsWith },
): boolean {
  // a sign or emoji begins no word, but a text
  const ends = texts.flatMap((text) => [text, ...wordStarts(text, locale).map((start) => text.slice(start))]);
  return typed
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => ends.some((end) => startsWith(end, word)));
}

/** Commands listed under one heading. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

interface Found {
  commands: readonly Command[];
  /** The ids of the recently run commands, the most recent first. */
  recent: readonly string[];
  recentTitle: string;
  otherTitle: string;
  typed: string;
  matches: (command: Command) => boolean;
  startsWith: StartsWith;
}

/** Groups commands by their heading; commands without a group are listed under another heading. */
export const byGroup = (commands: readonly Command[], otherTitle: string): CommandGroup[] =>
  groupBy(commands, ({ group }) => group ?? otherTitle).map(([title, members]) => ({
    title,
    commands: members,
  }));

/**
 * The commands the palette lists. For an empty text: the recent ones, then all by group. Otherwise the matching ones:
 * first those that begin with the typed text, then recent ones.
 */
export function findCommands({
  commands,
  recent,
  recentTitle,
  otherTitle,
  typed,
  matches,
  startsWith,
}: Found): CommandGroup[] {
  if (typed.trim() === '') {
    const known = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
    const others = byGroup(
      commands.filter((command) => !known.includes(command)),
      otherTitle,
    );
    return known.length === 0 ? others : [{ title: recentTitle, commands: known }, ...others];
  }
  const rank = ({ id, label }: Command): number =>
    (startsWith(label, typed.trim()) ? 0 : recent.length + 1) +
    (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const found = commands.filter(matches).toSorted((a, b) => rank(a) - rank(b));
  return byGroup(found, otherTitle);
}
