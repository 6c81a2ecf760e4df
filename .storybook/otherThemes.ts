import axe from 'axe-core';

const THEMES = ['light', 'dark', 'high-contrast'] as const;

/** What depends on colours alone; everything else about a story is the same in every theme. */
const RULES = ['color-contrast', 'link-in-text-block'];

const twoFrames = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/**
 * Holds a story, as its play function left it, against the themes it is not shown in: one rendering for all of them.
 * @throws Error that names theme, rule and elements
 */
export async function checkOtherThemes(exclude: readonly string[]): Promise<void> {
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  const found: string[] = [];
  try {
    for (const theme of THEMES.filter((other) => other !== shown)) {
      dataset['theme'] = theme;
      // one theme after the other: they share the document
      await twoFrames();
      const { violations } = await axe.run(
        { include: ['body'], exclude: [...exclude] },
        { runOnly: RULES, resultTypes: ['violations'] },
      );
      for (const { id, nodes } of violations)
        found.push(...nodes.map(({ html, failureSummary }) => `${theme}, ${id}: ${html}\n${failureSummary ?? ''}`));
    }
  } finally {
    dataset['theme'] = shown;
  }
  if (found.length > 0) throw new Error(`In other themes:\n${found.join('\n')}`);
}
