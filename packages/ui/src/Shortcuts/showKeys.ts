import { type Chord, parseKeys } from './keys.ts';
import type { shortcutKeysTexts } from './ShortcutKeys.texts.ts';

/** A key as displayed and as announced. */
export interface ShownKey {
  shown: string;
  said: string;
}

type Names = typeof shortcutKeysTexts;

const signs: Readonly<Record<string, { sign?: string; name: keyof Names }>> = {
  ArrowDown: { sign: '↓', name: 'keyArrowDown' },
  ArrowLeft: { sign: '←', name: 'keyArrowLeft' },
  ArrowRight: { sign: '→', name: 'keyArrowRight' },
  ArrowUp: { sign: '↑', name: 'keyArrowUp' },
  Enter: { name: 'keyEnter' },
  Escape: { name: 'keyEscape' },
  '?': { sign: '?', name: 'keyQuestionMark' },
  '/': { sign: '/', name: 'keySlash' },
  ' ': { name: 'keySpace' },
};

const named = (sign: string | undefined, name: string): ShownKey => ({ shown: sign ?? name, said: name });

function chordKeys({ key, mod, alt, shift }: Chord, isApple: boolean, names: Names): ShownKey[] {
  const known = signs[key];
  const letter = key.length === 1 ? key.toUpperCase() : key;
  return [
    ...(mod && isApple ? [named('⌘', names.keyCommand)] : []),
    ...(mod && !isApple ? [named(names.keyControlShort, names.keyControl)] : []),
    ...(alt ? [isApple ? named('⌥', names.keyOption) : named(undefined, names.keyAlt)] : []),
    ...(shift ? [named(isApple ? '⇧' : undefined, names.keyShift)] : []),
    known ? named(known.sign, names[known.name]) : named(letter, letter),
  ];
}

/** The keys of a shortcut, chord by chord, with the names of this platform. */
export const showKeys = (keys: string, isApple: boolean, names: Names): ShownKey[][] =>
  parseKeys(keys).map((chord) => chordKeys(chord, isApple, names));

/** The keys for the `aria-keyshortcuts` attribute; `undefined` for a sequence, which the attribute cannot express. */
export function ariaKeys(keys: string, isApple: boolean): string | undefined {
  const [chord, ...more] = parseKeys(keys);
  if (chord === undefined || more.length > 0) return undefined;
  const held = [chord.mod && (isApple ? 'Meta' : 'Control'), chord.alt && 'Alt', chord.shift && 'Shift'];
  return [...held, chord.key.length === 1 ? chord.key.toUpperCase() : chord.key].filter(Boolean).join('+');
}
