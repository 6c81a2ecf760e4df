import { useDevConfig } from '@isopter/api-client';
import type { ReactElement } from 'react';
import { useCloseOnFailure } from '../../lib/frame/form/useCloseOnFailure.ts';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { Loading } from '../../lib/frame/screen/Loading.tsx';
import { DevSettingsForm } from './DevSettingsForm.tsx';

/** Features that developers turn on for an office group [CONF-01]. */
export function DevSettings(): ReactElement {
  const { data, error } = useDevConfig();
  useCloseOnFailure(data === undefined ? error : undefined, HOME);
  return data === undefined ? <Loading /> : <DevSettingsForm config={data} />;
}
