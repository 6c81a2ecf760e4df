/** One sign, then a domain with a dot; no white space. The server decides the rest. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text can be an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
