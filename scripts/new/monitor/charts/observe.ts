import type { Names } from '../../names.ts';

export const observe = ({ camel, pascal }: Names): string => `\
import { completionOf, create${pascal}Store, ${pascal}Monitor } from '@isopter/monitor-charts/${camel}';
import { monitorScreen } from '../../monitorScreen.tsx';

export const ${pascal}Observe = monitorScreen({
  kind: '${camel}',
  completionOf,
  createStore: () => create${pascal}Store(),
  Drawing: ${pascal}Monitor,
});
`;

export const observeStories = ({ kebab, pascal, constant, words }: Names): string => `\
import { expect } from 'storybook/test';
import preview from '../../../../../../../../.storybook/preview.tsx';
import { monitorHandlers } from '../../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../../fakes/stage/ScreenStage.tsx';
import { TESTS } from '../../../../../fakes/data/tests.ts';
import { ${pascal}Observe } from './${pascal}Observe.tsx';

const meta = preview.meta({
  title: 'Screens/${words} monitor',
  component: ScreenStage,
  args: { screen: ${pascal}Observe, route: '/tests/observe-${kebab}/:id', path: \`/tests/observe-${kebab}/\${TESTS[0]!.id}\` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

const world = (status: 'started' | 'finished'): World => ({
  handlers: {
    ...monitorHandlers({ test: { test_group: { group: '${constant}', strategy: null, protocol: null }, status } }),
    get${pascal}Results: () => [{ seq_num: 1, run: 1, eye: 'OD', value: 41 }],
  },
  sockets: [{ ready: 1 }],
});

export const Running = meta.story({
  beforeEach: enter(world('started')),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '41' })).toBeVisible();
  }),
});

export const Done = meta.story({
  beforeEach: enter(world('finished')),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Test done')).toBeVisible();
  }),
});
`;
