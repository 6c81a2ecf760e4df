import type { ReactElement } from 'react';
import { At, isolated, Label, MUTED, PANEL, SideHeading } from '../../report/index.ts';
import { type AcuityBodyProps, resultsOf } from './AcuityBody.tsx';
import { englishAcuityReportTexts } from './texts.ts';

/** The height of one phase in points. */
const ROW = PANEL.height / 3 - 4;

/** The panel of an acuity test on an overview page: the results of each phase beside its name. */
export function AcuityPanel({ data, texts = englishAcuityReportTexts }: AcuityBodyProps): ReactElement {
  return (
    <>
      {data.phases.map((phase, index) => (
        <At key={phase.eye} x={0} y={6 + index * ROW}>
          <SideHeading side={phase.eye} name={texts.eyes[phase.eye]} />
          {phase.is_skipped ? (
            <Label x={120} y={12} size={11} strong>
              {texts.skipped}
            </Label>
          ) : (
            resultsOf(phase, data, texts).map(({ name, value }, i) => (
              <At key={name ?? i} x={120 + i * 68} y={0}>
                <Label x={0} y={13} size={13} strong>
                  {isolated(value)}
                </Label>
                {name !== null && (
                  <Label x={0} y={24} size={7} colour={MUTED}>
                    {name}
                  </Label>
                )}
              </At>
            ))
          )}
        </At>
      ))}
    </>
  );
}
