import { PageHeader, LinkButton, Tabs } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { PartWords } from '../../lib/frame/screen/PartWords.tsx';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { screen } from './Help.css.ts';
import { Manuals } from './Manuals.tsx';
import { addressOf, FILM_IDS, placeOf } from './place.ts';
import { PhonePage } from './questions/PhonePage.tsx';
import { Questions } from './questions/Questions.tsx';
import { Videos } from './videos/Videos.tsx';

/** Videos, questions with their answers, and the manuals [INFO-02]. */
export function Help(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={screen}>
      <ScreenTitle>{t(($) => $.navigation.help)}</ScreenTitle>
      <PageHeader
        title={t(($) => $.navigation.help)}
        actions={
          <>
            <LinkButton href="/help/roles">{t(($) => $.users.rolesLink)}</LinkButton>
            <LinkButton href={HOME}>{t(($) => $.common.close)}</LinkButton>
          </>
        }
      />
      <PartWords part="help">
        <Manuals />
        <Parts />
      </PartWords>
    </div>
  );
}

function Parts(): ReactElement {
  const { t } = useTranslation('help');
  const place = placeOf(useSearch());
  return (
    <Tabs
      label={t(($) => $.sections)}
      selectedKey={place.tab}
      items={[
        { id: 'videos', label: t(($) => $.videos), href: addressOf({ tab: 'videos', film: FILM_IDS[0] }) },
        { id: 'questions', label: t(($) => $.questions), href: addressOf({ tab: 'questions', phone: null }) },
      ]}
    >
      {place.tab === 'videos' && <Videos film={place.film} />}
      {place.tab === 'questions' && (place.phone === null ? <Questions /> : <PhonePage phone={place.phone} />)}
    </Tabs>
  );
}
