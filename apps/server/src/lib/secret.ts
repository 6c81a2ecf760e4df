import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a cookie or a token. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is stored of a secret. The secret is random, so a plain digest cannot be guessed back. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
