import type { ReactElement } from 'react';
import { Measured } from '../../shared/Measured.tsx';
import { PerimetryPlot, type PerimetryPlotProps } from '../plot/PerimetryPlot.tsx';

/** A plot as large as the place it is put into. */
export const MeasuredPlot = (props: Omit<PerimetryPlotProps, 'width' | 'height'>): ReactElement => (
  <Measured>{(width, height) => <PerimetryPlot {...props} width={width} height={height} />}</Measured>
);
