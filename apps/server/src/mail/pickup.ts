import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailBytes, type MailMessage } from './message.ts';

/** Where letters are left for the clinic's mail server, and whose name they carry. */
export interface MailPickup {
  /** The mail server takes every `.eml` file out of this folder and delivers it. */
  directory: string;
  /** Bare address. */
  from: string;
}

/** Leaves a letter for delivery; it appears whole or not at all. */
export async function leaveMail({ directory, from }: MailPickup, message: Omit<MailMessage, 'from'>): Promise<void> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, randomUUID());
  await writeFile(`${path}.part`, await mailBytes({ ...message, from }), { mode: 0o600 });
  await rename(`${path}.part`, `${path}.eml`);
}
