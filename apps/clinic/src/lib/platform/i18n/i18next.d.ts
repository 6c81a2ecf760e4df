import 'i18next';
import type app from '@isopter/locales/en-us/app.json';
import type camera from '@isopter/locales/en-us/camera.json';
import type help from '@isopter/locales/en-us/help.json';
import type instructions from '@isopter/locales/en-us/instructions.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    enableSelector: true;
    resources: { app: typeof app; camera: typeof camera; help: typeof help; instructions: typeof instructions };
  }
}
