import { type ReportAbout, ReportPage, type ReportTable } from '@isopter/monitor-charts/report';
import { renderToStaticMarkup } from 'react-dom/server';
import { writable } from '@isopter/contract';
import { type Paper, paperOf } from './paper.ts';
import { type DrawnTest, headOf, type ReportOptions } from './source.ts';
import { common } from './texts/common.ts';

/** A report before it takes one of its forms. */
export interface Report {
  title: string;
  /** Under whose name it is made. */
  brand: string | undefined;
  locale: string;
  /** The paper it is printed on. */
  paper: Paper;
  /** Each page as one SVG of A4 in points. */
  pages: readonly string[];
  tables: readonly ReportTable[];
  /** Heading of the tables. */
  tablesTitle: string;
}

/** Information about a test in its report, without what printing adds: the time and the brand. */
export type TestAbout = Omit<ReportAbout, 'made' | 'brand'>;

/** Returns the information for a page about several tests, which nobody signs. */
export function ofSeveral({ signature: _signature, ...about }: TestAbout): TestAbout {
  return about;
}

/** A test and what is said of it. */
export interface DrawnReport<About extends TestAbout = TestAbout> {
  drawn: DrawnTest;
  about: About;
}

/** Returns the name of a test within a bundle. */
export const nameOf = ({ title, facts }: DrawnTest): string => [title, facts[0]?.value].filter(Boolean).join(', ');

/** The tables of several tests, each with the name of its test. */
export const namedTables = (tests: readonly DrawnTest[]): readonly ReportTable[] =>
  tests.flatMap((drawn) => drawn.tables.map((table) => ({ ...table, caption: `${nameOf(drawn)}: ${table.caption}` })));

/** Puts tests on paper, one after another, with their pages numbered through. */
export function printReport(
  title: string,
  reports: readonly DrawnReport<ReportAbout>[],
  options: ReportOptions,
): Report {
  const words = common[options.language];
  const of = reports.reduce((sum, { drawn }) => sum + drawn.pages.length, 0);
  const bodies = reports.flatMap(({ drawn, about }) =>
    drawn.pages.map((body, index) => ({ drawn, about, body, head: headOf(drawn, index) })),
  );
  return {
    title,
    brand: reports[0]?.about.brand?.name,
    locale: options.locale,
    paper: paperOf(options.timezone),
    pages: bodies.map(({ drawn, about, body, head }, index) =>
      writable(
        renderToStaticMarkup(
          <ReportPage
            title={drawn.title}
            about={about}
            {...head}
            notes={drawn.notes}
            page={{ number: index + 1, of }}
            texts={words}
          >
            {body}
          </ReportPage>,
        ),
      ),
    ),
    tables: reports.length > 1 ? namedTables(reports.map(({ drawn }) => drawn)) : (reports[0]?.drawn.tables ?? []),
    tablesTitle: words.tables,
  };
}
