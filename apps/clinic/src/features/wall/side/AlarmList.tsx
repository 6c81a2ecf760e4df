import { useNumberFormat } from '@isopter/ui';
import { CheckIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Going } from '../../../lib/domain/alarm/Going.tsx';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';
import type { Alarm } from '../alarms.ts';
import { Lasting } from '../tiles/Elapsed.tsx';
import { REASON_ICONS } from '../tiles/reasonIcon.ts';
import { Panel } from './Panel.tsx';
import * as css from './Side.css.ts';

/** The tests that need somebody, the longest first, with the button that claims each [OUR-786] [OUR-87]. */
export function AlarmList({ alarms }: { alarms: readonly Alarm[] }): ReactElement {
  const { t } = useTranslation();
  return (
    <Panel
      title={t(($) => $.today.groups.needs)}
      note={alarms.length > 1 ? t(($) => $.wall.longestFirst) : undefined}
      data-part="alarms"
    >
      {alarms.length === 0 ? (
        <p className={css.empty}>{t(($) => $.wall.nobody)}</p>
      ) : (
        <ul className={css.rows}>
          {alarms.map((alarm) => (
            <AlarmRow key={alarm.device.id} alarm={alarm} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AlarmRow({ alarm }: { alarm: Alarm }): ReactElement {
  const { t } = useTranslation();
  const percent = useNumberFormat({ style: 'percent' });
  const mayWrite = useMayWrite();
  const { device, test, patient, calls, since, isOpen, attendance, battery } = alarm;
  const [lead, ...others] = calls;
  const Icon = REASON_ICONS[lead ?? 'paused'];
  const nameOf = (one: (typeof calls)[number]): string =>
    one === 'battery' && battery !== null
      ? t(($) => $.wall.battery, { percent: percent(battery / 100) })
      : t(($) => $.wall.attention[one]);
  return (
    <li className={css.alarm} data-lead={lead} data-claimed={isOpen ? undefined : true} data-alarm={device.id}>
      <Icon aria-hidden className={css.alarmIcon} />
      <div className={css.words}>
        <div className={css.strong}>
          <bdi>{device.name}</bdi> · <bdi>{patient}</bdi>
        </div>
        <div className={css.small}>
          {lead && nameOf(lead)} {lead !== 'battery' && since !== null && <Lasting since={since} />}
          {others.map((one) => (
            <span key={one}> · {nameOf(one)}</span>
          ))}
        </div>
      </div>
      {!isOpen && attendance && (
        <span className={css.going}>
          <CheckIcon aria-hidden className={css.goingIcon} />
          {attendance.is_own ? t(($) => $.wall.youGo) : t(($) => $.wall.goes, { name: attendance.by.name })}
        </span>
      )}
      {mayWrite && (
        <Going test={test} device={device.name} attentions={calls} attendance={attendance} isNamed={false} />
      )}
    </li>
  );
}
