import { DEMO_PASSWORD } from './demoPassword.ts';

/** Words in the passwords most often found in leaks, and the product's name. */
const WORDS = `
  password passwort passwd contrasena contraseña parola motdepasse senha pass secret private default changeme
  welcome bienvenido hello letmein login signin admin administrator root user guest test demo master super access
  qwertyuiop qwerty qwertz azerty asdfghjkl asdfgh asdf zxcvbnm zxcvbn qazwsx qazwsxedc wsxedc
  abcdefghijklmnopqrstuvwxyz abcdefghij abcdefgh abcdef abcd abc xyz aaaa aaa
  iloveyou loveyou love lovely princess sunshine monkey dragon football baseball basketball soccer superman batman
  shadow michael jennifer jordan ashley daniel charlie jessica michelle pokemon starwars trustno whatever computer
  internet freedom flower summer winter spring autumn monday friday january december google samsung
  isopter clinic hospital doctor patient vision hearing
`
  .split(/\s+/)
  .filter(Boolean)
  .toSorted((a, b) => b.length - a.length);
const ANY_WORD = new RegExp(WORDS.join('|'), 'g');
const STANDS_FOR: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{Nd}]/gu, '');
const PUBLISHED = new Set([DEMO_PASSWORD].map(bare));

/**
 * Returns whether a password that satisfies the contract's rule is easy to guess: a published one, or only common words
 * with digits and signs around them or instead of letters.
 */
export function isCommonPassword(password: string): boolean {
  if (PUBLISHED.has(bare(password))) return true;
  return password
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s\-_.,+/]+/)
    .map((part) =>
      part
        .replaceAll(/^[\d!?#*&%]+|[\d!?#*&%]+$/g, '')
        .replaceAll(/[@431!0$5]/g, (sign) => STANDS_FOR[sign] ?? '')
        .replaceAll(/[^\p{L}]/gu, ''),
    )
    .every((part) => part.replaceAll(ANY_WORD, '') === '');
}
