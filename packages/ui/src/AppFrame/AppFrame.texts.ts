/** What AppFrame says by itself. */
export const appFrameTexts = {
  openNavigation: 'Open navigation',
  skipToContent: 'Skip to content',
};
