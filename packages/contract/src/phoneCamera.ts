import * as z from 'zod/mini';
import { filled, Id, intBetween, text } from './entities/common.ts';
import { SingleEyeSchema } from './entities/enums.ts';
import { Run } from './kinds/record.ts';

/**
 * A phone that is a camera: its browser opens the link of the QR code, gets a cookie that names the device, and connects to
 * the device channel with it: docs/device-channel.md.
 */

/** Path at which a phone exchanges the token of a link for the cookie of the device. */
export const DEVICE_CAMERA_PATH = '/device/camera/';
/** Path to which a camera sends a picture: a JPEG or PNG as the body, a {@link PictureQuery} in the URL. */
export const DEVICE_PICTURES_PATH = '/device/pictures/';

export const CameraClaim = z.strictObject({ token: filled(256) });
export type CameraClaim = z.infer<typeof CameraClaim>;

export const CameraClaimed = z.strictObject({ device_id: Id, name: text(1_000) });
export type CameraClaimed = z.infer<typeof CameraClaimed>;

/** The version that phones report as their `app_version`. */
export const PHONE_CAMERA_VERSION = 'phone 1';
/** Returns whether a device is a phone's browser, by its `app_version`. */
export const isPhoneCamera = (appVersion: string | null): boolean => appVersion?.startsWith('phone ') ?? false;

/** Identifies a picture. A picture that is sent again with the same `key` is stored once. */
export const PictureQuery = z.strictObject({
  test_id: Id,
  run: z.pipe(z.coerce.number(), Run),
  eye: SingleEyeSchema,
  key: Id,
});
export type PictureQuery = z.infer<typeof PictureQuery>;

/** The number of pictures of this run that are stored, by eye. */
export const PictureStored = z.strictObject({ OD: intBetween(0, 1_000), OS: intBetween(0, 1_000) });
export type PictureStored = z.infer<typeof PictureStored>;
