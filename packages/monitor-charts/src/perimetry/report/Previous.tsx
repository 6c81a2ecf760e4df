import type { ReactElement } from 'react';
import { At, isolated, Label, MUTED, Paragraph, Rule } from '../../report/index.ts';
import { ChangeMark } from '../plot/ChangeMark.tsx';
import { FieldMap } from './FieldMap.tsx';
import { Heading } from './Heading.tsx';
import { comparedIndices } from './comparedIndices.ts';
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
const MAP = { width: 78, gap: 13 } as const;
const HEADING = 14;
const CAPTION = 12;
const ROW = 13;
const TEXT = 6.5;
const LINE = 9;

const sizeOf = ({ locations }: EyeReport, spacing: number): { pitch: number; width: number; height: number } => {
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
            previous.changes?.map(({ x, y, change }) => (
              <ChangeMark key={`${x} ${y}`} x={frame.x(x)} y={frame.y(y)} size={pitch * 0.62} change={change} />
            ))
          }
        </FieldMap>
      )}
    </>
  );
}

/** How many points changed, with the marks they have, and how many do by chance. */
function Counted({
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
  const count = (way: 'lower' | 'higher'): number => changes.filter(({ change }) => change === way).length;
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
        {texts.byChance({ count: Math.round(changes.length * 0.05), total: changes.length })}
      </Paragraph>
    </>
  );
}

/** What the heading of an earlier field says: when it was, and with which strategy if it was another one. */
export const previousText = ({ day, strategy }: PreviousField, texts: PerimetryReportTexts): string =>
  [day, strategy === null ? texts.sameTest : strategy].join(', ');

/** The height of {@link Previous} in points. */
export const previousHeight = (report: EyeReport, spacing: number): number =>
  report.previous
    ? HEADING + sizeOf(report, spacing).height + CAPTION + 5 * ROW + (report.previous.changes ? 12 + 3 * LINE : 0)
    : HEADING + 12;

/** The earlier field of an eye beside the newest one. */
export function Previous(props: PreviousProps): ReactElement {
  const { report, spacing, texts, width } = props;
  const { previous } = report;
  const heading = (
    <Heading y={8} room={width} remark={previous ? previousText(previous, texts) : texts.noPrevious}>
      {texts.previousField}
    </Heading>
  );
  if (!previous) return heading;
  const { pitch, width: mapWidth, height } = sizeOf(report, spacing);
  const table = HEADING + height + CAPTION;
  const rows = comparedIndices(props);
  const columns = [width - 74, width - 36, width];
  return (
    <g>
      {heading}
      <At x={0} y={HEADING}>
        <PreviousMaps {...{ report, spacing, texts, pitch }} />
      </At>
      <Label x={0} y={HEADING + height + 8} size={TEXT} colour={MUTED} room={mapWidth}>
        {texts.greyscaleThen}
      </Label>
      {previous.changes && (
        <Label x={mapWidth + MAP.gap} y={HEADING + height + 8} size={TEXT} colour={MUTED} room={mapWidth}>
          {texts.changeSince}
        </Label>
      )}
      <At x={0} y={table}>
        {[texts.before, texts.now, texts.change].map((head, column) => (
          <Label key={head} x={columns[column]!} y={9} size={TEXT} colour={MUTED} anchor="end">
            {head}
          </Label>
        ))}
        {rows.map(({ name, unit, before, now, change }, index) => {
          const y = ROW * (index + 1);
          return (
            <g key={name}>
              <Rule y={y} x={0} width={width} />
              <Label x={0} y={y + 9.5} size={8} room={width - 104}>
                {`${name}, ${unit}`}
              </Label>
              {[before, now, change].map((value, column) => (
                <Label
                  // oxlint-disable-next-line react/no-array-index-key -- columns keep their places
                  key={column}
                  x={columns[column]!}
                  y={y + 9.5}
                  size={8}
                  strong={column === 1}
                  isNumber
                  anchor="end"
                >
                  {isolated(value)}
                </Label>
              ))}
            </g>
          );
        })}
      </At>
      <At x={0} y={table + ROW * (rows.length + 1) + 12}>
        <Counted previous={previous} texts={texts} width={width} />
      </At>
    </g>
  );
}

/** The height of {@link PreviousRow} in points. */
export const PREVIOUS_ROW_HEIGHT = 56;

/** The same in a row of small maps, where two eyes stand side by side. */
export function PreviousRow({ report, spacing, texts, width }: PreviousProps): ReactElement {
  const { previous } = report;
  if (!previous) {
    return (
      <Label x={0} y={10} size={TEXT} colour={MUTED} room={width}>
        {`${texts.previousField}: ${texts.noPrevious}`}
      </Label>
    );
  }
  const { pitch, width: mapWidth } = sizeOf(report, spacing);
  const scale = 0.68;
  const words = (previous.changes ? 2 * mapWidth + MAP.gap : mapWidth) * scale + 16;
  return (
    <g>
      <PreviousMaps {...{ report, spacing, texts }} pitch={pitch * scale} />
      <At x={words} y={9}>
        <Label x={0} y={0} size={TEXT} colour={MUTED} room={width - words}>
          {isolated(previousText(previous, texts))}
        </Label>
        <At x={0} y={LINE + 2}>
          <Counted previous={previous} texts={texts} width={width - words} />
        </At>
      </At>
    </g>
  );
}
