const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

/** A Goldmann size as it is written: 3 and '3' are III; other values stay as they are; null if there is none. */
export function goldmannText(size: string | number | null | undefined): string | null {
  if (size === null || size === undefined || size === '') return null;
  return ROMAN[Number(size)] ?? String(size);
}
