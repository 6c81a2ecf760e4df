import type { Grid } from '@isopter/clinical/perimetry';
import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { perimetryWords } from '../perimetry/perimetry.texts.ts';
import { Measured } from '../shared/Measured.tsx';
import { frame, wideFrame } from './pattern.css.ts';
import { PatternPlot } from './PatternPlot.tsx';

/** Props of {@link PatternView}. */
export interface PatternViewProps {
  /** The tested eye; `OU` for both together. */
  eye: 'OD' | 'OS' | 'OU';
  /** The locations of the program as that eye sees them: the result of `patternOfTest`. */
  grid: Grid;
  /** The accessible name: the pattern and how many points it has. */
  label: string;
}

/**
 * The pattern of a program in the size of its column, before anything is measured: a dot for each location, an open
 * triangle for those in the blind spot, from the patient's view, not mirrored in any language.
 * @selector [data-component="PatternView"] The place of the drawing.
 * @selector [data-component="PatternPlot"] The drawing.
 * @selector [data-eye] On the drawing: `OD`, `OS` or `OU`.
 * @selector [data-part="location"] A location.
 * @selector [data-part="blind-spot"] A location in the blind spot.
 */
export function PatternView({ eye, grid, label }: PatternViewProps): ReactElement {
  const { nasal, temporal } = useTexts(perimetryWords);
  return (
    <div className={eye === 'OU' ? wideFrame : frame} data-component="PatternView">
      <Measured>
        {(width, height) => <PatternPlot {...{ eye, grid, label, width, height }} texts={{ nasal, temporal }} />}
      </Measured>
    </div>
  );
}
