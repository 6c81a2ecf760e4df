import { hash, verify } from '@node-rs/argon2';

/** OWASP's second setting for argon2id, the library's default algorithm: about 9 ms of one core. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same text for the same letters, however a keyboard composes them (NIST SP 800-63B). */
const composed = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string) => hash(composed(password), COST);

/** Columns of an account with a new password. It proves who they are once they signed in with it and a second factor [OUR-577]. */
export const newPassword = (passwordHash: string) => ({ passwordHash, passwordProven: false });

let decoy: Promise<string> | undefined;

/**
 * Returns whether the password fits, also one that was hashed as it was typed, as before OUR-810. Without a hash (no such user) it
 * takes the same time and answers false.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const stored = passwordHash ?? (await decoy);
  const fits =
    (await verify(stored, composed(password))) || (composed(password) !== password && (await verify(stored, password)));
  return fits && passwordHash !== undefined;
}
