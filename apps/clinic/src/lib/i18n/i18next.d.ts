import 'i18next';
import type texts from '../../../public/locales/en-us.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    enableSelector: true;
    resources: { translation: typeof texts };
  }
}
