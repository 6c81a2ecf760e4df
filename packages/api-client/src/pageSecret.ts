/** Writes bytes in hexadecimal. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates the secret of a page: 32 random bytes in hexadecimal. */
export const newPageSecret = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));
