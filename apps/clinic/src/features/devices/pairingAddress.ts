import type { Device } from '@isopter/contract';

/**
 * What the QR code of an unclaimed device holds: a camera opens an address, a headset reads the code alone [DEV-04].
 * @param origin of the application
 */
export const pairingAddress = ({ device_type, code }: Pick<Device, 'device_type' | 'code'>, origin: string): string =>
  device_type === 'CAMERA' ? `${origin}/api/cameras/link/?${new URLSearchParams({ code })}` : code;
