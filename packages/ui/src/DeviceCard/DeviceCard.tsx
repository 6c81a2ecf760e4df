import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { BatteryIcon } from '../BatteryIcon/BatteryIcon.tsx';
import { card } from '../Card/Card.css.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import type { Tone } from '../tone/tone.ts';
import {
  detail as detailStyle,
  line,
  link,
  name as nameStyle,
  progress as progressStyle,
  room,
  title as titleStyle,
} from './DeviceCard.css.ts';

/** Props of {@link DeviceCard}. */
export interface DeviceCardProps {
  /** The name of the device. */
  name: string;
  /** The charge of the headset's battery in percent, 0 to 100; `null` if unknown. */
  battery: number | null;
  /** The patient being tested on the device, or that it is free. */
  title: ReactNode;
  /** The current test and its state. */
  detail?: ReactNode;
  /** The URL of the card, such as the monitor of the test. The whole card is then a link. */
  href?: string | undefined;
  /** The progress of the test; omit it while the device is free. */
  progress?: { label: string; value: number; tone?: Tone };
}

/**
 * An overview of a device: its battery, the patient, the test and its progress.
 * @selector [data-component="DeviceCard"] The card.
 * @selector [data-part="name"] The name of the device.
 * @selector [data-part="title"] The patient.
 * @selector [data-part="link"] The link that covers the card.
 * @selector [data-part="detail"] The test and its state.
 * @selector [data-part="progress"] The progress of the test.
 */
export function DeviceCard({ name, battery, title, detail, href, progress }: DeviceCardProps): ReactElement {
  return (
    <div className={`${card({ padding: 'none' })} ${room}`} data-component="DeviceCard" role="group" aria-label={name}>
      <div className={line}>
        <bdi className={nameStyle} data-part="name">
          {name}
        </bdi>
        <BatteryIcon owner="headset" percentage={battery} />
      </div>
      <div className={titleStyle({ isFree: progress === undefined })} data-part="title">
        {href === undefined ? (
          <bdi>{title}</bdi>
        ) : (
          <Link className={link} href={href} data-part="link">
            <bdi>{title}</bdi>
          </Link>
        )}
      </div>
      {detail !== undefined && (
        <div className={detailStyle} data-part="detail">
          {detail}
        </div>
      )}
      {progress && (
        <div className={progressStyle} data-part="progress">
          <ProgressBar isLabelHidden {...progress} />
        </div>
      )}
    </div>
  );
}
