import { ABNORMAL_C, FAILING_CROSSINGS, SELECTIVE_S } from '@isopter/clinical/d15';
import type { ColorVisionState } from '@isopter/contract';
import {
  D15Body,
  D15Panel,
  type D15ReportTexts,
  colorTable,
  englishD15ReportTexts,
  eyesOf,
  initialState,
  viewOf,
} from '@isopter/monitor-charts/d15/report';
import type { ReportSource } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Reports of a D-15. */
export const d15: ReportSource<ColorVisionState, D15ReportTexts> = {
  words: inLanguages('d15', englishD15ReportTexts),
  draw(state, { row }, { words, common, locale, eye }) {
    const views = eyesOf(viewOf(initialState(state)).eyes, eye).filter(({ order }) => order.length > 0);
    if (views.length === 0) return null;
    const numbers = new Intl.NumberFormat(locale);
    return {
      title: words.title,
      ...headOfEyes(
        views.map((view) => view.eye),
        common,
      ),
      facts: [{ label: common.strategy, value: common.strategies[row.strategy ?? 'D15'] }],
      notes: [
        words.limits({ c: numbers.format(ABNORMAL_C), s: numbers.format(SELECTIVE_S) }),
        words.crossingLimit({ crossings: numbers.format(FAILING_CROSSINGS) }),
        words.uncalibrated,
      ],
      pages: [<D15Body key="circles" views={views} locale={locale} texts={words} />],
      panel: <D15Panel views={views} locale={locale} texts={words} />,
      tables: views.map((view) => colorTable(view, words, locale)),
    };
  },
};
