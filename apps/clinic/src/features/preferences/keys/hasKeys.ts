/** Returns whether the browser supports security keys. It does not without https, nor if it is too old. */
export const hasKeys = (): boolean => 'PublicKeyCredential' in globalThis;
