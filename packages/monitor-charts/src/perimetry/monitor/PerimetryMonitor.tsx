import { gridOfTest, hasRegions, isSuprathreshold, type PerimetryTestGroup } from '@isopter/clinical/perimetry';
import { Banner, lazyPart, SegmentedControl, Switch, useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, useMemo, useState } from 'react';
import { layoutOf, type PerimetryLayout } from '../model/layout.ts';
import type { PerimetryView } from '../model/store.ts';
import { perimetryWords } from '../perimetry.texts.ts';
import type { JudgedLocation } from '../plot/details.ts';
import { type Eye, EYES } from '../types.ts';
import type { EarlierField } from './ChangeSince.tsx';
import { EyeCard } from './EyeCard.tsx';
import { EyeField, type MonitorDisplay } from './EyeField.tsx';
import type { EyeResultProps } from './EyeResult.tsx';
import type { TestedField } from './resultOf.ts';
import { LiveSummary } from '../../chart/LiveSummary.tsx';
import { arrangement, controls, root } from '../../shared/monitor.css.ts';
import { eyes as eyesClass } from '../../shared/eyeCard.css.ts';
import { arrangement as besides, frame, plot, result as resultClass, strips } from './result.css.ts';
import { Toolbar } from '../../shared/Toolbar.tsx';
import { FieldLegend } from './FieldLegend.tsx';
import { RegionPrompt } from './RegionPrompt.tsx';
import { Reliability } from './Reliability.tsx';

/** The norms are loaded when a field is finished. */
const loading = (): ReactElement => <div className={resultClass} />;
const EyeResult = lazyPart(() => import('./EyeResult.tsx').then((module) => module.EyeResult), { loading });
const PatternDeviation = lazyPart(() => import('./PatternDeviation.tsx').then((module) => module.PatternDeviation));
const ChangeSince = lazyPart(() => import('./ChangeSince.tsx').then((module) => module.ChangeSince));
const ResultNote = lazyPart(() => import('./EyeResult.tsx').then((module) => module.ResultNote));

/** The properties of a test that its monitor needs. */
export interface PerimetryMonitorTest extends PerimetryTestGroup {
  /** The tested eye: `OD` or `OS`; any other value means both. */
  readonly eye?: string | null;
  /** The Goldmann size of the stimulus, 1 to 5. */
  readonly goldman_size?: string | number | null;
  /**
   * The age in years on the day of the test, `null` if nobody knows it: a finished field then has its key numbers beside
   * it. If omitted, it has none.
   */
  readonly age?: number | null | undefined;
}

/** Props of {@link PerimetryMonitor}. */
export interface PerimetryMonitorProps {
  /** The test, which determines the layout, the grid and the display. */
  test: PerimetryMonitorTest;
  /** The current state of the test, as returned by `useView(store)`. */
  view: PerimetryView;
  /**
   * Whether the test is finished. Nothing is highlighted then, and an empty field states that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /**
   * The screen of the device (ENUM-16), for the prompt between the regions of a ptosis test.
   * @default null
   */
  screen?: string | null;
  /**
   * Called when Continue is pressed in that prompt: send `play` to the device (PERI-07). If omitted, there is no
   * prompt.
   */
  onContinue?: () => void;
  /**
   * Whether grid lines can be toggled (PERI-05: beta level 100 or above).
   * @default false
   */
  hasGridToggle?: boolean;
  /**
   * The brightest stimulus of the device in dB; see `PerimetryPlot`.
   * @default 0
   */
  floor?: number;
  /**
   * The locations of each eye compared with age-corrected norms, if they are: the `points` of `analyseField`.
   * @default none
   */
  judged?: Partial<Readonly<Record<Eye, readonly JudgedLocation[]>>>;
  /**
   * The earlier field that each eye of a finished test is compared with; `null` if there is none, and left out while it
   * is not known.
   * @default none
   */
  previous?: Partial<Readonly<Record<Eye, EarlierField | null>>>;
  /**
   * The initial display of the cards (uncontrolled).
   * @default 'numeric'
   */
  defaultDisplay?: MonitorDisplay;
}

const eyesOf = (eye: string | null | undefined): readonly Eye[] => (eye === 'OD' || eye === 'OS' ? [eye] : EYES);

function useSummary({ eye_under_test, eyes }: PerimetryView, isDone: boolean): string {
  const texts = useTexts(perimetryWords);
  const percent = useNumberFormat({ style: 'percent' });
  if (!eye_under_test || isDone) return '';
  const done = percent(eyes[eye_under_test].completion / 100);
  return texts.summary({ eye: texts[`eye${eye_under_test}`], percent: done });
}

