import { BODY, INK, Label, noteLines, Paragraph } from '@isopter/monitor-charts/report';
import type { ReactElement } from 'react';
import { enteredFacts } from './entered.ts';
import { type DrawnTest, headOf, type PageHead, type ReportedTest, type ReportOptions } from './source.ts';
import { common } from './texts/common.ts';

/** The maximum of lines for a comment among the notes; a longer one gets a separate page. */
const MOST_LINES = 3;

const SIZE = 9;

/** A comment on a separate page. */
const CommentPage = ({ title, comment }: { title: string; comment: string }): ReactElement => (
  <>
    <Label x={0} y={8} size={SIZE} strong>
      {title}
    </Label>
    <Paragraph y={24} width={BODY.width} size={SIZE} colour={INK}>
      {comment}
    </Paragraph>
  </>
);

/**
 * Adds what a clinician entered with a test to its report: a comment among the notes or, if it is long, on a page of its
 * own, and the facts of each eye in the head of every page.
 * @param hasFacts whether the kind prints the facts of the eyes itself
 */
export function withEntered(
  drawn: DrawnTest,
  { entered }: ReportedTest,
  { language, locale }: ReportOptions,
  hasFacts: boolean,
): DrawnTest {
  if (!entered) return drawn;
  const words = common[language];
  const facts = hasFacts
    ? []
    : (
        [
          ['OD', entered.od],
          ['OS', entered.os],
        ] as const
      ).flatMap(([eye, of]) =>
        enteredFacts(of, words, locale)
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => ({ label: `${eye} ${label}`, value })),
      );
  const comment = entered.comment?.trim() ?? '';
  const note = comment === '' ? [] : [`${words.note}: ${comment}`];
  const isShort = noteLines(note, true).length <= MOST_LINES;
  const heads = drawn.pages.map((_, page): PageHead => {
    const head = headOf(drawn, page);
    return { ...head, facts: [...head.facts, ...facts] };
  });
  return {
    ...drawn,
    notes: isShort ? [...drawn.notes, ...note] : drawn.notes,
    heads: isShort ? heads : [...heads, { facts: drawn.facts.slice(0, 1) }],
    pages: isShort ? drawn.pages : [...drawn.pages, <CommentPage key="note" title={words.note} comment={comment} />],
  };
}
