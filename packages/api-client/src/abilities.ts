import { type Device, type Id, POLL_DEVICES } from '@isopter/contract';
import { useEffect, useRef } from 'react';
import { type CallState, useCall } from './hooks/useCall.ts';

/** Returns the abilities of devices that determine the choices of a test. Availability and charge are excluded. */
const abilitiesOf = (devices: readonly Device[]): string =>
  JSON.stringify(devices.map(({ id, app_version, capabilities }) => [id, app_version, capabilities]));

/**
 * Reloads choices that depend on the abilities of the devices: when these change, and, after a failure, once the
 * devices answer again. Loaded choices stay until then.
 * @param isAsked `false` while the choices are not shown
 */
export function useByAbilities<T>(choices: CallState<T>, patient_id: Id | undefined, isAsked = true): CallState<T> {
  const args = isAsked ? { query: { ...(patient_id && { patient_id }) } } : null;
  const { data: devices, asOf } = useCall('listTestDevices', args, { poll: POLL_DEVICES, silent: true });
  const abilities = devices && abilitiesOf(devices);
  const known = useRef(abilities);
  const { data, error, mutate } = choices;
  const hasFailed = useRef(false);
  useEffect(() => {
    hasFailed.current = data !== undefined && error !== undefined;
  });
  useEffect(() => {
    if (abilities === undefined) return;
    const isOther = known.current !== undefined && known.current !== abilities;
    known.current = abilities;
    if (isOther || hasFailed.current) void mutate();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each answer is another chance
  }, [abilities, asOf, mutate]);
  return choices;
}
