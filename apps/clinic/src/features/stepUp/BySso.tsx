import { pageDigest } from '@isopter/api-client';
import { routes } from '@isopter/contract/routes';
import { Button, FormError, Stack } from '@isopter/ui';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SECRET } from '../../lib/platform/stepUp/page.ts';
import { hearConfirmed } from '../../lib/platform/stepUp/confirmed.ts';
import type { WayProps } from './StepUp.tsx';

/** Step-up authentication at the identity provider. It opens in a new tab, so the form and its input stay open. */
export function BySso({ action, onProven, onCancel }: WayProps): ReactElement {
  const { t } = useTranslation();
  const [hasLeft, setLeft] = useState(false);
  const finish = useEffectEvent(onProven);
  useEffect(() => hearConfirmed(() => finish()), []);
  // known before the press: some browsers open a tab only within the press itself
  const [page, setPage] = useState<string>();
  const [isInsecure, setInsecure] = useState(false);
  useEffect(() => {
    // browsers compute digests on https only
    pageDigest(PAGE_SECRET).then(setPage, () => setInsecure(true));
  }, []);
  const leave = (): void => {
    if (page === undefined) return;
    setLeft(true);
    const [, path] = routes.reauthorizeSso;
    window.open(`${path}?${new URLSearchParams({ action, page })}`, '_blank', 'noopener');
  };
  return (
    <Stack gap={3}>
      <p role="status">{hasLeft ? t(($) => $.stepUp.ssoWaiting) : t(($) => $.stepUp.ssoHint)}</p>
      {isInsecure && <FormError>{t(($) => $.stepUp.ssoInsecure)}</FormError>}
      <Button variant="primary" isFullWidth isDisabled={page === undefined} onPress={leave}>
        {t(($) => $.stepUp.useSso)}
      </Button>
      <Button variant="quiet" isFullWidth onPress={onCancel}>
        {t(($) => $.common.cancel)}
      </Button>
    </Stack>
  );
}
