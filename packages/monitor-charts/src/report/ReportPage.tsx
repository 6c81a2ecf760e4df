import { printPaint } from '../chart/paint.ts';
import type { ReactElement, ReactNode } from 'react';
import { BrandHeading, Copyright } from './BrandMarks.tsx';
import { BODY, NOTE, PAGE } from './measures.ts';
import { widthOf } from './fit.ts';
import { At, CRITICAL, Fact, Label, MUTED, Rule } from './primitives.tsx';
import { englishPageTexts, type PageTexts } from './texts.ts';
import type { ReportAbout, ReportFact } from './types.ts';

export interface ReportPageProps {
  title: string;
  about: ReportAbout;
  /** The facts of the kind of test, above device and date; at most three. */
  facts: readonly ReportFact[];
  /** The notes at the bottom: the names of the norms, and other necessary information. */
  notes: readonly string[];
  /** The number of the page and of all pages, if there are several. */
  page?: { number: number; of: number };
  /** @default English */
  texts?: PageTexts;
  /** The drawing of the kind of test, in points from the top left of `BODY`. */
  children: ReactNode;
}

/**
 * An A4 page as one SVG in points: the brand, the patient, the drawing of the kind of test, and the basis of the
 * values. The same drawing is used in the HTML, PDF and PNG report.
 */
export function ReportPage(props: ReportPageProps): ReactElement {
  const { title, about, facts, children, texts = englishPageTexts } = props;
  const { width, height } = PAGE;
  const said = [title, about.patient.name, facts[0]?.value, about.tested].filter(Boolean);
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
      {about.brand && <BrandHeading brand={about.brand} />}
      <Header {...{ title, about, facts, texts }} />
      <At x={BODY.x} y={BODY.y}>
        {children}
      </At>
      <Footer {...props} texts={texts} />
      {about.brand && <Copyright brand={about.brand} />}
    </svg>
  );
}

const TITLE = 16;
/** The minimum space between adjacent texts in points. */
const GAP = 8;
/** The start of the second column of facts, and of the values of each column, in points. */
const COLUMN = 269;
const VALUE = 84;

type HeaderProps = Pick<ReportPageProps, 'title' | 'about' | 'facts'> & { texts: PageTexts };

function Header({ title, about, facts, texts }: HeaderProps): ReactElement {
  const { margin, width } = PAGE;
  const inner = width - 2 * margin;
  const { patient } = about;
  const age = patient.age === null ? '' : texts.age({ count: patient.age });
  const born =
    age === '' || patient.dateOfBirth === '' ? patient.dateOfBirth || age : `${patient.dateOfBirth} (${age})`;
  const columns: ReportFact[][] = [
    [
      { label: texts.name, value: patient.name },
      { label: texts.dateOfBirth, value: born },
      { label: texts.patientId, value: patient.patientId },
      { label: texts.gender, value: patient.gender },
      { label: texts.doctor, value: about.doctor },
    ],
    [...facts, { label: texts.device, value: about.device }, { label: texts.tested, value: about.tested }],
  ];
  return (
    <g>
      <Label x={margin} y={50} size={TITLE} strong>
        {title}
      </Label>
      <Label
        x={width - margin}
        y={50}
        colour={MUTED}
        anchor="end"
        room={inner - widthOf(title, TITLE) - GAP}
        isIsolated
      >
        {about.clinic}
      </Label>
      <Rule y={62} />
      {columns.map((column, index) =>
        column.map(({ label, value }, row) => (
          <Fact
            key={label}
            x={margin + index * COLUMN}
            y={78 + row * 13}
            at={VALUE}
            label={label}
            value={value}
            room={(index === 0 ? COLUMN - GAP : inner - COLUMN) - VALUE}
          />
        )),
      )}
      <Rule y={142} />
    </g>
  );
}

const RULE = 784;
const LAST_NOTE = 798;
const WARNING = 9;

function Footer({ about, notes, page, texts }: ReportPageProps & { texts: PageTexts }): ReactElement {
  const { margin, width } = PAGE;
  const top = LAST_NOTE - NOTE * Math.max(0, notes.length - 1);
  const inner = width - 2 * margin;
  const warning = widthOf(texts.notForClinicalUse, WARNING) + GAP;
  const version = about.procedureVersion === '' ? '–' : about.procedureVersion;
  return (
    <g>
      <Rule y={top - (LAST_NOTE - RULE)} />
      {notes.map((note, line) => (
        <Label
          key={note}
          x={margin}
          y={top + line * NOTE}
          size={7.5}
          colour={MUTED}
          room={line === notes.length - 1 ? inner - warning : inner}
        >
          {note}
        </Label>
      ))}
      <Label x={margin} y={LAST_NOTE + NOTE} size={7.5} colour={MUTED} room={inner - 80}>
        {`${texts.procedureVersion}: ${version}. ${texts.made({ when: about.made })}`}
      </Label>
      <Label x={width - margin} y={LAST_NOTE} size={WARNING} strong colour={CRITICAL} anchor="end">
        {texts.notForClinicalUse}
      </Label>
      {page && page.of > 1 && (
        <Label x={width - margin} y={LAST_NOTE + NOTE} size={7.5} colour={MUTED} anchor="end">
          {texts.page({ number: page.number, of: page.of })}
        </Label>
      )}
    </g>
  );
}
