import type { Page } from '@playwright/test';
import type { Level } from '../../.storybook/checks/level.ts';
import { slowness } from '../../scripts/test/slowness.ts';
import type { SelectedStory } from './selection.ts';
import { PREPARATION } from './storybookEvents.ts';

/** Files that share a page before it is loaded again. Loading costs more than a story; a page never frees all its memory. */
const FILES_A_PAGE = 40;

/** Whether every story is loaded as a link to it does. */
const IS_DIRECT = process.env['STORIES_DIRECT'] !== undefined;

/** Errors of a play function: Storybook's event reports them, and those of a story that was left do not matter. */
const FROM_PLAY_FUNCTION = /^console: (\w+: )?(TestingLibraryElementError|AssertionError|expect\()/;

/** A page that shows stories of the built Storybook, without the frame around them. */
export class StoryPage {
  readonly #page: Page;
  readonly #address: string;
  /** Errors of the page itself. */
  readonly #errors: string[] = [];
  /** The files of the stories shown since the page was loaded. */
  readonly #files = new Set<string>();
  readonly #levels = new Map<string, Level>();

  constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
    page.on('pageerror', (error) => this.#errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Defines the functions that stories call. Must be called before anything is loaded. */
  async prepare(): Promise<void> {
    await this.#page.exposeFunction('isopterLevelOf', (id: string) => this.#levels.get(id));
    await this.#page.exposeFunction('isopterForceColors', (isActive: boolean) =>
      this.#page.emulateMedia({ forcedColors: isActive ? 'active' : null }),
    );
    await this.#page.exposeFunction('isopterTakeScreen', (width: number, height: number) =>
      this.#page.setViewportSize({ width, height }),
    );
    await this.#page.addInitScript((factor) => {
      window.isopterSlowness = factor;
    }, slowness());
    await this.#page.addInitScript(PREPARATION.script, PREPARATION.argument);
  }

  /** Shows a story: switches to it, or loads its page. */
  async show(story: SelectedStory): Promise<void> {
    const { size } = new Set([...this.#files, story.importPath]);
    if (IS_DIRECT || this.#files.size === 0 || size > FILES_A_PAGE) await this.open(story);
    else await this.#switchTo(story);
  }

  /** Waits until a story was played and checked. Returns all faults, including errors of the page. */
  async faults({ id, tags }: SelectedStory): Promise<string[]> {
    const faults = await this.#page.evaluate((storyId) => window.isopterStories.faultsOf(storyId), id);
    const errors = this.#errors.splice(0).filter((text) => !FROM_PLAY_FUNCTION.test(text));
    return [...faults, ...(tags.includes('crash') ? [] : errors)];
  }

  /** Loads the page of one story, as a link to it does. */
  async open({ id, importPath, level }: SelectedStory): Promise<void> {
    this.#levels.set(id, level);
    this.#files.clear();
    this.#files.add(importPath);
    this.#errors.length = 0;
    await this.#page.goto(`${this.#address}iframe.html?viewMode=story&id=${encodeURIComponent(id)}`);
  }

  /** Switches to a story and waits until it is rendered: its play function has only begun. */
  async glance(story: SelectedStory): Promise<void> {
    await this.#switchTo(story);
    await this.#page.waitForFunction((id) => window.isopterStories.rendered.includes(id), story.id);
  }

  /** Shows another story in the same page, as the sidebar does. */
  async #switchTo({ id, importPath, level }: SelectedStory): Promise<void> {
    this.#levels.set(id, level);
    this.#files.add(importPath);
    await this.#page.evaluate((storyId) => {
      window.isopterStories.channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }
}
