import { useReload, useSendDeviceMessage } from '@isopter/api-client';
import { type ActiveDevice, COMMAND_TIMEOUT } from '@isopter/contract';
import { useCallback, useEffect, useState } from 'react';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { controlsFor, leadOf } from '../../../lib/domain/live/rules/controls.ts';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';

/** The command offered for a running test outside of its monitor. */
export interface StripLead {
  lead: 'pause' | 'play';
  /** Asked, and the device does not show yet that it has done so. */
  isPending: boolean;
  press: () => void;
}

/** Pausing a running test, or going on with it, where its screen and the viewer allow that [OUR-403]. */
export function useLead({ id, current_screen, capabilities, running_test: test }: ActiveDevice): StripLead | undefined {
  const mayWrite = useMayWrite();
  const { send } = useSendDeviceMessage();
  const reload = useReload('listActiveDevices');
  const tellError = useErrorToast();
  const screen = current_screen ?? null;
  const [asked, setAsked] = useState<string | null>(null);
  const isPending = asked !== null && asked === screen;
  useEffect(() => {
    if (!isPending) return undefined;
    // the user retries; there is no automatic retry
    const end = setTimeout(() => setAsked(null), COMMAND_TIMEOUT);
    return () => clearTimeout(end);
  }, [isPending]);
  const lead =
    test && mayWrite
      ? leadOf(
          controlsFor({
            screen,
            test_group: test.test_group,
            screen_order_version: capabilities.screen_order_version,
            status: test.status,
          }),
        )
      : undefined;
  const press = useCallback(() => {
    if (isPending || (lead !== 'pause' && lead !== 'play')) return;
    setAsked(screen);
    send({ params: { id }, body: { message: lead } }).then(reload, (error: unknown) => {
      setAsked(null);
      tellError(error);
    });
  }, [id, isPending, lead, reload, screen, send, tellError]);
  return lead === 'pause' || lead === 'play' ? { lead, isPending, press } : undefined;
}
