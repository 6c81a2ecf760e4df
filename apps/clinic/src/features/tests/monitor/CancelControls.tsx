import type { Test } from '@isopter/contract';
import { Button } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EndTestQuestion } from '../list/EndTestQuestion.tsx';
import { EndBundleDialog } from './EndBundleDialog.tsx';
import type { DeviceActions } from './useDeviceActions.ts';

/** Props of {@link CancelControls}. */
export interface CancelControlsProps {
  test: Test;
  actions: DeviceActions;
}

/** Cancels the test, or its whole bundle; each asks first [MON-20, BUND-02]. */
export function CancelControls({ test, actions }: CancelControlsProps): ReactElement {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'cancel' | 'cancel bundle' | null>(null);
  const close = (): void => setAsking(null);
  return (
    <>
      <Button variant="danger" isFullWidth isPending={actions.isPending('cancel')} onPress={() => setAsking('cancel')}>
        {t(($) => $.monitor.cancel)}
      </Button>
      {test.test_bundle && (
        <Button
          variant="danger"
          isFullWidth
          isPending={actions.isPending('cancel bundle')}
          onPress={() => setAsking('cancel bundle')}
        >
          {t(($) => $.monitor.cancelBundle)}
        </Button>
      )}
      {asking === 'cancel' && (
        <EndTestQuestion
          test={test}
          kind="cancel"
          onClose={close}
          onConfirm={() => actions.send({ message: 'cancel' })}
        />
      )}
      {asking === 'cancel bundle' && (
        <EndBundleDialog onClose={close} onConfirm={() => actions.send({ message: 'cancel bundle' })} />
      )}
    </>
  );
}
