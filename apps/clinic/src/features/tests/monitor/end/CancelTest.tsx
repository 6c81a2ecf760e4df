import type { Test } from '@isopter/contract';
import { Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EndTestQuestion } from '../../list/EndTestQuestion.tsx';
import type { DeviceActions } from '../commands/useDeviceActions.ts';

/** Props of {@link CancelTest}. */
export interface CancelTestProps {
  test: Test;
  actions: DeviceActions;
  /** It is being asked. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

/** Cancels the test, once it has asked [MON-20]. */
export function CancelTest({ test, actions, isAsking, onAsk }: CancelTestProps): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="danger"
        isFullWidth
        isPending={actions.isPending('cancel')}
        pendingText={t(($) => $.monitor.canceling)}
        onPress={() => onAsk(true)}
      >
        {t(($) => $.monitor.cancel)}
      </Button>
      {isAsking && (
        <EndTestQuestion
          test={test}
          kind="cancel"
          onClose={() => onAsk(false)}
          onConfirm={() => actions.send({ message: 'cancel' })}
        />
      )}
    </>
  );
}
