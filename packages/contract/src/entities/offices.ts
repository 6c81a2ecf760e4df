import * as z from 'zod/mini';
import { TEXT_MAX, ZIP_MIN } from '../limits.ts';
import { Id, Timezone, filled, opt, sent } from './common.ts';
import { Version, updateOf } from './version.ts';

/** An office [ENT-05]. */
export const Office = z.object({
  id: Id,
  name: sent,
  street_address: sent,
  city: sent,
  state: sent,
  zip: opt(sent),
  phone: sent,
  country: sent,
  /** IANA name of its time zone: its clinical days, ages and dates in DICOM follow it. */
  timezone: sent,
  /** False while the zone is a guess that no administrator has confirmed. */
  timezone_confirmed: z.boolean(),
  version: Version,
});
export type Office = z.infer<typeof Office>;

/** [ORG-02] */
export const OfficeWrite = z.strictObject({
  name: filled(TEXT_MAX.name),
  street_address: filled(TEXT_MAX.address),
  city: filled(TEXT_MAX.name),
  state: filled(TEXT_MAX.name),
  zip: opt(z.string().check(z.minLength(ZIP_MIN), z.maxLength(TEXT_MAX.zip), z.regex(/^[\p{L}\p{Nd} -]*$/u))),
  phone: filled(32),
  country: filled(TEXT_MAX.name),
  /** IANA name. A new office without one has an unconfirmed zone; writing one confirms it. */
  timezone: z.optional(Timezone),
});
export type OfficeWrite = z.infer<typeof OfficeWrite>;

export const OfficeUpdate = updateOf(OfficeWrite.shape);
export type OfficeUpdate = z.infer<typeof OfficeUpdate>;

/** The error when an office that still has assets is deleted [ORG-03]. */
export const ActiveAssets = z.object({
  detail: z.string(),
  name: z.optional(z.string()),
  number_of_devices: z.int(),
  number_of_employees: z.int(),
  number_of_offline_controllers: z.int(),
});
export type ActiveAssets = z.infer<typeof ActiveAssets>;