/** The options of the display: the field in the forms the test allows, or a table. */
function useSegments(test: PerimetryTestGroup, layout: PerimetryLayout): { id: MonitorDisplay; label: string }[] {
  const texts = useTexts(perimetryWords);
  const isMap = isSuprathreshold(test) || layout === 'quadrants';
  const field = isMap ? texts.displayMap : texts.displayNumeric;
  return [
    { id: 'numeric', label: layout === 'noPlot' ? texts.displayCounts : field },
    ...(layout === 'plots' && !isMap ? [{ id: 'greyscale' as const, label: texts.displayGreyscale }] : []),
    { id: 'table', label: texts.displayTable },
  ];
}

/** Returns the test properties that a finished field is compared by; null while there is nothing to compare. */
function useFinished(test: PerimetryMonitorTest, isMeasured: boolean): TestedField | null {
  const { protocol, strategy, goldman_size, age } = test;
  return useMemo(
    () => (isMeasured && age !== undefined ? { protocol, strategy, goldman_size, age } : null),
    [age, goldman_size, isMeasured, protocol, strategy],
  );
}

/** The maps of deviations and of change, where the program has a grid. */
function Maps({
  group,
  earlier,
  ...props
}: EyeResultProps & { group: PerimetryTestGroup; earlier: EarlierField | null | undefined }): ReactElement | null {
  const grid = gridOfTest(group, props.view.eye);
  if (!grid) return null;
  const size = { extent: grid.extent, spacing: grid.spacing };
  return (
    <div className={strips}>
      <PatternDeviation {...props} {...size} />
      {earlier !== undefined && <ChangeSince {...props} {...size} earlier={earlier} />}
    </div>
  );
}

/**
 * The live monitor of a perimetry test: both eyes and their reliability, in the layout of the test (PERI-01 to 10).
 * @selector [data-component="PerimetryMonitor"] The monitor.
 * @selector [data-layout] On the monitor: the layout of the test.
 * @selector [data-quadrant] A quadrant of an eye; its value is the name of the quadrant.
 * @selector [data-state] On a quadrant: `untested`, `seen` or `notSeen`.
 */
export function PerimetryMonitor({
  test,
  view,
  isDone = false,
  screen = null,
  onContinue,
  hasGridToggle = false,
  floor = 0,
  judged = {},
  previous = {},
  defaultDisplay = 'numeric',
}: PerimetryMonitorProps): ReactElement {
  const texts = useTexts(perimetryWords);
  const format = useNumberFormat();
  const [display, setDisplay] = useState(defaultDisplay);
  const [hasGridLines, setGridLines] = useState(false);
  const summary = useSummary(view, isDone);
  const layout = layoutOf(test);
  const eyes = eyesOf(test.eye).map((eye) => view.eyes[eye]);
  const segments = useSegments(test, layout);
  const finished = useFinished(test, isDone && layout === 'plots' && !isSuprathreshold(test));
  return (
    <div className={root} data-component="PerimetryMonitor" data-layout={layout}>
      <div className={arrangement}>
        {hasRegions(test) && onContinue && (
          <RegionPrompt progress={view.progress} region_no={view.region_no} screen={screen} onContinue={onContinue} />
        )}
        {view.ignored > 0 && <Banner tone="caution">{texts.recordsIgnored({ amount: format(view.ignored) })}</Banner>}
        <Toolbar>
          {hasRegions(test) && view.region_no !== null && (
            <span>{texts.region({ region: format(view.region_no) })}</span>
          )}
          <div className={controls}>
            {hasGridToggle && (layout === 'plots' || layout === 'maps') && (
              <Switch label={texts.gridLines} isSelected={hasGridLines} onChange={setGridLines} />
            )}
            <SegmentedControl
              label={texts.display}
              isLabelHidden
              segments={segments}
              value={display}
              onChange={setDisplay}
            />
          </div>
        </Toolbar>
        <div className={eyesClass}>
          {eyes.map((eyeView) => (
            <EyeCard
              key={eyeView.eye}
              eye={eyeView.eye}
              completion={eyeView.completion}
              goldman_size={test.goldman_size}
              isUnderTest={!isDone && view.eye_under_test === eyeView.eye}
            >
              <div className={frame}>
                <div className={besides}>
                  <div className={plot}>
                    <EyeField
                      view={eyeView}
                      {...{ test, layout, display, hasGridLines, isDone, floor }}
                      earlier={view.earlier}
                      judged={judged[eyeView.eye]}
                    />
                  </div>
                  {finished && eyeView.statistics.presented > 0 && <EyeResult view={eyeView} test={finished} />}
                </div>
                {finished && <Maps view={eyeView} test={finished} group={test} earlier={previous[eyeView.eye]} />}
              </div>
            </EyeCard>
          ))}
        </div>
        {layout !== 'graphOnly' && <Reliability eyes={eyes} />}
        {layout === 'plots' && display !== 'table' && (
          <FieldLegend isSuprathreshold={isSuprathreshold(test)} floor={floor} />
        )}
        {finished && <ResultNote eyes={eyes} test={finished} />}
      </div>
      <LiveSummary summary={summary} />
    </div>
  );
}
