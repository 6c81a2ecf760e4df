import type { ReactElement } from 'react';
import { type Area, At, BODY, PANEL, SideHeading, Table, tableHeight } from '../../report/index.ts';
import type { MotilityChart } from './chart.ts';

export interface MotilityBodyProps {
  /** One chart, or two side by side with the left eye on the left. */
  charts: readonly MotilityChart[];
  /** The area of the body on its page. @default BODY */
  area?: Area;
}

const GAP = 16;
/** The scale relative to the screen. */
const SCALE = 0.62;
const PANEL_SCALE = 0.6;
const TOP = 20;
/** The share of a table's width that the first column takes. */
const NAMES = 0.4;

const widthOf = (count: number, whole: number, gap: number): number => (whole - gap * (count - 1)) / Math.max(1, count);

/** The on-screen chart scaled down as a whole, because its marks have fixed sizes. */
function Printed({ chart, size, scale }: { chart: MotilityChart; size: number; scale: number }): ReactElement {
  return <g transform={`scale(${scale})`}>{chart.plot(size / scale, size / scale)}</g>;
}

/** The body of a motility report: the charts of the eyes side by side, each above its table. */
export function MotilityBody({ charts, area = BODY }: MotilityBodyProps): ReactElement {
  const width = widthOf(charts.length, BODY.width, GAP);
  const tables = Math.max(0, ...charts.map(({ table }) => tableHeight(table)));
  const size = Math.min(width, 290, area.height - TOP - 14 - tables);
  return (
    <>
      {charts.map((chart, i) => {
        const columns = chart.table.columns.length - 1;
        const rest = (width * (1 - NAMES)) / Math.max(1, columns);
        return (
          <At key={chart.eye} x={i * (width + GAP)} y={0}>
            {charts.length > 1 && <SideHeading side={chart.eye} name={chart.name} />}
            <At x={(width - size) / 2} y={TOP}>
              <Printed {...{ chart, size }} scale={SCALE} />
            </At>
            <At x={0} y={TOP + size + 14}>
              <Table table={chart.table} widths={[width * NAMES, ...Array.from({ length: columns }, () => rest)]} />
            </At>
          </At>
        );
      })}
    </>
  );
}

/** The panel of a motility test on an overview page: small charts. */
export function MotilityPanel({ charts }: MotilityBodyProps): ReactElement {
  const width = widthOf(charts.length, PANEL.width, 6);
  const size = Math.min(width, PANEL.height - TOP);
  return (
    <>
      {charts.map((chart, i) => (
        <At key={chart.eye} x={i * (width + 6)} y={0}>
          <SideHeading side={chart.eye} name="" />
          <At x={(width - size) / 2} y={TOP}>
            <Printed {...{ chart, size }} scale={PANEL_SCALE} />
          </At>
        </At>
      ))}
    </>
  );
}
