/** The open floating panels and the buttons that toasts must not cover. */
const panels = new Set<HTMLElement>();
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Registers a panel. @returns a function that removes it */
export function addOpenPanel(panel: HTMLElement): () => void {
  panels.add(panel);
  const observer = new ResizeObserver(notify);
  observer.observe(panel);
  return () => {
    observer.disconnect();
    panels.delete(panel);
    notify();
  };
}

/** Notifies listeners that a panel may have moved. */
export const noteMovedPanel = notify;

/** Calls a function whenever a panel opens, closes, moves or changes its size. @returns a function that stops it */
export function onPanelsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The boxes of the panels, without those in full screen, which nothing can keep clear of. */
export const openPanelBoxes = (): DOMRect[] =>
  [...panels].filter(({ dataset }) => dataset['mode'] !== 'full').map((panel) => panel.getBoundingClientRect());
