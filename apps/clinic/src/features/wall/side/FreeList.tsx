import type { ActiveDevice } from '@isopter/contract';
import { useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isBatteryNearlyEmpty } from '../../../lib/domain/alarm/attention.ts';
import { ROWS } from '../rules/day.ts';
import { Panel } from './Panel.tsx';
import * as css from './Side.css.ts';

/** The headsets that a test can be started on, with their batteries [OUR-791]. */
export function FreeList({ headsets }: { headsets: readonly ActiveDevice[] }): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent' });
  const more = headsets.length - ROWS.free;
  return (
    <Panel
      title={t(($) => $.wall.free)}
      note={more > 0 ? t(($) => $.today.more, { count: more, amount: number(more) }) : undefined}
    >
      {headsets.length === 0 ? (
        <p className={css.empty}>{t(($) => $.wall.noneFree)}</p>
      ) : (
        <ul className={css.plainRows}>
          {headsets.slice(0, ROWS.free).map(({ id, name, battery_level_headset_percentage: level }) => (
            <li key={id} className={css.headset}>
              <bdi className={css.endName}>{name}</bdi>
              <span className={css.small}>
                {t(($) => $.wall.readiness[isBatteryNearlyEmpty(level) ? 'charge' : 'ready'])}
              </span>
              <span className={css.number}>{typeof level === 'number' ? percent(level / 100) : '–'}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
