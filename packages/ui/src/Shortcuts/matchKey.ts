import type { Chord } from './keys.ts';

/** The properties of a `KeyboardEvent` that identify a key press. */
export interface KeyPress {
  key: string;
  /** The position of the key on the keyboard, independent of the layout: `KeyK`, `Slash`. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  getModifierState?: (key: string) => boolean;
  /** When it was pressed, on the clock of the registry; if omitted, when the registry handles it. */
  timeStamp?: number;
}

const PUNCTUATION: Readonly<Record<string, { key: string; shifted: string }>> = {
  Slash: { key: '/', shifted: '?' },
  Period: { key: '.', shifted: '>' },
  Comma: { key: ',', shifted: '<' },
  Minus: { key: '-', shifted: '_' },
  Equal: { key: '=', shifted: '+' },
};

const isLetter = (key: string): boolean => /^[a-z]$/i.test(key);
const isLatin = (key: string): boolean => key.length > 1 || /^[\u0020-\u024f]$/.test(key);

/** Returns the character of this physical key on an American keyboard; undefined for other keys. */
function byPlace({ code, shiftKey }: KeyPress): string | undefined {
  const letterOrDigit = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  if (letterOrDigit !== undefined) return letterOrDigit.toLowerCase();
  const sign = PUNCTUATION[code];
  return sign && (shiftKey ? sign.shifted : sign.key);
}

/**
 * The key that is meant: what it writes where that is Latin, so that AZERTY and Dvorak hold; its place on the keyboard
 * where the layout writes another script, or where Option makes another sign of it.
 */
function meantKey(press: KeyPress, isOption: boolean): string {
  const key = isOption || !isLatin(press.key) ? (byPlace(press) ?? press.key) : press.key;
  return key.length === 1 ? key.toLowerCase() : key;
}

/**
 * Whether a key press matches a chord. AltGr, which some systems report as Control with Alt, only produces characters
 * and does not count as a modifier. Shift is ignored for a symbol such as `?`, because its position differs between
 * keyboards.
 */
export function matchKey(chord: Chord, press: KeyPress, isApple: boolean): boolean {
  const isAltGraph = press.getModifierState?.('AltGraph') === true;
  const control = press.ctrlKey && !isAltGraph;
  const alt = press.altKey && !isAltGraph;
  const [mod, other] = isApple ? [press.metaKey, control] : [control, press.metaKey];
  if (mod !== chord.mod || other || alt !== chord.alt) return false;
  const saysShift = chord.key.length > 1 || isLetter(chord.key);
  if (saysShift && press.shiftKey !== chord.shift) return false;
  return meantKey(press, isApple && alt) === chord.key;
}
