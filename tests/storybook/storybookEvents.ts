/** The part of axe's result that a report needs. */
interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** Payload of Storybook's `storyFinished`. */
export interface StoryFinished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; status: string; result?: { violations?: Violation[]; error?: unknown } }[];
}

interface Thrown {
  message?: string;
}

export interface Channel {
  transports: unknown[];
  on: {
    (event: 'storyFinished', listener: (payload: StoryFinished) => void): void;
    (event: 'storyRendered', listener: (id: string) => void): void;
    (event: string, listener: (payload: Thrown | Thrown[]) => void): void;
  };
  emit: (event: string, payload: object) => void;
}

declare global {
  interface Window {
    isopterStories: {
      channel?: Channel;
      rendered: string[];
      /** Resolves with the faults of a story when Storybook has finished it, or could not. */
      faultsOf: (id: string) => Promise<string[]>;
    };
  }
}

/** Storybook's events about a story that fails. */
const FAILURES = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
];

/** Prepares a page for tests, before Storybook loads. Runs in the page: it must not use anything outside itself. */
function preparePage(failures: string[]): void {
  const thrown: string[] = [];
  const finished: StoryFinished[] = [];
  let notify: (() => void) | undefined;
  const faultsIn = ({ status, reporters }: StoryFinished): string[] => [
    ...(status === 'error' ? ['the story failed'] : []),
    ...reporters
      .filter((reporter) => reporter.status === 'failed')
      .flatMap(
        ({ type, result }) =>
          result?.violations?.map(({ id, nodes }) => `${type} ${id}: ${nodes.map(({ html }) => html).join('\n')}`) ?? [
            `${type} failed`,
          ],
      ),
  ];
  const stories: Window['isopterStories'] = {
    rendered: [],
    faultsOf: async (id) => {
      const isOver = (): boolean => thrown.length > 0 || finished.some(({ storyId }) => storyId === id);
      while (!isOver())
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      const last = finished.findLast(({ storyId }) => storyId === id);
      const faults = [...thrown, ...(last ? faultsIn(last) : [])];
      finished.length = thrown.length = stories.rendered.length = 0;
      return faults;
    },
  };
  window.isopterStories = stories;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => stories.channel,
    set: (channel: Channel) => {
      stories.channel = channel;
      // without a frame around it Storybook serializes every event, axe's results too, and keeps it for ever
      channel.transports.length = 0;
      channel.on('storyRendered', (id) => stories.rendered.push(id));
      channel.on('storyFinished', (payload) => {
        finished.push(payload);
        notify?.();
      });
      for (const event of failures)
        channel.on(event, (payload) => {
          for (const one of [payload].flat()) thrown.push(`${event}: ${one.message ?? JSON.stringify(one)}`);
          notify?.();
        });
    },
  });
  // the frames that mark elements for Storybook's panels, which are not shown here, read the style of every element after each change
  let features: Record<string, boolean> = {};
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (all: Record<string, boolean>) => {
      features = { ...all, highlight: false, measure: false, outline: false };
    },
  });
  // with this name Storybook pauses animations; else it waits 100 ms for them after every play function
  Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} StorybookTestRunner` });
}

export const PREPARATION = { script: preparePage, argument: FAILURES };
