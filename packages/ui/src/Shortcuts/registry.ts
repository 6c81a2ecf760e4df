import { collide, isCharacter, parseKeys, type Sequence } from './keys.ts';
import { type KeyPress, matchKey } from './matchKey.ts';

/** An action with a keyboard shortcut; the command palette and the help sheet show the same entry. */
export interface Shortcut {
  /** A unique id among all registered shortcuts. */
  id: string;
  /** The keys: `mod+k` (Command or Control), `?`, or keys in sequence: `g p`. */
  keys: string;
  /** The action, as a verb. */
  label: string;
  /** The heading it is listed under in the help sheet. */
  group: string;
  /** Whether the shortcut is currently available. If omitted, it always is. */
  when?: () => boolean;
  /** Performs the action. */
  run: () => void;
}

/** The place where shortcuts are active: the page, or a dialog above it. */
export type Scope = string;
/** The scope of everything outside dialogs. */
export const PAGE: Scope = 'page';

/** The place of a key press. */
export interface PressedIn {
  /** The scope whose shortcuts are active; `null` if none are. */
  scope: Scope | null;
  /**
   * Whether the key was pressed in a field, or in a list that searches by typing; text typed there is not a shortcut.
   */
  isTyping: boolean;
}

/** The dependencies of a registry. */
export interface ShortcutOptions {
  /** A monotonic clock in milliseconds, the one of `timeStamp` of events. */
  now?: () => number;
  /** Whether Command is the main modifier instead of Control. */
  isApple?: boolean;
  /** Called when a shortcut is blocked by another one. If omitted, an error is thrown. */
  onConflict?: (message: string) => void;
}

/** The registry of an application's shortcuts. */
export interface Shortcuts {
  /** Whether Command is the main modifier instead of Control. */
  readonly isApple: boolean;
  /**
   * Registers shortcuts.
   * @returns a function that removes them
   */
  register: (shortcuts: readonly Shortcut[], scope?: Scope) => () => void;
  /** The registered shortcuts, of one scope or of all; the same array until something changes. */
  list: (scope?: Scope) => readonly Shortcut[];
  /**
   * Handles a key press.
   * @returns `true` if it ran a shortcut or more keys of a sequence are expected
   */
  press: (press: KeyPress, where: PressedIn) => boolean;
  /** Whether single-character shortcuts are active; otherwise only those with Control, Command or Alt are. */
  hasCharacterKeys: () => boolean;
  /** Turns single-character shortcuts on or off. */
  setCharacterKeys: (isOn: boolean) => void;
  /**
   * Calls a function whenever something changes.
   * @returns a function that unsubscribes
   */
  subscribe: (onChange: () => void) => () => void;
}

interface Entry {
  shortcut: Shortcut;
  sequence: Sequence;
  scope: Scope;
}

/** The time in milliseconds within which the next key of a sequence must follow. */
export const SEQUENCE_TIMEOUT = 1000;

const refuse = (message: string): never => {
  throw new Error(message);
};

/** Creates a shortcut registry; an application has one. */
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
      const at = press.timeStamp ?? now();
      const isLate = at - begun.at > SEQUENCE_TIMEOUT;
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
      // a key that does not continue the sequence may start another
      const awaited = begins(presses).length > 0 ? presses : [press];
      const candidates = begins(awaited);
      const done = candidates.find(({ sequence }) => sequence.length === awaited.length);
      begun = { presses: done || candidates.length === 0 ? [] : awaited, at };
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
