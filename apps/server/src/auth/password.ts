import { hash, verify } from '@node-rs/argon2';

/** OWASP's second setting for argon2id, the library's default algorithm: about 9 ms of one core. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

let decoy: Promise<string> | undefined;

/** Whether the password fits. Without a hash (no such user) it takes the same time and answers false. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return fits && passwordHash !== undefined;
}
