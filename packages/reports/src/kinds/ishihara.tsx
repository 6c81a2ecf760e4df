import { editionOf, verdictOf } from '@isopter/clinical/ishihara';
import type { PlateState } from '@isopter/contract';
import {
  englishIshiharaReportTexts,
  eyesOf,
  initialState,
  IshiharaBody,
  IshiharaPanel,
  type IshiharaReportTexts,
  plateTable,
  viewOf,
} from '@isopter/monitor-charts/ishihara/report';
import type { ReportSource } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Reports of Ishihara plates. */
export const ishihara: ReportSource<PlateState, IshiharaReportTexts> = {
  words: inLanguages('ishihara', englishIshiharaReportTexts),
  draw(state, { row }, { words, common, locale, eye }) {
    const views = eyesOf(viewOf(initialState(state)).eyes, eye).filter(({ completion }) => completion > 0);
    const [first] = views;
    if (!first) return null;
    const numbers = new Intl.NumberFormat(locale);
    const edition = editionOf(first.plates);
    return {
      title: words.title,
      ...headOfEyes(
        views.map((view) => view.eye),
        common,
      ),
      facts: [{ label: common.strategy, value: common.strategies[row.strategy ?? 'ISHIHARA'] }],
      notes: [
        ...(edition
          ? [
              words.edition({
                edition: numbers.format(edition.plates),
                normal: numbers.format(edition.normal),
                deficient: numbers.format(edition.deficient),
                scored: numbers.format(edition.scored),
              }),
            ]
          : []),
        ...(views.some(({ plates }) => verdictOf(plates)?.outcome === 'unreliable') ? [words.demonstration] : []),
      ],
      pages: [<IshiharaBody key="plates" views={views} locale={locale} texts={words} />],
      panel: <IshiharaPanel views={views} locale={locale} texts={words} />,
      tables: views.map((view) => plateTable(view, words, locale)),
    };
  },
};
