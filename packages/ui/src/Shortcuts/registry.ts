import { collide, isCharacter, parseKeys, type Sequence } from './keys.ts';
import { type KeyPress, matchKey } from './matchKey.ts';

/** Something to be done by keys; the palette and the help sheet show the same entry. */
export interface Shortcut {
  /** Unique among all that are registered. */
  id: string;
  /** `mod+k` (Command or Control), `?`, or keys one after the other: `g p`. */
  keys: string;
  /** What it does, as a verb. */
  label: string;
  /** Heading it stands under in the help sheet. */
  group: string;
  /** Whether it can be done now; always by itself. */
  when?: () => boolean;
  /** Does it. */
  run: () => void;
}

/** Where shortcuts hold: the page, or a dialog over it. */
export type Scope = string;
/** Everything outside dialogs. */
export const PAGE: Scope = 'page';

/** Where a key was pressed. */
export interface PressedIn {
  /** Only shortcuts of this scope act; `null` where none may. */
  scope: Scope | null;
  /** In a field, or a list that searches by typing: what is written there is no shortcut. */
  isTyping: boolean;
}

/** What a registry depends on. */
export interface ShortcutOptions {
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  /** Command is the modifier, not Control. */
  isApple?: boolean;
  /** Told of a shortcut that another one keeps from acting; throws by itself. */
  onConflict?: (message: string) => void;
}

/** The shortcuts of an application. */
export interface Shortcuts {
  /** Whether Command is the modifier, not Control. */
  readonly isApple: boolean;
  /** Adds shortcuts; returns what takes them away again. */
  register: (shortcuts: readonly Shortcut[], scope?: Scope) => () => void;
  /** All that are registered, of a scope or of every one; the same array until something changes. */
  list: (scope?: Scope) => readonly Shortcut[];
  /** Runs what the press means; true when it did, or when more keys of a sequence are awaited. */
  press: (press: KeyPress, where: PressedIn) => boolean;
  /** Whether shortcuts of single characters act; without them those with Control, Command or Alt remain. */
  hasCharacterKeys: () => boolean;
  /** Turns shortcuts of single characters on or off. */
  setCharacterKeys: (isOn: boolean) => void;
  /** Calls back whenever something changes; returns what ends that. */
  subscribe: (onChange: () => void) => () => void;
}

interface Entry {
  shortcut: Shortcut;
  sequence: Sequence;
  scope: Scope;
}

/** How long the next key of a sequence is awaited, in milliseconds. */
export const SEQUENCE_TIMEOUT = 1000;

const refuse = (message: string): never => {
  throw new Error(message);
};

/** Makes a registry; an application has one. */
export function createShortcuts({
  now = () => performance.now(),
  isApple = false,
  onConflict = refuse,
}: ShortcutOptions = {}): Shortcuts {
  let entries: readonly Entry[] = [];
  let hasCharacterKeys = true;
  let begun: { presses: readonly KeyPress[]; at: number } = { presses: [], at: 0 };
  const lists = new Map<Scope | undefined, readonly Shortcut[]>();
  const listeners = new Set<() => void>();
  const changed = (): void => {
    lists.clear();
    for (const listener of listeners) listener();
  };

  const check = (entry: Entry): void => {
    for (const { shortcut, sequence, scope } of entries) {
      if (shortcut.id === entry.shortcut.id) onConflict(`There are two shortcuts "${shortcut.id}".`);
      else if (scope === entry.scope && collide(sequence, entry.sequence))
        onConflict(`"${entry.shortcut.id}" and "${shortcut.id}" both begin with ${shortcut.keys}.`);
    }
  };

  return {
    isApple,
    register(shortcuts, scope = PAGE) {
      const added = shortcuts.map((shortcut) => ({ shortcut, sequence: parseKeys(shortcut.keys), scope }));
      const before = entries;
      try {
        for (const entry of added) {
          check(entry);
          entries = [...entries, entry];
        }
      } catch (conflict) {
        entries = before;
        throw conflict;
      }
      changed();
      return () => {
        entries = entries.filter((entry) => !added.includes(entry));
        changed();
      };
    },
    list(scope) {
      const known = lists.get(scope);
      if (known) return known;
      const found = entries
        .filter((entry) => scope === undefined || entry.scope === scope)
        .map(({ shortcut }) => shortcut);
      lists.set(scope, found);
      return found;
    },
    press(press, { scope, isTyping }) {
      const isLate = now() - begun.at > SEQUENCE_TIMEOUT;
      const presses = [...(isLate ? [] : begun.presses), press];
      const open = entries.filter(
        (entry) =>
          entry.scope === scope &&
          (entry.shortcut.when?.() ?? true) &&
          !(entry.sequence.some(isCharacter) && (isTyping || !hasCharacterKeys)),
      );
      const begins = (keys: readonly KeyPress[]): Entry[] =>
        open.filter(
          ({ sequence }) =>
            keys.length <= sequence.length && keys.every((key, index) => matchKey(sequence[index]!, key, isApple)),
        );
      // a key that does not go on may begin anew
      const awaited = begins(presses).length > 0 ? presses : [press];
      const candidates = begins(awaited);
      const done = candidates.find(({ sequence }) => sequence.length === awaited.length);
      begun = { presses: done || candidates.length === 0 ? [] : awaited, at: now() };
      done?.shortcut.run();
      return candidates.length > 0;
    },
    hasCharacterKeys: () => hasCharacterKeys,
    setCharacterKeys(isOn) {
      hasCharacterKeys = isOn;
      changed();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
