import type { ReactElement } from 'react';
import { CRITICAL, INK, isolated, Label, LINE, MUTED, Rule } from '../../report/index.ts';
import { Heading } from './Heading.tsx';
import { alarmText, type CatchTrialsProps, rowsOf, reliabilityText } from './rates.ts';

interface SizedProps extends CatchTrialsProps {
  width: number;
}

const ROW = 29;
const BAR = { width: 51, height: 4 } as const;

/** The height of {@link Reliability} in points. */
export const RELIABILITY_HEIGHT = 12 + 3 * ROW;

/** The reliability of an eye next to its plots: rates with their counts, each as a bar with its limit as a tick. */
export function Reliability(props: SizedProps): ReactElement {
  const { report, texts, width } = props;
  const bar = width - 34 - BAR.width;
  return (
    <g>
      <Heading y={8} room={width} remark={reliabilityText(report, texts)} isAlarm={alarmText(report, texts) !== ''}>
        {texts.reliability}
      </Heading>
      {rowsOf(props).map(({ label, counted, share, isKnown, rate, limit, isFlagged }, index) => {
        const y = 12 + index * ROW;
        const colour = isFlagged ? CRITICAL : INK;
        return (
          <g key={label}>
            {index > 0 && <Rule y={y} x={0} width={width} />}
            <Label x={0} y={y + 12} size={8} colour={colour} strong={isFlagged} room={bar - 4}>
              {isFlagged ? `${label} XX` : label}
            </Label>
            <Label x={0} y={y + 23} size={6.5} colour={MUTED} room={width - 44}>
              {isolated(counted)}
            </Label>
            {share !== null && <RateBar x={bar} y={y + 8} rate={share.rate} limit={share.limit} />}
            <Label
              x={width}
              y={y + 12}
              size={8}
              strong={isKnown}
              isNumber
              colour={isKnown ? colour : MUTED}
              anchor="end"
            >
              {rate}
            </Label>
            {limit !== null && (
              <Label x={width} y={y + 23} size={6.5} colour={MUTED} anchor="end" room={40}>
                {texts.limit({ limit })}
              </Label>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A share from 0 to a half, with its limit as a tick. */
function RateBar({ x, y, rate, limit }: { x: number; y: number; rate: number; limit: number }): ReactElement {
  const at = (share: number): number => Math.min(1, 2 * share) * BAR.width;
  return (
    <g>
      <rect x={x} y={y} width={BAR.width} height={BAR.height} fill="none" stroke={LINE} strokeWidth={0.5} />
      <rect x={x} y={y} width={at(rate)} height={BAR.height} fill={INK} />
      <line x1={x + at(limit)} x2={x + at(limit)} y1={y - 2} y2={y + BAR.height + 2} stroke={INK} strokeWidth={1} />
    </g>
  );
}

const LINE_HEIGHT = 13;

/** The height of {@link ReliabilityTable} in points. */
export const RELIABILITY_TABLE_HEIGHT = 10 + 3 * LINE_HEIGHT;

/** The head of a column. */
const Head = ({ x, isStart = false, children }: { x: number; isStart?: boolean; children: string }): ReactElement => (
  <Label x={x} y={6.5} size={6.5} colour={MUTED} anchor={isStart ? 'start' : 'end'}>
    {children}
  </Label>
);

/** The same as a table, for two eyes side by side. */
export function ReliabilityTable(props: SizedProps): ReactElement {
  const { texts, width } = props;
  const alarm = alarmText(props.report, texts);
  const columns = { counted: width - 74, rate: width - 36, limit: width };
  return (
    <g>
      {alarm === '' ? (
        <Head x={0} isStart>
          {texts.reliability}
        </Head>
      ) : (
        <Label x={0} y={6.5} size={6.5} strong colour={CRITICAL} room={columns.counted - 44}>
          {`${texts.reliability}: ${alarm}`}
        </Label>
      )}
      <Head x={columns.counted}>{texts.counted}</Head>
      <Head x={columns.rate}>{texts.rate}</Head>
      <Head x={columns.limit}>{texts.limitHead}</Head>
      {rowsOf(props).map(({ label, numbers, isKnown, rate, limit, isFlagged }, index) => {
        const y = 10 + index * LINE_HEIGHT;
        const colour = isFlagged ? CRITICAL : INK;
        const name = isFlagged ? `${label} XX` : label;
        return (
          <g key={label}>
            <Rule y={y} x={0} width={width} />
            <Label x={0} y={y + 9.5} size={8} colour={colour} strong={isFlagged} room={columns.counted - 44}>
              {name}
            </Label>
            <Label x={columns.counted} y={y + 9.5} size={8} colour={colour} anchor="end">
              {isolated(numbers)}
            </Label>
            <Label
              x={columns.rate}
              y={y + 9.5}
              size={isKnown ? 8 : 6.5}
              strong={isKnown}
              colour={isKnown ? colour : MUTED}
              anchor="end"
            >
              {rate}
            </Label>
            <Label x={columns.limit} y={y + 9.5} size={8} colour={MUTED} anchor="end">
              {limit ?? '–'}
            </Label>
          </g>
        );
      })}
    </g>
  );
}
