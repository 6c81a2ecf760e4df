import type { Eye } from '@isopter/contract';
import { Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { skipPayload } from '../../rules/skipEye.ts';
import type { DeviceActions } from '../../commands/useDeviceActions.ts';

/** Props of {@link SkipEye}. */
export interface SkipEyeProps {
  phase: Eye;
  actions: DeviceActions;
}

/** Skips the phase that is being done, or comes next [ACU-02]. */
export function SkipEye({ phase, actions }: SkipEyeProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Button
      isPending={actions.isPending('skip eye')}
      onPress={() => actions.send({ message: 'skip eye', payload: skipPayload(phase) })}
    >
      {t(($) => $.monitor[`skip${phase}`])}
    </Button>
  );
}
