/** The English texts for a part of an application that cannot be loaded. */
export const lazyTexts = {
  notOpened: 'This could not be loaded. Nothing is lost; try again when the network is back.',
  partMissing: 'This part could not be loaded',
  partMissingHint: 'It loads automatically when the network is back.',
};
