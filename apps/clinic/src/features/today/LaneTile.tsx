import { monitorKind, monitorPath, sideOfTest } from '@isopter/contract';
import { BatteryIcon, Link, ProgressBar } from '@isopter/ui';
import { CautionIcon, PositiveIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { useTestName } from '../../lib/domain/tests/useTestName.ts';
import type { Lane } from './rules/groups.ts';
import * as css from './Today.css.ts';
import { useNeedText } from './useNeedText.ts';
import { usePatientName } from '../../lib/domain/patients/usePatientName.ts';

/** A device: what runs on it and with whom; all of it leads to its monitor [OUR-261]. */
export function LaneTile({ lane, since }: { lane: Lane; since: number | null }): ReactElement {
  const { t } = useTranslation();
  const { when, clock } = useFormats();
  const testName = useTestName();
  const nameOf = usePatientName();
  const needText = useNeedText();
  const { device, open } = lane;
  const { running_test: test, name, last_used, test_progress } = device;
  const kind = test && monitorKind(test, device.capabilities);
  const isNeeded = open.length > 0;
  const foot = needText(lane);
  return (
    <div
      className={css.tile}
      role="group"
      aria-label={name}
      data-needs={isNeeded || undefined}
      data-stale={since === null ? undefined : true}
    >
      <div className={css.tileHead}>
        <bdi>{name}</bdi>
        <BatteryIcon owner="headset" percentage={device.battery_level_headset_percentage ?? null} />
      </div>
      {test ? (
        <>
          <div className={css.tilePatient}>
            {kind ? (
              <span className={css.tileLink}>
                <Link variant="quiet" href={`${monitorPath(kind, test.id)}?from=today`}>
                  <bdi>{nameOf(test.patient)}</bdi>
                </Link>
              </span>
            ) : (
              <bdi>{nameOf(test.patient)}</bdi>
            )}
          </div>
          <div className={css.tileTest}>{testName(test.test_group)}</div>
          <div className={css.tileTest}>{t(($) => $.testNames.sides[sideOfTest(test)])}</div>
          <div className={css.tileFoot}>
            <ProgressBar
              label={t(($) => $.patients.devices.progress)}
              isLabelHidden
              value={test_progress ?? 0}
              tone={isNeeded ? 'caution' : 'accent'}
            />
            {since === null ? (
              foot && (
                <span className={css.reason} data-needs={isNeeded || undefined}>
                  {isNeeded && <CautionIcon aria-hidden />}
                  {foot}
                </span>
              )
            ) : (
              <span>{t(($) => $.common.asOf, { time: clock(since) })}</span>
            )}
          </div>
        </>
      ) : (
        <>
          <div className={css.tileFree}>
            <PositiveIcon aria-hidden />
            {t(($) => $.patients.devices.free)}
          </div>
          <div className={css.tileTest}>
            {last_used
              ? t(($) => $.patients.devices.lastUsed, { when: when(last_used, 'in a sentence') })
              : t(($) => $.patients.devices.neverUsed)}
          </div>
        </>
      )}
    </div>
  );
}
