import { memo, type ReactElement, useState } from 'react';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { sampleTexts } from '../docs/sampleTexts.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import * as css from './studio.css.ts';

const files = import.meta.glob<Record<string, ComponentDocs>>('../*/*.docs.tsx', { eager: true });

/** Components that are overlays or fill a whole screen: their own stories show them. */
const LARGE =
  /^(App.*|CoachMark|CommandPalette|ConfirmDialog|DataGrid|Dialog|Drawer|FormScreen|ListScreen|LoadingOverlay|Menu|PageHeader|Popover|ShortcutHelp|SignInScreen|SplitView|Stream.*|ToastRegion|Tooltip|Video.*|Wizard)$/;
const components = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter(({ name }) => !LARGE.test(name))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const Examples = ({ of }: { of: readonly ComponentDocs[] }): ReactElement => (
  <div className={css.examples}>
    {of.map(({ name, example, words }) => (
      <div key={name} className={css.example} data-example={name}>
        <h3 className={css.quiet}>{name}</h3>
        {example({ ...sampleTexts.plain, ...words })}
      </div>
    ))}
  </div>
);

/** All components as they are documented. */
export const AllExamples = memo((): ReactElement => {
  const [sought, setSought] = useState('');
  const found = components.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <div className={css.stack}>
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <SearchField label="Search components" value={sought} onChange={setSought} />
      </div>
      <Examples of={found} />
    </div>
  );
});
