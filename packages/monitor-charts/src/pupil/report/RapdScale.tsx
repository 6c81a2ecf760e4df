import { type Rapd, RAPD_GRADES } from '@isopter/clinical/pupil';
import type { ReactElement } from 'react';
import { At, Caption, HAIRLINE, INK, Label, MUTED } from '../../report/index.ts';
import type { PupilReportTexts } from './texts.ts';

interface RapdScaleProps {
  rapd: Rapd;
  texts: PupilReportTexts;
  width: number;
  /** Formats a number with so many decimals. */
  fixed: (value: number, decimals: number) => string;
}

/** The end of the scale in log units; a larger defect is drawn at it. */
const END = 1.6;
const TOP = 26;
const BAR = 14;
/** The grounds of the grades from the mildest; the names of the grades stand on them. */
const GROUNDS: readonly string[] = ['#ffffff', '#e9edf1', '#d4dae1', '#b3bcc6'];

/**
 * The relative afferent defect on the scale of its grades, the weaker left eye on the left in every language: a triangle
 * at the value. Below the limit of a defect no eye is weaker, and a bar covers the size on both sides.
 */
export function RapdScale({ rapd, texts, width, fixed }: RapdScaleProps): ReactElement {
  const x = (value: number): number => (width * (Math.min(END, Math.max(-END, value)) + END)) / (2 * END);
  const grades = RAPD_GRADES.toReversed();
  return (
    <g data-part="rapd-scale">
      <Caption>{texts.rapdScale}</Caption>
      {([-1, 1] as const).map((way) =>
        grades.map(({ from: least, grade }, i) => {
          const far = x(way * (grades[i + 1]?.from ?? END));
          // the mildest grade reaches from one side to the other
          if (i === 0)
            return way === 1 && <Ground key={grade} from={x(-(grades[1]?.from ?? END))} to={far} fill={GROUNDS[0]} />;
          const near = x(way * least);
          return (
            <g key={grade}>
              <Ground from={near} to={far} fill={GROUNDS[i]} />
              <Label x={(near + far) / 2} y={TOP + 9.5} size={6.5} anchor="middle" room={Math.abs(far - near) - 3}>
                {texts.chart[`result${grade}`]}
              </Label>
              <Label x={near} y={TOP + BAR + 9} size={6.5} anchor="middle" colour={MUTED} isNumber>
                {fixed(least, 1)}
              </Label>
            </g>
          );
        }),
      )}
      <Label x={x(0)} y={TOP + 9.5} size={6.5} anchor="middle">
        {texts.chart.resultNormal}
      </Label>
      {rapd.eye === null ? (
        <line x1={x(-rapd.size)} x2={x(rapd.size)} y1={TOP - 4} y2={TOP - 4} stroke={INK} data-part="difference" />
      ) : (
        <Value at={x(rapd.eye === 'OD' ? rapd.size : -rapd.size)} />
      )}
      <At x={0} y={TOP + BAR + 19}>
        <Label x={0} y={0} size={6.5} colour={MUTED}>
          {texts.weaker.OS}
        </Label>
        <Label x={width} y={0} size={6.5} colour={MUTED} anchor="end">
          {texts.weaker.OD}
        </Label>
      </At>
    </g>
  );
}

/** The triangle at a defect. */
const Value = ({ at }: { at: number }): ReactElement => (
  <path d={`M${at - 4} ${TOP - 8}h8L${at} ${TOP - 1}Z`} fill={INK} data-part="value" />
);

/** The ground of a grade from one size to another. */
const Ground = ({ from, to, fill }: { from: number; to: number; fill: string | undefined }): ReactElement => (
  <rect x={Math.min(from, to)} y={TOP} width={Math.abs(to - from)} height={BAR} fill={fill} stroke={HAIRLINE} />
);
