import { Card, LinkButton, Logo, PageHeader, useBrand } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME } from '../../lib/routes/routes.ts';
import { ScreenTitle } from '../../lib/brand/ScreenTitle.tsx';
import { card, fact, screen } from './About.css.ts';

/** The product and who made it, as the world may call it. */
const PRODUCT = { name: 'Isopter', version: '1.0', since: 2017, until: 2024 } as const;

/** What this is and whose: under a partner's brand theirs before ours (INFO-01). */
export function About(): ReactElement {
  const { t } = useTranslation();
  const { name, logos, copyright = name } = useBrand();
  const owner = logos ? t(($) => $.about.owners, { partner: copyright, maker: PRODUCT.name }) : PRODUCT.name;
  const years = { from: String(PRODUCT.since), to: String(PRODUCT.until) };
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
          <p className={fact}>{t(($) => $.about.copyright, { ...years, owner })}</p>
        </div>
      </Card>
    </div>
  );
}
