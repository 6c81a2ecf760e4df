import { withEntry } from './edit.ts';
import { type Names, namesOf } from './names.ts';
import { Draft } from './tree.ts';

/** Options of a new screen, besides its name. */
export interface ScreenOptions {
  /** Its address, such as `/devices`; one of the requirements has its place and its guard already. */
  path?: string | undefined;
  /** The folder of `features` it goes to. @default the name */
  feature?: string | undefined;
}

const ROUTES = 'apps/clinic/src/lib/platform/routes/routes.ts';
const SCREENS = 'apps/clinic/src/shell/laterScreens.ts';
const WORDS = 'packages/locales/en-us/app.json';
/** The table by which a journey walks every address. */
const WALK = 'tests/e2e/screens.ts';

/**
 * Builds a screen: its route, a component in the folder of its feature, its words, a story of the whole application at its
 * address, which is a test, and its place in the journey that walks every address.
 *
 * @param root of the repository
 * @throws Error when the name or path is none, is taken, or cannot be placed; nothing is written then
 */
export function newScreen(name: string, { path, feature }: ScreenOptions, root: string): ReturnType<Draft['write']> {
  const names = namesOf(name, 'deviceList');
  const folder = feature ?? names.camel;
  namesOf(folder, 'devices');
  if (path === undefined || !/^(\/:?[a-zA-Z][\w-]*)+$/.test(path)) throw new Error('Say its --path, such as /devices.');
  const draft = new Draft(root);

  draft.edit(ROUTES, (text) => withRoute(text, path));
  const module = `features/${folder}/${names.pascal}.tsx`;
  const load = `() => import('../${module}').then((module) => module.${names.pascal})`;
  draft.edit(SCREENS, (text) => withEntry(text, 'later', `'${path}': ${load}`));
  draft.edit(WORDS, (text) => withWords(text, names));
  draft.edit(WALK, (text) => withEntry(text, 'SCREENS', `'${path}': admin('${names.words}')`));
  draft.create(`apps/clinic/src/${module}`, screen(names));
  draft.create(`apps/clinic/src/${module.replace('.tsx', '.stories.tsx')}`, story(names, path));
  return draft.write();
}

/** The routes with the screen's at their end. */
function withRoute(text: string, path: string): string {
  if (new RegExp(`\\broute\\('${path}'`).test(text)) throw new Error(`${path} has a screen already.`);
  return withEntry(text, 'routes', `route('${path}', 'signed-in')`);
}

/** English words of a screen that is not written yet; `npm run lint` then names the languages that lack them. */
function withWords(text: string, { camel, words }: Names): string {
  const all = JSON.parse(text) as Record<string, unknown>;
  if (camel in all) throw new Error(`There are words of ${camel} already.`);
  return `${JSON.stringify({ ...all, [camel]: { title: words } }, null, 2)}\n`;
}

const screen = ({ camel, pascal }: Names): string => `\
import { PageHeader } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';

/** Write here what it is for. */
export function ${pascal}(): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t(($) => $.${camel}.title)}</ScreenTitle>
      <PageHeader title={t(($) => $.${camel}.title)} />
    </>
  );
}
`;

const story = ({ pascal, words }: Names, path: string): string => `\
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clinic } from '../../fakes/data/clinic.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const meta = preview.meta({
  title: 'Screens/${words}',
  component: AppAt,
  args: { path: '${path.replaceAll(/:\w+/g, 'x1')}' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals }) => stage(String(globals['locale']), clinic),
});

export const ${pascal} = meta.story({
  name: 'Says where one is',
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '${words}', level: 1 })).toBeVisible();
  },
});
`;
