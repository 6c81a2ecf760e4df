/** Edges of a box in the window, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Distance of toasts from a panel and from the edge of the window, in pixels. */
const GAP = 12;

/**
 * Returns how far toasts must be raised so that they cover none of the panels, in pixels. If that would leave the
 * window, they stay at its upper edge, because the controls of a panel are at its lower edge.
 */
export function raiseOver(toasts: Box, panels: readonly Box[]): number {
  const over = (raise: number): Box | undefined =>
    panels.find(
      ({ left, right, top, bottom }) =>
        toasts.left < right && toasts.right > left && toasts.top - raise < bottom && toasts.bottom - raise > top,
    );
  let raise = 0;
  // above one panel there may be another; each raise is higher than the last, so that this ends
  for (let panel = over(raise); panel; panel = over(raise)) raise = toasts.bottom - panel.top + GAP;
  return Math.min(raise, Math.max(0, toasts.top - GAP));
}
