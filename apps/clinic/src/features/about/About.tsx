import { Card, Link, LinkButton, Logo, PageHeader, useBrand } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeDay } from '../../lib/platform/format/useOfficeDay.ts';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { card, fact, screen } from './About.css.ts';

/** The product and who made it; the years are those that partners' copyright lines name. */
const PRODUCT = { name: 'Isopter', version: '1.0', since: 2017, until: 2024 } as const;

/** Product information; a partner's brand comes before ours (INFO-01). */
export function About(): ReactElement {
  const { t } = useTranslation();
  const { name, logos, copyright = name } = useBrand();
  const own = t(($) => $.navigation.copyright, { year: useOfficeDay().slice(0, 4), owner: PRODUCT.name });
  const shared = t(($) => $.about.copyright, {
    from: String(PRODUCT.since),
    to: String(PRODUCT.until),
    owner: t(($) => $.about.owners, { partner: copyright, maker: PRODUCT.name }),
  });
  return (
    <div className={screen}>
      <ScreenTitle>{t(($) => $.navigation.about)}</ScreenTitle>
      <PageHeader
        title={t(($) => $.navigation.about)}
        actions={<LinkButton href={HOME}>{t(($) => $.common.close)}</LinkButton>}
      />
      <Card>
        <div className={card}>
          <Logo isMarkOnly={!logos} />
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p className={fact}>{t(($) => $.about.version, { version: PRODUCT.version })}</p>
          <p className={fact}>{logos ? shared : own}</p>
          {/* a file of the server, which the router does not know */}
          <Link href="/third-party-notices.txt" target="_blank">
            {t(($) => $.about.notices)}
          </Link>
        </div>
      </Card>
    </div>
  );
}
