import { VideoPanel } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { call, closeCall, hangUp } from './call.ts';

/** The call of a session over every screen, as long as there is something to see or to say [CALL-01, CALL-06]. */
export function CallPanel({ title }: { title: string }): ReactElement | null {
  const { open } = useSnapshot(call);
  const isDone = open?.view.state === 'ended' && open.view.problems.length === 0;
  useEffect(() => {
    if (isDone) closeCall();
  }, [isDone]);
  if (open === null || isDone) return null;
  const { provider, view } = open;
  const { state, problems, remote, own, isMuted, isCameraOn, isRemoteCameraOn, quality } = view;
  return (
    <VideoPanel
      title={title}
      state={state}
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
  );
}
