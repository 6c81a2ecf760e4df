import type { Device, User } from '@isopter/contract';
import type { TestFormData } from './values.ts';

const isMember = (user: User, name: string): boolean => user.groups.some((group) => group.name === name);

export const isTechnicianAdmin = (user: User): boolean => isMember(user, 'TECHALL_ADMIN');
export const isTechnician = (user: User): boolean => isTechnicianAdmin(user) || isMember(user, 'TECHALL_USER');

/** The devices to choose from; a technician has those of a session, and only its own if it has one [FORM-27]. */
export function offeredDevices({ devices, user, session }: TestFormData): readonly Device[] {
  if (!isTechnician(user)) return devices;
  if (session === null) return [];
  return session.device === null ? devices : devices.filter(({ id }) => id === session.device);
}
