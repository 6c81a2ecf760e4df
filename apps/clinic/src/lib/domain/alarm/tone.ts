import { type Note, playNotes } from '../../platform/browser/sound.ts';

const NOTE_SECONDS = 0.18;

/** The tone: two notes, high enough to be heard beside speech, and short. */
const TONE = [880, 660].map((frequency, index): Note => ({
  frequency,
  start: index * NOTE_SECONDS,
  seconds: NOTE_SECONDS,
  loudness: 0.2,
}));

/** Sounds the tone. @returns false if it is not heard */
export const soundTone = (): boolean => playNotes(TONE);
