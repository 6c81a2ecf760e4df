import type { ReactElement } from 'react';
import { At, isolated, Label, MUTED, Rule } from '../../report/index.ts';
import { Heading } from './Heading.tsx';
import { comparedIndices } from './comparedIndices.ts';
import { Counted, LINE, MAP, PreviousMaps, type PreviousProps, previousText, sizeOf, TEXT } from './PreviousMaps.tsx';

const HEADING = 14;
const CAPTION = 12;
const ROW = 13;

/** How much of an earlier field there is room for. */
export interface PreviousLayout {
  /** The size of the maps, where 1 is the usual one. */
  scale: number;
  hasCaptions: boolean;
  /** How many of the compared indices are shown, of the first ones. */
  rows: number;
}

/** The maps of an earlier field where a page has other maps in its column as well. */
const SMALL = 0.68;

/** The height of the table without its rows, in points. */
const around = ({ report, spacing }: PreviousProps, { scale, hasCaptions }: Omit<PreviousLayout, 'rows'>): number =>
  HEADING +
  sizeOf(report, spacing).height * scale +
  (hasCaptions ? CAPTION : CAPTION / 2) +
  ROW +
  (report.previous?.changes ? 12 + 3 * LINE : 0);

/** Returns the layout of an earlier field for a height in points: all of it, smaller maps and fewer rows, or null. */
export function previousLayout(props: PreviousProps, room: number): PreviousLayout | null {
  const rows = comparedIndices(props).length;
  if (!props.report.previous) return room < HEADING + 12 ? null : { scale: 1, hasCaptions: true, rows };
  const whole = { scale: 1, hasCaptions: true };
  if (around(props, whole) + rows * ROW <= room) return { ...whole, rows };
  const small = { scale: SMALL, hasCaptions: false };
  const left = Math.floor((room - around(props, small)) / ROW);
  return left < 1 ? null : { ...small, rows: Math.min(rows, left) };
}

/** The earlier field of an eye beside the newest one. */
export function Previous({ layout, ...props }: PreviousProps & { layout: PreviousLayout }): ReactElement {
  const { report, spacing, texts, width } = props;
  const { previous } = report;
  const heading = (
    <Heading y={8} room={width} remark={previous ? previousText(previous, texts) : texts.noPrevious}>
      {texts.previousField}
    </Heading>
  );
  if (!previous) return heading;
  const { scale, hasCaptions, rows } = layout;
  const size = sizeOf(report, spacing);
  const [pitch, mapWidth, height] = [size.pitch * scale, size.width * scale, size.height * scale];
  const table = HEADING + height + (hasCaptions ? CAPTION : CAPTION / 2);
  return (
    <g>
      {heading}
      <At x={0} y={HEADING}>
        <PreviousMaps {...{ report, spacing, texts, pitch }} />
      </At>
      {hasCaptions && (
        <Label x={0} y={HEADING + height + 8} size={TEXT} colour={MUTED} room={mapWidth}>
          {texts.greyscaleThen}
        </Label>
      )}
      {hasCaptions && previous.changes && (
        <Label x={mapWidth + MAP.gap} y={HEADING + height + 8} size={TEXT} colour={MUTED} room={mapWidth}>
          {texts.changeSince}
        </Label>
      )}
      <At x={0} y={table}>
        <ComparedTable {...props} rows={rows} />
      </At>
      <At x={0} y={table + ROW * (rows + 1) + 12}>
        <Counted previous={previous} texts={texts} width={width} />
      </At>
    </g>
  );
}

/** The indices of both fields, and how they differ. */
function ComparedTable({ rows, ...props }: PreviousProps & Pick<PreviousLayout, 'rows'>): ReactElement {
  const { texts, width } = props;
  const columns = [width - 74, width - 36, width];
  return (
    <>
      {[texts.before, texts.now, texts.change].map((head, column) => (
        <Label key={head} x={columns[column]!} y={9} size={TEXT} colour={MUTED} anchor="end">
          {head}
        </Label>
      ))}
      {comparedIndices(props)
        .slice(0, rows)
        .map(({ name, unit, before, now, change }, index) => {
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
    </>
  );
}
