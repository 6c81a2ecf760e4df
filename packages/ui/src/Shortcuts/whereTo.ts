import { PAGE, type PressedIn } from './registry.ts';

/** Fields, lists in which typing searches, and what takes all keys; a plot takes arrows alone. */
const TYPED_IN =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="tree"], [role="application"]:not(svg)';
/** Inputs without text. */
const NOT_WRITTEN = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;
/** Over the page, and not just beside it. */
const DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])';

/** Elements that the space bar activates. */
const PRESSED =
  'a[href], button, summary, input, [role="button"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role="slider"], [role="link"]';

/** Whether the space bar activates the element or types into it. */
export const takesSpace = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(PRESSED) !== null;

/** The shortcuts of a dialog act wherever the focus is in it, also on its title and buttons. */
const scopeOf = (place: HTMLElement): string | null => {
  const inside = place.querySelector<HTMLElement>('[data-shortcut-scope]');
  return place.dataset['shortcutScope'] ?? inside?.dataset['shortcutScope'] ?? null;
};

/** Returns the place of a key press: in which dialog, and whether it was typed into a field. */
export function whereTo(target: EventTarget | null): PressedIn {
  if (!(target instanceof Element)) return { scope: PAGE, isTyping: false };
  const field = target.closest(TYPED_IN);
  const place = target.closest<HTMLElement>(`[data-shortcut-scope], ${DIALOG}`);
  return {
    scope: place === null ? PAGE : scopeOf(place),
    isTyping: field !== null && !(field instanceof HTMLInputElement && NOT_WRITTEN.test(field.type)),
  };
}
