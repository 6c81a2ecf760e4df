/** A row of the lists. */
export const ROW = '[data-test]';

/** Where a row leads: its monitor or its report. */
const wayOn = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-row-action] a') ?? row.querySelector<HTMLElement>('a');

/**
 * Where the rows of a place that are shown lead, in their order.
 * @param within only those inside of what this selector matches
 */
export const waysIn = (place: Element | null, within = ''): readonly HTMLElement[] =>
  [...(place?.querySelectorAll(`${within} ${ROW}`) ?? [])]
    .filter((row) => row.checkVisibility())
    .flatMap((row) => wayOn(row) ?? []);

/** Whether what a selector matches is there, in a part that is not shown. */
export const isElsewhere = (place: Element | null, within: string): boolean =>
  place?.querySelector(within)?.checkVisibility() === false;

/** Moves the focus to the first row inside of what a selector matches. */
export const enterRows = (place: Element | null, within: string): void => waysIn(place, within)[0]?.focus();

/** Selects the list of tests to review. */
export const TO_READ = '[aria-labelledby="to-read"]';
