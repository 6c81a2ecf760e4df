/** One press: a key and what is held with it. */
export interface Chord {
  /** As `KeyboardEvent.key`, letters in lower case: `k`, `?`, `Escape`. */
  key: string;
  /** Command on Apple's keyboards, Control on all others. */
  mod: boolean;
  alt: boolean;
  shift: boolean;
}

/** Presses one after the other. */
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
    key: key.length === 1 ? key.toLowerCase() : key,
    mod: held.includes('mod'),
    alt: held.includes('alt'),
    shift: held.includes('shift'),
  };
}

/**
 * Reads `mod+k`, `?`, `shift+F10`, or a sequence such as `g p`.
 * @throws Error when it says no key
 */
export const parseKeys = (keys: string): Sequence => keys.trim().split(/\s+/).map(parseChord);

/** A single character without Control, Command or Alt: what a person also types, and speech input may say by chance. */
export const isCharacter = ({ key, mod, alt }: Chord): boolean => key.length === 1 && !mod && !alt;

/** The same press. */
export const isSameChord = (a: Chord, b: Chord): boolean =>
  a.key === b.key && a.mod === b.mod && a.alt === b.alt && a.shift === b.shift;

/** Whether one of two sequences begins with the other, so that the longer one could never be finished. */
export const collide = (a: Sequence, b: Sequence): boolean =>
  a.slice(0, b.length).every((chord, index) => isSameChord(chord, b[index]!));
