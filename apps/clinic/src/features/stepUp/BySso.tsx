import { routes } from '@isopter/contract/routes';
import { Button, Stack } from '@isopter/ui';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hearConfirmed } from '../../lib/stepUp/confirmed.ts';
import type { WayProps } from './StepUp.tsx';

/** Step-up authentication at the identity provider. It opens in a new tab, so the form and its input stay open. */
export function BySso({ action, onProven, onCancel }: WayProps): ReactElement {
  const { t } = useTranslation();
  const [hasLeft, setLeft] = useState(false);
  const finish = useEffectEvent(onProven);
  useEffect(() => hearConfirmed(() => finish()), []);
  const leave = (): void => {
    setLeft(true);
    const [, path] = routes.reauthorizeSso;
    window.open(`${path}?${new URLSearchParams({ action })}`, '_blank', 'noopener');
  };
  return (
    <Stack gap={3}>
      <p role="status">{hasLeft ? t(($) => $.stepUp.ssoWaiting) : t(($) => $.stepUp.ssoHint)}</p>
      <Button variant="primary" isFullWidth onPress={leave}>
        {t(($) => $.stepUp.useSso)}
      </Button>
      <Button variant="quiet" isFullWidth onPress={onCancel}>
        {t(($) => $.common.cancel)}
      </Button>
    </Stack>
  );
}
