import type { ReactElement } from 'react';
import { At, BODY, Caption, CRITICAL, Fact, INK, SideHeading } from '../../report/index.ts';
import { type KineticEyeReport, type KineticReportData, QUADRANTS, type Quadrant } from './data.ts';
import { rateFacts } from './rates.ts';
import { PrintedIsopter } from './PrintedIsopter.tsx';
import { englishKineticReportTexts, type KineticReportTexts } from './texts.ts';

export interface KineticBodyProps {
  data: KineticReportData;
  /** @default English */
  texts?: KineticReportTexts;
}

const GAP = 18;
const ONE = { width: BODY.width, height: 380, scale: 0.8 } as const;
const TWO = { width: (BODY.width - GAP) / 2, height: 262, scale: 0.6 } as const;
const HEADING = 22;
const ROW = 14;

/** The formatted area; `null` while the isopter is open. */
export const areaText = ({ area }: KineticEyeReport, locale: string): string | null =>
  area === null ? null : `${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(area)} deg²`;

interface EyeFactsProps {
  eye: KineticEyeReport;
  texts: KineticReportTexts;
  locale: string;
}

function EyeFacts({ eye, texts, locale }: EyeFactsProps): ReactElement {
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const degrees = (value: number | null): string => (value === null ? '' : `${tenths.format(value)}°`);
  const { statistics } = eye;
  const shares = rateFacts(statistics, texts, locale);
  const area = areaText(eye, locale);
  const quadrants = (Object.keys(QUADRANTS) as Quadrant[]).map((one) => ({
    label: texts.quadrants[one],
    value: degrees(eye.quadrants[one]),
  }));
  return (
    <>
      <Fact
        x={0}
        y={ROW}
        at={110}
        label={texts.area}
        value={area ?? texts.areaOpen}
        colour={area === null ? CRITICAL : INK}
      />
      <Fact x={0} y={2 * ROW} at={110} label={texts.meanRadius} value={degrees(eye.mean_radius)} />
      {shares.map(({ label, share, isTooMany }, i) => (
        <Fact
          key={label}
          x={0}
          y={(3 + i) * ROW}
          at={110}
          label={label}
          value={isTooMany ? texts.tooMany({ share }) : share}
          colour={isTooMany ? CRITICAL : INK}
        />
      ))}
      <At x={0} y={7 * ROW}>
        <Caption>{texts.quadrantRadii}</Caption>
        {quadrants.map(({ label, value }, i) => (
          <Fact key={label} x={0} y={22 + i * ROW} at={110} label={label} value={value} />
        ))}
      </At>
    </>
  );
}

/** The body of a kinetic report: the isopter of each eye, its area, its radii and its reliability. */
export function KineticBody({ data, texts = englishKineticReportTexts }: KineticBodyProps): ReactElement {
  const size = data.eyes.length > 1 ? TWO : ONE;
  return (
    <>
      {data.eyes.map((eye, i) => (
        <At key={eye.eye} x={i * (size.width + GAP)} y={0}>
          {data.eyes.length > 1 && <SideHeading side={eye.eye} name={texts.eyes[eye.eye]} />}
          <At x={0} y={HEADING}>
            <PrintedIsopter eye={eye} texts={texts} {...size} />
          </At>
          <At x={0} y={HEADING + size.height + 10}>
            <EyeFacts eye={eye} texts={texts} locale={data.locale} />
          </At>
        </At>
      ))}
    </>
  );
}
