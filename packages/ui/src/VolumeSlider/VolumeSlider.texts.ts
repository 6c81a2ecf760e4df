/** The English texts of VolumeSlider. */
export const volumeSliderTexts = {
  volume: 'Volume',
  volumeMute: 'Mute',
  volumeUnmute: 'Unmute',
};
