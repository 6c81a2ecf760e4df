import { COMITANT, incomitanceOf } from '@isopter/clinical/cover';
import { type Eye, EYES } from '@isopter/clinical/gaze';
import { CompletionCircle, useNumberFormat, useTexts } from '@isopter/ui';
import { EyeIcon } from '@isopter/ui/icons';
import { memo, type ReactElement } from 'react';
import { directionText } from '../motility/gaze/speech.ts';
import type { Display } from '../shared/DisplayControl.tsx';
import { UnderTestBadge } from '../shared/Freshness.tsx';
import { sharedWords } from '../shared/shared.texts.ts';
import { GazeCard } from '../motility/gaze/GazeCard.tsx';
import { GazeField } from '../motility/gaze/GazeField.tsx';
import { GazeMonitor } from '../motility/gaze/GazeMonitor.tsx';
import { fact, facts, phase as phaseClass } from '../motility/motility.css.ts';
import { type MotilityWords, motilityWords } from '../motility/motility.texts.ts';
import { CoverLegend } from './CoverLegend.tsx';
import { CoverPlot } from './CoverPlot.tsx';
import { deviationText } from '../motility/deviation.ts';
import { fixingText } from './speech.ts';
import type { CoverPosition, CoverView } from './types.ts';

/** Props of {@link CoverMonitor}. */
export interface CoverMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: CoverView;
  /**
   * The `cover_directions` of the test, which determines the number of gaze positions measured (1: 1, 2: 5, 3: 9).
   * @default null
   */
  cover_directions?: number | null;
  /**
   * Whether the test is part of a sensorimotor suite. One chart then shows the eyes relative to each other (COV-01).
   * @default false
   */
  isInSuite?: boolean;
  /**
   * Whether the view is in sync with the headset.
   * @default true
   */
  isSynced?: boolean;
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

/** The number of gaze positions by `cover_directions` (ENUM-08). */
const POSITIONS: Readonly<Record<number, number>> = { 1: 1, 2: 5, 3: 9 };

/**
 * The live monitor of a cover test: the deviations in the gaze positions and the progress (COV-01, COV-02).
 * @selector [data-component="CoverMonitor"] The monitor.
 */
export function CoverMonitor({
  view,
  cover_directions = null,
  isInSuite = false,
  isSynced = true,
  isDone = false,
  defaultDisplay = 'chart',
}: CoverMonitorProps): ReactElement {
  const texts = useTexts(motilityWords);
  const percent = useNumberFormat({ style: 'percent' });
  const { progress } = view;
  const charts = isInSuite ? (['OU'] as const) : EYES;
  const direction = progress?.current_direction ?? null;
  const summary =
    !progress || isDone || direction === null
      ? ''
      : texts.summary({
          where: `${texts[`phase${progress.phase}`]}, ${directionText(texts, direction)}`,
          percent: percent(progress.progress / 100),
        });
  return (
    <GazeMonitor
      name="CoverMonitor"
      legend={
        <>
          <span>{texts.deviationLegend}</span>
          <CoverLegend />
        </>
      }
      ignored={view.ignored}
      toolbarStart={<Facts {...{ view, texts, isSynced, isDone }} positions={POSITIONS[cover_directions ?? 0]} />}
      {...{ defaultDisplay, summary }}
    >
      {(display) =>
        charts.map((eye) => (
          <CoverCard
            key={eye}
            eye={eye}
            positions={view.positions[eye]}
            isWatched={!isDone && direction !== null && (eye === 'OU' || progress?.eye === eye)}
            {...{ display, isDone }}
          />
        ))
      }
    </GazeMonitor>
  );
}

interface FactsProps {
  view: CoverView;
  texts: MotilityWords;
  positions: number | undefined;
  isSynced: boolean;
  isDone: boolean;
}

/** The phase, the finished positions, whether the view is in sync, and the findings common to all positions. */
function Facts({ view, texts, positions, isSynced, isDone }: FactsProps): ReactElement {
  const format = useNumberFormat();
  const { progress, poor_fixation } = view;
  const incomitance = incomitanceOf(view.positions.OU);
  const shared = useTexts(sharedWords);
  const fixing = fixingText(texts, view.positions);
  const done = progress?.finished_directions.length ?? 0;
  return (
    <div className={facts}>
      <CompletionCircle label={shared.completed} value={progress?.progress ?? 0} eye="OU" />
      {progress && !isDone && <span className={phaseClass}>{texts[`phase${progress.phase}`]}</span>}
      {progress && (
        <span className={fact}>
          {texts.positionsDone({
            done: format(done),
            of: format(Math.max(positions ?? 0, done, view.positions.OU.length)),
          })}
        </span>
      )}
      {!isDone && (
        <UnderTestBadge tone={isSynced ? 'positive' : 'caution'}>
          {isSynced ? texts.synced : texts.syncing}
        </UnderTestBadge>
      )}
      {fixing !== null && <span className={fact}>{fixing}</span>}
      {incomitance !== null && incomitance > COMITANT && (
        <span className={fact}>{texts.incomitance({ prism: format(Math.round(incomitance)) })}</span>
      )}
      {poor_fixation > 0 && <span className={fact}>{texts.poorFixation({ amount: format(poor_fixation) })}</span>}
    </div>
  );
}

interface CoverCardProps {
  eye: Eye | 'OU';
  positions: readonly CoverPosition[];
  isWatched: boolean;
  display: Display;
  isDone: boolean;
}

/** The card of one eye, or of both eyes relative to each other. */
const CoverCard = memo(function CoverCard(props: CoverCardProps): ReactElement {
  const { eye, positions, isWatched, display, isDone } = props;
  const texts = useTexts(motilityWords);
  const format = useNumberFormat();
  const name = texts[`eye${eye}`];
  const shown = isDone ? positions.map((position) => ({ ...position, is_current: false })) : positions;
  return (
    <GazeCard
      eye={eye}
      name={name}
      testing={isWatched ? texts.watched : null}
      icon={<EyeIcon size={14} aria-hidden="true" />}
    >
      <GazeField
        {...{ display, isDone }}
        isEmpty={positions.length === 0}
        renderPlot={(size) => <CoverPlot {...{ eye, texts, format }} positions={shown} {...size} />}
        table={{
          caption: texts.coverPlot({ eye: name }),
          columns: [texts.columnDirection, texts.columnManifest, texts.columnTotal],
          rows: positions.map((position) => ({
            name: directionText(texts, position.direction),
            cells: [
              deviationText(texts, position.manifest, 'tropia', format),
              deviationText(texts, position.total, position.kind, format),
            ],
          })),
        }}
      />
    </GazeCard>
  );
});
