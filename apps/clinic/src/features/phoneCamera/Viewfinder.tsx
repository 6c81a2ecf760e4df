import { canFinish, type CaptureTest, eyesOf, type PhoneCameraView } from '@isopter/api-client';
import type { DeviceMessage, SingleEye } from '@isopter/contract';
import { Banner, Button, SegmentedControl, StatusMarker } from '@isopter/ui';
import { type ReactElement, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraTrouble } from './CameraTrouble.tsx';
import * as css from './PhoneCamera.css.ts';
import { screenOf } from './screenOf.ts';
import { SendingNotice } from './SendingNotice.tsx';
import { type Facing, useCamera } from './useCamera.ts';
import { usePageVisible } from './usePageVisible.ts';
import type { CameraReports } from './usePhoneCamera.ts';
import { usePictureUpload } from './usePictureUpload.ts';
import { useWakeLock } from './useWakeLock.ts';

/** Takes the examiner's messages during a test. */
export interface ViewfinderHandle {
  handleMessage: (message: DeviceMessage) => void;
}

/** Props of {@link Viewfinder}. */
export interface ViewfinderProps {
  ref: Ref<ViewfinderHandle>;
  view: PhoneCameraView;
  test: CaptureTest;
  reports: CameraReports;
}

/** A capture test on the phone: what the camera shows, and the buttons that take a picture and finish the test. */
export function Viewfinder({ ref, view, test, reports }: ViewfinderProps): ReactElement {
  const { t } = useTranslation('camera');
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>('environment');
  const eyes = eyesOf(test);
  const [eye, setEye] = useState<SingleEye>(eyes[0]!);
  const isVisible = usePageVisible();
  const { media, problem, hasSeveral, retry } = useCamera(isVisible, facing);
  // a camera that is open has no picture to take until the video shows the first one
  const [seen, setSeen] = useState<MediaStream>();
  const isReady = media !== undefined && seen === media;
  const isConnected = view.status === 'connected';
  const { sending, take, sendAgain, discard } = usePictureUpload({ test, reports, video, isConnected });
  useWakeLock(true);

  useEffect(() => {
    if (video.current) video.current.srcObject = media ?? null;
  }, [media]);
  const shown = screenOf({
    isVisible,
    sending: sending.state,
    isOn: isReady,
    hasProblem: problem !== undefined,
  });
  useEffect(() => {
    if (shown) reports.showScreen(shown);
  }, [reports, shown]);

  const isSending = sending.state === 'sending';
  const mayTake = isReady && !test.isFinished && !isSending && sending.state !== 'failed';
  const mayFinish = canFinish(view.session) && !isSending && sending.state !== 'failed';
  useImperativeHandle(ref, () => ({
    handleMessage(message) {
      if (message.message === 'take picture' && mayTake && eyes.includes(message.payload)) {
        setEye(message.payload);
        take(message.payload);
      }
      if (message.message === 'finish' && mayFinish) reports.finish();
    },
  }));
  const names = { OD: t(($) => $.eyes.OD), OS: t(($) => $.eyes.OS) };
  return (
    <main className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{view.name}</h1>
        <StatusMarker tone={media ? 'positive' : 'neutral'}>{media ? t(($) => $.on) : t(($) => $.off)}</StatusMarker>
      </div>
      {!isConnected && <Banner tone="caution">{t(($) => $.lost)}</Banner>}
      {problem ? (
        <CameraTrouble problem={problem} onRetry={retry} />
      ) : (
        <div className={css.finder}>
          <video
            ref={video}
            className={css.video}
            aria-label={t(($) => $.preview, { eye: names[eye] })}
            onLoadedData={() => setSeen(media)}
            autoPlay
            muted
            playsInline
          />
        </div>
      )}
      <SendingNotice sending={sending} names={names} onSendAgain={sendAgain} onDiscard={discard} />
      <div className={css.controls}>
        {eyes.length > 1 ? (
          <SegmentedControl
            label={t(($) => $.eye)}
            isLabelHidden
            segments={eyes.map((id) => ({ id, label: names[id] }))}
            value={eye}
            onChange={setEye}
            isDisabled={isSending}
          />
        ) : (
          <p className={css.status}>{names[eye]}</p>
        )}
        <Button
          variant="primary"
          isFullWidth
          isDisabled={!mayTake && !isSending}
          isPending={isSending}
          onPress={() => take(eye)}
        >
          {t(($) => $.take)}
        </Button>
        {hasSeveral && (
          <Button
            isFullWidth
            isDisabled={isSending}
            onPress={() => setFacing(facing === 'user' ? 'environment' : 'user')}
          >
            {facing === 'user' ? t(($) => $.useBack) : t(($) => $.useFront)}
          </Button>
        )}
        <Button isFullWidth isDisabled={!mayFinish} onPress={() => reports.finish()}>
          {t(($) => $.finish)}
        </Button>
      </div>
    </main>
  );
}
