import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const src = new URL('../', import.meta.url).pathname;
const screens = globSync('**/*.tsx', { cwd: src })
  .filter((path) => !path.includes('fakes/') && !path.endsWith('.stories.tsx'))
  .map((path) => ({ path, text: readFileSync(src + path, 'utf8') }));

/** Imports from React Aria itself: surroundings, but no controls. */
const SURROUNDINGS = ['I18nProvider', 'RouterProvider', 'VisuallyHidden', 'useLocale'];

describe('the screens', () => {
  it('have no control but those of the kit [KIT-01]', () => {
    expect(screens.length).toBeGreaterThan(60);
    const own = screens.filter(({ text }) => /<(button|input|select|textarea|a|dialog|details)\b/.test(text));
    expect(own.map(({ path }) => path)).toEqual([]);
  });

  it('warn of missing values in lists only: elsewhere a fact that is not stated is no problem [PAT-14] [OUR-867]', () => {
    const warning = screens.filter(({ text }) => text.includes('<MissingValue')).map(({ path }) => path);
    expect(warning.filter((path) => !/Columns\.tsx$|Cell\.tsx$|\/list\//.test(path))).toEqual([]);
    expect(warning).not.toEqual([]);
  });

  it('take no control from below the kit [KIT-01]', () => {
    const names = screens.flatMap(({ text }) =>
      [...text.matchAll(/import \{([^}]+)\} from 'react-aria-components'/g)].flatMap(([, list]) =>
        list!.split(',').map((name) => name.trim()),
      ),
    );
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !SURROUNDINGS.includes(name))).toEqual([]);
  });
});
