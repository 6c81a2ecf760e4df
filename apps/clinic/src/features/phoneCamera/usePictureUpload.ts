import { createUuid, type CaptureTest, sendPicture } from '@isopter/api-client';
import type { SingleEye } from '@isopter/contract';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { photograph } from './photograph.ts';
import type { CameraReports } from './usePhoneCamera.ts';
import { uploadFailure, type Sending, type PendingPicture } from './sending.ts';

/** Takes and sends the pictures of a test. */
export interface PictureUpload {
  sending: Sending;
  take: (eye: SingleEye) => void;
  /** Sends a picture again that did not reach the server. */
  sendAgain: (picture: PendingPicture) => void;
  /** Drops the picture that did not reach the server. */
  discard: () => void;
}

/** The inputs of {@link usePictureUpload}. */
export interface PictureUploadOptions {
  /** The running test; its pictures are dropped with it. */
  test: CaptureTest;
  reports: CameraReports;
  video: RefObject<HTMLVideoElement | null>;
  /** A picture that did not reach the server is sent again once the phone is connected again. */
  isConnected: boolean;
}

/** Takes the pictures of a test, one at a time, and sends them. */
export function usePictureUpload({ test, reports, video, isConnected }: PictureUploadOptions): PictureUpload {
  const [sending, setSending] = useState<Sending>({ state: 'none' });
  const isBusy = useRef(false);
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);

  /** Ignores what ends after the test. */
  const show = (next: Sending): void => {
    if (!isOver.current) setSending(next);
  };
  const send = async (picture: PendingPicture): Promise<void> => {
    const { test: test_id, run, eye, key, jpeg } = picture;
    try {
      const stored = await sendPicture({ test_id, run, eye, key }, jpeg);
      if (isOver.current) return;
      reports.noteStored(stored);
      show({ state: 'sent', eye, amount: stored.OD + stored.OS });
    } catch (error) {
      show(uploadFailure(error, picture));
    }
  };
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    show({ state: 'sending' });
    await work().finally(() => (isBusy.current = false));
  };
  const takeOne = async (eye: SingleEye): Promise<void> => {
    const shown = video.current;
    const jpeg = shown && (await photograph(shown).catch(() => null));
    if (!jpeg) {
      show({ state: 'notTaken' });
      return;
    }
    await send({ test: test.id, run: test.run, eye, key: createUuid(), jpeg });
  };
  const sendAgain = (picture: PendingPicture): void => void once(() => send(picture));
  const onConnected = useEffectEvent(() => {
    if (sending.state === 'failed') sendAgain(sending.picture);
  });
  useEffect(() => {
    if (isConnected) onConnected();
  }, [isConnected]);
  return {
    sending,
    take: (eye) => void once(() => takeOne(eye)),
    sendAgain,
    discard: () => show({ state: 'none' }),
  };
}
