import { useEyeName, useNumberFormat, useTexts } from '@isopter/ui';
import { memo, type ReactElement, useState } from 'react';
import { ColorVisionMonitor } from '../../colorVision/panels/ColorVisionMonitor.tsx';
import { type Display, DisplayControl } from '../../shared/DisplayControl.tsx';
import { table } from '../../shared/monitor.css.ts';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import { ishiharaWords } from '../ishihara.texts.ts';
import type { IshiharaView, PlatesView } from '../types.ts';
import { place, plates as list } from './IshiharaMonitor.css.ts';
import { PlateTable } from './PlateTable.tsx';
import { PlateTile } from './PlateTile.tsx';
import { VerdictLine } from './VerdictLine.tsx';

/** Props of {@link IshiharaMonitor}. */
export interface IshiharaMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: IshiharaView;
  /**
   * Whether the test is finished. Nothing is highlighted then, and an empty panel states that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /**
   * The initial display of the plates (uncontrolled).
   * @default 'chart'
   */
  defaultDisplay?: Display;
}

interface EyePartProps {
  view: PlatesView;
  size: number;
  display: Display;
  isOver: boolean;
}

/** The plates of an eye and the number of correct ones. */
const EyePart = memo(function EyePart({ view, size, display, isOver }: EyePartProps): ReactElement {
  const texts = useTexts(ishiharaWords);
  const format = useNumberFormat();
  const label = texts.platesOf({ eye: useEyeName(view.eye) });
  return (
    <>
      <VerdictLine view={view} isOver={isOver} />
      <div className={place}>
        <ScrollRegion label={label}>
          {display === 'table' ? (
            <PlateTable plates={view.plates} texts={texts} format={format} className={table} />
          ) : (
            <ol className={list}>
              {view.plates.map((plate) => (
                <PlateTile key={plate.number} {...{ plate, size, texts, format }} />
              ))}
            </ol>
          )}
        </ScrollRegion>
      </div>
    </>
  );
});

/** The live monitor of an Ishihara test: the plates of each eye with the responses (COL-03, COL-06). */
export function IshiharaMonitor({
  view,
  isDone = false,
  defaultDisplay = 'chart',
}: IshiharaMonitorProps): ReactElement {
  const texts = useTexts(ishiharaWords);
  const [display, setDisplay] = useState(defaultDisplay);
  const { eyes, eye_under_test, ignored } = view;
  return (
    <ColorVisionMonitor
      {...{ eyes, eye_under_test, ignored, isDone }}
      display={<DisplayControl chart={texts.plates} value={display} onChange={setDisplay} />}
    >
      {(eye, size) => (
        <EyePart
          view={eye}
          size={size}
          display={display}
          // a list is complete only when another eye is being tested or the test is over
          isOver={isDone || (eye_under_test !== null && eye_under_test !== eye.eye)}
        />
      )}
    </ColorVisionMonitor>
  );
}
