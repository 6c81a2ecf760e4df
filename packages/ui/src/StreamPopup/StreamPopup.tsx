import type { ReactElement, Ref } from 'react';
import { FloatingPanel, type PanelPlacement } from '../FloatingPanel/FloatingPanel.tsx';
import { MonitorIcon, VideoOffIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { visuallyHidden } from '../theme/shared.css.ts';
import { caption, captions, message, picture, stage, stalled } from './StreamPopup.css.ts';
import { streamPopupTexts } from './StreamPopup.texts.ts';

/** The state of a stream: requested, visible, visible with a picture that has stopped, without data, or closed. */
export type StreamState = 'pending' | 'visible' | 'stalled' | 'not-shown' | 'closed';

/** Props of {@link StreamPopup}. */
export interface StreamPopupProps extends Omit<PanelPlacement, 'defaultCorner'> {
  /** The state of the stream. */
  state: StreamState;
  /** A ref to the canvas the owner draws the frames into; it keeps its own width and height. */
  canvasRef?: Ref<HTMLCanvasElement>;
  /** The URL of the newest frame as an image, if the owner does not draw into the canvas. */
  source?: string;
  /** The eyes in the picture: one, or both with the left eye on the left. Named below the picture. */
  eyes?: 'OD' | 'OS' | 'OU';
  /** The title of the popup. The default is "Camera stream". */
  title?: string;
  /**
   * The position: `upper` when a call panel is at the lower side.
   * @default 'lower'
   */
  side?: 'upper' | 'lower';
  /** Called when the popup is closed; the owner then stops the stream. */
  onClose: () => void;
}

/**
 * The camera images of a headset in a panel above the monitor.
 * @selector [data-component="StreamPopup"] The panel; its other parts are those of `FloatingPanel`.
 * @selector [data-part="stage"] The area of the picture.
 * @selector [data-state] On the stage: the state of the stream, a `StreamState`.
 * @selector [data-part="captions"] The names of the eyes.
 * @selector [data-part="message"] The state in words.
 */
export function StreamPopup({
  state,
  canvasRef,
  source,
  eyes,
  title,
  side = 'lower',
  onClose,
  ...placement
}: StreamPopupProps): ReactElement | null {
  const texts = useTexts(streamPopupTexts);
  if (state === 'closed') return null;
  const isStalled = state === 'stalled';
  const isVisible = state === 'visible' || isStalled;
  const words = {
    pending: texts.streamPending,
    visible: texts.streamPicture,
    stalled: texts.streamStalled,
    'not-shown': texts.streamNotShown,
  };
  const names = {
    OD: [texts.streamRightEye],
    OS: [texts.streamLeftEye],
    OU: [texts.streamLeftEye, texts.streamRightEye],
  };
  return (
    <FloatingPanel
      {...placement}
      component="StreamPopup"
      title={title ?? texts.streamTitle}
      defaultCorner={side === 'upper' ? UPPER : LOWER}
      onClose={onClose}
    >
      <div className={stage} data-part="stage" data-state={state}>
        {source === undefined ? (
          <canvas ref={canvasRef} className={picture} hidden={!isVisible} role="img" aria-label={texts.streamPicture} />
        ) : (
          isVisible && <img className={picture} src={source} alt={texts.streamPicture} />
        )}
        <p className={isStalled ? stalled : isVisible ? visuallyHidden : message} role="status" data-part="message">
          {state === 'pending' && <MonitorIcon />}
          {state === 'not-shown' && <VideoOffIcon />}
          {words[state]}
        </p>
        {isVisible && eyes && (
          <div className={captions} dir="ltr" data-part="captions">
            {names[eyes].map((name) => (
              <span key={name} className={caption} dir="auto">
                {name}
              </span>
            ))}
          </div>
        )}
      </div>
    </FloatingPanel>
  );
}

const UPPER = { block: 'start', inline: 'end' } as const;
const LOWER = { block: 'end', inline: 'end' } as const;
