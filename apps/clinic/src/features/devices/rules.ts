import type { Device, DeviceType } from '@isopter/contract';
import { nameRefusal, type NameRefusal } from '../../lib/frame/form/nameRefusal.ts';

/** Form values of a device. */
export interface DeviceFormValues {
  name: string;
  device_type: DeviceType | '';
  /** Ids. */
  offices: readonly string[];
  /** The id of a pool of the PACS, or none. */
  pool: string | null;
}

export type DeviceField = Exclude<keyof DeviceFormValues, 'pool'>;
export type DeviceRefusal = NameRefusal;

/** Initial values of the form of a device. */
export const deviceValues = (device: Device | null): DeviceFormValues => ({
  name: device?.name ?? '',
  device_type: device?.device_type ?? 'S',
  offices: device?.offices ?? [],
  pool: device?.pacs_integration_device_pool ?? null,
});

/** Fields sent for an existing device, whose type is fixed. */
export const deviceWrite = ({ name, offices, pool }: DeviceFormValues) => ({
  name,
  offices: [...offices],
  pacs_integration_device_pool: pool,
});

/** Which fields are refused, and why: all three are required [DEV-03]. */
export function deviceRefusals({
  name,
  device_type,
  offices,
}: DeviceFormValues): Partial<Record<DeviceField, DeviceRefusal>> {
  const ofName = nameRefusal(name.trim());
  return {
    ...(ofName && { name: ofName }),
    ...(device_type === '' && { device_type: 'required' as const }),
    ...(offices.length === 0 && { offices: 'required' as const }),
  };
}
