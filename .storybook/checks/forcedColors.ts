import { violationsOf } from './axe.ts';

declare global {
  interface Window {
    /** Turns the forced colors of the system on or off. Defined by tests/storybook. */
    isopterForceColors?: (isActive: boolean) => Promise<void>;
  }
}

/** Returns the texts that cannot be read where the system chooses the colors. */
export async function wrongInForcedColors(): Promise<string[]> {
  const { isopterForceColors: forceColors } = window;
  if (!forceColors) return [];
  await forceColors(true);
  try {
    const found = await violationsOf(['color-contrast']);
    return found.map((one) => `forced colors: ${one}`);
  } finally {
    await forceColors(false);
  }
}
