import { type ReactElement, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VolumeIcon, VolumeOffIcon } from '../icons/index.ts';
import { Slider } from '../Slider/Slider.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { setVolume, toggleMute, type Volume } from './volume.ts';
import { volume as volumeStyle } from './VolumeSlider.css.ts';
import { volumeSliderTexts } from './VolumeSlider.texts.ts';

/** Props of {@link VolumeSlider}. */
export interface VolumeSliderProps {
  /** The current volume, 0 to 100 (controlled); a value reported by the device takes precedence over the one shown. */
  value: number;
  /** Called when a volume has been chosen, not while dragging; 0 when muted. */
  onChange: (value: number) => void;
  /** The label of the slider. The default is "Volume". */
  label?: string;
  /**
   * Whether the slider and the mute button are disabled.
   * @default false
   */
  isDisabled?: boolean;
}

/**
 * A volume slider, 0 to 100, with a mute button that remembers and restores the volume.
 * @selector [data-component="VolumeSlider"] The slider with its button.
 * @selector [data-muted] On the root: `true` while muted, otherwise `false`.
 */
export function VolumeSlider({ value, onChange, label, isDisabled = false }: VolumeSliderProps): ReactElement {
  const texts = useTexts(volumeSliderTexts);
  const [told, setTold] = useState(value);
  const [volume, setOwn] = useState<Volume>({ value, beforeMute: null });
  if (told !== value) {
    setTold(value);
    setOwn(setVolume(volume, value));
  }
  const send = (next: Volume): void => {
    setOwn(next);
    onChange(next.value);
  };
  const isMuted = volume.value === 0;
  return (
    <div className={volumeStyle} data-component="VolumeSlider" data-muted={isMuted}>
      <IconButton
        size="sm"
        label={isMuted ? texts.volumeUnmute : texts.volumeMute}
        icon={isMuted ? <VolumeOffIcon /> : <VolumeIcon />}
        isDisabled={isDisabled}
        onPress={() => send(toggleMute(volume))}
      />
      <Slider
        label={label ?? texts.volume}
        isLabelHidden
        minValue={0}
        maxValue={100}
        isDisabled={isDisabled}
        value={volume.value}
        onChange={(next) => setOwn(setVolume(volume, next))}
        onChangeEnd={(next) => send(setVolume(volume, next))}
      />
    </div>
  );
}
