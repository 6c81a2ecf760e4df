import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { partsOf } from '../../.storybook/checks/parts.ts';
import { SEED, type Story } from './published.ts';

/** What this file reads of Storybook's own report. */
interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; status: string; result?: { violations?: Violation[]; error?: unknown } }[];
}

interface Thrown {
  message?: string;
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Channel {
  on: {
    (event: 'storyFinished', hear: (said: Finished) => void): void;
    (event: 'storyRendered', hear: (id: string) => void): void;
    (event: string, hear: (said: Thrown | Thrown[]) => void): void;
  };
  emit: (event: string, said: object) => void;
}

declare global {
  interface Window {
    isopterStories: { finished: Finished[]; thrown: string[]; rendered: string[]; channel?: Channel };
    /** axe-core leaves itself here. */
    axe: typeof Axe;
  }
}

const examined = process.env['ISOPTER_EXAMINED'] ?? 'everywhere';
/** What a played story is held against: .storybook/checks/parts.ts. Whose turn it is changes with the order of the run. */
const EXAMINED = examined === 'turn' ? `turn-${SEED}` : examined;

/** How many files share a page before the next one is loaded as a link to it does. Loading costs more than a story. */
const FILES_A_PAGE = 6;

/** Whether every story gets a page loaded for it alone. */
const IS_DIRECT = process.env['STORIES_DIRECT'] !== undefined;

/** Storybook's events about a story that goes wrong. */
const THROWN = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
];

/** What a play function throws is said by its own event; of one that was left, it says nothing about what came after. */
const OF_A_PLAY = /^console: (\w+: )?(TestingLibraryElementError|AssertionError|expect\()/;

/** A page that shows stories of the published Storybook, without the frame around them. */
export class StoryPage {
  readonly #page: Page;
  readonly #address: string;
  /** Errors of the page itself. */
  readonly #errors: string[] = [];
  /** The files of the stories that were shown since the page was loaded. */
  readonly #files = new Set<string>();

  constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
    page.on('pageerror', (error) => this.#errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Hears what Storybook says from its first word on: it must be called before anything is loaded. */
  async listen(): Promise<void> {
    // a story that asks for a screen gets it, as the toolbar would see to: .storybook/screens.ts
    await this.#page.exposeFunction('isopterTakeScreen', (width: number, height: number) =>
      this.#page.setViewportSize({ width, height }),
    );
    await this.#page.addInitScript((thrown) => {
      const heard: Window['isopterStories'] = { finished: [], thrown: [], rendered: [] };
      window.isopterStories = heard;
      Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
        get: () => heard.channel,
        set: (channel: Channel) => {
          heard.channel = channel;
          channel.on('storyFinished', (said) => heard.finished.push(said));
          channel.on('storyRendered', (id) => heard.rendered.push(id));
          for (const event of thrown)
            channel.on(event, (said) => {
              for (const one of [said].flat()) heard.thrown.push(`${event}: ${one.message ?? JSON.stringify(one)}`);
            });
        },
      });
    }, THROWN);
  }

  /** Shows a story: it is switched to, but for the first one of a page, which is loaded. */
  async show(story: Story): Promise<void> {
    const { size } = new Set([...this.#files, story.importPath]);
    if (IS_DIRECT || this.#files.size === 0 || size > FILES_A_PAGE) await this.open(story);
    else await this.#switchTo(story);
  }

  /** Loads the page of one story, as a link to it does. */
  async open({ id, importPath }: Story): Promise<void> {
    this.#files.clear();
    this.#files.add(importPath);
    this.#errors.length = 0;
    await this.#page.goto(
      `${this.#address}iframe.html?viewMode=story&globals=examined:${EXAMINED}&id=${encodeURIComponent(id)}`,
    );
  }

  /** Switches to a story, and waits until it is drawn: its play function has only begun. */
  async glance(story: Story): Promise<void> {
    await this.#switchTo(story);
    await this.#page.waitForFunction((id) => window.isopterStories.rendered.includes(id), story.id);
  }

  /** Shows another story in the same page, as the sidebar does. */
  async #switchTo({ id, importPath }: Story): Promise<void> {
    this.#files.add(importPath);
    await this.#page.evaluate((storyId) => {
      window.isopterStories.channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }

  /** What nobody can read of the story where the system chooses the colors. */
  async wrongInForcedColors({ id }: Story): Promise<string[]> {
    if (!partsOf(EXAMINED, id).includes('colors')) return [];
    await this.#page.emulateMedia({ forcedColors: 'active' });
    const found = await this.#page.evaluate(async () => {
      const { violations } = await window.axe.run('body', { runOnly: ['color-contrast'], resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `forced colors: ${id}: ${html}`));
    });
    await this.#page.emulateMedia({ forcedColors: null });
    return found;
  }

  /**
   * Waits until a story was played and examined.
   * @returns what its rendering, its play function, the page and the checks of accessibility found; nothing where all is well
   */
  async played({ id, tags }: Story): Promise<string[]> {
    const said = await this.#page.waitForFunction(
      (wanted) => {
        const { finished, thrown } = window.isopterStories;
        return thrown.length > 0 || finished.some(({ storyId }) => storyId === wanted);
      },
      id,
      { timeout: 45_000 },
    );
    await said.dispose();
    const found = await this.#page.evaluate((wanted) => {
      const { finished, thrown, rendered } = window.isopterStories;
      const last = finished.findLast(({ storyId }) => storyId === wanted);
      const failed = (last?.reporters ?? []).filter(({ status }) => status === 'failed');
      const reported = failed.flatMap(({ type, result }) =>
        result?.violations
          ? result.violations.map(
              ({ id: rule, nodes }) => `${type} ${rule}: ${nodes.map(({ html }) => html).join('\n')}`,
            )
          : [`${type} failed`],
      );
      const all = [...(last?.status === 'error' ? ['the story failed'] : []), ...thrown, ...reported];
      finished.length = thrown.length = rendered.length = 0;
      return all;
    }, id);
    const errors = this.#errors.splice(0).filter((text) => !OF_A_PLAY.test(text));
    return [...found, ...(tags.includes('crash') ? [] : errors)];
  }
}
