import type { ReactElement } from 'react';
import { At, isolated, Label, MUTED, PANEL, SideHeading } from '../../report/index.ts';
import { lineText, measuredText } from '../plot/said.ts';
import type { AcuityBodyProps } from './AcuityBody.tsx';
import { rowsOf } from './data.ts';
import { chartWords, formatOf, rowName } from './table.ts';
import { englishAcuityReportTexts } from './texts.ts';

/** The maximum height of a row, and the place of the acuity beside its eye, in points. */
const ROW = 56;
const VALUE = 104;

/** The panel of an acuity test on an overview page: each acuity with its interval beside its eye. */
export function AcuityPanel({ data, texts = englishAcuityReportTexts }: AcuityBodyProps): ReactElement {
  const rows = rowsOf(data.phases);
  const words = chartWords(texts);
  const height = Math.min(ROW, (PANEL.height - 6) / rows.length);
  return (
    <>
      {rows.map((row, i) => {
        const { acuity = null } = row.line ?? {};
        const name = rowName(row, data, texts);
        return (
          <At key={`${row.phase.eye} ${row.index}`} x={0} y={6 + i * height}>
            {row.index === 0 && <SideHeading side={row.phase.eye} name={texts.eyes[row.phase.eye]} />}
            <Label x={VALUE} y={11} size={11} strong room={PANEL.width - VALUE}>
              {acuity
                ? isolated(lineText(words, acuity, data.test.system_unit ?? 'IMP'))
                : row.line
                  ? texts.noResult
                  : name}
            </Label>
            {acuity && (
              <Label x={VALUE} y={21} size={7.5} colour={MUTED} room={PANEL.width - VALUE}>
                {[...(name === texts.single ? [] : [name]), measuredText(words, acuity, formatOf(data.locale))].join(
                  ' · ',
                )}
              </Label>
            )}
          </At>
        );
      })}
    </>
  );
}
