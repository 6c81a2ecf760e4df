import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { drawings } from './shared/stories/drawings.ts';
import { readable } from './shared/stories/markup.ts';

describe('a drawing in a browser', () => {
  it.each(Object.keys(drawings))('of %s equals the one without a DOM [CHART-03]', async (name) => {
    const { container } = await render(drawings[name]!);
    expect(readable(container.innerHTML)).toBe(readable(renderToStaticMarkup(drawings[name])));
  });
});
