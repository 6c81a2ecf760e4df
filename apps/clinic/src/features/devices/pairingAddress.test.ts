import { expect, it } from 'vitest';
import { pairingAddress } from './pairingAddress.ts';

it('leads a camera to the address that links it, and gives a headset the code alone [DEV-04]', () => {
  const at = 'https://clinic.example';
  expect(pairingAddress({ device_type: 'CAMERA', code: 'K7QM-2RTX' }, at)).toBe(
    'https://clinic.example/api/cameras/link/?code=K7QM-2RTX',
  );
  expect(pairingAddress({ device_type: 'S', code: 'K7QM-2RTX' }, at)).toBe('K7QM-2RTX');
});
