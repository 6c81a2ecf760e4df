import { type RefObject, useLayoutEffect } from 'react';

/**
 * When a panel closes while it has the focus, returns the focus to the element that had it before the panel opened, or to the
 * main part of the page if that element is gone.
 */
export function useFocusBack(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    // a button that is disabled while it has the focus loses it without an event
    let hadFocus = false;
    const noteFocus = ({ target }: FocusEvent): void => {
      hadFocus = element?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', noteFocus);
    return () => {
      document.removeEventListener('focusin', noteFocus);
      const { activeElement, body } = document;
      const isLost = activeElement === body && hadFocus;
      if (!isLost && !element?.contains(activeElement)) return;
      const isThere = before instanceof HTMLElement && before.isConnected && before !== body;
      (isThere ? before : document.querySelector<HTMLElement>('main[tabindex]'))?.focus();
    };
  }, [panel]);
}
