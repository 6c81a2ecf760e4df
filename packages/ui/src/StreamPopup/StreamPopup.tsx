import type { ReactElement, Ref } from 'react';
import { FloatingPanel, type PanelPlacement } from '../FloatingPanel/FloatingPanel.tsx';
import { MonitorIcon, VideoOffIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { visuallyHidden } from '../theme/shared.css.ts';
import { message, picture, stage } from './StreamPopup.css.ts';
import { streamPopupTexts } from './StreamPopup.texts.ts';

/** How far a stream is: asked for, seen, without data, or gone. */
export type StreamState = 'pending' | 'visible' | 'not-shown' | 'closed';

/** Props of {@link StreamPopup}. */
export interface StreamPopupProps extends Omit<PanelPlacement, 'defaultCorner'> {
  /** How far the stream is. */
  state: StreamState;
  /** The owner draws the frames into this canvas, which keeps its own width and height. */
  canvasRef?: Ref<HTMLCanvasElement>;
  /** The newest frame as the address of an image, where the owner does not draw. */
  source?: string;
  /** Names the popup; "Camera stream" by itself. */
  title?: string;
  /**
   * Where it appears: at the upper side for those who have a call at the lower one.
   * @default 'lower'
   */
  side?: 'upper' | 'lower';
  /** Called when it is closed; the owner stops the stream. */
  onClose: () => void;
}

/** What the cameras of a headset see, over the monitor. */
export function StreamPopup({
  state,
  canvasRef,
  source,
  title,
  side = 'lower',
  onClose,
  ...placement
}: StreamPopupProps): ReactElement | null {
  const texts = useTexts(streamPopupTexts);
  if (state === 'closed') return null;
  const isVisible = state === 'visible';
  const words = { pending: texts.streamPending, visible: texts.streamPicture, 'not-shown': texts.streamNotShown };
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
        <p className={isVisible ? visuallyHidden : message} role="status" data-part="message">
          {state === 'pending' && <MonitorIcon />}
          {state === 'not-shown' && <VideoOffIcon />}
          {words[state]}
        </p>
      </div>
    </FloatingPanel>
  );
}

const UPPER = { block: 'start', inline: 'end' } as const;
const LOWER = { block: 'end', inline: 'end' } as const;
