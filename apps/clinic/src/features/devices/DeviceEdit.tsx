import { useDevice, useUpdateDevice } from '@isopter/api-client';
import { toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Loading } from '../../lib/frame/screen/Loading.tsx';
import { LoadFailed } from '../../lib/frame/screen/LoadFailed.tsx';
import { changedFields } from '../../lib/frame/form/mergeEdits.ts';
import { DeviceForm } from './DeviceForm.tsx';
import { deviceWrite } from './rules.ts';

/** Edits and pairs a device; the screen updates automatically once it is paired [DEV-03 to DEV-05, DEV-09]. */
export function DeviceEdit(): ReactElement {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  const load = useDevice(id);
  const { data, error } = load;
  const { send } = useUpdateDevice();
  if (data === undefined) {
    if (error === undefined) return <Loading />;
    return (
      <LoadFailed
        title={t(($) => $.devices.loadOneFailed)}
        error={error}
        loads={[load]}
        back={{ href: '/devices', label: t(($) => $.navigation.devices) }}
      />
    );
  }
  return (
    <DeviceForm
      key={id}
      title={t(($) => $.devices.edit)}
      device={data}
      save={async (values, { values: before, version }) => {
        const body = { ...changedFields(deviceWrite(before), deviceWrite(values)), version };
        await send({ params: { id }, body });
        toasts.show({ tone: 'positive', message: t(($) => $.devices.saved) });
        return '/devices';
      }}
    />
  );
}
