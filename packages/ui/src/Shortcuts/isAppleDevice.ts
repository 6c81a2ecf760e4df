/** Whether the keyboard has a Command key. */
export const isAppleDevice = (): boolean =>
  typeof navigator !== 'undefined' && /^(Mac|iPhone|iPad|iPod)/.test(navigator.platform);
