import { useStartAppointment as useStartCall } from '@isopter/api-client';
import type { DayAppointment } from '@isopter/contract';
import { useErrorToast } from '../../platform/errors/useErrorToast.ts';
import { useOpenMonitor } from '../tests/useOpenMonitor.ts';

/** Starts what was planned, and opens its monitor [OUR-767]. */
export function useStartAppointment(): { start: (appointment: DayAppointment) => Promise<void>; isStarting: boolean } {
  const { send, isSending } = useStartCall();
  const openMonitor = useOpenMonitor();
  const showError = useErrorToast('device');
  const start = async ({ id }: DayAppointment): Promise<void> => {
    try {
      const { test, test_group, device } = await send({ params: { id } });
      openMonitor({ id: test, test_group, device }, { from: 'today' });
    } catch (error) {
      showError(error);
    }
  };
  return { start, isStarting: isSending };
}
