import type { ReactElement } from 'react';
import { BODY, PANEL } from './measures.ts';
import { widthOf } from './widths.ts';
import { At, Label, MUTED } from './primitives.tsx';

/** A test on the single page of a bundle. */
export interface GridPanel {
  title: string;
  /** The text beside the title that distinguishes the test from others of its kind. */
  remark: string;
  /** The panel of the test, of size `PANEL`. */
  panel: ReactElement;
}

export interface PanelGridProps {
  panels: readonly GridPanel[];
  /** The available height in points from the top of `BODY`. */
  height: number;
}

const GAP = 17;
const HEADING = 18;
const ROW_GAP = 12;

/**
 * The number of columns and the scale with which all panels fit: two columns at full size, or more columns of smaller
 * panels.
 */
export function gridOfPanels(amount: number, height: number): { columns: number; scale: number } {
  for (let columns = 2; ; columns += 1) {
    const scale = (BODY.width - GAP * (columns - 1)) / columns / PANEL.width;
    const rows = Math.ceil(amount / columns);
    if (rows * (PANEL.height + HEADING) * scale + (rows - 1) * ROW_GAP <= height) return { columns, scale };
  }
}

/** The panels of tests in order, each below its name. */
export function PanelGrid({ panels, height }: PanelGridProps): ReactElement {
  const { columns, scale } = gridOfPanels(panels.length, height);
  const width = PANEL.width * scale + GAP;
  const row = (PANEL.height + HEADING) * scale + ROW_GAP;
  return (
    <>
      {panels.map(({ title, remark, panel }, index) => (
        <At
          // tests have no unique name: the same one may be taken twice
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          x={(index % columns) * width}
          y={Math.floor(index / columns) * row}
        >
          <g transform={`scale(${scale})`}>
            <PanelName title={title} remark={remark} />
            <At x={0} y={HEADING}>
              {panel}
            </At>
          </g>
        </At>
      ))}
    </>
  );
}

/** The name of a panel; the remark gets the remaining width of the line. */
function PanelName({ title, remark }: Pick<GridPanel, 'title' | 'remark'>): ReactElement {
  const left = PANEL.width - Math.min(widthOf(title, 9.5), PANEL.width) - 8;
  return (
    <>
      <Label x={0} y={9} size={9.5} strong room={PANEL.width}>
        {title}
      </Label>
      {left > 20 && (
        <Label x={PANEL.width} y={9} size={8} colour={MUTED} anchor="end" room={left}>
          {remark}
        </Label>
      )}
    </>
  );
}
