import { createShortcuts, isAppleDevice } from '@isopter/ui';

/** The keys of the application: they act, and the palette and the help show them. */
export const shortcuts = createShortcuts({
  isApple: isAppleDevice(),
  onConflict: (message) => {
    if (import.meta.env.DEV) throw new Error(message);
    console.error(message);
  },
});
