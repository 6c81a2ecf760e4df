import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@isopter/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startBrand } from './brand/brand.ts';
import { Branded } from './brand/Branded.tsx';
import { startDisplay } from './display/display.ts';
import { startI18n } from './i18n/i18n.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { offeredLanguage } from './i18n/languages.ts';
import { restoreSession } from './session/restoreSession.ts';
import { readLocal } from './storage/local.ts';

startDisplay();
const branded = startBrand();
await startI18n(offeredLanguage(readLocal('app_language')));
void restoreSession();

const root = createRoot(document.getElementById('root')!);
// not awaited by the module: a brand's chunk may need this very file, and would wait for it for ever
void branded.then(() =>
  root.render(
    <StrictMode>
      <LanguageProvider>
        <Branded>
          <App />
        </Branded>
      </LanguageProvider>
    </StrictMode>,
  ),
);
