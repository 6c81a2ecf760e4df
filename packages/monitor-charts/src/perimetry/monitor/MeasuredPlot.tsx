import type { ReactElement } from 'react';
import { Measured } from '../../shared/Measured.tsx';
import { PerimetryPlot, type PerimetryPlotProps } from '../plot/PerimetryPlot.tsx';

/** A plot in the size of its container. */
export const MeasuredPlot = (props: Omit<PerimetryPlotProps, 'width' | 'height'>): ReactElement => (
  <Measured>{(width, height) => <PerimetryPlot {...props} width={width} height={height} />}</Measured>
);
