import { printPaint } from '../chart/paint.ts';
import type { ReactElement, ReactNode } from 'react';
import { linesOf, placeFacts } from './facts.ts';
import { Foot, footTop } from './Foot.tsx';
import { FactGrid, NameBand, Strip } from './Head.tsx';
import { type Area, BODY, bodyBelow, FACT_LINES, PAGE } from './measures.ts';
import { At } from './primitives.tsx';
import { englishPageTexts, type PageTexts } from './texts.ts';
import type { ReportAbout, ReportFact, ReportSide } from './types.ts';

/** The body of a page, or how it is drawn in what head and foot leave. */
export type PageBody = ReactNode | ((area: Area) => ReactNode);

export interface ReportPageProps {
  /** The kind of report. */
  title: string;
  about: ReportAbout;
  /** The eyes or ears the page is of. @default none; the title is the heading */
  sides?: readonly ReportSide[];
  /** What the line of the sides says. @default their names, or the title */
  heading?: string;
  /** The facts of the kind of test, beginning with its name; device and operator follow. */
  facts: readonly ReportFact[];
  /** The notes at the bottom: the names of the norms, and other necessary information. */
  notes: readonly string[];
  /** The number of the page and of all pages, if there are several. */
  page?: { number: number; of: number };
  /** @default English */
  texts?: PageTexts;
  /** The drawing of the kind of test, in points from the top left of its area: `BODY`, unless it asks for the area. */
  children: PageBody;
}

/**
 * An A4 page as one SVG in points: the patient, what was tested, the drawing of the kind of test, the basis of the values
 * and the doctor's interpretation. The same drawing is used in the HTML, PDF and PNG report.
 */
export function ReportPage(props: ReportPageProps): ReactElement {
  const { title, about, sides = [], facts, notes, page, children, texts = englishPageTexts } = props;
  const { width, height } = PAGE;
  const { heading = sides.length > 0 ? sides.map(({ name }) => name).join(', ') : title } = props;
  const said = [title, about.patient.name, facts[0]?.value, about.tested].filter(Boolean);
  const [test, ...others] = facts;
  const placed = placeFacts(
    [
      ...others,
      { label: texts.device, value: about.device },
      ...(about.operator ? [{ label: texts.operator, value: about.operator }] : []),
    ],
    BODY.width,
  );
  const lines = linesOf(placed);
  const area = bodyBelow(typeof children === 'function' ? lines : Math.max(FACT_LINES, lines), footTop(about, notes));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={said.join(', ')}
      direction="ltr"
    >
      <rect width={width} height={height} fill={printPaint.surface} />
      <NameBand about={about} title={sides.length > 0 ? title : ''} texts={texts} />
      <Strip sides={sides} heading={heading} test={test?.value ?? ''} tested={about.tested} />
      <FactGrid facts={placed} texts={texts} />
      <At x={area.x} y={area.y}>
        {typeof children === 'function' ? children(area) : children}
      </At>
      <Foot {...{ about, notes, page, texts }} />
    </svg>
  );
}
