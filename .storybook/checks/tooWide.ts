const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** A page that scrolls sideways, and dialogs that reach beyond their window, where nothing scrolls to. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const dialogs = [...document.querySelectorAll(DIALOGS)].filter((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    return left < -0.5 || right > clientWidth + 0.5;
  });
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide, its window ${clientWidth}`] : []),
    ...dialogs.map((dialog) => `beyond its window: ${dialog.outerHTML.slice(0, 160)}`),
  ];
}
