import { type Corner, VideoPanel } from '@isopter/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { call, closeCall, hangUp } from './call.ts';
import { CallAnnouncement } from './CallAnnouncement.tsx';

/** Where the panel is at first: the buttons that finish a form are in the other corner. */
const CORNER: Corner = { block: 'end', inline: 'start' };

/** The panel of a session's call, over every screen until the call has ended and its problems were read [CALL-01, CALL-06]. */
export function CallPanel({ title }: { title: string }): ReactElement {
  const { open } = useSnapshot(call);
  const isDone = open?.view.state === 'ended' && open.view.problems.length === 0;
  useEffect(() => {
    if (isDone) closeCall();
  }, [isDone]);
  const panel = useRef<HTMLDivElement>(null);
  // the button that called disappears while there is a call, and would take the focus with it
  const called = open?.isCalledHere ? open.provider : undefined;
  useEffect(() => {
    if (called) panel.current?.focus();
  }, [called]);
  if (open === null || isDone) return <CallAnnouncement party={null} name={title} />;
  const { provider, view, isWithHeadset } = open;
  const { state, problems, remote, own, isMuted, isCameraOn, isRemoteCameraOn, quality } = view;
  return (
    <>
      <CallAnnouncement party={open.party} name={title} />
      <VideoPanel
        ref={panel}
        title={title}
        defaultCorner={CORNER}
        state={state}
        other={isWithHeadset ? 'headset' : 'person'}
        remote={remote}
        own={own}
        isMuted={isMuted}
        onMutedChange={(muted) => provider.mute(muted)}
        isCameraOn={isCameraOn}
        onCameraChange={(isOn) => void provider.camera(isOn)}
        isRemoteCameraOn={isRemoteCameraOn}
        quality={quality}
        warnings={problems}
        onEnd={hangUp}
        {...(state === 'ended' && { onClose: closeCall })}
      />
    </>
  );
}
