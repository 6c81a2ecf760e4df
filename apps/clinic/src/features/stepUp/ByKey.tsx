import { ApiError } from '@isopter/api-client';
import { Button, FormError, Stack } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/platform/api/client.ts';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { answerOfKey } from '../../lib/domain/securityKeys/answerOfKey.ts';
import type { WayProps } from './StepUp.tsx';

/** Proof by a security key. Browsers ask for one only after a press of a button (KEY-03). */
export function ByKey({ action, onProven, onCancel, children }: WayProps): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const check = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await client.call('checkKey', { query: { action }, body: await answerOfKey(action) });
      onProven();
    } catch (error) {
      // not a refusal of the server: the browser's dialog was closed, or the key did not answer
      setFailure(error instanceof ApiError ? errorText(error) : t(($) => $.errors.deviceAuthFailed));
    } finally {
      setPending(false);
    }
  };

  return (
    <Stack gap={3}>
      <p>{t(($) => $.stepUp.keyHint)}</p>
      {failure !== undefined && <FormError>{failure}</FormError>}
      <Button variant="primary" isFullWidth isPending={isPending} onPress={() => void check()}>
        {t(($) => $.stepUp.useKey)}
      </Button>
      {children}
      <Button variant="quiet" isFullWidth onPress={onCancel}>
        {t(($) => $.common.cancel)}
      </Button>
    </Stack>
  );
}
