import type { Browser } from 'playwright';

/** The data of a story that Chromatic reads: its parameters, and the globals that the story or its file sets. */
export interface ExtractedStory {
  title: string;
  name: string;
  storyGlobals: Record<string, unknown>;
  parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Record<string, unknown>> } };
}

/** The part of Storybook's preview that extraction uses. */
interface Preview {
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, ExtractedStory>>;
}

/**
 * Reads every story with its final parameters from a Storybook, in a browser, as Chromatic does.
 * @param address the Storybook's address, ending with a slash
 */
export async function extractStories(browser: Browser, address: string): Promise<ExtractedStory[]> {
  const page = await browser.newPage();
  try {
    await page.goto(`${address}iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    return await page.evaluate(async () => {
      // oxlint-disable-next-line no-underscore-dangle -- its name is Storybook's
      const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
      await preview.ready();
      const stories = Object.values(await preview.extract());
      // parameters also hold components, which do not leave the browser
      return stories.map(({ title, name, storyGlobals, parameters: { chromatic } }) => ({
        title,
        name,
        storyGlobals,
        parameters: { chromatic },
      })) as ExtractedStory[];
    });
  } finally {
    await page.close();
  }
}

/** Returns the names of the modes of a story: one snapshot for each. */
export function snapshotsOf({ parameters: { chromatic = {} } }: ExtractedStory): string[] {
  return chromatic.disableSnapshot ? [] : Object.keys(chromatic.modes ?? { default: {} });
}
