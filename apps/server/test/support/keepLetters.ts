import type { Letter } from '../../src/platform/outbox/outbox.ts';

/** Makes an outbox for the options of a test server, and the list of the letters that were sent with it. */
export function keepLetters() {
  const letters: Letter[] = [];
  const outbox = { sendLetter: (letter: Letter) => Promise.resolve(void letters.push(letter)) };
  return { letters, outbox };
}
