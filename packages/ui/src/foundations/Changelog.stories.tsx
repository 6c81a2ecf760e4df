import { Fragment, type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Select } from '../Select/Select.tsx';
import { type Block, type Bump, readChangelog, readChangeset } from './changes.ts';
import { Page, Section } from './Page.tsx';
import * as css from './page.css.ts';

const changelogs = Object.values(
  import.meta.glob<string>('../../../*/CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
).map((source) => ({
  name: /^# (.*)$/m.exec(source)![1]!,
  releases: readChangelog(source),
}));
const pending = Object.entries(
  import.meta.glob<string>('../../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
).map(([path, source]) => ({
  path,
  ...readChangeset(source),
}));
const BUMPS: Readonly<Record<Bump, { label: string; tone: 'caution' | 'accent' | 'neutral' }>> = {
  major: { label: 'Major', tone: 'caution' },
  minor: { label: 'Minor', tone: 'accent' },
  patch: { label: 'Patch', tone: 'neutral' },
};
const pendingOf = (name: string, bump: Bump) => pending.filter(({ packages }) => packages[name] === bump);

/** A text in which `code` is set as code. */
const Prose = ({ children }: { children: string }): ReactElement => (
  <>
    {children.split('`').map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change
      <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>
    ))}
  </>
);

function Entry({ block }: { block: Block }): ReactElement {
  if (block.kind === 'heading') return <h3 className={css.name}>{block.text}</h3>;
  if (block.kind === 'paragraph') {
    return (
      <p className={css.about}>
        <Prose>{block.text}</Prose>
      </p>
    );
  }
  return (
    <ul className={css.list}>
      {block.items.map((item) => (
        <li key={item}>
          <Prose>{item}</Prose>
        </li>
      ))}
    </ul>
  );
}

function Unreleased({ name }: { name: string }): ReactElement {
  const bumps = (['major', 'minor', 'patch'] as const).filter((bump) => pendingOf(name, bump).length > 0);
  return (
    <Section title="Unreleased">
      {bumps.length === 0 && <p className={css.about}>Nothing has changed since the last version.</p>}
      {bumps.map((bump) => (
        <div key={bump} className={css.stack}>
          <h3 className={css.name}>
            <Badge tone={BUMPS[bump].tone}>{BUMPS[bump].label}</Badge>
          </h3>
          <ul className={css.list}>
            {pendingOf(name, bump).map(({ path, paragraphs }) => (
              <li key={path}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <Prose>{paragraph}</Prose>
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function ChangelogPage(): ReactElement {
  const [name, setName] = useState('@isopter/ui');
  const { releases } = changelogs.find((one) => one.name === name)!;
  return (
    <Page
      title="Changelog"
      lead="What users of a package notice. All packages share one version; a major change asks something of you, a minor one offers something, a patch mends something."
    >
      <div style={{ maxInlineSize: '20rem' }}>
        <Select
          label="Package"
          value={name}
          options={changelogs.map((one) => ({ id: one.name, label: one.name }))}
          onChange={setName}
        />
      </div>
      <Unreleased name={name} />
      {releases.map(({ version, blocks }) => (
        <Section key={version} title={version}>
          {blocks.map((block) => (
            <Entry key={JSON.stringify(block)} block={block} />
          ))}
        </Section>
      ))}
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Changelog', component: ChangelogPage, tags: ['!autodocs'] });

export const Changelog = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unreleased' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '0.1.0' })).toBeVisible();
    await expect(canvas.getByText('The first version.')).toBeVisible();
  },
});
export const OtherPackage = meta.story({
  name: 'Each package has its own',
  play: async ({ canvas }) => {
    const options = changelogs.map(({ name }) => name);
    await expect(options).toContain('@isopter/monitor-charts');
    await userEvent.click(canvas.getByRole('button', { name: /Package/ }));
    await userEvent.keyboard('@isopter/mon{Enter}');
    await expect(canvas.getByRole('button', { name: /monitor-charts/ })).toBeVisible();
    await expect(canvas.getByText('The first version.')).toBeVisible();
  },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
