import { useOpenSessions, useTestDevices } from '@isopter/api-client';
import { Select, type SelectProps } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { devicesFor } from './devicesFor.ts';

/** Stands in the list for no headset, which no option can have as its id. */
const NONE = 'none';

interface SessionDeviceFieldProps extends Pick<SelectProps, 'errorMessage' | 'inputRef' | 'name' | 'onBlur'> {
  /** The device chosen; empty for none. */
  value: string;
  onChange: (device: string) => void;
}

/** On which headset a technician tests the patient who is entered; without one they are met in the browser [PAT-12]. */
export function SessionDeviceField({ value, onChange, ...field }: SessionDeviceFieldProps): ReactElement {
  const { t } = useTranslation();
  const devices = useTestDevices();
  const sessions = useOpenSessions();
  const offered = devicesFor(devices.data ?? [], sessions.data?.results ?? []);
  return (
    <Select
      {...field}
      label={t(($) => $.patients.form.device)}
      description={t(($) => $.technicians.device.hint)}
      options={[
        { id: NONE, label: t(($) => $.technicians.device.none) },
        ...offered.map(({ id, name }) => ({ id, label: name })),
      ]}
      value={value || NONE}
      onChange={(id) => onChange(id === NONE ? '' : id)}
    />
  );
}
