import { Banner, Card, CompletionCircle, useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { arrangement, root } from '../shared/monitor.css.ts';
import { sharedWords } from '../shared/shared.texts.ts';
import { captureWords } from '../capture/capture.texts.ts';
import { cameraCompletion } from '../capture/model/status.ts';
import { CaptureRing } from '../capture/plot/CaptureRing.tsx';
import type { CaptureView } from '../capture/types.ts';
import { body, header, headerEnd, name, note, status } from '../capture/capture.css.ts';

/** Props of {@link CameraMonitor}. */
export interface CameraMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: CaptureView;
  /**
   * Whether the test is finished.
   * @default false
   */
  isDone?: boolean;
  /**
   * Whether the camera sends its pictures; otherwise they stay on it.
   * @default false
   */
  sendsPictures?: boolean;
  /** The pictures, and what takes them, shown below the ring. */
  children?: ReactNode;
}

/** The width and height of the ring in pixels. */
const RING = 220;
/** The same above pictures. */
const SMALL_RING = 96;

/**
 * The live monitor of a camera test: how far it is (CAM-01), and the pictures of a camera that sends them.
 * @selector [data-component="CameraMonitor"] The monitor.
 * @selector [data-part="status"] The status in words.
 */
export function CameraMonitor({
  view,
  isDone = false,
  sendsPictures = false,
  children,
}: CameraMonitorProps): ReactElement {
  const texts = useTexts(captureWords);
  const shared = useTexts(sharedWords);
  const format = useNumberFormat();
  const completion = cameraCompletion({ view, isDone });
  return (
    <div className={root} data-component="CameraMonitor">
      <div className={arrangement}>
        {view.ignored > 0 && <Banner tone="caution">{texts.reportsIgnored({ amount: format(view.ignored) })}</Banner>}
        <Card padding="none" isRound aria-label={texts.camera}>
          <div className={header}>
            <h3 className={name}>{texts.camera}</h3>
            <div className={headerEnd}>
              <CompletionCircle label={shared.completed} value={completion} />
            </div>
          </div>
          <div className={body}>
            <CaptureRing eye={null} completion={completion} size={sendsPictures ? SMALL_RING : RING} />
            <p className={status} data-part="status">
              {isDone ? texts.done : texts.inProgress}
            </p>
            {!sendsPictures && <p className={note}>{isDone ? texts.picturesTaken : texts.takingPictures}</p>}
            {children}
          </div>
        </Card>
      </div>
    </div>
  );
}
