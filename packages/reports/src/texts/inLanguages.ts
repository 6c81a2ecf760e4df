import type { ReportLanguage } from '@isopter/contract';
import charts from '@isopter/locales/es-es/charts.json' with { type: 'json' };
import reports from '@isopter/locales/es-es/reports.json' with { type: 'json' };
import i18next from 'i18next';

const spanish = i18next.createInstance();
void spanish.init({
  lng: 'es',
  fallbackLng: false,
  resources: { es: { reports, charts } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The group of texts that belong to the charts, which have them in every language. */
const CHART = 'chart';

/**
 * Returns the texts of a report in every report language. Missing texts are in English; `npm run lint` finds them.
 *
 * @param report key of its words in `reports.json` of a language
 * @param english texts, functions of the values put into one, and groups of these
 * @param chart key in `charts.json`, where the report prints charts of another kind
 */
export function inLanguages<Words extends object>(
  report: string,
  english: Words,
  chart: string = report,
): Readonly<Record<ReportLanguage, Words>> {
  const translated = (group: object, places: readonly string[]): object =>
    Object.fromEntries(
      Object.entries(group).map(([name, word]: [string, unknown]) => {
        const keys = places.map((place) => `${place}.${name}`);
        if (typeof word === 'object' && word !== null)
          return [name, translated(word, name === CHART ? [`charts:${chart}`, 'charts:shared'] : keys)];
        // a text that counts has only its plural forms; what is not said on paper is empty in every language
        const key = word === '' ? undefined : keys.find((one) => spanish.exists(one, { count: 1 }));
        if (key === undefined) return [name, word];
        return [name, typeof word === 'function' ? (values: object) => spanish.t(key, { ...values }) : spanish.t(key)];
      }),
    );
  return { en: english, es: translated(english, [`reports:${report}`]) as Words };
}
