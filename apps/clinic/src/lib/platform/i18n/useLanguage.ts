import type { AppLanguage } from '@isopter/contract';
import { useTranslation } from 'react-i18next';
import { offeredLanguage } from './languages.ts';

/** The language the application is shown in. */
export const useLanguage = (): AppLanguage => offeredLanguage(useTranslation().i18n.language);
