import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url).pathname;
const sources = globSync(['apps/clinic/src/**/*.{ts,tsx}', 'packages/{ui,monitor-charts}/src/**/*.{ts,tsx}'], {
  cwd: root,
})
  .filter((path) => !/\.(test|stories)\.tsx?$|\/fakes\/|\/docs\//.test(path))
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
const withText = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** Files other than the helpers that may use `import()`, and how each handles its failure. */
const HEARD: Record<string, string> = {
  'apps/clinic/src/main.tsx': 'pages that the browser does not translate do not need it',
  'apps/clinic/src/lib/platform/brand/brand.ts': 'the product keeps its own look',
  'apps/clinic/src/lib/platform/i18n/i18n.ts': 'fonts of the system are shown',
  'apps/clinic/src/lib/platform/i18n/ariaWords.ts': 'the same, by its caller',
  'apps/clinic/src/lib/platform/i18n/ariaStrings.ts':
    'loaded together with a part, by its helper, or by a choice that shows an error',
  'apps/clinic/src/lib/platform/i18n/LanguageOffer.tsx':
    'nothing has changed; the switcher beside it says why when tried',
  'apps/clinic/src/features/session/restoreSession.ts': 'the session counts as unreachable, to be tried again',
  'apps/clinic/src/features/session/loadAttempt.ts': 'said in the form, to be tried again',
  'apps/clinic/src/lib/domain/securityKeys/loadCeremony.ts': 'the check counts as failed, to be tried again',
  'apps/clinic/src/features/tests/monitor/monitors.ts': 'loaded by the screen of the monitor',
  'apps/clinic/src/shell/laterScreens.ts': 'loaded by the screen of the route',
  'apps/clinic/src/lib/platform/zeroPii/loadHeld.ts':
    'a call counts as not sent, a sign-in as failed, to be tried again',
  'apps/clinic/src/lib/platform/agent/loadAgent.ts':
    'a call counts as not sent, a sign-in as failed, to be tried again',
  'apps/clinic/src/lib/domain/reports/useReports.ts': 'a message says that there is no report, to be tried again',
  'apps/clinic/src/lib/domain/reports/loadReport.ts': 'the same, by its caller',
  'apps/clinic/src/lib/domain/reports/loadDrawn.ts': 'the same, by its caller',
  'apps/clinic/src/lib/domain/reports/drawn/drawHere.ts': 'the same, by its caller',
  'apps/clinic/src/lib/domain/live/thumbnails/kinds.ts': 'the tile shows the progress instead of the picture',
};
const HELPER = /\b(lazyPart|lazyOverlay|lazyScreen|useLoaded|useFieldPopover)\(/;

describe('parts in separate files', () => {
  it('are never React’s `lazy`, whose failure takes the screen away and is never tried again [ERR-07]', () => {
    expect(sources.length).toBeGreaterThan(400);
    expect(withText(/\blazy\b[^'\n]*\bfrom 'react'|\bReact\.lazy\b|\blazy\(/)).toEqual([]);
  });

  it('are loaded where their failure ends: by a helper, or in a file with a known result [ERR-07]', () => {
    const imports = sources.filter(({ text }) => /(?<!typeof )\bimport\(\s*['"`]/.test(text));
    expect(imports.length).toBeGreaterThan(15);
    const unheard = imports.filter(({ path, text }) => !HELPER.test(text) && !(path in HEARD));
    expect(unheard.map(({ path }) => path)).toEqual([]);
  });

  it('have no keys of the screen they follow: those are heard from the moment it is shown [OUR-310]', () => {
    const parts = sources
      .filter(({ text }) => /\blazy(Part|Overlay)\(/.test(text))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/(?<!typeof )\bimport\(\s*'(\..*?)'/g)].map((found) => join(path, '..', found[1]!)),
      );
    expect(parts.length).toBeGreaterThan(15);
    expect(withText(/\buse(Keys|Shortcuts)\(/).filter((path) => parts.includes(path))).toEqual([]);
  });

  it('are none of what a running examination needs: its dialogs come with the monitor [ERR-07] [MON-20]', () => {
    // without the network there is neither a camera stream nor a call to caption
    const inMonitor = sources.filter(({ path }) =>
      /^apps\/clinic\/src\/(features\/tests\/monitor(?!\/(stream|caption)\/)|lib\/domain\/live)\//.test(path),
    );
    expect(inMonitor.filter(({ text }) => HELPER.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
