import { EmptyState, LinkButton } from '@isopter/ui';
import { PatientIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../brand/ScreenTitle.tsx';
import { HOME } from '../routes/routes.ts';
import { centred } from '../screen/Notice.css.ts';

/** An address names a patient who is not there: deleted, merged, or another clinic's, which is not told apart (SRV-07). */
export function PatientGone(): ReactElement {
  const { t } = useTranslation();
  const title = t(($) => $.patients.gone.title);
  return (
    <div className={centred}>
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState
        title={title}
        headingLevel={1}
        icon={<PatientIcon />}
        action={
          <LinkButton href={HOME} variant="primary">
            {t(($) => $.navigation.home)}
          </LinkButton>
        }
      >
        {t(($) => $.patients.gone.hint)}
      </EmptyState>
    </div>
  );
}
