import type { ReactElement } from 'react';
import { BrandHeading, Copyright } from './BrandMarks.tsx';
import { EyeColumn, ONE_EYE, TWO_EYES } from './EyeColumn.tsx';
import { ProbabilitySymbol } from './ProbabilitySymbol.tsx';
import { At, CRITICAL, Fact, Label, MUTED, PAGE, Rule, isolated } from './page.tsx';
import { probabilityText } from './IndexList.tsx';
import { type ReportTexts, englishReportTexts } from './texts.ts';
import type { PerimetryReportData } from './types.ts';

export interface PerimetryReportProps {
  data: PerimetryReportData;
  /** @default the English words */
  texts?: ReportTexts;
}

const EYES_TOP = 158;
const LEGEND_Y = 772;

/**
 * An A4 page with the visual fields of one or both eyes, as one SVG: the left eye on the left, as the patient sees.
 * The same drawing goes into the HTML, PDF and PNG report.
 */
export function PerimetryReport({ data, texts = englishReportTexts }: PerimetryReportProps): ReactElement {
  const { width, height, margin } = PAGE;
  const layout = data.eyes.length > 1 ? TWO_EYES : ONE_EYE;
  const columnWidth = (width - 2 * margin + 14) / 2;
  const eyes = data.eyes.toSorted((a, b) => (a.eye === b.eye ? 0 : a.eye === 'OS' ? -1 : 1));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${texts.title}, ${data.patient.name}, ${data.test.program}, ${data.test.tested}`}
      direction="ltr"
    >
      <rect width={width} height={height} fill="#ffffff" />
      {data.brand && <BrandHeading brand={data.brand} />}
      <Header data={data} texts={texts} />
      {eyes.map((report, column) => (
        <At key={report.eye} x={margin + column * columnWidth} y={EYES_TOP}>
          <EyeColumn report={report} data={data} layout={layout} texts={texts} />
        </At>
      ))}
      <Legend texts={texts} locale={data.locale} />
      <Footer data={data} texts={texts} />
      {data.brand && <Copyright brand={data.brand} />}
    </svg>
  );
}

function Header({ data, texts }: { data: PerimetryReportData; texts: ReportTexts }): ReactElement {
  const { margin, width } = PAGE;
  const { patient, test } = data;
  const age = patient.age === null ? '' : texts.age(patient.age);
  const columns: [label: string, value: string][][] = [
    [
      [texts.name, patient.name],
      [texts.dateOfBirth, age === '' ? patient.dateOfBirth : `${patient.dateOfBirth} (${age})`],
      [texts.patientId, patient.patientId],
      [texts.gender, patient.gender],
      [texts.doctor, test.doctor],
    ],
    [
      [texts.program, test.program],
      [texts.strategy, test.strategy],
      [texts.stimulus, test.stimulus],
      [texts.device, test.device],
      [texts.tested, test.tested],
    ],
  ];
  return (
    <g>
      <Label x={margin} y={50} size={16} strong>
        {texts.title}
      </Label>
      <Label x={width - margin} y={50} colour={MUTED} anchor="end">
        {isolated(data.clinic)}
      </Label>
      <Rule y={62} />
      {columns.map((facts, column) =>
        facts.map(([label, value], row) => (
          <Fact key={label} x={margin + column * 269} y={78 + row * 13} at={84} label={label} value={value} />
        )),
      )}
      <Rule y={142} />
    </g>
  );
}

/** What the symbols mean, in one line. */
function Legend({ texts, locale }: { texts: ReportTexts; locale: string }): ReactElement {
  const classes = ['normal', 0.05, 0.02, 0.01, 0.005] as const;
  return (
    <g>
      {classes.map((probability, index) => (
        <g key={probability}>
          <ProbabilitySymbol
            probability={probability}
            cx={PAGE.margin + 4 + index * 100}
            cy={LEGEND_Y - 3}
            size={7.5}
          />
          <Label x={PAGE.margin + 14 + index * 100} y={LEGEND_Y} size={7.5}>
            {probabilityText(probability, texts, locale)}
          </Label>
        </g>
      ))}
    </g>
  );
}

function Footer({ data, texts }: { data: PerimetryReportData; texts: ReportTexts }): ReactElement {
  const { margin, width } = PAGE;
  const analysis = data.eyes.find((eye) => eye.analysis)?.analysis;
  const outside = analysis?.ageOutsideNorms ? `; ${texts.ageOutsideNorms}` : '';
  const norms = analysis ? `${analysis.norms.name}, n = ${analysis.norms.nEyes}${outside}` : texts.noNorms;
  return (
    <g>
      <Rule y={784} />
      <Label x={margin} y={798} size={7.5} colour={MUTED}>
        {`${texts.normSet}: ${norms}`}
      </Label>
      <Label x={margin} y={809} size={7.5} colour={MUTED}>
        {`${texts.procedureVersion}: ${data.procedureVersion}. ${texts.made(data.made)}`}
      </Label>
      <Label x={width - margin} y={798} size={9} strong colour={CRITICAL} anchor="end">
        {texts.notForClinicalUse}
      </Label>
    </g>
  );
}
