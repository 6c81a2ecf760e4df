import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { contractSource } from '../designTokens/contractSource.ts';
import { type DesignToken, designTokens, type TokenGroup } from '../designTokens/designTokens.ts';
import { readMeanings } from '../designTokens/meanings.ts';
import { resolve } from '../designTokens/resolve.ts';
import type { TokenValue } from '../designTokens/values.ts';
import { DownloadIcon } from '../icons/index.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { cssName } from '../theme/cssName.ts';
import { THEME_PLACES } from '../theme/places.ts';
import { vars } from '../theme/vars.ts';
import { Code, Facts, Page, Points, Section } from './Page.tsx';
import * as css from './page.css.ts';
import { tokenSheet } from './tokenSheet.ts';
import { useTokenValues } from './useTokenValues.ts';

const tokens = designTokens(readMeanings(contractSource));
const { isopter } = resolve(tokens);
const variables = Object.fromEntries(
  Object.values(vars).flatMap((members) => Object.values<string>(members).map((reference) => [reference, reference])),
);
const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

interface FileProps {
  name: string;
  type: string;
  content: string;
}
const File = ({ name, type, content }: FileProps): ReactElement => (
  <LinkButton
    icon={<DownloadIcon />}
    href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`}
    download={name}
  >
    {name}
  </LinkButton>
);

interface Row {
  name: string;
  variable: string;
  about: string;
  value: TokenValue;
}
const rowsOf = (group: string, { $type: _type, $description: _about, ...members }: TokenGroup): Row[] =>
  Object.entries(members).map(([member, token]) => {
    const { $value, $description = '' } = token as DesignToken;
    return { name: `${group}.${member}`, variable: cssName([group, member]), about: $description, value: $value };
  });
const hasWord = ({ name, variable, about }: Row, word: string): boolean =>
  `${name} ${variable} ${about}`.toLowerCase().includes(word.trim().toLowerCase());

function TokensPage(): ReactElement {
  const now = useTokenValues(variables);
  const [word, setWord] = useState('');
  const groups = Object.entries(isopter)
    .map(([name, group]) => ({ name, group, rows: rowsOf(name, group).filter((row) => hasWord(row, word)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Page
      title="Tokens"
      lead="Every value a style may use, by its name in code, in CSS and in design tools. All of them come from one definition, so they agree."
    >
      <Section
        title="Files"
        about="Written at every build from the theme. The package has them as entries of the same names."
      >
        <div className={css.line}>
          <File name="tokens.resolver.json" type="application/json" content={json(tokens)} />
          {Object.keys(THEME_PLACES).map((theme) => (
            <File
              key={theme}
              name={`${theme}.tokens.json`}
              type="application/design-tokens+json"
              content={json(resolve(tokens, { theme }))}
            />
          ))}
          <File name="tokens.css" type="text/css" content={tokenSheet()} />
        </div>
        <Points>
          {[
            <>
              <code>tokens.resolver.json</code> is a document of the Design Tokens Resolver Module 2025.10: all themes,
              colour-vision variants, densities and motion settings.
            </>,
            <>
              <code>light.tokens.json</code> and its siblings are one theme each in the Design Tokens Format 2025.10,
              for tools that read a file a mode: comfortable density, full motion.
            </>,
            <>
              <code>tokens.css</code> has the same values as custom properties, by the attributes of the document, and
              nothing else: for pages that use none of the components.
            </>,
          ]}
        </Points>
        <Code label="Use of the files">
          {`<link rel="stylesheet" href="node_modules/@isopter/ui/dist/tokens.css" />

import '@isopter/ui/tokens.css';
import tokens from '@isopter/ui/tokens.resolver.json' with { type: 'json' };
import dark from '@isopter/ui/tokens/dark.tokens.json' with { type: 'json' };`}
        </Code>
      </Section>
      <Section
        title="Names and values"
        about="“Now” is what the theme, the brand and the settings of the toolbar make of it."
      >
        <SearchField label="Search tokens" value={word} onChange={setWord} />
        {groups.length === 0 && <p role="status">No token has “{word}” in its name or description.</p>}
        {groups.map(({ name, group, rows }) => (
          <div key={name} className={css.stack}>
            <h3 className={css.name}>
              {name} <code className={css.quiet}>{group.$type}</code>
            </h3>
            <p className={css.quiet}>{group.$description}</p>
            <Facts
              label={`Tokens of ${name}`}
              columns={['Token', 'CSS', 'Now', 'What for']}
              rows={rows.map((row) => [
                row.name,
                <code key="css">{`--${row.variable}`}</code>,
                <code key="now">{now[`var(--${row.variable})`]}</code>,
                row.about,
              ])}
            />
          </div>
        ))}
      </Section>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Tokens', component: TokensPage, tags: ['!autodocs'] });
const contentOf = (link: HTMLElement): string =>
  decodeURIComponent(link.getAttribute('href')!.split(',').slice(1).join(','));

export const Tokens = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'color.accentSoft' })).toBeVisible();
    const file = (name: string): string => contentOf(canvas.getByRole('link', { name }));
    await expect(JSON.parse(file('tokens.resolver.json'))).toHaveProperty('version', '2025.10');
    await expect(JSON.parse(file('dark.tokens.json'))).toHaveProperty('isopter.color.$type', 'color');
    await expect(file('tokens.css')).toContain('--isopter-color-accent-soft:');
    await expect(file('tokens.css')).not.toContain('isopter.base');
  },
});
export const Search = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'backdrop');
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['color.scrim']);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'plaid');
    await expect(canvas.getByText(/^No token has/)).toHaveTextContent('plaid');
  },
});
export const NowInTheDark = meta.story({
  globals: { theme: 'dark', density: 'touch' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('rowheader', { name: 'size.control' }).closest('tr')!;
    await expect(row).toHaveTextContent('3rem');
  },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
