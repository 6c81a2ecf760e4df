import { useActiveDevices, useStaleSince } from '@isopter/api-client';
import {
  type ActiveDevice,
  hasStatus,
  monitorKind,
  monitorPath,
  type Patient,
  POLL_DEVICES,
  sideOfTest,
} from '@isopter/contract';
import { LinkButton, ProgressBar } from '@isopter/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/useFormats.ts';
import { useTestName } from '../../../lib/tests/useTestName.ts';
import { runningOf, signatureOf } from '../running.ts';
import * as css from './Course.css.ts';

/** Props of {@link Running}. */
export interface RunningProps {
  patient: Patient;
  /** Told when a test of the patient begins, ends or changes its state: what was loaded of the tests is old then. */
  onChange: () => void;
}

/** The tests of a patient that run now, with the way to their monitors; nothing while none does. */
export function Running({ patient, onChange }: RunningProps): ReactElement | null {
  const devices = useActiveDevices();
  const since = useStaleSince(devices, POLL_DEVICES);
  const running = (devices.data ?? []).filter(({ running_test }) => running_test?.patient?.id === patient.id);
  const signature = devices.data && signatureOf(runningOf(running));
  // the first answer is as old as the page itself
  const known = useRef(signature);
  useEffect(() => {
    if (known.current !== signature && known.current !== undefined) onChange();
    known.current = signature;
  }, [onChange, signature]);
  return running.length === 0 ? null : (
    <>
      {running.map((device) => (
        <Strip key={device.id} device={device} since={since} />
      ))}
    </>
  );
}

function Strip({ device, since }: { device: ActiveDevice; since: number | null }): ReactElement | null {
  const { t } = useTranslation();
  const testName = useTestName();
  const { clock } = useFormats();
  const test = device.running_test;
  if (!test) return null;
  const kind = monitorKind(test, device.capabilities);
  const isPaused = hasStatus(test.status, 'paused', 'stopped');
  const side = t(($) => $.testNames.sides[sideOfTest(test)]);
  const state = isPaused ? t(($) => $.statuses.paused) : t(($) => $.course.running);
  return (
    <section
      className={css.strip}
      aria-label={t(($) => $.course.runningNow)}
      data-paused={isPaused || undefined}
      data-stale={since === null ? undefined : true}
    >
      <div className={css.stripWhat}>
        <span className={isPaused ? css.stripPaused : css.stripState}>
          {since === null ? state : t(($) => $.common.asOf, { time: clock(since) })}
        </span>
        <strong>{t(($) => $.testNames.withDetail, { test: testName(test.test_group), detail: side })}</strong>
        <span className={css.quiet}>
          <bdi>{device.name}</bdi>
        </span>
      </div>
      <div className={css.stripProgress}>
        <ProgressBar
          label={t(($) => $.patients.devices.progress)}
          value={device.test_progress ?? 0}
          tone={isPaused ? 'caution' : 'accent'}
        />
      </div>
      {kind && <LinkButton href={monitorPath(kind, test.id)}>{t(($) => $.tests.actions.monitor)}</LinkButton>}
    </section>
  );
}
