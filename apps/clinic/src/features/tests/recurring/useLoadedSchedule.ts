import { useSchedule } from '@isopter/api-client';
import type { Schedule } from '@isopter/contract';
import { useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { closePath } from '../../../lib/domain/tests/schedules/paths.ts';

/** The schedule of the address; what cannot be loaded is said, and its screen closes [RECUR-03, RECUR-07]. */
export function useLoadedSchedule(): { schedule: Schedule | undefined; close: string } {
  const { id } = useParams<{ id: string }>();
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const { data: schedule, error } = useSchedule(id);
  const showError = useErrorToast();
  const close = closePath(schedule, query.get('patient'));
  const isLost = error !== undefined && schedule === undefined;
  useEffect(() => {
    if (!isLost) return;
    showError(error);
    navigate(close, { replace: true });
  }, [close, error, isLost, navigate, showError]);
  return { schedule, close };
}
