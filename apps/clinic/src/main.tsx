import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@isopter/ui/theme.css';
import '@isopter/ui/document.css';
import { PHONE_CAMERA_PATH } from '@isopter/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { loadAhead } from './shell/ahead.ts';
import { App } from './shell/App.tsx';
import { followHistory, useBrowserHistory, useBrowserSearch } from './shell/browserHistory.ts';
import { startBrand } from './lib/platform/brand/brand.ts';
import { Branded } from './lib/platform/brand/Branded.tsx';
import { startDisplay } from './shell/frame/display/display.ts';
import { showFirstLanguage, startI18n } from './lib/platform/i18n/i18n.ts';
import { LanguageProvider } from './lib/platform/i18n/LanguageProvider.tsx';
import { appLanguage } from './lib/platform/i18n/languages.ts';
import { hearTab } from './features/session/hearTab.ts';
import { restoreSession } from './features/session/restoreSession.ts';
import { joinTabs } from './features/session/tabs.ts';
import { session } from './lib/platform/session/session.ts';
import { readLocal } from './lib/platform/storage/local.ts';

followHistory();
startDisplay();
const branded = startBrand();
const language = appLanguage(readLocal('app_language'));
await startI18n(language);
// first: nothing can be shown without words, and they are small
const words = showFirstLanguage(language);
// a phone that is a camera has no staff session, and loads nothing of one
if (location.pathname === PHONE_CAMERA_PATH) session.status = 'signed-out';
else void restoreSession(words);
loadAhead(location.pathname);
// no page can be translated before it is there
void import('./lib/platform/browser/translation.ts').then(
  ({ keepTranslatedText }) => keepTranslatedText(document.documentElement),
  () => undefined,
);
await words;
joinTabs(hearTab);

const root = createRoot(document.getElementById('root')!);
// not awaited by the module: a brand's chunk may need this very file, and would wait for it for ever
void branded.then(() =>
  root.render(
    <StrictMode>
      <LanguageProvider>
        <Branded>
          <Router hook={useBrowserHistory} searchHook={useBrowserSearch}>
            <App />
          </Router>
        </Branded>
      </LanguageProvider>
    </StrictMode>,
  ),
);
