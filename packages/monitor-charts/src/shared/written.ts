/** A number as it is written, with a real minus. */
export const written = (value: number): string => String(value).replace('-', '−');
