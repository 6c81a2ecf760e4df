import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ComponentDocs } from '../../packages/ui/src/docs/ComponentDocs.ts';
import { cellsOf, nameOf } from './cells.ts';
import { Example } from './Example.tsx';
import { freeze, picture } from './picture.ts';

// The generated matrix: the example of every component, compared with its baselines.

const modules = import.meta.glob<Record<string, ComponentDocs>>('../../packages/ui/src/*/*.docs.tsx', { eager: true });
const components = Object.values(modules).flatMap((module) => Object.values(module));

describe.each(components)('$name looks like its baselines [KIT-06]', (docs) => {
  test.for(cellsOf(docs.name).map((cell) => [nameOf(cell), cell] as const))('%s', async ([name, cell]) => {
    const thaw = freeze();
    const { container } = await render(<Example docs={docs} cell={cell} />);
    // the runner waits by the clock
    thaw();
    await expect.element(await picture(container, docs.width)).toMatchScreenshot(`${docs.name}/${name}`);
  });
});
