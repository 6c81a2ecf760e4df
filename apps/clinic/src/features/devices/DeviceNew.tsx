import { useCreateDevice } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DeviceForm } from './DeviceForm.tsx';
import type { DeviceFormValues } from './rules.ts';

/** A new device, and on to the code it is paired with [DEV-03]. */
export function DeviceNew(): ReactElement {
  const { t } = useTranslation();
  const { send } = useCreateDevice();
  const save = async ({ name, device_type, offices, pool }: DeviceFormValues): Promise<string> => {
    if (device_type === '') throw new Error('a valid form has a type');
    const { id } = await send({
      body: { name, device_type, offices: [...offices], pacs_integration_device_pool: pool },
    });
    toasts.show({ tone: 'positive', message: t(($) => $.devices.added) });
    return `/devices/edit/${id}`;
  };
  return <DeviceForm title={t(($) => $.devices.new)} device={null} save={save} />;
}
