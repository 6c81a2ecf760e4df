import { useEyeName, useNumberFormat, useTexts } from '@isopter/ui';
import { useParentSize } from '@visx/responsive';
import type { ReactElement, ReactNode } from 'react';
import { EyeCard } from '../../shared/EyeCard.tsx';
import { MonitorLayout } from '../../shared/MonitorLayout.tsx';
import { NoData } from '../../shared/NoData.tsx';
import { COLOR_EYES, type ColorEye, type Eyes } from '../model/types.ts';
import { eyePanelWords } from './eyePanel.texts.ts';
import { panels, slim } from './panels.css.ts';

/** The properties of a view that the panel of an eye needs. */
export interface EyeView {
  readonly is_under_test: boolean;
  /** In percent, 0 to 100. */
  readonly completion: number;
}

/** Props of {@link ColorVisionMonitor}. */
export interface ColorVisionMonitorProps<V extends EyeView> {
  eyes: Eyes<V>;
  eye_under_test: ColorEye | null;
  /** The number of malformed records ignored. */
  ignored: number;
  isDone: boolean;
  /** Content shown in the toolbar. */
  display?: ReactNode;
  /** Renders the content of an eye; `size` is the diameter of circles in pixels (COL-04). */
  children: (view: V, size: number) => ReactNode;
}

/** The diameter of circles is the width of the monitor divided by this number (COL-04). */
export const CIRCLES_IN_WIDTH = 17;
/** The delay in milliseconds after the last change of size before the monitor is redrawn (MON-17). */
const RESIZE_MS = 300;

/**
 * The common layout of the colour vision monitors: a panel for each eye and for both together (COL-01).
 * @selector [data-component="ColorVisionMonitor"] The monitor.
 */
export function ColorVisionMonitor<V extends EyeView>({
  eyes,
  eye_under_test,
  ignored,
  isDone,
  display,
  children,
}: ColorVisionMonitorProps<V>): ReactElement {
  const texts = useTexts(eyePanelWords);
  const percent = useNumberFormat({ style: 'percent' });
  const { parentRef, width } = useParentSize({ debounceTime: RESIZE_MS });
  const size = width / CIRCLES_IN_WIDTH;
  const tested = COLOR_EYES.filter((eye) => eyes[eye] !== null);
  const shown = tested.length > 0 ? tested : COLOR_EYES;
  const under = isDone ? null : eye_under_test;
  const names = { OD: useEyeName('OD'), OS: useEyeName('OS'), OU: useEyeName('OU') };
  const completion = under && eyes[under]?.completion;
  const summary =
    under && typeof completion === 'number'
      ? texts.summary({ eye: names[under], percent: percent(completion / 100) })
      : '';
  return (
    <MonitorLayout name="ColorVisionMonitor" ref={parentRef} {...{ ignored, display, summary }}>
      {size > 0 && (
        <>
          <div className={panels}>
            {shown.map((eye) => {
              const view = eyes[eye];
              return (
                <EyeCard
                  key={eye}
                  eye={eye}
                  name={names[eye]}
                  completion={view?.completion ?? null}
                  size={size}
                  testing={under === eye ? texts.currentlyTesting : null}
                >
                  {view ? children(view, size) : <NoData isDone={isDone} />}
                </EyeCard>
              );
            })}
          </div>
          <div className={slim}>
            {COLOR_EYES.filter((eye) => !shown.includes(eye)).map((eye) => (
              <EyeCard key={eye} eye={eye} name={names[eye]} note={texts.notTested} completion={null} testing={null} />
            ))}
          </div>
        </>
      )}
    </MonitorLayout>
  );
}
