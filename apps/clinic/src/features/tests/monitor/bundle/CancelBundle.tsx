import type { Test } from '@isopter/contract';
import { Button } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EndBundleDialog } from './EndBundleDialog.tsx';
import type { DeviceActions } from '../commands/useDeviceActions.ts';

/** Cancels the bundle the test is part of, once it has asked [BUND-02]. */
export function CancelBundle({ test, actions }: { test: Test; actions: DeviceActions }): ReactElement {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        isFullWidth
        isPending={actions.isPending('cancel bundle')}
        onPress={() => setAsking(true)}
      >
        {t(($) => $.monitor.cancelBundle)}
      </Button>
      {isAsking && (
        <EndBundleDialog
          test={test}
          onClose={() => setAsking(false)}
          onConfirm={() => actions.send({ message: 'cancel bundle' })}
        />
      )}
    </>
  );
}
