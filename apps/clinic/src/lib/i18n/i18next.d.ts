import 'i18next';
import type app from '@isopter/locales/en-us/app.json';
import type help from '@isopter/locales/en-us/help.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    enableSelector: true;
    resources: { app: typeof app; help: typeof help };
  }
}
