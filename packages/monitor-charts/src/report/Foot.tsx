import type { ReactElement } from 'react';
import { printPaint } from '../chart/paint.ts';
import { Copyright } from './BrandMarks.tsx';
import { fit, wrap } from './fit.ts';
import { FOOT, NOTE, NOTES, PAGE } from './measures.ts';
import { CRITICAL, INK, Label, MUTED, Rule } from './primitives.tsx';
import { Paragraph } from './Paragraph.tsx';
import { Run } from './Run.tsx';
import type { PageTexts } from './texts.ts';
import type { ReportAbout, ReportSignature } from './types.ts';
import { widthOf } from './widths.ts';

const SIZE = 6.5;
const RIGHT = PAGE.width - PAGE.margin;
const INNER = RIGHT - PAGE.margin;
/** The box of the signature, at the end of the notes. */
const BOX = { x: 341, y: 743, width: RIGHT - 341, height: 61, padding: 8 } as const;
/** The room of the notes, beside the signature or alone. */
const NOTES_WIDTH = { beside: BOX.x - PAGE.margin - 18, alone: INNER } as const;
const LINE = 816;

/** The notes of a page in lines as wide as there is room. */
export const noteLines = (notes: readonly string[], hasSignature: boolean): string[] =>
  notes.flatMap((note) => wrap(note, SIZE, hasSignature ? NOTES_WIDTH.beside : NOTES_WIDTH.alone));

/** Returns the top of the footer of a page: higher with more lines of notes. */
export const footTop = ({ signature }: ReportAbout, notes: readonly string[]): number =>
  FOOT - NOTE * Math.max(0, noteLines(notes, signature !== undefined).length - NOTES);

export interface FootProps {
  about: ReportAbout;
  notes: readonly string[];
  page?: { number: number; of: number } | undefined;
  texts: PageTexts;
}

/** The bottom of a page: what the values rest on, the doctor's interpretation, when and with what it was made. */
export function Foot({ about, notes, page, texts }: FootProps): ReactElement {
  const { signature, brand, patient } = about;
  const lines = noteLines(notes, signature !== undefined);
  const top = footTop(about, notes);
  const version = about.procedureVersion === '' ? '–' : about.procedureVersion;
  const warning = widthOf(texts.notForClinicalUse, 8.5) + 14;
  const middle = PAGE.width / 2 + 70;
  return (
    <g>
      <Rule y={top} />
      <g role="paragraph">
        {lines.map((line, index) => (
          // lines may be alike
          // oxlint-disable-next-line react/no-array-index-key
          <Label key={index} x={PAGE.margin} y={top + 13 + index * NOTE} size={SIZE} colour={MUTED}>
            {line}
          </Label>
        ))}
      </g>
      {signature && <Signature signature={signature} doctor={about.doctor} texts={texts} />}
      <Label
        x={PAGE.margin}
        y={LINE}
        size={SIZE}
        colour={MUTED}
        room={middle - warning / 2 - PAGE.margin - 8}
        isIsolated
      >
        {[texts.made({ when: about.made }), `${texts.procedureVersion} ${version}`, patient.patientId]
          .filter(Boolean)
          .join(' · ')}
      </Label>
      <rect
        x={middle - warning / 2}
        y={LINE - 9.5}
        width={warning}
        height={14}
        rx={3}
        fill="none"
        stroke={printPaint.ink}
        strokeWidth={0.75}
      />
      <Label x={middle} y={LINE} size={8.5} strong anchor="middle">
        {texts.notForClinicalUse}
      </Label>
      {page && page.of > 1 && (
        <Label x={RIGHT} y={LINE} size={SIZE} colour={MUTED} anchor="end" room={RIGHT - middle - warning / 2 - 8}>
          {texts.page({ number: page.number, of: page.of })}
        </Label>
      )}
      {brand && <Copyright brand={brand} />}
    </g>
  );
}

interface SignatureProps {
  signature: ReportSignature;
  doctor: string;
  texts: PageTexts;
}

/** The doctor's interpretation in its box: room to write until it is signed, the text and who signed it then. */
function Signature({ signature, doctor, texts }: SignatureProps): ReactElement {
  const { x, y, width, height, padding } = BOX;
  const left = x + padding;
  const right = x + width - padding;
  const middle = left + 0.62 * (right - left);
  const { text, signed, earlier } = signature;
  const replaced = signed === null ? undefined : earlier.at(-1);
  return (
    <g>
      <rect {...{ x, y, width, height }} rx={4} fill="none" stroke={printPaint.quietInk} strokeWidth={0.75} />
      <Run
        x={left}
        y={y + 12}
        size={7}
        room={right - left}
        pieces={[
          { text: texts.interpretation, strong: true },
          { text: signed ?? texts.notSigned, colour: MUTED },
        ]}
      />
      {text !== '' && (
        <Paragraph
          x={left}
          y={y + 23}
          width={right - left}
          size={7}
          colour={INK}
          lines={signed === null ? 1 : replaced === undefined ? 4 : 3}
        >
          {text}
        </Paragraph>
      )}
      {signed === null && (
        <>
          {text === '' && <Dotted x1={left} x2={right} y={y + 33} />}
          <Rule y={y + 44} x={left} width={middle - 6 - left} />
          <Rule y={y + 44} x={middle} width={right - middle} />
          <Label x={left} y={y + 53} size={SIZE} colour={MUTED} room={middle - 6 - left}>
            {texts.signatureOf({ doctor })}
          </Label>
          <Label x={middle} y={y + 53} size={SIZE} colour={MUTED} room={right - middle}>
            {texts.dateAndTime}
          </Label>
        </>
      )}
      {signed !== null && text === '' && (
        <Label x={left} y={y + 23} size={7} colour={CRITICAL}>
          {texts.noInterpretation}
        </Label>
      )}
      {replaced !== undefined && (
        <Struck x={left} y={y + height - 6} width={right - left}>
          {replaced}
        </Struck>
      )}
    </g>
  );
}

/** A text that an amendment replaced: as much as a line holds, struck out. */
function Struck({ x, y, width, children }: { x: number; y: number; width: number; children: string }): ReactElement {
  const { text, size } = fit(children, SIZE, width, 'regular');
  const middle = y - 0.25 * size;
  return (
    <g>
      <Label x={x} y={y} size={size} colour={MUTED} isIsolated>
        {text}
      </Label>
      <line
        x1={x}
        x2={x + widthOf(text, size, 'regular')}
        y1={middle}
        y2={middle}
        stroke={MUTED}
        strokeWidth={0.6}
        data-part="strike"
      />
    </g>
  );
}

/** A dotted line to write on. */
const Dotted = ({ x1, x2, y }: { x1: number; x2: number; y: number }): ReactElement => (
  <line x1={x1} x2={x2} y1={y} y2={y} stroke={printPaint.quietInk} strokeWidth={0.6} strokeDasharray="0.8 1.6" />
);
