import { type ApiError, useAttendTest } from '@isopter/api-client';
import type { Attendance, Attention } from '@isopter/contract';
import { Badge, Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../platform/errors/useErrorToast.ts';
import { unattended } from './attention.ts';
import { going } from './Going.css.ts';

/** Props of {@link Going}. */
export interface GoingProps {
  test: string;
  /** The name of its device. */
  device: string;
  /** The reasons why it needs somebody. */
  attentions: readonly Attention[];
  attendance: Attendance | undefined;
  /**
   * Whether it says who is on the way.
   * @default true
   */
  isNamed?: boolean;
}

/** Shows who is on the way to a test that needs somebody, or a button to go [OUR-87]. */
export function Going({ test, device, attentions, attendance, isNamed = true }: GoingProps): ReactElement {
  const { t } = useTranslation();
  const { send, isSending } = useAttendTest();
  const showError = useErrorToast();
  const isOpen = unattended(attentions, attendance).length > 0;
  const say = (reasons: readonly Attention[]): void => {
    void send({ params: { id: test }, body: { reasons: [...reasons] } }).catch((error: unknown) =>
      showError(error as ApiError),
    );
  };
  if (isOpen) {
    return (
      <span className={going}>
        <Button
          size="sm"
          isPending={isSending}
          aria-label={t(($) => $.wall.goTo, { device })}
          onPress={() => say(attentions)}
        >
          {t(($) => $.wall.go)}
        </Button>
      </span>
    );
  }
  return (
    <span className={going}>
      {isNamed && (
        <Badge>
          {attendance?.is_own ? t(($) => $.wall.youGo) : t(($) => $.wall.goes, { name: attendance?.by.name ?? '' })}
        </Badge>
      )}
      {attendance?.is_own && (
        <Button
          size="sm"
          variant="quiet"
          isPending={isSending}
          aria-label={t(($) => $.wall.goNotTo, { device })}
          onPress={() => say([])}
        >
          {t(($) => $.wall.goNot)}
        </Button>
      )}
    </span>
  );
}
