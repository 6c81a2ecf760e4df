/** What VolumeSlider says by itself. */
export const volumeSliderTexts = {
  volume: 'Volume',
  volumeMute: 'Mute',
  volumeUnmute: 'Restore the volume',
};
