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
import { Button, LinkButton, ProgressBar } from '@isopter/ui';
import { PauseIcon, PlayIcon } from '@isopter/ui/icons';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { runningOf, signatureOf } from '../running.ts';
import * as css from './Course.css.ts';
import { LiveDrawing } from './LiveDrawing.tsx';
import { useLead } from './useLead.ts';
import { useStripKeys } from './useStripKeys.ts';

/** Props of {@link Running}. */
export interface RunningProps {
  patient: Patient;
  /** Told when a test of the patient begins, ends or changes its state: what was loaded of the tests is old then. */
  onChange: () => void;
}

/** The tests of a patient that run now, each drawn as it goes, paused from here, with the way to its monitor; nothing while none does [OUR-403]. */
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
      {running.map((device, place) => (
        <Strip key={device.id} device={device} since={since} hasKeys={place === 0} />
      ))}
    </>
  );
}

interface StripProps {
  device: ActiveDevice;
  since: number | null;
  /** Whether the keys of what runs are for it. */
  hasKeys: boolean;
}

function Strip({ device, since, hasKeys }: StripProps): ReactElement | null {
  const { t } = useTranslation();
  const testName = useTestName();
  const { clock } = useFormats();
  const lead = useLead(device);
  const test = device.running_test;
  const kind = test ? monitorKind(test, device.capabilities) : undefined;
  useStripKeys(hasKeys, lead, test && kind ? monitorPath(kind, test.id) : undefined);
  if (!test) return null;
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
      <LiveDrawing device={device} id={test.id} />
      <div className={css.stripProgress}>
        <ProgressBar
          label={t(($) => $.patients.devices.progress)}
          value={device.test_progress ?? 0}
          tone={isPaused ? 'caution' : 'accent'}
        />
      </div>
      {lead && (
        <Button
          icon={lead.lead === 'pause' ? <PauseIcon /> : <PlayIcon />}
          isPending={lead.isPending}
          pendingText={t(($) => (lead.lead === 'pause' ? $.monitor.pausing : $.monitor.continuing))}
          isDisabled={since !== null}
          onPress={lead.press}
        >
          {t(($) => $.monitor[lead.lead])}
        </Button>
      )}
      {kind && <LinkButton href={monitorPath(kind, test.id)}>{t(($) => $.tests.actions.monitor)}</LinkButton>}
    </section>
  );
}
