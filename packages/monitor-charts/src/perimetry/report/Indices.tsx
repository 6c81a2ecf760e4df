import type { ReactElement } from 'react';
import { INK, isolated, Label, MUTED, Paragraph, Rule, Run } from '../../report/index.ts';
import { comparedIndices } from './comparedIndices.ts';
import { Heading } from './Heading.tsx';
import { indicesOf } from './indicesOf.ts';
import { noIndicesText } from './indexTexts.ts';
import type { PerimetryReportTexts } from './texts.ts';
import type { EyeReport } from './types.ts';

export interface IndicesProps {
  report: EyeReport;
  texts: PerimetryReportTexts;
  locale: string;
  width: number;
}

const ROW = 27;

/** The number of scored points that were not seen, of all that were measured. */
const unseen = ({ locations }: EyeReport): { count: number; total: number } => {
  const scored = locations.filter(({ is_blind_spot, threshold }) => !is_blind_spot && threshold !== null);
  return { count: scored.filter(({ threshold }) => threshold !== null && threshold < 0).length, total: scored.length };
};

/** The indices of an eye beside its plots, each with what it rests on. */
export function Indices(props: IndicesProps): ReactElement {
  const { report, texts, width } = props;
  const indices = indicesOf(props);
  const ght = report.analysis?.ght ?? null;
  const below = 12 + indices.length * ROW;
  return (
    <g>
      <Heading y={8} room={width}>
        {texts.indices}
      </Heading>
      {indices.map(({ name, value, unit, basis, rarity }, index) => {
        const y = 12 + index * ROW;
        return (
          <g key={name}>
            {index > 0 && <Rule y={y} x={0} width={width} />}
            <Label x={0} y={y + 12} size={8}>
              {name}
            </Label>
            <Run
              x={width}
              y={y + 12}
              anchor="end"
              gap={2}
              pieces={[
                { text: value, strong: true, isNumber: true, size: 10.5, isIsolated: true },
                { text: unit, strong: true },
              ]}
            />
            <Label x={0} y={y + 22} size={6.5} colour={MUTED} room={width * 0.58}>
              {basis}
            </Label>
            <Label x={width} y={y + 22} size={6.5} colour={MUTED} anchor="end" room={width * 0.42}>
              {rarity}
            </Label>
          </g>
        );
      })}
      {report.incomparable !== null && (
        <Paragraph y={below + 12} width={width} size={8} colour={INK}>
          {noIndicesText(report, texts)}
        </Paragraph>
      )}
      {ght && (
        <g>
          <Rule y={below} x={0} width={width} />
          <Label x={0} y={below + 12} size={8}>
            {texts.ght}
          </Label>
          <Label x={width} y={below + 12} size={8} strong anchor="end" room={width - 28}>
            {texts.ghtResults[ght]}
          </Label>
        </g>
      )}
      <UnseenPoints y={below + (ght ? 18 : report.incomparable === null ? 0 : 32)} {...props} />
    </g>
  );
}

/** The height of {@link Indices} in points. */
export function indicesHeight(props: Pick<IndicesProps, 'report' | 'texts' | 'locale'>): number {
  const { analysis, incomparable } = props.report;
  return 12 + indicesOf(props).length * ROW + (analysis?.ght ? 18 : incomparable === null ? 0 : 32) + 18;
}

function UnseenPoints({ y, report, texts, width }: IndicesProps & { y: number }): ReactElement {
  const { count, total } = unseen(report);
  return (
    <g>
      <Rule y={y} x={0} width={width} />
      <Label x={0} y={y + 12} size={8} room={width * 0.6}>
        {texts.pointsNotSeen}
      </Label>
      <Label x={width} y={y + 12} size={8} strong anchor="end">
        {isolated(texts.outOf({ count, total }))}
      </Label>
    </g>
  );
}

const LINE = 12;

/** The width of what an earlier field had, and of the change, in points. */
const BEFORE = 60;
const CHANGE = 32;

/** The height of {@link IndexTable} in points. */
export const INDEX_TABLE_HEIGHT = 10 + 5 * LINE;

/** The top of a row of the table. */
const rowTop = (row: number): number => 10 + row * LINE;

/** The same as a table, for two eyes side by side. */
export function IndexTable(props: IndicesProps): ReactElement {
  const { report, texts, width } = props;
  const rows = indicesOf(props);
  const ght = report.analysis?.ght ?? null;
  const compared = comparedIndices(props);
  const room = compared.length > 0 ? width - 142 - BEFORE : width - 142;
  return (
    <g>
      <Label x={0} y={6.5} size={6.5} colour={MUTED}>
        {texts.indices}
      </Label>
      {compared.length > 0 && (
        <>
          {/* without the rarity: the date needs more room than a number */}
          <Label x={width - CHANGE} y={6.5} size={6.5} colour={MUTED} anchor="end" room={BEFORE}>
            {isolated(report.previous?.day ?? '')}
          </Label>
          <Label x={width} y={6.5} size={6.5} colour={MUTED} anchor="end">
            {texts.change}
          </Label>
          {compared.map(({ name, before, change }) => {
            const y = rowTop(rows.findIndex((row) => row.name === name)) + 9;
            return (
              <g key={name}>
                <Label x={width - CHANGE} y={y} size={8} isNumber anchor="end">
                  {isolated(before)}
                </Label>
                <Label x={width} y={y} size={8} isNumber anchor="end">
                  {isolated(change)}
                </Label>
              </g>
            );
          })}
        </>
      )}
      {rows.map(({ name, value, unit, rarity }, row) => (
        <g key={name}>
          <Rule y={rowTop(row)} x={0} width={width} />
          <Label x={0} y={rowTop(row) + 9} size={8} room={90}>
            {name}
          </Label>
          <Run
            x={132}
            y={rowTop(row) + 9}
            anchor="end"
            gap={2}
            pieces={[
              { text: value, strong: true, isNumber: true, size: 9, isIsolated: true },
              { text: unit, size: 7 },
            ]}
          />
          <Label x={142} y={rowTop(row) + 9} size={8} colour={MUTED} room={room}>
            {rarity}
          </Label>
        </g>
      ))}
      {ght && (
        <g>
          <Rule y={rowTop(rows.length)} x={0} width={width} />
          <Label x={0} y={rowTop(rows.length) + 9} size={8}>
            {texts.ght}
          </Label>
          <Label x={142} y={rowTop(rows.length) + 9} size={8} strong room={width - 142}>
            {texts.ghtResults[ght]}
          </Label>
        </g>
      )}
      {report.incomparable !== null && (
        <Paragraph y={rowTop(rows.length) + 10} width={width} size={8} colour={INK}>
          {noIndicesText(report, texts)}
        </Paragraph>
      )}
    </g>
  );
}
