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
  /** The volume there is, 0 to 100; what the device says wins over what is shown. */
  value: number;
  /** Called once a volume was chosen, not while it is dragged; 0 when it is muted. */
  onChange: (value: number) => void;
  /** What is heard; "Volume" by itself. */
  label?: string;
  /**
   * Neither slider nor button can be used.
   * @default false
   */
  isDisabled?: boolean;
}

/** How loud something is, 0 to 100, with a button that mutes it, keeps the volume and restores it. */
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
