import { reachOf } from '@isopter/clinical/sensorimotor';
import { Badge, CompletionCircle, useNumberFormat, useTexts } from '@isopter/ui';
import { HourglassIcon, MoveIcon } from '@isopter/ui/icons';
import { memo, type ReactElement } from 'react';
import type { Display } from '../shared/DisplayControl.tsx';
import { sharedWords } from '../shared/shared.texts.ts';
import { GazeCard } from '../motility/gaze/GazeCard.tsx';
import { GazeField } from '../motility/gaze/GazeField.tsx';
import { GazeMonitor } from '../motility/gaze/GazeMonitor.tsx';
import { themePaint } from '../chart/paint.ts';
import { eyeFacts, fact, facts, legend, legendItem, withIcon } from '../motility/motility.css.ts';
import { type MotilityWords, motilityWords } from '../motility/motility.texts.ts';
import { AlignmentPlot } from './AlignmentPlot.tsx';
import { MarkerShape } from './MarkerShape.tsx';
import { chartsOf } from './model.ts';
import { locationText, offText } from './speech.ts';
import type { AlignmentView, SensorimotorView } from './types.ts';

/** Props of {@link SensorimotorMonitor}. */
export interface SensorimotorMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: SensorimotorView;
  /**
   * Whether the patient practises: the device shows its warm-up screen.
   * @default false
   */
  isWarmUp?: boolean;
  /**
   * Whether both eyes are tested together: one chart, also before the first result.
   * @default false
   */
  isBinocular?: boolean;
  /**
   * Whether the test is finished.
   * @default false
   */
  isDone?: boolean;
  /**
   * The initial display of the results (uncontrolled).
   * @default 'chart'
   */
  defaultDisplay?: Display;
}

/**
 * The live monitor of a sensorimotor test: where each eye points relative to the location its fellow fixates (SENS-01
 * to 03).
 * @selector [data-component="SensorimotorMonitor"] The monitor.
 */
export function SensorimotorMonitor({
  view,
  isWarmUp = false,
  isBinocular = false,
  isDone = false,
  defaultDisplay = 'chart',
}: SensorimotorMonitorProps): ReactElement {
  const texts = useTexts(motilityWords);
  const shared = useTexts(sharedWords);
  const percent = useNumberFormat({ style: 'percent' });
  const { eyes, eye_under_test, percentage } = view;
  const charts = chartsOf(view, isBinocular);
  const under = isDone ? null : eye_under_test;
  const extent = Math.max(...charts.map((eye) => reachOf(eyes[eye].markers)));
  const summary =
    under === null ? '' : texts.summary({ where: texts[`eye${under}`], percent: percent(percentage / 100) });
  return (
    <GazeMonitor
      name="SensorimotorMonitor"
      ignored={view.ignored}
      toolbarStart={
        <div className={facts}>
          <CompletionCircle label={shared.completed} value={percentage} />
          {isWarmUp && !isDone && (
            <Badge tone="caution">
              <span className={withIcon}>
                <HourglassIcon size={14} aria-hidden="true" />
                {texts.warmUp}
              </span>
            </Badge>
          )}
          <Legend texts={texts} />
        </div>
      }
      {...{ defaultDisplay, summary }}
    >
      {(display) =>
        charts.map((eye) => (
          <AlignmentCard
            key={eye}
            view={eyes[eye]}
            attempt={under === eye ? view.attempt_number : null}
            isUnderTest={under === eye}
            {...{ extent, display, isDone }}
          />
        ))
      }
    </GazeMonitor>
  );
}

/** The legend of the markers. */
function Legend({ texts }: { texts: MotilityWords }): ReactElement {
  return (
    <ul className={legend}>
      {([0, 1, 2] as const).map((marker) => (
        <li key={marker} className={legendItem}>
          <svg width={16} height={16} aria-hidden="true">
            <MarkerShape marker={marker} cx={8} cy={8} size={5} colour={themePaint.ink} paint={themePaint} />
          </svg>
          {texts[`marker${marker}`]}
        </li>
      ))}
    </ul>
  );
}

interface AlignmentCardProps {
  view: AlignmentView;
  attempt: number | null;
  isUnderTest: boolean;
  extent: number;
  display: Display;
  isDone: boolean;
}

/** The card of one eye or of both together, redrawn only when its data changes. */
const AlignmentCard = memo(function AlignmentCard(props: AlignmentCardProps): ReactElement {
  const { view, attempt, isUnderTest, extent, display, isDone } = props;
  const texts = useTexts(motilityWords);
  const shared = useTexts(sharedWords);
  const format = useNumberFormat();
  const { eye, markers, done, is_deviation } = view;
  const name = texts[`eye${eye}`];
  return (
    <GazeCard eye={eye} name={name} testing={isUnderTest ? shared.underTest : null}>
      <p className={eyeFacts}>
        {isUnderTest && (
          <span className={withIcon}>
            <MoveIcon size={14} aria-hidden="true" />
            {texts.movable}
          </span>
        )}
        <span className={fact}>{texts.locationCount({ done: format(done) })}</span>
        {attempt !== null && <span className={fact}>{texts.attemptCount({ attempt: format(attempt) })}</span>}
      </p>
      <GazeField
        {...{ display, isDone }}
        isEmpty={markers.length === 0}
        renderPlot={(size) => (
          <AlignmentPlot
            {...{ eye, markers, extent, texts, format }}
            isDeviation={is_deviation}
            isRunning={isUnderTest}
            {...size}
          />
        )}
        table={{
          caption: texts.sensorimotorPlot({ eye: name }),
          columns: [
            texts.columnLocation,
            texts.columnDistance,
            texts.columnDeviation,
            texts.columnAttempts,
            texts.columnMarker,
          ],
          rows: markers.map((one) => {
            const { location_index, distance_degrees, attempts, marker, is_last } = one;
            return {
              name: locationText(texts, location_index, format),
              cells: [
                distance_degrees === null ? '–' : format(distance_degrees),
                offText(texts, { eye, isDeviation: is_deviation }, one, format),
                attempts === 0 ? '–' : format(attempts),
                `${texts[`marker${marker}`]}${is_last && !isDone ? ` · ${texts.markerLast}` : ''}`,
              ],
            };
          }),
        }}
      />
    </GazeCard>
  );
});
