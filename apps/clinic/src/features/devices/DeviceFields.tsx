import { useOfficeChoices } from '@isopter/api-client';
import { DEVICE_TYPES, type Device } from '@isopter/contract';
import { Banner, Select, TagPicker, TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/form/Bound.tsx';
import { useSignedIn } from '../../lib/session/session.ts';
import type { DeviceFormValues } from './rules.ts';

interface DeviceFieldsProps {
  control: Control<DeviceFormValues>;
  /** Null for a new one. */
  device: Device | null;
}

/** Name, type and offices; the type is fixed after creation, and cameras exist in research mode only [DEV-03, DEV-07]. */
export function DeviceFields({ control, device }: DeviceFieldsProps): ReactElement {
  const { t } = useTranslation();
  const { research_mode } = useSignedIn().office_group;
  const offices = useOfficeChoices();
  const choices = (offices.data?.results ?? []).map(({ id, name }) => ({ id, label: name }));
  const types = DEVICE_TYPES.filter((type) => type !== 'CAMERA' || research_mode || device?.device_type === type);
  return (
    <>
      {offices.error && <Banner tone="critical">{t(($) => $.devices.officesFailed)}</Banner>}
      <Bound control={control} name="name">
        {(field) => <TextField {...field} label={t(($) => $.devices.name)} isRequired autoComplete="off" />}
      </Bound>
      <Bound<DeviceFormValues, 'device_type', HTMLButtonElement> control={control} name="device_type">
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            label={t(($) => $.devices.type)}
            isRequired
            isDisabled={device !== null}
            options={types.map((type) => ({ id: type, label: t(($) => $.devices.types[type]) }))}
            value={value || null}
            onChange={(type) => onChange(type as DeviceFormValues['device_type'])}
          />
        )}
      </Bound>
      <Bound control={control} name="offices">
        {({ value, onChange, ...field }) => (
          <TagPicker
            {...field}
            label={t(($) => $.devices.offices)}
            isRequired
            options={choices}
            value={choices.filter(({ id }) => value.includes(id))}
            onChange={(chosen) => {
              // offices of others are not offered, and stay [DEV-11]
              const others = value.filter((id) => choices.every((choice) => choice.id !== id));
              onChange([...others, ...chosen.map(({ id }) => id)]);
            }}
          />
        )}
      </Bound>
    </>
  );
}
