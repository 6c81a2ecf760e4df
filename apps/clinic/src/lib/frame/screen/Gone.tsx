import { EmptyState, LinkButton } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../platform/brand/ScreenTitle.tsx';
import { HOME } from '../../platform/routes/routes.ts';
import { centred } from './Notice.css.ts';

/** Props of {@link Gone}. */
export interface GoneProps {
  title: string;
  icon: ReactElement;
  /** Explains possible reasons. */
  children: ReactNode;
}

/** An address names something that is not there: deleted, or another clinic's, which is not told apart [SRV-07]. */
export function Gone({ title, icon, children }: GoneProps): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={centred}>
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState
        title={title}
        headingLevel={1}
        icon={icon}
        action={
          <LinkButton href={HOME} variant="primary">
            {t(($) => $.navigation.home)}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
