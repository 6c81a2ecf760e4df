import { type RefObject, useLayoutEffect } from 'react';

/** Gives the focus back to what had it before a panel appeared, if the panel has it when it goes. */
export function useFocusBack(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, [panel]);
}
