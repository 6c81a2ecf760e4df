/** A window that waits for a report. */
export interface ReportWindow {
  /** Shows the report in it. */
  show: (report: Blob) => void;
  close: () => void;
}

/**
 * Opens the window a report will be shown in. To be called in the click itself: later the browser takes it for an
 * unwanted pop-up [REP-03].
 *
 * @param preparing what the window says until the report is there
 * @returns null when the browser did not let it open
 */
export function prepareWindow(preparing: string): ReportWindow | null {
  const view = window.open('', '_blank');
  if (view === null) return null;
  view.document.title = preparing;
  view.document.body.textContent = preparing;
  return {
    show: (report) => {
      const url = URL.createObjectURL(report);
      // the window has its own copy once it has loaded
      view.addEventListener('pagehide', () => URL.revokeObjectURL(url), { once: true });
      view.location.replace(url);
    },
    close: () => view.close(),
  };
}
