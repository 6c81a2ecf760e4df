import type { AppLanguage } from '@isopter/contract';
import { useTranslation } from 'react-i18next';
import { appLanguage } from './languages.ts';

/** The language the application is shown in. */
export const useLanguage = (): AppLanguage => appLanguage(useTranslation().i18n.language);
