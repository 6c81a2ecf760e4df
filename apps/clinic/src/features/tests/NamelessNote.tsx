import { Text } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNameless } from '../../lib/platform/session/useNameless.ts';

/** Says which actions of a list are missing where the server has no names, and why (OUR-668). Other clinics see nothing. */
export function NamelessNote(): ReactElement | null {
  const { t } = useTranslation();
  const nameless = useNameless();
  if (nameless === null) return null;
  return (
    <Text size="sm" tone="secondary">
      {t(($) => (nameless === 'agent' ? $.agent.withheld : $.zeroPii.withheld))}
    </Text>
  );
}
