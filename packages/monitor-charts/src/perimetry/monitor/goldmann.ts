const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

/** A Goldmann size in its usual notation: 3 and '3' become III; other values are unchanged; `null` if there is none. */
export function goldmannText(size: string | number | null | undefined): string | null {
  if (size === null || size === undefined || size === '') return null;
  return ROMAN[Number(size)] ?? String(size);
}
