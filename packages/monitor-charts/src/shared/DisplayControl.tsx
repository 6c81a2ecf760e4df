import { SegmentedControl, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { sharedWords } from './shared.texts.ts';

/** How results are displayed: as a chart or as a table (CHART-02). */
export type Display = 'chart' | 'table';

/** Props of {@link DisplayControl}. */
export interface DisplayControlProps {
  /** The label of the chart. */
  chart: string;
  value: Display;
  onChange: (display: Display) => void;
}

/** A control for choosing between the chart and the table. */
export function DisplayControl({ chart, value, onChange }: DisplayControlProps): ReactElement {
  const texts = useTexts(sharedWords);
  return (
    <SegmentedControl
      label={texts.display}
      isLabelHidden
      segments={[
        { id: 'chart' as const, label: chart },
        { id: 'table' as const, label: texts.displayTable },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
