import { addOpenPanel } from '../FloatingPanel/openPanels.ts';

/** A ref for buttons that toasts must not cover: saving, confirming, paging. */
export const keepClear = (buttons: HTMLElement | null): (() => void) | undefined =>
  buttons ? addOpenPanel(buttons) : undefined;
