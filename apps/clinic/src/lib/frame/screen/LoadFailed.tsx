import type { ApiError, CallState } from '@isopter/api-client';
import { ErrorState, LinkButton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/errors/useErrorText.ts';
import { HOME } from '../../platform/routes/routes.ts';
import { centred } from './Notice.css.ts';

type Load = Pick<CallState<unknown>, 'error' | 'isValidating'> & { mutate: () => Promise<unknown> };

/** Props of {@link LoadFailed}. */
export interface LoadFailedProps {
  /** Says what could not be loaded. */
  title: string;
  /** The error with the reason. */
  error: ApiError;
  /** The calls to retry if they failed. */
  loads: readonly Load[];
  /**
   * Where else to go.
   * @default the home of the application
   */
  back?: { href: string; label: string };
}

/** Takes the place of a screen that has nothing to show: why, another try, and a way out. */
export function LoadFailed({ title, error, loads, back }: LoadFailedProps): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { href, label } = back ?? { href: HOME, label: t(($) => $.navigation.home) };
  return (
    <div className={centred}>
      <ErrorState
        title={title}
        onRetry={() => {
          for (const load of loads) if (load.error) void load.mutate();
        }}
        isRetrying={loads.some(({ isValidating }) => isValidating)}
        action={
          <LinkButton href={href} variant="quiet">
            {label}
          </LinkButton>
        }
      >
        {errorText(error)}
      </ErrorState>
    </div>
  );
}
