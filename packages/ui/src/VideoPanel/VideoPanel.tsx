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
import { Quality } from './Quality.tsx';
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

/** The state of a call. */
export type CallState = 'waiting' | 'connecting' | 'in-call' | 'reconnecting' | 'ending' | 'ended';
/** The other side of a call. */
export type CallParty = 'person' | 'headset';
/** A problem that prevents a call from being seen or heard. */
export type CallWarning =
  | 'permission'
  | 'no-devices'
  | 'no-microphone'
  | 'in-use'
  | 'video-blocked'
  | 'audio-blocked'
  | 'connection-lost'
  | 'no-answer'
  | 'no-headset'
  | 'no-relay'
  | 'unavailable'
  | 'replaced'
  | 'offline';

/** The quality of the connection of a call; null for unknown values. */
export interface CallQuality {
  /** Time to the other side and back, in milliseconds. */
  delay: number | null;
  /** The share of lost packets, 0 to 1. */
  lost: number | null;
  /** Pictures a second. */
  frames: number | null;
}

/** Props of {@link VideoPanel}. */
export interface VideoPanelProps extends PanelPlacement {
  /** The title of the panel: the other party or its location. */
  title: string;
  /** The state of the call. */
  state: CallState;
  /**
   * The other side of the call: a person at a browser, or a headset.
   * @default 'person'
   */
  other?: CallParty;
  /** The other party's picture; `null` while there is none. */
  remote: CallPicture | null;
  /**
   * Whether the other party shows a picture.
   * @default true
   */
  isRemoteCameraOn?: boolean;
  /**
   * The quality of the connection, shown below the pictures; null while it is not known.
   * @default null
   */
  quality?: CallQuality | null;
  /** The user's own picture as sent; `null` while the camera is off. */
  own: CallPicture | null;
  /** Whether the user's microphone is muted. */
  isMuted: boolean;
  /** Called when the microphone is muted or unmuted. */
  onMutedChange: (isMuted: boolean) => void;
  /** Whether the user's camera is on. */
  isCameraOn: boolean;
  /** Called when the camera is turned on or off. */
  onCameraChange: (isOn: boolean) => void;
  /** Called when the user ends the call. */
  onEnd: () => void;
  /**
   * The current warnings.
   * @default []
   */
  warnings?: readonly CallWarning[];
  /** Called when the panel is closed. If provided, a close button is shown. */
  onClose?: () => void;
}

/**
 * A video call in a floating panel: the other party's picture, the user's own picture and the controls. It is
 * independent of the network.
 * @selector [data-component="VideoPanel"] The panel; its other parts are those of `FloatingPanel`.
 * @selector [data-part="stage"] The area of the other party's picture.
 * @selector [data-state] On the call: its state, a `CallState`.
 * @selector [data-part="own"] The user's own picture.
 * @selector [data-part="message"] The state in words, while there is no picture.
 * @selector [data-part="status"] The state in words, announced to screen readers.
 * @selector [data-part="warnings"] The list of warnings.
 * @selector [data-part="quality"] The quality of the connection.
 * @selector [data-level] On the quality: its level, a `good`, `fair` or `poor` one.
 */
export function VideoPanel({
  title,
  state,
  other = 'person',
  remote,
  isRemoteCameraOn = true,
  quality = null,
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
  const words = useStateWords(state, other);
  return (
    <FloatingPanel
      {...placement}
      {...(onClose && { onClose })}
      component="VideoPanel"
      title={title}
      actions={
        <>
          {/* among the actions, because the rest is hidden while the panel is minimised */}
          <p className={visuallyHidden} role="status" data-part="status">
            {words}
          </p>
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
        <Warnings warnings={warnings} other={other} />
        <div className={stage} data-part="stage">
          {remote !== null && !isOver && (
            <Picture
              picture={remote}
              label={other === 'headset' ? texts.callHeadsetPicture : texts.callRemotePicture}
              className={remoteStyle}
              isSilent={false}
            />
          )}
          {state !== 'in-call' && (
            <p className={message} aria-hidden data-part="message">
              {words}
            </p>
          )}
          {state === 'in-call' && !isRemoteCameraOn && <p className={message}>{texts.callRemoteCameraOff}</p>}
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
        {quality && state === 'in-call' && <Quality quality={quality} />}
      </div>
    </FloatingPanel>
  );
}

/** The state of a call in words, shown while there is no picture and announced when it changes. */
function useStateWords(state: CallState, other: CallParty): string {
  const texts = useTexts(videoPanelTexts);
  const isHeadset = other === 'headset';
  const words: Record<CallState, string> = {
    waiting: isHeadset ? texts.callHeadsetWaiting : texts.callWaiting,
    connecting: isHeadset ? texts.callHeadsetConnecting : texts.callConnecting,
    'in-call': texts.callInCall,
    reconnecting: isHeadset ? texts.callHeadsetReconnecting : texts.callReconnecting,
    ending: texts.callEnding,
    ended: texts.callEnded,
  };
  return words[state];
}

/** Warnings that may clear without an action of the user during the call. */
const PASSING: readonly CallWarning[] = ['video-blocked', 'audio-blocked', 'connection-lost', 'no-microphone'];

function Warnings({ warnings, other }: { warnings: readonly CallWarning[]; other: CallParty }): ReactElement | null {
  const texts = useTexts(videoPanelTexts);
  if (warnings.length === 0) return null;
  const words: Record<CallWarning, string> = {
    permission: texts.callPermission,
    'video-blocked': texts.callVideoBlocked,
    'audio-blocked': texts.callAudioBlocked,
    'connection-lost': other === 'headset' ? texts.callHeadsetLost : texts.callConnectionLost,
    'no-devices': texts.callNoDevices,
    'no-microphone': texts.callNoMicrophone,
    'in-use': texts.callDevicesInUse,
    'no-answer': texts.callNoAnswer,
    'no-headset': texts.callNoHeadset,
    'no-relay': texts.callNoRelay,
    unavailable: texts.callUnavailable,
    replaced: texts.callReplaced,
    offline: texts.callOffline,
  };
  return (
    <div className={warningsStyle} data-part="warnings">
      {warnings.map((warning) => (
        <Banner key={warning} tone={PASSING.includes(warning) ? 'caution' : 'critical'}>
          {words[warning]}
        </Banner>
      ))}
    </div>
  );
}
