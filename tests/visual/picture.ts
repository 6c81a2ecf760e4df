import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource/noto-sans-arabic/arabic-400.css';
import '@fontsource/noto-sans-arabic/arabic-500.css';
import '@fontsource/noto-sans-arabic/arabic-600.css';
import '../../packages/ui/src/theme/theme.css.ts';
import '../../packages/ui/src/theme/document.css.ts';
import { vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { stopClock } from '../../.storybook/clock.ts';

/** Room of a component that names none. */
const WIDTH = 480;
const HEIGHT = 640;

/** Stops the calendar and chance; returns what sets them going again. Motion is off for the whole browser. */
export function freeze(): () => void {
  const { random } = Math;
  const startClock = stopClock();
  // not one number: names made from chance must stay apart
  let turn = 0;
  Math.random = () => (turn = (turn + Math.SQRT2) % 1);
  return () => {
    Math.random = random;
    startClock();
  };
}

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Returns whether an overlay is open. Overlays do not add to the page's height, so the whole window is pictured. */
const hasOverlay = (): boolean =>
  document.querySelector('[data-trigger], [role="dialog"], [role="alertdialog"]') !== null;

/**
 * What is to be pictured, in a window of this width and with all its fonts: what was drawn, or the whole window where
 * something floats over it.
 * @param drawn container of what was drawn
 */
export async function picture(drawn: HTMLElement, width: number = WIDTH): Promise<Locator> {
  await page.viewport(width, HEIGHT);
  // nothing is hovered, wherever the pointer of an earlier test stayed
  document.documentElement.style.pointerEvents = 'none';
  // what opens is loaded when it is wanted
  await vi.dynamicImportSettled();
  await frame();
  await frame();
  await document.fonts.ready;
  document.body.style.minBlockSize = '100vh';
  return page.elementLocator(hasOverlay() ? document.body : drawn);
}
