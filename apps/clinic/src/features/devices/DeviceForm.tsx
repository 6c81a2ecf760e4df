import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { DeviceFields } from './DeviceFields.tsx';
import { DevicePairing } from './DevicePairing.tsx';
import { type DeviceFormOptions, useDeviceForm } from './useDeviceForm.ts';

interface DeviceFormProps extends DeviceFormOptions {
  title: string;
}

const CLOSE = '/devices';

/** The form of a device, new or known; a known one says how it is paired, and what it has been doing [DEV-03, DEV-04]. */
export function DeviceForm({ title, device, save }: DeviceFormProps): ReactElement {
  const { t } = useTranslation();
  const { form, submit, failure, conflict } = useDeviceForm({ device, save });
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.devices), href: CLOSE }, { label: title }]}
      closeHref={CLOSE}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      failure={failure}
      conflict={conflict}
    >
      {device !== null && <DevicePairing device={device} />}
      <DeviceFields control={form.control} device={device} />
    </EditScreen>
  );
}
