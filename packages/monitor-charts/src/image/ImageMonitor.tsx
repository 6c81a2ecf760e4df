import { Banner, Card, CompletionCircle, EyeTag, useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { LiveSummary } from '../chart/LiveSummary.tsx';
import { arrangement, root } from '../shared/monitor.css.ts';
import { captureWords } from '../capture/capture.texts.ts';
import { eyeCompletion, eyeStatus } from '../capture/model/status.ts';
import { CaptureRing } from '../capture/plot/CaptureRing.tsx';
import { type CaptureView, EYES, type OrderedEye } from '../capture/types.ts';
import { body, eyes, header, headerEnd, name, status as statusClass } from '../capture/capture.css.ts';

/** Props of {@link ImageMonitor}. */
export interface ImageMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: CaptureView;
  /**
   * The eyes of which the test takes pictures.
   * @default ''
   */
  ordered?: OrderedEye;
  /**
   * Whether the test is finished.
   * @default false
   */
  isDone?: boolean;
}

/** The width and height of the ring in pixels. */
const RING = 180;

/**
 * The live monitor of an image test: the status of each eye in words and as a ring (IMG-01).
 * @selector [data-component="ImageMonitor"] The monitor.
 * @selector [data-part="status"] The status of an eye in words.
 */
export function ImageMonitor({ view, ordered = '', isDone = false }: ImageMonitorProps): ReactElement {
  const texts = useTexts(captureWords);
  const format = useNumberFormat();
  const situation = { view, ordered, isDone };
  const states = EYES.map((eye) => ({
    eye,
    status: eyeStatus(situation, eye),
    completion: eyeCompletion(situation, eye),
  }));
  const summary = states
    .filter(({ status }) => status !== 'notOrdered')
    .map(({ eye, status }) => texts.eyeSummary({ eye: texts[`eye${eye}`], status: texts[status] }))
    .join(' ');
  return (
    <div className={root} data-component="ImageMonitor">
      <div className={arrangement}>
        {view.ignored > 0 && <Banner tone="caution">{texts.reportsIgnored({ amount: format(view.ignored) })}</Banner>}
        <div className={eyes}>
          {states.map(({ eye, status, completion }) => (
            <Card
              key={eye}
              padding="none"
              isRound
              aria-label={texts[`eye${eye}`]}
              {...(status === 'inProgress' && { outline: eye })}
            >
              <div className={header} data-under-test={status === 'inProgress' || undefined}>
                <EyeTag eye={eye} isDecorative />
                <h3 className={name}>{texts[`eye${eye}`]}</h3>
                <div className={headerEnd}>
                  {status !== 'notOrdered' && (
                    <CompletionCircle label={texts[`eye${eye}`]} value={completion} eye={eye} />
                  )}
                </div>
              </div>
              <div className={body}>
                <CaptureRing eye={eye} completion={completion} size={RING} isFaint={status === 'notOrdered'} />
                <p className={statusClass} data-part="status">
                  {texts[status]}
                </p>
              </div>
            </Card>
          ))}
        </div>
      </div>
      <LiveSummary summary={isDone ? '' : summary} />
    </div>
  );
}
