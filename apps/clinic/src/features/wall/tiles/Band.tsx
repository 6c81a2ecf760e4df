import { useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TileState } from '../rules/calls.ts';
import { Lasting } from './Elapsed.tsx';
import { REASON_ICONS } from './reasonIcon.ts';
import * as css from './Tile.css.ts';

/** Props of {@link Band}. */
export interface BandProps {
  id: string;
  tile: TileState;
  /** When the reason it leads with began; null if that is not known. */
  since: number | null;
  /** The level and the minutes of the headset's battery, as far as they are known. */
  battery: { level: number | null; minutes: number | null };
  /** Since when what is shown is out of date, in words; null while it is live. */
  asOf: string | null;
}

/** The band of a tile that needs somebody: an icon, why and for how long [OUR-786]. */
export function Band({ id, tile: { lead, others }, since, battery, asOf }: BandProps): ReactElement | null {
  const { t } = useTranslation();
  const percent = useNumberFormat({ style: 'percent' });
  const number = useNumberFormat();
  if (lead === null) return null;
  const Icon = REASON_ICONS[lead];
  const isBattery = lead === 'battery' && battery.level !== null;
  const details = others.map((one) => t(($) => $.wall.attention[one]));
  if (asOf !== null) details.unshift(asOf);
  if (isBattery && battery.minutes !== null) {
    details.unshift(t(($) => $.wall.minutesLeft, { minutes: number(battery.minutes) }));
  }
  return (
    <div className={css.band} id={id} data-part="band">
      <Icon aria-hidden className={css.bandIcon} />
      <span className={css.bandWords}>
        <span>{lead === 'failed' ? t(($) => $.statuses.failed) : t(($) => $.wall.short[lead])}</span>{' '}
        {isBattery ? (
          <span className={css.lasting}>{percent((battery.level ?? 0) / 100)}</span>
        ) : (
          since !== null && <Lasting since={since} />
        )}
      </span>
      {details.length > 0 && <span className={css.bandDetail}>{details.join(' · ')}</span>}
    </div>
  );
}
