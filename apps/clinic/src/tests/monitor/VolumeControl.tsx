import { VOLUME_MAX } from '@isopter/contract';
import { IconButton, Slider } from '@isopter/ui';
import { VolumeIcon, VolumeOffIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Monitor.css.ts';
import { setVolume, toggleMute, type Volume } from './rules/volume.ts';

/** Props of {@link VolumeControl}. */
export interface VolumeControlProps {
  /** What the device says, 0 to 100. */
  value: number;
  onChange: (value: number) => void;
}

/** The device's volume; muting keeps it and restores it [MON-08]. */
export function VolumeControl({ value, onChange }: VolumeControlProps): ReactElement {
  const { t } = useTranslation();
  const [told, setTold] = useState(value);
  const [volume, setOwn] = useState<Volume>({ value, beforeMute: null });
  // the device's own word wins over what is shown here
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
    <div className={css.volume}>
      <IconButton
        size="sm"
        label={t(($) => (isMuted ? $.monitor.unmute : $.monitor.mute))}
        icon={isMuted ? <VolumeOffIcon /> : <VolumeIcon />}
        onPress={() => send(toggleMute(volume))}
      />
      <Slider
        label={t(($) => $.monitor.volume)}
        isLabelHidden
        minValue={0}
        maxValue={VOLUME_MAX}
        value={volume.value}
        onChange={(next) => setOwn(setVolume(volume, next))}
        onChangeEnd={(next) => send(setVolume(volume, next))}
      />
    </div>
  );
}
