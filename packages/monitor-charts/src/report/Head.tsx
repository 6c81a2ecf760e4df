import type { ReactElement } from 'react';
import { printPaint } from '../chart/paint.ts';
import { BrandHeading } from './BrandMarks.tsx';
import { FACT, factWidth, type PlacedFact } from './facts.ts';
import { fitName } from './fit.ts';
import { factLine, PAGE } from './measures.ts';
import { isolated, Label, MUTED, Rule, SideTag, TAG } from './primitives.tsx';
import { type Piece, Run } from './Run.tsx';
import type { PageTexts } from './texts.ts';
import type { ReportAbout, ReportSide } from './types.ts';
import { widthOf } from './widths.ts';

const RIGHT = PAGE.width - PAGE.margin;
const INNER = RIGHT - PAGE.margin;
/** The part of the page for the patient; the rest is the brand's and the clinic's. */
const PATIENT = 0.68 * INNER;
const CLINIC = INNER - PATIENT - 12;

/** The sizes of a name and of the name in another script, and the gap between them. */
const NAME = 15.75;
const LOCAL = 11;
const NAME_GAP = 8;

/** The separator between the facts about a patient. */
const DOT: Piece = { text: '·', colour: MUTED };

const fact = (label: string, value: string): Piece[] =>
  value === ''
    ? []
    : [
        { text: label, colour: MUTED },
        { text: value, strong: true, isIsolated: true },
      ];

export interface NameBandProps {
  about: ReportAbout;
  /** The kind of report; empty if the heading below names it. */
  title: string;
  texts: PageTexts;
}

/** The top of a page: whose report it is, and from where. */
export function NameBand({ about, title, texts }: NameBandProps): ReactElement {
  const { patient, clinic, doctor, brand } = about;
  const { localName = '' } = patient;
  const nameRoom = localName === '' ? PATIENT : PATIENT - Math.min(PATIENT / 3, widthOf(localName, LOCAL) + NAME_GAP);
  const age = patient.age === null ? '' : texts.age({ count: patient.age });
  const born: Piece[] = [
    ...fact(texts.born, patient.dateOfBirth),
    ...(age === '' ? [] : [{ text: patient.dateOfBirth === '' ? age : `(${age})`, colour: MUTED }]),
  ];
  const parts = [
    born,
    patient.gender === '' ? [] : [{ text: patient.gender, colour: MUTED }],
    fact(texts.id, patient.patientId),
    fact(texts.doctor, doctor),
  ].filter((part) => part.length > 0);
  return (
    <g>
      <g role="heading" aria-level={1}>
        <Run
          x={PAGE.margin}
          y={38}
          size={NAME}
          gap={NAME_GAP}
          room={PATIENT}
          pieces={[
            { text: fitName(patient.name, NAME, nameRoom), strong: true, isIsolated: true },
            { text: localName, size: LOCAL, isIsolated: true },
          ]}
        />
      </g>
      <g role="paragraph">
        <Run
          x={PAGE.margin}
          y={52}
          room={PATIENT}
          pieces={parts.flatMap((part, index) => (index === 0 ? part : [DOT, ...part]))}
        />
      </g>
      <BrandHeading brand={brand} room={CLINIC} />
      {[title, clinic].filter(Boolean).map((said, line) => (
        <Label key={said} x={RIGHT} y={46 + line * 12} size={8} colour={MUTED} anchor="end" room={CLINIC} isIsolated>
          {said}
        </Label>
      ))}
      <line x1={PAGE.margin} x2={RIGHT} y1={66} y2={66} stroke={printPaint.ink} strokeWidth={0.9} />
    </g>
  );
}

export interface StripProps {
  /** The eyes or ears the page is of. */
  sides: readonly ReportSide[];
  heading: string;
  /** The test beside the heading. */
  test: string;
  tested: string;
}

/** The line of a page with the tested eyes, the method and the time. */
export function Strip({ sides, heading, test, tested }: StripProps): ReactElement {
  const x = PAGE.margin + sides.length * (TAG.width + 4);
  const room = 0.36 * INNER;
  return (
    <g role="heading" aria-level={2}>
      {sides.map(({ letters, colour }, index) => (
        <SideTag key={letters} x={PAGE.margin + index * (TAG.width + 4)} y={75.5} side={letters} colour={colour} />
      ))}
      <Run
        x={sides.length > 0 ? x + 2 : x}
        y={85.5}
        gap={7}
        room={RIGHT - x - room - 10}
        pieces={[
          { text: heading, strong: true, size: 11, isIsolated: true },
          { text: test, size: 9, colour: MUTED },
        ]}
      />
      <Label x={RIGHT} y={85.5} size={9} strong anchor="end" room={room} isIsolated>
        {tested}
      </Label>
    </g>
  );
}

/** The facts of a test in columns: labels at the start, values at the end. */
export function FactGrid({ facts, texts }: { facts: readonly PlacedFact[]; texts: PageTexts }): ReactElement {
  const last = Math.max(0, ...facts.map(({ line }) => line));
  return (
    <g>
      {facts.map(({ label, value, line, column, columns }) => {
        const x = PAGE.margin + column * (factWidth(1, INNER) + FACT.between);
        const y = factLine(line);
        const width = factWidth(columns, INNER);
        const after = x + Math.min(widthOf(label, FACT.size, 'regular'), width * 0.6) + FACT.gap;
        return (
          <g key={label} role="paragraph">
            <Label x={x} y={y} size={FACT.size} colour={MUTED} room={width * 0.6}>
              {label}
            </Label>
            <Label
              x={columns === 1 ? x + width : after}
              y={y}
              size={FACT.size}
              strong={value !== ''}
              colour={value === '' ? MUTED : printPaint.ink}
              anchor={columns === 1 ? 'end' : 'start'}
              room={x + width - after}
            >
              {value === '' ? texts.notEntered : isolated(value)}
            </Label>
          </g>
        );
      })}
      <Rule y={factLine(last) + 7} />
    </g>
  );
}
