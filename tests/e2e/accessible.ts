import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** React Aria keeps an announcement here for seconds, even when the busy button it is named by has gone. */
const ANNOUNCER = '[data-live-announcer]';

/** Tooltip under the pointer; it is a description and belongs to no landmark. */
const TOOLTIP = '[data-overlay-container]:has([role="tooltip"])';

/** Rows are alike: three of a list are looked at. */
const MORE_ROWS = '[data-part="row"]:nth-child(n + 4)';

/** Nothing of the screen violates WCAG 2.2 AA; what is wrong is listed by rule and place. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // and all content is in landmarks, for readers who move between them
    .options({
      runOnly: { type: 'tag', values: WCAG_22_AA },
      rules: { region: { enabled: true } },
      // a third of the time goes into describing what passes
      resultTypes: ['violations'],
    })
    .exclude(ANNOUNCER)
    .exclude(TOOLTIP)
    .exclude(MORE_ROWS)
    // there are no frames to check, and a separate page for each report takes seconds
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
