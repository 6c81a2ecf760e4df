import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { letterBytes } from './message.ts';
import type { Outbox } from './outbox.ts';

interface Pickup {
  /** The mail server takes every `.eml` file out of this folder and delivers it. */
  directory: string;
  /** Bare address. */
  from: string;
}

/** Leaves letters for the clinic's mail server; each appears whole or not at all. */
export const pickup = ({ directory, from }: Pickup): Required<Pick<Outbox, 'sendLetter'>> => ({
  async sendLetter(letter) {
    await mkdir(directory, { recursive: true });
    const path = join(directory, randomUUID());
    await writeFile(`${path}.part`, await letterBytes(letter, from), { mode: 0o600 });
    await rename(`${path}.part`, `${path}.eml`);
  },
});
