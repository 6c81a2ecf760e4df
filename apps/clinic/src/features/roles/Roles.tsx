import { type Group, GROUPS } from '@isopter/contract';
import { Button, Heading, KeyValueList, LinkButton, PageHeader, Table, type TableColumn, Text } from '@isopter/ui';
import { PrintIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import * as css from './Roles.css.ts';
import { type Permission, roleActions, type RoleAction, type Section, SECTIONS } from './rules.ts';

/** A printable overview of the permissions of each role, generated from the calls of the contract [OUR-528]. */
export function Roles(): ReactElement {
  const { t } = useTranslation();
  const title = t(($) => $.roles.title);
  return (
    <div className={css.screen}>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader
        title={title}
        actions={
          <span className={css.actions} data-print="hidden">
            <Button icon={<PrintIcon />} onPress={() => window.print()}>
              {t(($) => $.roles.print)}
            </Button>
            <LinkButton href="/help">{t(($) => $.navigation.help)}</LinkButton>
          </span>
        }
      />
      <Text>{t(($) => $.roles.hint)}</Text>
      <section className={css.scopes}>
        <Heading level={2}>{t(($) => $.roles.scopeTitle)}</Heading>
        <KeyValueList
          items={GROUPS.map((group) => ({
            id: group,
            label: t(($) => $.users.groups[group]),
            value: t(($) => $.roles.scope[group]),
          }))}
        />
      </section>
      {SECTIONS.map((section) => (
        <Actions key={section} section={section} />
      ))}
    </div>
  );
}

function PermissionText({ permission }: { permission: Permission }): ReactElement {
  const { t } = useTranslation();
  return (
    <Text as="span" tone={permission === 'denied' ? 'quiet' : 'primary'}>
      {t(($) => $.roles[permission])}
    </Text>
  );
}

const columnOf = (group: Group, title: string): TableColumn<RoleAction> => ({
  id: group,
  title,
  cell: ({ by }) => <PermissionText permission={by[group]} />,
});

function Actions({ section }: { section: Section }): ReactElement {
  const { t } = useTranslation();
  const area = t(($) => $.roles.areas[section]);
  return (
    <section className={css.section}>
      <Heading level={2}>{area}</Heading>
      <Table
        label={t(($) => $.roles.tableOf, { area })}
        rows={roleActions(section)}
        rowLabel={({ id }) => t(($) => $.accessLog.actions[id])}
        columns={[
          {
            id: 'action',
            title: t(($) => $.roles.action),
            isRowHeader: true,
            cell: ({ id }) => t(($) => $.accessLog.actions[id]),
          },
          ...GROUPS.map((group) =>
            columnOf(
              group,
              t(($) => $.users.groups[group]),
            ),
          ),
        ]}
      />
    </section>
  );
}
