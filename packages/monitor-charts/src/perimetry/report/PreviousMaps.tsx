import type { ReactElement } from 'react';
import { Label, Paragraph } from '../../report/index.ts';
import { ChangeMark } from '../plot/ChangeMark.tsx';
import { FieldMap } from './FieldMap.tsx';
import { Tiles } from './marks.tsx';
import { isOnRaster, spanOf } from './raster.ts';
import type { PerimetryReportTexts } from './texts.ts';
import type { EyeReport, PreviousField } from './types.ts';

export interface PreviousProps {
  report: EyeReport;
  spacing: number;
  texts: PerimetryReportTexts;
  locale: string;
  width: number;
}

/** The largest width of a small map, and the space between two, in points. */
export const MAP = { width: 78, gap: 13 } as const;
/** The size of the words beside the maps, and the distance of their lines. */
export const TEXT = 6.5;
export const LINE = 9;

/** The pitch and the size of one of {@link PreviousMaps}, in points. */
export const sizeOf = ({ locations }: EyeReport, spacing: number): { pitch: number; width: number; height: number } => {
  const span = spanOf(
    locations.filter((location) => isOnRaster(location, spacing)),
    spacing,
  );
  const pitch = Math.min(MAP.width / 10, (MAP.width * spacing) / span.width);
  return { pitch, width: (span.width / spacing) * pitch, height: (span.height / spacing) * pitch };
};

/** The earlier field in grey, and beside it where the newest one lies beyond the limits of repeated tests. */
export function PreviousMaps({
  report,
  spacing,
  texts,
  pitch,
}: Omit<PreviousProps, 'width' | 'locale'> & { pitch: number }): ReactElement | null {
  const { previous, name } = report;
  if (!previous) return null;
  const locations = previous.locations.filter((location) => isOnRaster(location, spacing));
  const span = spanOf(locations, spacing);
  const [width, height] = [span.width, span.height].map((degrees) => (degrees / spacing) * pitch) as [number, number];
  const at = { x: width / 2, y: height / 2 };
  return (
    <>
      <FieldMap {...{ at, span, spacing, pitch }} label={`${name}, ${texts.greyscale}, ${previous.day}`}>
        {(frame) => <Tiles frame={frame} pitch={pitch} marks={locations} />}
      </FieldMap>
      {previous.changes && (
        <FieldMap
          at={{ ...at, x: at.x + width + MAP.gap }}
          {...{ span, spacing, pitch }}
          label={`${name}, ${texts.changeSince}`}
        >
          {(frame) =>
            previous.changes?.points.map(({ x, y, change }) => (
              <ChangeMark key={`${x} ${y}`} x={frame.x(x)} y={frame.y(y)} size={pitch * 0.62} change={change} />
            ))
          }
        </FieldMap>
      )}
    </>
  );
}

/** How many points changed, with the marks they have, and the bound of what chance does in stable eyes. */
export function Counted({
  previous,
  texts,
  width,
}: {
  previous: PreviousField;
  texts: PerimetryReportTexts;
  width: number;
}): ReactElement | null {
  const { changes } = previous;
  if (!changes) return null;
  const count = (way: 'lower' | 'higher'): number => changes.points.filter(({ change }) => change === way).length;
  return (
    <>
      <ChangeMark x={3} y={-2.2} size={5} change="lower" />
      <Label x={9} y={0} size={TEXT} room={width / 2 - 12}>
        {texts.pointsLower({ count: count('lower') })}
      </Label>
      <ChangeMark x={width / 2 + 3} y={-2.2} size={5} change="higher" />
      <Label x={width / 2 + 9} y={0} size={TEXT} room={width / 2 - 9}>
        {texts.pointsHigher({ count: count('higher') })}
      </Label>
      <Paragraph y={LINE} width={width} size={TEXT}>
        {texts.chanceBound({ count: changes.chanceBound })}
      </Paragraph>
    </>
  );
}

/** The heading of an earlier field: its day, and that it is of the same program, size and strategy. */
export const previousText = ({ day }: PreviousField, texts: PerimetryReportTexts): string =>
  [day, texts.sameTest].join(', ');
