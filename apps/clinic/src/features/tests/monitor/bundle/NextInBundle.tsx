import { useCall } from '@isopter/api-client';
import { POLL_DEVICES, POLL_TESTS, type Test, type TestBundle, testStatus } from '@isopter/contract';
import { Button } from '@isopter/ui';
import { NextIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTestName } from '../../../../lib/domain/tests/useTestName.ts';
import { EndTestDialog } from '../../list/EndTestDialog.tsx';
import { testActions, type Viewer } from '../../list/rules/actions.ts';
import { useResume } from '../../list/useResume.ts';
import { useOpenMonitor } from '../../../../lib/domain/tests/useOpenMonitor.ts';
import * as css from '../Monitor.css.ts';
import { waitsForStart, type WayOn } from '../rules/end.ts';

/** Props of {@link NextInBundle}. */
export interface NextInBundleProps {
  bundle: TestBundle;
  /** Where the bundle is now. */
  way: WayOn;
  viewer: Viewer;
}

const isPending = (test: Test | undefined): boolean => testStatus(test?.status) === 'pending';

/**
 * Leads from a test that is over to the one its bundle has come to. Where that waits for its device, which another test
 * took, it can be started from here, or skipped [BUND-02, BUND-06, FORM-18].
 */
export function NextInBundle({ bundle, way: { id, number, total }, viewer }: NextInBundleProps): ReactElement | null {
  const { t } = useTranslation();
  const nameOf = useTestName();
  const open = useOpenMonitor();
  const { resume: start, isResuming: isStarting } = useResume(open);
  const [isSkipping, setSkipping] = useState(false);
  const { data: next } = useCall(
    'getTest',
    { params: { id } },
    { silent: true, poll: (test) => (isPending(test) ? POLL_TESTS : 0) },
  );
  const { data: device } = useCall(
    'getDevice',
    next && isPending(next) ? { params: { id: next.using_device ?? next.device } } : null,
    { silent: true, poll: POLL_DEVICES },
  );
  if (!next) return null;
  const isWaiting = waitsForStart(bundle, next, device);
  return (
    <section className={css.section} aria-labelledby="monitor-next">
      <h2 id="monitor-next" className={css.sectionTitle}>
        {t(($) => $.monitor.nextInBundle)}
      </h2>
      {isWaiting && <p className={css.place}>{t(($) => $.monitor.nextWaits, { device: device?.name ?? '' })}</p>}
      {isWaiting && viewer.mayWrite && (
        <div className={css.controls}>
          <Button isFullWidth isPending={isStarting} onPress={() => start(next)}>
            {t(($) => $.monitor.start)}
          </Button>
          {testActions(next, viewer).includes('cancel') && (
            <Button isFullWidth onPress={() => setSkipping(true)}>
              {t(($) => $.tests.actions.skip)}
            </Button>
          )}
        </div>
      )}
      <Button icon={<NextIcon />} isFullWidth onPress={() => open(next)}>
        {t(($) => $.monitor.openNext, { number, total, test: nameOf(next.test_group) })}
      </Button>
      {isSkipping && <EndTestDialog test={next} kind="skip" onClose={() => setSkipping(false)} />}
    </section>
  );
}
