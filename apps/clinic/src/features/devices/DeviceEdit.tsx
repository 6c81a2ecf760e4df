import { useDevice, useUpdateDevice } from '@isopter/api-client';
import { ErrorState, LinkButton, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useErrorText } from '../../lib/errors/useErrorText.ts';
import { Loading } from '../../lib/screen/Loading.tsx';
import { centred } from '../../lib/screen/Notice.css.ts';
import { DeviceForm } from './DeviceForm.tsx';

/** Changing a device, and pairing it: once it is paired the screen says so by itself [DEV-03 to DEV-05, DEV-09]. */
export function DeviceEdit(): ReactElement {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  const { data, error, isValidating, mutate } = useDevice(id);
  const { send } = useUpdateDevice();
  const errorText = useErrorText();
  if (data === undefined) {
    if (error === undefined) return <Loading />;
    return (
      <div className={centred}>
        <ErrorState
          title={t(($) => $.devices.loadOneFailed)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
          action={
            <LinkButton href="/devices" variant="quiet">
              {t(($) => $.navigation.devices)}
            </LinkButton>
          }
        >
          {errorText(error)}
        </ErrorState>
      </div>
    );
  }
  return (
    <DeviceForm
      key={id}
      title={t(($) => $.devices.edit)}
      device={data}
      save={async ({ name, offices, pool }) => {
        await send({ params: { id }, body: { name, offices: [...offices], pacs_integration_device_pool: pool } });
        toasts.show({ tone: 'positive', message: t(($) => $.devices.saved) });
        return '/devices';
      }}
    />
  );
}
