import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Placeholder } from './Placeholder.tsx';

/** An empty page, announced as loading, for the moment before the frame is there. */
export function Opening(): ReactElement {
  const { t } = useTranslation();
  return <Placeholder label={t(($) => $.session.restoring)} />;
}
