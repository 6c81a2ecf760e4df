import type { DeviceType } from '@isopter/contract';
import { nameRefusal, type NameRefusal } from '../../lib/form/nameRefusal.ts';

/** What the form of a device holds. */
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
