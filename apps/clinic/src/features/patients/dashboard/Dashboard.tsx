import { type ActiveDevice, hasStatus, sideOfTest, type TestGroupChoice } from '@isopter/contract';
import { CardGrid, DeviceCard, Skeleton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../../lib/platform/format/isolate.ts';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { usePatientName } from '../../../lib/domain/patients/usePatientName.ts';
import { monitorKind, monitorPath } from '@isopter/contract';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { useDashboardCollapsed } from './dashboard.ts';
import { cards, room } from '../PatientList.css.ts';

/** Props of {@link Dashboard}. */
export interface DashboardProps {
  devices: readonly ActiveDevice[] | undefined;
  isLoading: boolean;
  /** Since when what is known of the devices is out of date, milliseconds of the epoch; null while it is not. */
  staleSince: number | null;
}

/** Each connected device with its patient, test, progress and battery; without colour once that is out of date (PAT-03). */
export function Dashboard(props: DashboardProps): ReactElement | null {
  const isCollapsed = useDashboardCollapsed();
  return isCollapsed ? null : <Devices {...props} />;
}

function Devices({ devices, isLoading, staleSince }: DashboardProps): ReactElement | null {
  const { t } = useTranslation();
  const { clock } = useFormats();
  const asOf = staleSince === null ? null : t(($) => $.common.asOf, { time: clock(staleSince) });
  if (isLoading) {
    return (
      <CardGrid isStrip>
        {['1', '2', '3', '4'].map((id) => (
          <div key={id} className={room}>
            <Skeleton shape="block" height="100%" />
          </div>
        ))}
      </CardGrid>
    );
  }
  if (devices === undefined || devices.length === 0) return null;
  return (
    <div className={cards} data-stale={asOf === null ? undefined : true}>
      <CardGrid isStrip aria-label={t(($) => $.patients.devices.title)}>
        {devices.map((device) => (
          <Device key={device.id} device={device} asOf={asOf} />
        ))}
      </CardGrid>
    </div>
  );
}

/** @param asOf how old what is shown is, in words; null while it is live */
function Device({ device, asOf }: { device: ActiveDevice; asOf: string | null }): ReactElement {
  const { t } = useTranslation();
  const { when } = useFormats();
  const testName = useShortTestName();
  const nameOf = usePatientName();
  const { name, running_test: test, last_used, test_progress } = device;
  const battery = device.battery_level_headset_percentage ?? null;
  const dated = (detail: string): string => (asOf === null ? detail : `${detail} · ${asOf}`);

  if (!test) {
    const detail = last_used
      ? t(($) => $.patients.devices.lastUsed, { when: when(last_used, 'in a sentence') })
      : t(($) => $.patients.devices.neverUsed);
    return (
      <DeviceCard name={name} battery={battery} title={t(($) => $.patients.devices.free)} detail={dated(detail)} />
    );
  }

  const { patient } = test;
  const title = nameOf(patient);
  const isPaused = hasStatus(test.status, 'paused', 'stopped');
  const side = t(($) => $.testNames.sides[sideOfTest(test)]);
  const kind = monitorKind(test, device.capabilities);
  return (
    <DeviceCard
      name={name}
      battery={battery}
      title={title}
      detail={dated(
        isPaused
          ? t(($) => $.patients.devices.paused, { test: testName(test.test_group) })
          : t(($) => $.testNames.withDetail, { test: testName(test.test_group), detail: side }),
      )}
      href={kind && `${monitorPath(kind, test.id)}?from=home`}
      progress={{
        label: t(($) => $.patients.devices.progress),
        value: test_progress ?? 0,
        tone: isPaused ? 'caution' : 'accent',
      }}
    />
  );
}

/** A card is narrow: a perimetry with its program needs no further name. */
function useShortTestName(): (test: TestGroupChoice) => string {
  const { t, i18n } = useTranslation();
  const testName = useTestName();
  return (test) => {
    const { group, strategy, protocol } = test;
    if (group !== 'PERIMETRY' || !strategy || !protocol) return testName(test);
    const program = isolate(protocol, i18n.dir());
    return t(($) => $.testNames.perimetryProgram, { program, strategy: t(($) => $.testNames.strategies[strategy]) });
  };
}
