import type { ReactElement } from 'react';
import { type Area, At, BODY, Caption, CRITICAL, Fact, INK, SideHeading, Table } from '../../report/index.ts';
import { isSuperior, type SeenEye, type ScreeningReportData, type TapeGain } from './data.ts';
import { fieldHeight, PrintedField, widthOfField } from './PrintedField.tsx';
import { RegionFacts } from './RegionFacts.tsx';
import { quadrantTable } from './table.ts';
import { englishScreeningReportTexts, type ScreeningReportTexts } from './texts.ts';

export interface ScreeningBodyProps {
  data: ScreeningReportData;
  /** The area of the body on its page. @default BODY */
  area?: Area;
  /** @default English */
  texts?: ScreeningReportTexts;
}

const GAP = 19;
const COLUMN = (BODY.width - GAP) / 2;
const HEADING = 24;
const CAPTION = 14;
const FACTS = 68;
/** The width of a field above another one, and the height of what is below all. */
const SMALLER = 165;
const BELOW = 62;

/**
 * The body of a screening report: the fields of each eye by region with counts, the gain by taping, and the seen points
 * by quadrant.
 */
export function ScreeningBody({
  data,
  area = BODY,
  texts = englishScreeningReportTexts,
}: ScreeningBodyProps): ReactElement {
  const { eyes } = data;
  const most = Math.max(...eyes.map(({ regions }) => regions.length));
  // two fields one below the other are smaller
  const room = (area.height - HEADING - BELOW) / most - FACTS - (most > 1 ? CAPTION : 0);
  const width = Math.min(most > 1 ? SMALLER : COLUMN, widthOfField(room));
  const step = fieldHeight(width) + FACTS + (most > 1 ? CAPTION : 0);
  const below = HEADING + most * step + 10;
  return (
    <>
      {eyes.map((report) => (
        <At key={report.eye} x={eyes.length > 1 && report.eye === 'OD' ? COLUMN + GAP : 0} y={0}>
          {eyes.length > 1 && <SideHeading side={report.eye} name={texts.eyes[report.eye]} />}
          <Fields {...{ report, data, texts, width, step }} hasCaptions={most > 1} />
          {report.gain && (
            <At x={0} y={below}>
              <Gain gain={report.gain} texts={texts} locale={data.locale} />
            </At>
          )}
        </At>
      ))}
      {!isSuperior(data.test) && (
        <At x={0} y={below}>
          <Table table={quadrantTable(data, texts)} widths={[83, 110, 110, 110, 110]} />
        </At>
      )}
    </>
  );
}

interface FieldsProps extends Required<Omit<ScreeningBodyProps, 'area'>> {
  report: SeenEye;
  width: number;
  step: number;
  hasCaptions: boolean;
}

function Fields({ report, data, texts, width, step, hasCaptions }: FieldsProps): ReactElement {
  return (
    <>
      {report.regions.map((region, i) => (
        <At key={region.region_no} x={0} y={HEADING + i * step}>
          {hasCaptions && <Caption>{texts.regions[region.region_no] ?? ''}</Caption>}
          <At x={0} y={hasCaptions ? CAPTION : 0}>
            <PrintedField {...{ region, data, texts, width }} eye={report.eye} />
            <At x={0} y={fieldHeight(width)}>
              <RegionFacts {...{ region, data, texts }} />
            </At>
          </At>
        </At>
      ))}
    </>
  );
}

function Gain({ gain, texts, locale }: { gain: TapeGain; texts: ScreeningReportTexts; locale: string }): ReactElement {
  const number = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  const gained = texts.gained({
    points: number.format(gain.points),
    percent: percent.format(gain.percent / 100),
    degrees: number.format(gain.degrees),
  });
  return (
    <>
      <Fact x={0} y={8} at={92} label={texts.gain} value={gained} />
      <Fact
        x={0}
        y={22}
        at={130}
        label={texts.criterion}
        value={gain.isEnough ? texts.met : texts.notMet}
        colour={gain.isEnough ? INK : CRITICAL}
      />
    </>
  );
}
