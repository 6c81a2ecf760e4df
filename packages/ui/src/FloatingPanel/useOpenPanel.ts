import { type RefObject, useLayoutEffect } from 'react';
import { addOpenPanel, noteMovedPanel } from './openPanels.ts';

/** Lets toasts keep clear of a panel. */
export function useOpenPanel(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (panel.current ? addOpenPanel(panel.current) : undefined), [panel]);
  // each render may have moved it
  useLayoutEffect(noteMovedPanel);
}
