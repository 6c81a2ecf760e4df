import type { Test } from '@isopter/contract';
import { Button, ConfirmDialog } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WhoseTest } from '../WhoseTest.tsx';
import * as css from './Monitor.css.ts';
import type { Control } from '../../../lib/domain/live/rules/controls.ts';
import type { DeviceActions } from './commands/useDeviceActions.ts';

/** Props of {@link Controls}. */
export interface ControlsProps {
  test: Test;
  /** The run that would be discarded by a restart, where it is known. */
  run: number | null;
  /** Controls of the device's screen in addition to those in the bar [MON-10]. */
  controls: readonly Control[];
  actions: DeviceActions;
}

/** The further buttons the device's screen offers; restarting asks first [MON-10, MON-20]. */
export function Controls({ test, run, controls, actions }: ControlsProps): ReactElement | null {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  if (controls.length === 0) return null;

  return (
    <div className={css.controls} role="group" aria-label={t(($) => $.monitor.moreControls)}>
      {controls.map((control) => (
        <Button
          key={control}
          isFullWidth
          isPending={actions.isPending(control)}
          onPress={() => (control === 'restart' ? setAsking(true) : actions.send({ message: control }))}
        >
          {t(($) => $.monitor[control])}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={t(($) => $.monitor.restartTitle)}
        message={
          <>
            <WhoseTest test={test} />
            {t(($) => $.monitor.restartMessage)}
          </>
        }
        confirmLabel={t(($) => $.monitor.restart)}
        onConfirm={() => actions.send({ message: 'restart', run })}
      />
    </div>
  );
}
