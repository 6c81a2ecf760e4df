import type { AppLanguage } from '@isopter/contract';
import { saveSetting } from '../api/saveSetting.ts';
import { session } from '../session/session.ts';
import { writeLocal } from '../storage/local.ts';
import { showLanguage } from './i18n.ts';

/**
 * Shows the application in a chosen language, keeps the choice here and tells the server (I18N-02).
 * @throws when the texts do not load; nothing has changed then
 */
export async function chooseLanguage(app_language: AppLanguage): Promise<void> {
  await showLanguage(app_language);
  writeLocal('app_language', app_language);
  if (session.current === null) return;
  session.current.preferences.app_language = app_language;
  await saveSetting({ app_language });
}
