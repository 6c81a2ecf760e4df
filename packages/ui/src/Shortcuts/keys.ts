/** A key press: a key and its modifiers. */
export interface Chord {
  /** The key as in `KeyboardEvent.key`, letters in lower case: `k`, `?`, `Escape`; a blank for the space bar. */
  key: string;
  /** Whether the main modifier is held: Command on Apple keyboards, Control on all others. */
  mod: boolean;
  alt: boolean;
  shift: boolean;
}

/** Key presses in order. */
export type Sequence = readonly Chord[];

const MODIFIERS = ['mod', 'alt', 'shift'] as const;
type Modifier = (typeof MODIFIERS)[number];
const isModifier = (part: string): part is Modifier => MODIFIERS.some((modifier) => modifier === part);

function parseChord(text: string): Chord {
  // the plus of 'mod++' is the key
  const isPlus = text === '+' || text.endsWith('++');
  const parts = isPlus ? [...text.slice(0, -1).split('+').filter(Boolean), '+'] : text.split('+');
  const key = parts.at(-1) ?? '';
  const held = parts.slice(0, -1);
  const unknown = held.find((part) => !isModifier(part));
  if (key === '' || unknown !== undefined) throw new Error(`"${text}" is no key: write mod, alt, shift and one key.`);
  return {
    key: key === 'Space' ? ' ' : key.length === 1 ? key.toLowerCase() : key,
    mod: held.includes('mod'),
    alt: held.includes('alt'),
    shift: held.includes('shift'),
  };
}

/**
 * Parses `mod+k`, `?`, `shift+F10`, `Space`, or a sequence such as `g p`.
 * @throws Error if it names no key
 */
export const parseKeys = (keys: string): Sequence => keys.trim().split(/\s+/).map(parseChord);

/**
 * Whether a key press is a single character without Control, Command or Alt, which people also type and speech input
 * may trigger accidentally.
 */
export const isCharacter = ({ key, mod, alt }: Chord): boolean => key.length === 1 && !mod && !alt;

/** Whether two key presses are the same. */
export const isSameChord = (a: Chord, b: Chord): boolean =>
  a.key === b.key && a.mod === b.mod && a.alt === b.alt && a.shift === b.shift;

/** Whether one of two sequences begins with the other, so that the longer one could never be completed. */
export const collide = (a: Sequence, b: Sequence): boolean =>
  a.slice(0, b.length).every((chord, index) => isSameChord(chord, b[index]!));
