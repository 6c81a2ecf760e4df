import { usePacsConfiguration } from '@isopter/api-client';
import { DEVICE_TYPES, type Device } from '@isopter/contract';
import { Banner, Select, TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { OfficesField } from '../../lib/domain/offices/OfficesField.tsx';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import type { DeviceFormValues } from './rules.ts';

const NO_POOL = 'none';

interface DeviceFieldsProps {
  control: Control<DeviceFormValues>;
  /** Null for a new one. */
  device: Device | null;
}

/** Name, type and offices; the type is fixed after creation, and cameras exist in research mode only [DEV-03, DEV-07]. */
export function DeviceFields({ control, device }: DeviceFieldsProps): ReactElement {
  const { t } = useTranslation();
  const { research_mode } = useSignedIn().office_group;
  const types = DEVICE_TYPES.filter((type) => type !== 'CAMERA' || research_mode || device?.device_type === type);
  return (
    <>
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
      <OfficesField control={control} name="offices" />
      <PoolField control={control} />
    </>
  );
}

/** The pool of a device: for PACS users, when there are pools [DEV-03, DEV-10]. */
function PoolField({ control }: Pick<DeviceFieldsProps, 'control'>): ReactElement | null {
  const { t } = useTranslation();
  const { data, error } = usePacsConfiguration(useSignedIn().office_group.pacs_integration);
  if (error !== undefined) return <Banner tone="critical">{t(($) => $.devices.poolsFailed)}</Banner>;
  const pools = data?.device_pools ?? [];
  if (pools.length === 0) return null;
  return (
    <Bound<DeviceFormValues, 'pool', HTMLButtonElement> control={control} name="pool">
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          label={t(($) => $.devices.pool)}
          options={[
            { id: NO_POOL, label: t(($) => $.devices.noPool) },
            ...pools.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={value ?? NO_POOL}
          onChange={(pool) => onChange(pool === NO_POOL ? null : pool)}
        />
      )}
    </Bound>
  );
}
