import { hexOf } from './pageSecret.ts';

/** SHA-256 of a page's secret, in hexadecimal: names the page in an address, from which nobody can compute the secret. */
export const pageDigest = async (secret: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))));
