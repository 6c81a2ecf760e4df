/** The English texts of AppFrame. */
export const appFrameTexts = {
  openNavigation: 'Open navigation',
  /** The name of the navigation of the logo, which links to the first screen. */
  home: 'Home',
  skipToContent: 'Skip to content',
};
