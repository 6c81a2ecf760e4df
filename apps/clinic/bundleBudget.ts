import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { MONITOR_KINDS, type MonitorKind } from '../../packages/contract/src/kinds/kinds.ts';

/** A screen visit and its download budget. */
export interface Visit {
  screen: string;
  /** Modules loaded lazily for it, by path suffix; the entry and all static imports are included automatically. */
  modules: readonly string[];
  /** The screen visited before, whose files the browser has. */
  after?: string;
  /** Bytes of gzipped JavaScript it may cost. */
  budget: number;
}

const WORDS = '/react-aria-components/i18n/en-US.mjs';
const FRAME = '/src/shell/SignedIn.tsx';
/** One comes to a screen by signing in, or by a reload that opens the session again; both are counted. */
const SESSION = ['/src/features/session/attempt.ts', '/src/features/session/signIn.ts'];

/** Monitors of words and counts; the others draw plots, and the first brings visx and the grammar (docs/decisions/0021). */
const WITHOUT_PLOTS: readonly MonitorKind[] = ['ishihara', 'waggoner'];

const monitorOf = (kind: MonitorKind): string[] => [`/${kind.charAt(0).toUpperCase()}${kind.slice(1)}Observe.tsx`];

export const VISITS: readonly Visit[] = [
  // it holds what says that a part of the page is missing, and tries it again: that cannot itself be such a part;
  // and the list of screens and of calls, by which a reload asks for its own at once: each one is some 40 bytes; and what
  // preferences there are, by which the answer to it is checked. The names of other chunks change with their contents, and their
  // compressed size with them: half a kilobyte is left for that.
  // It decides whether an on-premises agent stores names, and then loads what calls the agent. After a reload it shows the frame
  // before the session is known, by roles that it stores (0.2 kB)
  { screen: 'sign-in', modules: [], budget: 129_800 },
  // the list brings the dialog that asks to sign in again and the notice that shows how old the list is: neither can
  // wait for a network. The screens that follow bring their own dialogs and load much less. The rows are drawn with
  // hooks instead of React Aria's own components, which weighs a little more and takes a tenth of the time. The texts
  // of every screen come with the first one: those of results, bundles, schedules, administration, sessions, worklist
  // are 10.5 kB of it, those of zero-PII among them, and those of second factors 1.3 kB; and the menu counts what needs
  // somebody on every screen, by the rules of the alarm. Days and times are those of the office's clock, which takes 1 kB. The boxes that select rows come with the table (2.5 kB), and the names of a screen and of calls of phones that are cameras (0.3 kB), and the words about an on-premises agent (2 kB).
  // The search for a patient in the header is loaded after the screen, but for its keys (0.1 kB); errors of alerts and
  // assigned readings have words (0.5 kB), and planned tests and their calendar too (0.7 kB), and answers name the key of zero-PII mode (0.3 kB).
  // Names in local script and the language of instructions have words and rules of the search (3 kB), and phone numbers that are
  // copied, pauses on all screens and units of durations take 0.7 kB, and the frame of a reload, the call of entered values and the plainer texts 0.3 kB
  {
    screen: 'patients',
    modules: [...SESSION, FRAME, WORDS, '/src/features/patients/list/PatientList.tsx'],
    budget: 257_600,
  },
  // with them comes what says that data are old and that a command did not arrive: without a network nothing can be loaded;
  // and what is asked of the examiner in the middle of a test, with the keys that answer it. A perimetric rate says how many
  // trials it rests on, blank trials among them, and what can be compared with an earlier field. What says that the alarm or
  // the headset is silent takes 0.7 kB, the alerts of a patient 1 kB, and the rule by which axis labels find room 0.3 kB
  ...MONITOR_KINDS.map((kind) => ({
    screen: kind,
    modules: monitorOf(kind),
    after: 'patients',
    budget: WITHOUT_PLOTS.includes(kind) ? 55_000 : 90_700,
  })),
  // another kind of test after a first one
  ...MONITOR_KINDS.filter((kind) => kind !== 'perimetry').map((kind) => ({
    screen: `${kind} after perimetry`,
    modules: monitorOf(kind),
    after: 'perimetry',
    budget: 15_000,
  })),
  // its words and its videos come after it; its dialogs keep toasts off their buttons (0.1 kB), and the monitor that it
  // replays has the alerts of a patient (1 kB)
  { screen: 'help', modules: ['/src/features/help/Help.tsx'], after: 'patients', budget: 46_700 },
  { screen: 'wall', modules: ['/src/features/wall/Wall.tsx'], after: 'patients', budget: 54_000 },
];

