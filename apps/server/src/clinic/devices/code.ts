import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another when they are read aloud or typed in a headset. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const HALF = 4;

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A new pairing code, in two halves to be read: of 30⁸ one, and used up by the first device. */
export const newCode = (): string => `${half()}-${half()}`;
