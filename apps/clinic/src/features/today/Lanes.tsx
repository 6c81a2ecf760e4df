import { CardGrid, Skeleton } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportAttention } from '../../lib/domain/alarm/useAnnouncements.ts';
import { LaneTile } from './LaneTile.tsx';
import type { Lane } from './rules/groups.ts';
import * as css from './Today.css.ts';

/** Props of {@link Lanes}. */
export interface LanesProps {
  lanes: readonly Lane[] | undefined;
  since: number | null;
  /** Told what each device needs somebody for. */
  report: ReportAttention;
}

/** All devices side by side, whatever the lists are narrowed by [OUR-261]. */
export function Lanes({ lanes, since, report }: LanesProps): ReactElement | null {
  const { t } = useTranslation();
  useEffect(() => {
    for (const { device, open } of lanes ?? []) report(device, open);
  }, [lanes, report]);
  if (lanes?.length === 0) return null;
  return (
    <CardGrid isStrip minWidth={184} aria-label={t(($) => $.patients.devices.title)}>
      {lanes
        ? lanes.map((lane) => <LaneTile key={lane.device.id} lane={lane} since={since} />)
        : ['1', '2', '3', '4'].map((id) => (
            <div key={id} className={css.tileRoom}>
              <Skeleton shape="block" height="100%" />
            </div>
          ))}
    </CardGrid>
  );
}