/** Gzipped bytes of what a visit makes the browser download. */
export interface Cost {
  visit: Visit;
  js: number;
  css: number;
}

type Bundle = Rolldown.OutputBundle;

/** Adds everything a browser downloads before `chunk` can run. */
function addWithImports(bundle: Bundle, chunk: Rolldown.OutputChunk, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addWithImports(bundle, imported, files);
  }
}

/** Grouped modules may take the entry along into a chunk that is not called one. */
const isEntry = (chunk: Rolldown.OutputChunk): boolean =>
  chunk.isEntry || chunk.moduleIds.some((id) => id.endsWith('/src/main.tsx'));

function filesOf(bundle: Bundle, visit: Visit): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  for (const entry of chunks.filter(isEntry)) addWithImports(bundle, entry, files);
  for (const module of visit.modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (chunk === undefined) throw new Error(`No chunk for ${module}: is it still loaded lazily?`);
    addWithImports(bundle, chunk, files);
  }
  return files;
}

function gzipped(bundle: Bundle, name: string): number {
  const file = bundle[name];
  return file === undefined ? 0 : gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
}

/**
 * Returns the download size of each visit.
 * @throws Error when a module of a visit has no separate chunk
 */
export function costs(bundle: Bundle): Cost[] {
  const known = ({ after }: Visit): Set<string> => {
    const before = VISITS.find(({ screen }) => screen === after);
    return before ? new Set([...known(before), ...filesOf(bundle, before)]) : new Set();
  };
  return VISITS.map((visit) => {
    const there = known(visit);
    const files = [...filesOf(bundle, visit)].filter((name) => !there.has(name));
    const sum = (end: string): number =>
      files.filter((name) => name.endsWith(end)).reduce((total, name) => total + gzipped(bundle, name), 0);
    return { visit, js: sum('.js'), css: sum('.css') };
  });
}

/** A component's words in one language, as React Aria keeps them: `react-aria/dist/private/intl/breadcrumbs/de-DE.mjs`. */
const ARIA_WORDS =
  /[/\\](react-aria|react-stately|@react-aria|@react-stately)[/\\].*[/\\]intl[/\\].*[a-z]{2}-[A-Z]{2}\.m?js$/;

/**
 * Words of React Aria that came along with its components, all languages of them: the application loads those of the
 * language it is shown in, in one chunk. The plug-in that leaves the others out has broken silently before.
 */
export const strayWords = (bundle: Bundle): string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds.filter((id) => ARIA_WORDS.test(id)) : [],
  );

/** Prints what the visits cost, and fails the build when one outgrows its budget or brings words nobody asked for. */
export function bundleBudget(): Plugin {
  return {
    name: 'isopter-bundle-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const all = costs(bundle);
      for (const { visit, js } of all)
        this.info(`${visit.screen}: ${kilobytes(js)} of ${kilobytes(visit.budget)} gzipped JavaScript`);
      const over = all
        .filter(({ visit, js }) => js > visit.budget)
        .map(({ visit, js }) => `${visit.screen} (${kilobytes(js)} of ${kilobytes(visit.budget)})`);
      if (over.length > 0) this.error(`Over budget: ${over.join(', ')}`);
      const stray = strayWords(bundle);
      if (stray.length > 0) this.error(`Words of languages that nobody chose, such as ${stray[0]}`);
    },
  };
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
