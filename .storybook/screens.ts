declare global {
  interface Window {
    /** Sets the size of the window, where somebody stands outside who can: tests/storybook. */
    isopterTakeScreen?: (width: number, height: number) => Promise<void>;
  }
}

interface Screen {
  name: string;
  width: number;
  height: number;
}

const SCREENS = {
  desktop: { name: 'Desktop', width: 1440, height: 900 },
  tablet: { name: 'Tablet', width: 1180, height: 820 },
  tabletUpright: { name: 'Tablet upright', width: 820, height: 1180 },
  phone: { name: 'Phone', width: 390, height: 844 },
  phoneSideways: { name: 'Phone sideways', width: 844, height: 390 },
} satisfies Record<string, Screen>;

/** The window of a story that sets no screen. */
const ANY: Screen = { name: 'Any', width: 800, height: 600 };

/** Returns the width and height of a screen in pixels. */
export function sizeOf(id: keyof typeof SCREENS): { width: number; height: number } {
  const { width, height } = SCREENS[id];
  return { width, height };
}

/** The screens of the toolbar. */
export const screens = Object.fromEntries(
  Object.entries(SCREENS).map(([id, { name, width, height }]) => [
    id,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** Shows a story on the screen it asks for, also where there is no toolbar around it. */
export async function takeScreen(globals: { viewport?: { value?: string } }): Promise<void> {
  const wanted = globals.viewport?.value;
  const { width, height } = SCREENS[wanted as keyof typeof SCREENS] ?? ANY;
  // telling the browser costs as much as drawing a small story
  if (innerWidth !== width || innerHeight !== height) await window.isopterTakeScreen?.(width, height);
}
