import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { EyePair } from '../EyePair/EyePair.tsx';
import { EyeTag } from '../EyeTag/EyeTag.tsx';
import * as icons from '../icons/index.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { vars } from '../theme/vars.ts';
import { Code, Page, Points, Section } from './Page.tsx';
import * as css from './page.css.ts';

/** `SkipAheadIcon` reads "Skip ahead". */
const meaning = (name: string): string => {
  const words = name.replace(/Icon$/, '').replaceAll(/(?<!^)[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words;
};
const ICONS = Object.entries(icons).map(([name, Icon]) => ({ name, Icon: Icon as icons.Icon, words: meaning(name) }));

function IconsPage(): ReactElement {
  const [sought, setSought] = useState('');
  const found = ICONS.filter(({ words }) => words.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <Page
      title="Icons"
      lead="Named by what they mean, so that one meaning has one picture everywhere. The drawings are Lucide's, 18 pixels, strokes of 1.75."
    >
      <Section title="All icons">
        <div style={{ maxInlineSize: '22rem' }}>
          <SearchField label="Search icons by meaning" value={sought} onChange={setSought} />
        </div>
        <p role="status" className={css.quiet}>
          {`${found.length} of ${ICONS.length}`}
        </p>
        {found.length === 0 ? (
          <EmptyState title="No icon means that">Before adding one, look for a word that does without.</EmptyState>
        ) : (
          <ul className={css.narrowGrid} style={{ margin: 0, padding: 0, listStyle: 'none' }} aria-label="Icons">
            {found.map(({ name, Icon, words }) => (
              <li key={name} className={css.card} style={{ alignItems: 'center', textAlign: 'center' }}>
                <Icon style={{ inlineSize: 24, blockSize: 24 }} />
                <span style={{ fontWeight: vars.fontWeight.medium }}>{words}</span>
                <code className={css.quiet}>{name}</code>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section
        title="Names for assistive technology"
        about="An icon is hidden from assistive technology. Whatever it stands in carries the name."
      >
        <Code label="An icon in a control">{`import { IconButton } from '@isopter/ui';
import { DownloadIcon } from '@isopter/ui/icons';

<IconButton label="Download the report of Okafor, Adaeze" icon={<DownloadIcon />} />`}</Code>
        <Points>
          {[
            'An icon alone is for actions that repeat in every row or are known by heart. Everywhere else it stands before a word.',
            'The name says what happens and to what: “Delete the office North”, not “Bin”.',
            'Icons that point along the line (next, back, send, sign out) mirror with the script. Clocks, checks and players do not.',
          ]}
        </Points>
      </Section>
      <Section
        title="Eyes are letters"
        about="Eyes are not icons: they are named OD, OS and OU, colored, and have fixed positions. The left eye stays on the left in every script."
      >
        <div className={css.card}>
          <EyePair left={<EyeTag eye="OS" />} right={<EyeTag eye="OD" />} />
        </div>
      </Section>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Icons', component: IconsPage, tags: ['!autodocs'] });

export const Icons = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const svg of canvasElement.querySelectorAll('svg')) await expect(svg).toHaveAttribute('aria-hidden', 'true');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons by meaning' }), 'sort');
    await expect(canvas.getByRole('list', { name: 'Icons' }).children).toHaveLength(3);
    await expect(canvas.getByText(`3 of ${ICONS.length}`)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('list', { name: 'Icons' }).children).toHaveLength(ICONS.length);
  },
});
