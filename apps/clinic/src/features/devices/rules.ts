import { type DeviceType, isPrintable, TEXT_MAX } from '@isopter/contract';

/** What the form of a device holds. */
export interface DeviceFormValues {
  name: string;
  device_type: DeviceType | '';
  /** Ids. */
  offices: readonly string[];
}

export type DeviceField = keyof DeviceFormValues;
export type DeviceRefusal = 'required' | 'maxLength' | 'unprintable';

function nameRefusal(name: string): DeviceRefusal | undefined {
  if (name === '') return 'required';
  if (name.length > TEXT_MAX.name) return 'maxLength';
  return isPrintable(name) ? undefined : 'unprintable';
}

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
