import { claimCamera, PhoneCamera, type PhoneCameraView } from '@isopter/api-client';
import type { DeviceMessage } from '@isopter/contract';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { forgetToken, takeToken } from './link.ts';
import { phaseOf, type Phase, type Situation } from './phase.ts';

/** Reports from the running test to the server. */
export type CameraReports = Pick<PhoneCamera, 'showScreen' | 'noteStored' | 'finish'>;

/** The connection of this phone, and what the page shows of it. */
export interface Phone {
  phase: Phase;
  view: PhoneCameraView | undefined;
  reports: CameraReports;
  /** Makes this phone the camera of the link. @throws ApiError where the server could not be reached */
  claim: () => Promise<void>;
}

const isRefused = (error: unknown): boolean => (error as { status?: number }).status === 400;

/** Connects this phone once it is a camera. */
export function usePhoneCamera(onMessage: (message: DeviceMessage) => void): Phone {
  const [token] = useState(takeToken);
  const [link, setLink] = useState<Situation['link']>(token === undefined ? 'none' : 'opened');
  const [view, setView] = useState<PhoneCameraView>();
  const camera = useRef<PhoneCamera>(undefined);
  const hear = useEffectEvent(onMessage);
  useEffect(() => {
    if (link !== 'none') return undefined;
    const made = new PhoneCamera({ onChange: setView, onMessage: (message) => hear(message) });
    camera.current = made;
    made.start();
    return () => made.stop();
  }, [link]);
  const reports = useMemo(
    (): CameraReports => ({
      showScreen: (screen) => camera.current?.showScreen(screen),
      noteStored: (pictures) => camera.current?.noteStored(pictures),
      finish: () => camera.current?.finish(),
    }),
    [],
  );

  const claim = async (): Promise<void> => {
    try {
      await claimCamera(token ?? '');
    } catch (error) {
      if (!isRefused(error)) throw error;
      forgetToken();
      setLink('refused');
      return;
    }
    forgetToken();
    setLink('none');
  };
  const phase = phaseOf({
    link,
    status: view?.status ?? 'connecting',
    wasConnected: (view?.name ?? null) !== null,
    hasTest: (view?.session.test ?? null) !== null,
  });
  return { phase, view, reports, claim };
}
