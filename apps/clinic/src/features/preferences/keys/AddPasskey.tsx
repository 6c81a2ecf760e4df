import { useAuthenticators } from '@isopter/api-client';
import { Banner, Button, Stack, Text } from '@isopter/ui';
import { AddIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hasKeys } from './hasKeys.ts';
import { useAddKey } from './useAddKey.ts';

/** Adds a passkey, which is listed with the security keys [OUR-494]. */
export function AddPasskey(): ReactElement {
  const { t } = useTranslation();
  const { data } = useAuthenticators();
  const { add, isPending } = useAddKey('passkey');
  const number = (data ?? []).filter(({ is_passkey }) => is_passkey).length + 1;
  return (
    <Stack gap={3}>
      <Text>{t(($) => $.keys.passkeyHint)}</Text>
      {!hasKeys() && <Banner tone="caution">{t(($) => $.keys.unsupported)}</Banner>}
      <div>
        <Button
          icon={<AddIcon />}
          isDisabled={!hasKeys() || data === undefined}
          isPending={isPending}
          onPress={() => void add(t(($) => $.keys.newPasskeyName, { number }))}
        >
          {t(($) => $.keys.addPasskey)}
        </Button>
      </div>
    </Stack>
  );
}
