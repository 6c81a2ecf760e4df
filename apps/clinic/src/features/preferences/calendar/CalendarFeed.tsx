import { useCalendarFeed, useCreateCalendarFeed, useDeleteCalendarFeed } from '@isopter/api-client';
import { Button, CodeBlock, ConfirmDialog, ErrorState, Skeleton, Stack, Text, toasts } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';

/** Returns the address at which a calendar reads the feed with a token. */
const addressOf = (token: string): string => `${location.origin}/api/calendar/?token=${token}`;

/** The address of the user's calendar: creates it, shows it once, renews and revokes it [OUR-772]. */
export function CalendarFeed(): ReactElement {
  const { t } = useTranslation();
  const { when } = useFormats();
  const errorText = useErrorText();
  const showError = useErrorToast();
  const { data, error, isValidating, mutate } = useCalendarFeed();
  const { send: create, isSending } = useCreateCalendarFeed();
  const { send: revoke } = useDeleteCalendarFeed();
  const [token, setToken] = useState<string | null>(null);
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const make = async (): Promise<void> => {
    try {
      setToken((await create({})).token);
    } catch (failure) {
      showError(failure);
    }
  };
  const end = async (): Promise<void> => {
    try {
      await revoke({});
      setToken(null);
      toasts.show({ tone: 'positive', message: t(($) => $.calendar.revoked) });
    } catch (failure) {
      showError(failure);
    }
  };
  if (data === undefined) {
    if (error === undefined) return <Skeleton />;
    return (
      <ErrorState title={t(($) => $.calendar.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating}>
        {errorText(error)}
      </ErrorState>
    );
  }
  const { feed } = data;
  return (
    <Stack gap={3}>
      <Text tone="secondary">{t(($) => $.calendar.about)}</Text>
      <Text>
        {feed
          ? [
              t(($) => $.calendar.since, { created: when(feed.created, 'in a sentence') }),
              feed.last_read
                ? t(($) => $.calendar.lastRead, { when: when(feed.last_read, 'in a sentence') })
                : t(($) => $.calendar.neverRead),
            ].join(' ')
          : t(($) => $.calendar.none)}
      </Text>
      {token !== null && (
        <div role="status">
          <Text>{t(($) => $.calendar.onlyNow)}</Text>
          <CodeBlock label={t(($) => $.calendar.address)} isWrapped>
            {addressOf(token)}
          </CodeBlock>
        </div>
      )}
      <Stack direction="row" gap={2}>
        {feed ? (
          <>
            <Button onPress={() => setAsked('renew')}>{t(($) => $.calendar.renew)}</Button>
            <Button onPress={() => setAsked('revoke')}>{t(($) => $.calendar.revoke)}</Button>
          </>
        ) : (
          <Button isPending={isSending} onPress={() => void make()}>
            {t(($) => $.calendar.create)}
          </Button>
        )}
      </Stack>
      {asked === 'renew' && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={t(($) => $.calendar.renewTitle)}
          message={t(($) => $.calendar.renewMessage)}
          confirmLabel={t(($) => $.calendar.renew)}
          onConfirm={make}
        />
      )}
      {asked === 'revoke' && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          tone="danger"
          title={t(($) => $.calendar.revokeTitle)}
          message={t(($) => $.calendar.revokeMessage)}
          confirmLabel={t(($) => $.calendar.revoke)}
          onConfirm={end}
        />
      )}
    </Stack>
  );
}
