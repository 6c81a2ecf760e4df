/** Returns whether the browser has security keys. It has none at an address without https, nor if it is old. */
export const hasKeys = (): boolean => 'PublicKeyCredential' in globalThis;
