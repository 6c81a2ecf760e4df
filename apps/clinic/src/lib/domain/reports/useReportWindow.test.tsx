import { AgentError, ApiError } from '@isopter/api-client';
import { TOAST_DURATION, TOAST_DURATION_LONG } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { stage } from '../../../fakes/stage/stage.tsx';
import { useReportWindow } from './useReportWindow.ts';

let leave: () => void;
beforeEach(async () => {
  leave = await stage('en-US', {});
});
afterEach(() => {
  vi.restoreAllMocks();
  leave();
});

describe('a report that fails', () => {
  it.each([
    [new AgentError('unreachable'), 'The on-premises agent cannot be reached at its address.', TOAST_DURATION_LONG],
    [new AgentError('slow'), 'The on-premises agent is not available.', TOAST_DURATION],
    [new AgentError('failed'), 'The on-premises agent is not available.', TOAST_DURATION],
  ])('says what is wrong with the agent: %s [OUR-689] (of PII-10)', async (error, message, duration) => {
    const show = vi.spyOn(toasts, 'show');
    const { result } = await renderHook(() => useReportWindow());
    result.current.fail(error);
    expect(show).toHaveBeenCalledWith({ tone: 'critical', message, duration });
  });

  it('says that there is no report where the agent is not the reason', async () => {
    const show = vi.spyOn(toasts, 'show');
    const { result } = await renderHook(() => useReportWindow());
    result.current.fail(new ApiError(409, { name: 'GrantRefused' }));
    expect(show.mock.calls[0]?.[0]).toMatchObject({ message: 'The report could not be opened. Try again.' });
  });
});
