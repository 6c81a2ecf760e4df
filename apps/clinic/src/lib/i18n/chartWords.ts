import type { AppLanguage } from '@isopter/contract';
import i18next from 'i18next';
import { loadTexts } from './i18n.ts';

/** The namespace with the words of a kind's charts: `public/locales/charts/KIND/LANGUAGE.json`. */
export const chartNamespace = (kind: string): string => `charts/${kind}`;

/** Whether the words of a kind's charts are there. */
export const hasChartWords = (kind: string, language: AppLanguage): boolean =>
  i18next.hasResourceBundle(language, chartNamespace(kind));

/**
 * Loads the words of a kind's charts: they are many, and a visit needs those of one kind.
 * @throws Error when they do not load
 */
export const loadChartWords = (kind: string, language: AppLanguage): Promise<void> =>
  loadTexts(language, chartNamespace(kind));
