/** The English texts of StreamPopup. */
export const streamPopupTexts = {
  streamNotShown: 'The stream cannot be shown.',
  streamPending: 'Waiting for the first picture…',
  streamPicture: 'What the cameras of the headset see',
  streamTitle: 'Camera stream',
};
