/** The English texts of AppFrame. */
export const appFrameTexts = {
  openNavigation: 'Open navigation',
  skipToContent: 'Skip to content',
};
