import { Banner, Card, CompletionCircle, useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
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
}

/** The width and height of the ring in pixels. */
const RING = 220;

/**
 * The live monitor of a camera test. It shows whether the test is finished, the only thing the device reports (CAM-01).
 * @selector [data-component="CameraMonitor"] The monitor.
 * @selector [data-part="status"] The status in words.
 */
export function CameraMonitor({ view, isDone = false }: CameraMonitorProps): ReactElement {
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
            <CaptureRing eye={null} completion={completion} size={RING} />
            <p className={status} data-part="status">
              {isDone ? texts.done : texts.inProgress}
            </p>
            <p className={note}>{isDone ? texts.picturesTaken : texts.takingPictures}</p>
          </div>
        </Card>
      </div>
    </div>
  );
}
