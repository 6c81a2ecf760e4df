import type { ColorVisionState } from '@isopter/contract';
import {
  englishWaggonerReportTexts,
  eyesOf,
  initialState,
  sectionTable,
  viewOf,
  WaggonerBody,
  WaggonerPanel,
  type WaggonerReportTexts,
} from '@isopter/monitor-charts/waggoner/report';
import type { ReportSource } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Reports of Waggoner's test and its variants. */
export const waggoner: ReportSource<ColorVisionState, WaggonerReportTexts> = {
  words: inLanguages('waggoner', englishWaggonerReportTexts),
  draw(state, { row }, { words, common, locale, eye }) {
    const views = eyesOf(viewOf(initialState(state)).eyes, eye).filter(({ sections }) => sections.length > 0);
    if (views.length === 0) return null;
    return {
      title: words.title,
      ...headOfEyes(
        views.map((view) => view.eye),
        common,
      ),
      facts: [{ label: common.strategy, value: common.strategies[row.strategy ?? 'WAGGONER'] }],
      notes: [words.source],
      pages: [<WaggonerBody key="sections" views={views} locale={locale} texts={words} />],
      panel: <WaggonerPanel views={views} locale={locale} texts={words} />,
      tables: views.map((view) => sectionTable(view, words, locale)),
    };
  },
};
