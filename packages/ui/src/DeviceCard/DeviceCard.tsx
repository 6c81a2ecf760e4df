import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { BatteryIcon } from '../BatteryIcon/BatteryIcon.tsx';
import { Card } from '../Card/Card.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import type { Tone } from '../tone/tone.ts';
import { detail as detailStyle, line, link, progress as progressStyle, title as titleStyle } from './DeviceCard.css.ts';

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
    <Card aria-label={name}>
      <div className={line}>
        <span data-part="name">{name}</span>
        <BatteryIcon owner="headset" percentage={battery} />
      </div>
      <div className={titleStyle({ isFree: progress === undefined })} data-part="title">
        {href === undefined ? (
          title
        ) : (
          <Link className={link} href={href}>
            {title}
          </Link>
        )}
      </div>
      {detail !== undefined && (
        <div className={detailStyle} data-part="detail">
          {detail}
        </div>
      )}
      {progress && (
        <div className={progressStyle}>
          <ProgressBar isLabelHidden {...progress} />
        </div>
      )}
    </Card>
  );
}
