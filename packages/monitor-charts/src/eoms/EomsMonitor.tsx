import { percentDone } from '@isopter/clinical';
import { directionsOf, movementsOf } from '@isopter/clinical/eoms';
import { type Eye, EYES, musclesOf } from '@isopter/clinical/gaze';
import { useNumberFormat, useTexts } from '@isopter/ui';
import { memo, type ReactElement, useMemo } from 'react';
import type { Display } from '../shared/DisplayControl.tsx';
import { sharedWords } from '../shared/shared.texts.ts';
import { GazeCard } from '../motility/gaze/GazeCard.tsx';
import { GazeField } from '../motility/gaze/GazeField.tsx';
import { GazeMonitor } from '../motility/gaze/GazeMonitor.tsx';
import { motilityWords } from '../motility/motility.texts.ts';
import { EomsPlot } from './EomsPlot.tsx';
import { directionText } from '../motility/gaze/speech.ts';
import { percentText, signed } from './speech.ts';
import type { Attempt, EomsView } from './types.ts';

/** Props of {@link EomsMonitor}. */
export interface EomsMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: EomsView;
  /**
   * The tested eye: `OD` or `OS`; any other value means both.
   * @default null
   */
  eye?: string | null;
  /**
   * The version of the device's algorithm: 6 directions in version 1, otherwise 8 (EOM-02).
   * @default null
   */
  eoms_algorithm_version?: number | null;
  /**
   * Whether the test is finished. Nothing is highlighted then, and an empty chart states that nothing was received.
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
 * The live monitor of an extraocular motility test: how far each eye follows in each direction (EOM-01, EOM-02).
 * @selector [data-component="EomsMonitor"] The monitor.
 */
export function EomsMonitor({
  view,
  eye = null,
  eoms_algorithm_version = null,
  isDone = false,
  defaultDisplay = 'chart',
}: EomsMonitorProps): ReactElement {
  const texts = useTexts(motilityWords);
  const percent = useNumberFormat({ style: 'percent' });
  const eyes: readonly Eye[] = eye === 'OD' || eye === 'OS' ? [eye] : EYES;
  const asked = directionsOf(eoms_algorithm_version);
  const { newest_direction, eyes_under_test } = view;
  const done = percentDone(movementsOf(view.attempts[eyes_under_test[0] ?? 'OD'], asked).tried);
  const summary =
    newest_direction === null || isDone
      ? ''
      : texts.summary({ where: directionText(texts, newest_direction), percent: percent(done / 100) });
  return (
    <GazeMonitor name="EomsMonitor" ignored={view.ignored} {...{ defaultDisplay, summary }}>
      {(display) =>
        eyes.map((one) => {
          const isUnderTest = !isDone && eyes_under_test.includes(one);
          return (
            <EyeMovementsCard
              key={one}
              eye={one}
              attempts={view.attempts[one]}
              newest={isUnderTest ? newest_direction : null}
              {...{ asked, display, isDone, isUnderTest }}
            />
          );
        })
      }
    </GazeMonitor>
  );
}

interface EyeMovementsCardProps {
  eye: Eye;
  attempts: readonly Attempt[];
  asked: readonly number[];
  newest: number | null;
  display: Display;
  isDone: boolean;
  isUnderTest: boolean;
}

/** The card of one eye; redrawn only when the data of that eye changes. */
const EyeMovementsCard = memo(function EyeMovementsCard(props: EyeMovementsCardProps): ReactElement {
  const { eye, attempts, asked, newest, display, isDone, isUnderTest } = props;
  const texts = useTexts(motilityWords);
  const shared = useTexts(sharedWords);
  const format = useNumberFormat();
  const { movements, tried } = useMemo(() => movementsOf(attempts, asked), [attempts, asked]);
  const name = texts[`eye${eye}`];
  return (
    <GazeCard eye={eye} name={name} completion={percentDone(tried)} testing={isUnderTest ? shared.underTest : null}>
      <GazeField
        {...{ display, isDone }}
        isEmpty={attempts.length === 0}
        renderPlot={(size) => <EomsPlot {...{ eye, movements, newest, texts, format }} {...size} />}
        table={{
          caption: texts.eomsPlot({ eye: name }),
          columns: [
            texts.columnDirection,
            texts.columnMuscles,
            texts.columnReach,
            texts.columnGrade,
            texts.columnAttempts,
          ],
          rows: movements.map(({ direction, share, grade, attempts: made }) => ({
            name: directionText(texts, direction),
            cells: [
              musclesOf(eye, direction),
              share === null ? '–' : percentText(texts, share, format),
              grade === null ? '–' : signed(grade, format),
              format(made.length),
            ],
          })),
        }}
      />
    </GazeCard>
  );
});
