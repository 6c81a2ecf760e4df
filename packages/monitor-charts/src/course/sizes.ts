/** A small drawing, in pixels: one wide, or two squares beside each other. */
export const SMALL = { width: 108, height: 52 } as const;
