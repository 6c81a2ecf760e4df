import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawings } from './shared/stories/drawings.ts';
import { readable } from './shared/stories/markup.ts';

describe('a drawing', () => {
  it.each(Object.keys(drawings))('of %s is unchanged, without a DOM [CHART-03]', async (name) => {
    const svg = readable(renderToStaticMarkup(drawings[name]));
    await expect(svg).toMatchFileSnapshot(`./${name}.svg`);
  });
});
