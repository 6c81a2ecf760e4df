import { capOf, placesBetween, stepsOf } from '@isopter/clinical/d15';
import type { ReportTable } from '../../report/index.ts';
import type { ArrangementView } from '../types.ts';
import type { D15ReportTexts } from './texts.ts';

/** The arrangement of an eye as a table with one row per cap. */
export function colorTable(view: ArrangementView, texts: D15ReportTexts, locale: string): ReportTable {
  const numbers = new Intl.NumberFormat(locale);
  const crossingText = (from: number, to: number): string => {
    const crossing = view.crossings.find((one) => one.from === from && one.to === to);
    if (!crossing) return '–';
    return crossing.axis ? texts.along({ axis: texts.chart[`axis${crossing.axis}`] }) : texts.alongNone;
  };
  return {
    caption: texts.arrangementOf({ eye: texts.eyes[view.eye] }),
    columns: [texts.place, texts.cap, 'Munsell', texts.places, texts.crossing],
    rows: stepsOf(view.order).map(([from, to], i) => [
      numbers.format(i + 1),
      numbers.format(to),
      capOf(to).munsell,
      numbers.format(placesBetween(from, to)),
      crossingText(from, to),
    ]),
  };
}
