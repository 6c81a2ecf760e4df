import { useAuthenticators, useSecondFactors } from '@isopter/api-client';
import { Banner, Button, Dialog, ErrorState, KeyValueList, Skeleton, Stack, Text } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/platform/api/client.ts';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { RecoveryCodes } from '../../../lib/frame/secondFactors/RecoveryCodes.tsx';
import type { TotpSecret } from '../../../lib/frame/secondFactors/TotpSetup.tsx';
import { NewCodes } from './NewCodes.tsx';
import { RemoveApp } from './RemoveApp.tsx';
import { SetUpApp } from './SetUpApp.tsx';

/** The authenticator app and the recovery codes of the signed-in user [OUR-490, OUR-491]. */
export function SecondSteps(): ReactElement {
  const { t } = useTranslation();
  const { data, error, isValidating, mutate } = useSecondFactors();
  const { data: keys = [] } = useAuthenticators();
  const { preferences } = useSignedIn();
  const { when } = useFormats();
  const errorText = useErrorText();
  const [open, setOpen] = useState<'remove' | 'codes' | null>(null);
  const [setup, setSetup] = useState<TotpSecret | null>(null);
  const [isStarting, setStarting] = useState(false);
  const showError = useErrorToast();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = (): void => {
    setOpen(null);
    setSetup(null);
  };
  // requested before the dialog opens, because the server may require step-up authentication first
  const setUp = async (): Promise<void> => {
    setStarting(true);
    try {
      setSetup(await client.call('startTotp'));
    } catch (failure) {
      showError(failure);
    } finally {
      setStarting(false);
    }
  };
  const done = (made: readonly string[]): void => {
    setCodes(made);
    close();
  };

  if (data === undefined) {
    if (error === undefined) return <Skeleton />;
    return (
      <ErrorState title={t(($) => $.secondSteps.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating}>
        {errorText(error)}
      </ErrorState>
    );
  }
  const { totp, recovery_codes: left, has_duo } = data;
  const isAskedByDuo = has_duo && (preferences.enable2fa || preferences.force_2fa);
  const mayHaveCodes = totp !== null || left > 0 || keys.length > 0 || isAskedByDuo;
  return (
    <Stack gap={4}>
      <Text>{t(($) => $.secondSteps.hint)}</Text>
      <KeyValueList
        items={[
          {
            label: t(($) => $.secondSteps.app),
            value:
              totp === null
                ? t(($) => $.secondSteps.appOff)
                : t(($) => $.secondSteps.appOn, { date: when(totp.created) }),
          },
          ...(mayHaveCodes
            ? [
                {
                  label: t(($) => $.secondSteps.codes),
                  value: t(($) => $.secondSteps.codesLeft, { count: left }),
                },
              ]
            : []),
        ]}
      />
      {mayHaveCodes && left > 0 && <Text>{t(($) => $.secondSteps.codesHint)}</Text>}
      {mayHaveCodes && left === 0 && <Banner tone="caution">{t(($) => $.secondSteps.noCodes)}</Banner>}
      <Stack direction="row">
        <Button isPending={isStarting} onPress={() => void setUp()}>
          {t(($) => (totp === null ? $.secondSteps.setUp : $.secondSteps.replace))}
        </Button>
        {mayHaveCodes && <Button onPress={() => setOpen('codes')}>{t(($) => $.secondSteps.newCodes)}</Button>}
        {totp !== null && (
          <Button variant="quiet" onPress={() => setOpen('remove')}>
            {t(($) => $.secondSteps.remove)}
          </Button>
        )}
      </Stack>
      {setup !== null && <SetUpApp shown={setup} onDone={done} onClose={close} />}
      {open === 'codes' && <NewCodes hasOld={left > 0} onDone={done} onClose={close} />}
      {open === 'remove' && <RemoveApp onClose={close} />}
      {codes.length > 0 && (
        // they are shown only once: a press outside the dialog must not close it
        <Dialog title={t(($) => $.secondSteps.codes)} isOpen isDismissable={false}>
          <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
        </Dialog>
      )}
    </Stack>
  );
}
