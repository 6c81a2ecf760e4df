import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Column, inArray, type SQL } from 'drizzle-orm';

/** 256 random bits for a cookie or a token. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Returns the SHA-256 digest of a text. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Algorithms of stored digests: the first is used for new secrets, all are accepted. To replace one, put another before it, and
 * remove the old one when its last secret has expired [OUR-837].
 */
export const DIGEST_ALGORITHMS = ['sha256'];

/** Digests name their algorithm, except those of SHA-256, which are older than this rule. */
const digestBy = (algorithm: string, secret: string): string =>
  algorithm === 'sha256' ? sha256(secret) : `${algorithm}$${createHash(algorithm).update(secret).digest('base64url')}`;

/** Returns what is stored of a new secret. The secret is random, so it cannot be guessed from a plain digest. */
export const digest = (secret: string): string => digestBy(DIGEST_ALGORITHMS[0] ?? '', secret);

/** Returns what may be stored of a secret. */
export const digestsOf = (secret: string): string[] =>
  DIGEST_ALGORITHMS.map((algorithm) => digestBy(algorithm, secret));

/** Compares a column of digests with a secret. */
export const hasDigest = (column: Column, secret: string): SQL => inArray(column, digestsOf(secret));

export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
