import { Badge } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Preferences.css.ts';

interface SectionProps {
  title: string;
  /** The owner of these settings: the signed-in user or the whole clinic. */
  scope: 'person' | 'clinic';
  /** The fields. */
  children: ReactNode;
}

/** Settings that belong together, and whom they concern. */
export function Section({ title, scope, children }: SectionProps): ReactElement {
  const { t } = useTranslation();
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>
        {title}
        <Badge tone={scope === 'clinic' ? 'accent' : 'neutral'}>{t(($) => $.preferences.scopes[scope])}</Badge>
      </legend>
      {children}
    </fieldset>
  );
}
