import { useActiveDevices, useStaleSince } from '@isopter/api-client';
import { POLL_DEVICES } from '@isopter/contract';
import { type ReactElement, useEffect, useMemo } from 'react';
import { StaleNotice } from '../../../lib/frame/list/StaleNotice.tsx';
import { Dashboard } from './Dashboard.tsx';
import { type Running, runningOf, signatureOf } from '../running.ts';

/** Props of {@link WatchedDevices}. */
export interface WatchedDevicesProps {
  /** Told when a test begins, ends or changes its state. */
  onRunning: (running: Running) => void;
}

/**
 * The devices in use, every 5 s, and how old they are: they tell the list what became of its tests, and whether the server
 * still answers [PAT-03]. Apart from the list, which is not drawn again with each answer.
 */
export function WatchedDevices({ onRunning }: WatchedDevicesProps): ReactElement {
  const devices = useActiveDevices();
  const since = useStaleSince(devices, POLL_DEVICES);
  const { data } = devices;
  const running = useMemo(() => data && runningOf(data), [data]);
  const signature = running && signatureOf(running);
  useEffect(() => {
    if (running) onRunning(running);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told of changes only
  }, [signature, onRunning]);
  return (
    <>
      <StaleNotice since={since} />
      <Dashboard devices={data} isLoading={devices.isLoading} staleSince={since} />
    </>
  );
}
