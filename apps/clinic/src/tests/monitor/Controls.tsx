import { useRestartTest } from '@isopter/api-client';
import { Button, ConfirmDialog, toasts } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Monitor.css.ts';
import type { Control } from './rules/controls.ts';
import type { DeviceActions } from './useDeviceActions.ts';

/** Props of {@link Controls}. */
export interface ControlsProps {
  test: string;
  /** The run that would be discarded by a restart, where it is known. */
  run: number | null;
  /** What the device's screen offers [MON-10]. */
  controls: readonly Control[];
  actions: DeviceActions;
  /** Called once the test was started anew. */
  onRestarted: () => void;
}

/** The buttons the device's screen offers; restarting is a call, and asks first [MON-10, MON-20]. */
export function Controls({ test, run, controls, actions, onRestarted }: ControlsProps): ReactElement | null {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { send: restart } = useRestartTest();
  if (controls.length === 0) return null;

  const confirm = async (): Promise<void> => {
    try {
      await restart({ params: { id: test }, query: { ...(run !== null && { run }) } });
      onRestarted();
    } catch {
      toasts.show({ tone: 'critical', message: t(($) => $.monitor.restartFailed) });
    }
  };
  return (
    <div className={css.controls} role="group" aria-label={t(($) => $.monitor.controls)}>
      {controls.map((control) => (
        <Button
          key={control}
          variant={control === 'play' || control === 'pause' ? 'primary' : 'secondary'}
          isFullWidth
          isPending={control !== 'restart' && actions.isPending(control)}
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
        message={t(($) => $.monitor.restartMessage)}
        confirmLabel={t(($) => $.monitor.restart)}
        onConfirm={confirm}
      />
    </div>
  );
}
