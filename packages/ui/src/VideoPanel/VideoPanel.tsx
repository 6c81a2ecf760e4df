import type { ReactElement } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { FloatingPanel, type PanelPlacement } from '../FloatingPanel/FloatingPanel.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  EndCallIcon,
  MicrophoneIcon,
  MicrophoneOffIcon,
  ShareScreenIcon,
  VideoIcon,
  VideoOffIcon,
} from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { visuallyHidden } from '../theme/shared.css.ts';
import { type CallPicture, Picture } from './Picture.tsx';
import {
  call,
  message,
  noPicture,
  own as ownStyle,
  ownPicture,
  remote as remoteStyle,
  stage,
  warnings as warningsStyle,
} from './VideoPanel.css.ts';
import { videoPanelTexts } from './VideoPanel.texts.ts';

export type { CallPicture } from './Picture.tsx';

/** How far a call is. */
export type CallState = 'waiting' | 'in-call' | 'reconnecting' | 'ending' | 'ended';
/** What keeps a call from being seen or heard. */
export type CallWarning = 'permission' | 'video-blocked' | 'audio-blocked' | 'connection-lost' | 'offline';

/** Props of {@link VideoPanel}. */
export interface VideoPanelProps extends PanelPlacement {
  /** With whom, or from where. */
  title: string;
  /** How far the call is. */
  state: CallState;
  /** The other side; null while there is no picture. */
  remote: CallPicture | null;
  /** What the other side sees; null while the camera is off. */
  own: CallPicture | null;
  /** The other side does not hear us. */
  isMuted: boolean;
  /** Called when the microphone is muted or unmuted. */
  onMutedChange: (isMuted: boolean) => void;
  /** The other side sees us. */
  isCameraOn: boolean;
  /** Called when the camera is turned on or off. */
  onCameraChange: (isOn: boolean) => void;
  /** Called when the call is to end. */
  onEnd: () => void;
  /**
   * Shown as long as they hold.
   * @default []
   */
  warnings?: readonly CallWarning[];
  /** Shows a button that takes the panel away. */
  onClose?: () => void;
}

/** A call by video beside the work: the other side, one's own picture, the controls. It knows nothing of the network. */
export function VideoPanel({
  title,
  state,
  remote,
  own,
  isMuted,
  onMutedChange,
  isCameraOn,
  onCameraChange,
  onEnd,
  warnings = [],
  onClose,
  ...placement
}: VideoPanelProps): ReactElement {
  const texts = useTexts(videoPanelTexts);
  const isOver = state === 'ending' || state === 'ended';
  return (
    <FloatingPanel
      {...placement}
      {...(onClose && { onClose })}
      component="VideoPanel"
      title={title}
      actions={
        <>
          <IconButton
            variant="secondary"
            label={isMuted ? texts.callUnmute : texts.callMute}
            icon={isMuted ? <MicrophoneOffIcon /> : <MicrophoneIcon />}
            isDisabled={isOver}
            onPress={() => onMutedChange(!isMuted)}
          />
          <IconButton
            variant="secondary"
            label={isCameraOn ? texts.callCameraOff : texts.callCameraOn}
            icon={isCameraOn ? <VideoIcon /> : <VideoOffIcon />}
            isDisabled={isOver}
            onPress={() => onCameraChange(!isCameraOn)}
          />
          <IconButton variant="secondary" label={texts.callShareScreen} icon={<ShareScreenIcon />} isDisabled />
          <Button variant="dangerPrimary" icon={<EndCallIcon />} isDisabled={isOver} onPress={onEnd}>
            {texts.callEnd}
          </Button>
        </>
      }
    >
      <div className={call} data-state={state}>
        <Warnings warnings={warnings} />
        <div className={stage} data-part="stage">
          {remote !== null && !isOver && (
            <Picture picture={remote} label={texts.callRemotePicture} className={remoteStyle} isSilent={false} />
          )}
          <State state={state} />
          {!isOver && (
            <div className={ownStyle} data-part="own">
              {own !== null && isCameraOn ? (
                <Picture picture={own} label={texts.callOwnPicture} className={ownPicture} isSilent />
              ) : (
                <span className={noPicture}>
                  <VideoOffIcon />
                </span>
              )}
            </div>
          )}
        </div>
      </div>
    </FloatingPanel>
  );
}

/** What the state means, seen where there is no picture to see, and heard when it changes. */
function State({ state }: { state: CallState }): ReactElement {
  const texts = useTexts(videoPanelTexts);
  const words: Record<CallState, string> = {
    waiting: texts.callWaiting,
    'in-call': texts.callInCall,
    reconnecting: texts.callReconnecting,
    ending: texts.callEnding,
    ended: texts.callEnded,
  };
  return (
    <p className={state === 'in-call' ? visuallyHidden : message} role="status" data-part="message">
      {words[state]}
    </p>
  );
}

function Warnings({ warnings }: { warnings: readonly CallWarning[] }): ReactElement | null {
  const texts = useTexts(videoPanelTexts);
  if (warnings.length === 0) return null;
  const words: Record<CallWarning, string> = {
    permission: texts.callPermission,
    'video-blocked': texts.callVideoBlocked,
    'audio-blocked': texts.callAudioBlocked,
    'connection-lost': texts.callConnectionLost,
    offline: texts.callOffline,
  };
  return (
    <div className={warningsStyle} data-part="warnings">
      {warnings.map((warning) => (
        <Banner key={warning} tone={warning === 'permission' || warning === 'offline' ? 'critical' : 'caution'}>
          {words[warning]}
        </Banner>
      ))}
    </div>
  );
}
