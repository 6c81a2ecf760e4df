/** Formats a number with a real minus sign. */
export const written = (value: number): string => String(value).replace('-', '−');
