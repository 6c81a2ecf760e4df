/** Control characters (C0, DEL, C1), halves of surrogate pairs, and code points that are no characters, as U+FFFE. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/**
 * Returns whether one line of text has only characters that can be stored, sent and drawn everywhere: in XML, PDF and
 * DICOM.
 */
export const isPrintable = (line: string): boolean => !UNPRINTABLE.test(line);

/** Scripts that write words with joiners: U+200C and U+200D change how their letters look. */
const JOINED = 'Arab Syrc Mong Nkoo Thaa Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
  .split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** A joiner between letters or marks of such a script, or after a Malayalam virama, where it makes a chillu letter. */
const JOINERS = new RegExp(String.raw`([${JOINED}]\p{M}*)[\u200C\u200D](?=[${JOINED}])|(\u0D4D)\u200D`, 'gu');
/** Joined emoji, as a health worker. */
const EMOJI_JOINERS = /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})/gu;
/** A variant of an ideograph, of an emoji, or of a Mongolian letter. */
const VARIANTS =
  /(\p{Ideographic})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|([\p{Emoji}])[\uFE0E\uFE0F]|(\p{Script=Mongolian})[\u180B-\u180D\u180F]/gu;

/** Characters that change the direction of other text, are invisible, or break the line. */
const HIDDEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\uFFF9-\uFFFB]/u;
const UNPRINTABLE_OR_HIDDEN = new RegExp(`${UNPRINTABLE.source}|${HIDDEN.source}`, 'gu');
/** Something that is drawn. U+2800 is a blank among the signs of Braille; the others are blanks among letters. */
const DRAWN = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

const withoutJoining = (line: string): string =>
  line.replaceAll(EMOJI_JOINERS, '$1').replaceAll(VARIANTS, '$1$2$3').replaceAll(JOINERS, '$1$2');

/**
 * Returns whether one line of text can be a name: everything in it is seen, and in the order in which it is stored.
 * Refuses controls of the writing direction, invisible characters, and names of blanks alone. Whether a name may be
 * empty is another rule [OUR-538].
 */
export const isVisibleName = (line: string): boolean =>
  line === '' || (isPrintable(line) && DRAWN.test(line) && !HIDDEN.test(withoutJoining(line)));

/** Returns a name that another system wrote without the characters that {@link isVisibleName} refuses; maybe empty. */
export function visibleName(line: string): string {
  if (isVisibleName(line)) return line;
  const seen = line.replaceAll(UNPRINTABLE_OR_HIDDEN, '');
  return DRAWN.test(seen) ? seen.trim() : '';
}
