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
  title as titleStyle,
} from './DeviceCard.css.ts';

/** Props of {@link DeviceCard}. */
export interface DeviceCardProps {
  /** What the device is called. */
  name: string;
  /** Battery of the headset, 0 to 100; null while unknown. */
  battery: number | null;
  /** Who is tested on it, or that it is free. */
  title: ReactNode;
  /** Which test, and how it stands. */
  detail?: ReactNode;
  /** Makes the whole card a link, such as to the monitor of the test. */
  href?: string | undefined;
  /** How far the test is; left out while the device is free. */
  progress?: { label: string; value: number; tone?: Tone };
}

/** A device at a glance: its battery, who is on it, which test, and how far it is. */
export function DeviceCard({ name, battery, title, detail, href, progress }: DeviceCardProps): ReactElement {
  return (
    <div className={card({ padding: 'medium' })} data-component="DeviceCard" role="group" aria-label={name}>
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
