import type { Device, Session } from '@isopter/contract';

/** The headsets a technician user may choose: once a session has one, that one alone [PAT-12]. */
export function devicesFor(devices: readonly Device[], sessions: readonly Session[]): readonly Device[] {
  const own = sessions.flatMap(({ active, device }) => (active && device ? [device] : []));
  return own.length === 0 ? devices : devices.filter(({ id }) => own.includes(id));
}
