/** The English texts of StreamPopup. */
export const streamPopupTexts = {
  streamLeftEye: 'Left eye',
  streamNotShown: 'The stream cannot be shown.',
  streamPending: 'Waiting for the first picture…',
  streamPicture: 'What the cameras of the headset see',
  streamRightEye: 'Right eye',
  streamStalled: 'The picture has stopped. Waiting for the next one…',
  streamTitle: 'Camera stream',
};
