import { styledLibrary } from '../../scripts/rolldown-library.ts';
import { publishedLocales } from '../../scripts/rolldown-locales.ts';

const library = styledLibrary();

export default { ...library, plugins: [...library.plugins, publishedLocales('charts')] };
