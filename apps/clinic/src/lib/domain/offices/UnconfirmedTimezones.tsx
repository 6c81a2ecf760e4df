import { useCall } from '@isopter/api-client';
import { MAX_PAGE_SIZE } from '@isopter/contract';
import { Banner, LinkButton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../platform/session/session.ts';

/** Asks those who edit offices to confirm the time zones that the server had to guess, until none is left [OUR-442]. */
export function UnconfirmedTimezones(): ReactElement | null {
  const { t } = useTranslation();
  const { groups } = useSignedIn().user;
  const mayEdit = groups.some(({ name }) => name === 'OFFICE_GROUP_ADMIN' || name === 'CORPORATE_ADMIN');
  const { data } = useCall('listOffices', mayEdit ? { query: { limit: MAX_PAGE_SIZE } } : null, { silent: true });
  const offices = data?.results.filter((office) => !office.timezone_confirmed) ?? [];
  const [first] = offices;
  if (!first) return null;
  return (
    <Banner
      tone="caution"
      title={t(($) => $.offices.confirmTimezones, { count: offices.length })}
      action={
        <LinkButton href={`/offices/edit/${first.id}`} size="sm" variant="secondary">
          {t(($) => $.offices.confirmTimezone)}
        </LinkButton>
      }
    >
      {t(($) => $.offices.confirmTimezonesWhy, { offices: offices.map(({ name }) => name).join(', ') })}
    </Banner>
  );
}
