import * as z from 'zod/mini';
import { Id, Time, opt, sent } from './common.ts';
import { DeviceTypeSchema, GroupSchema } from './enums.ts';

/** Rows of the support console [ENT-45]. */
export const SupportUser = z.object({
  id: Id,
  employee_id: Id,
  first_name: sent,
  last_name: sent,
  email: sent,
  username: sent,
  groups: z.array(GroupSchema),
  office_group: sent,
  date_joined: Time,
});
export type SupportUser = z.infer<typeof SupportUser>;

export const SupportOffice = z.object({
  name: sent,
  office_group: sent,
  street_address: sent,
  city: sent,
  zip: opt(sent),
  state: sent,
  phone: sent,
  country: sent,
});
export type SupportOffice = z.infer<typeof SupportOffice>;

export const SupportDevice = z.object({
  id: Id,
  name: sent,
  device_type: DeviceTypeSchema,
  app_version: sent,
  serial_number: sent,
  office_group: sent,
  claimed: z.boolean(),
});
export type SupportDevice = z.infer<typeof SupportDevice>;
