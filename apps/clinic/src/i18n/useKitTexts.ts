import type { Texts } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The words the kit says by itself, in the language of the application. */
export function useKitTexts(): Texts {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      batteryHandpiece: t(($) => $.kit.batteryHandpiece),
      batteryHandpieceLow: t(($) => $.kit.batteryHandpieceLow),
      batteryHeadset: t(($) => $.kit.batteryHeadset),
      batteryHeadsetLow: t(($) => $.kit.batteryHeadsetLow),
      batteryUnknown: t(($) => $.kit.batteryUnknown),
      breadcrumbs: t(($) => $.kit.breadcrumbs),
      cancel: t(($) => $.kit.cancel),
      caution: t(($) => $.kit.caution),
      close: t(($) => $.kit.close),
      confirm: t(($) => $.kit.confirm),
      critical: t(($) => $.kit.critical),
      eyeBoth: t(($) => $.kit.eyeBoth),
      eyeLeft: t(($) => $.kit.eyeLeft),
      eyeRight: t(($) => $.kit.eyeRight),
      info: t(($) => $.kit.info),
      invalidDate: (format) => t(($) => $.kit.invalidDate, { format }),
      levelCaution: t(($) => $.kit.levelCaution),
      levelCritical: t(($) => $.kit.levelCritical),
      loading: t(($) => $.kit.loading),
      mainNavigation: t(($) => $.kit.mainNavigation),
      maxDate: (date) => t(($) => $.kit.maxDate, { date }),
      minDate: (date) => t(($) => $.kit.minDate, { date }),
      missingValue: (label) => t(($) => $.kit.missingValue, { label }),
      moreActions: (subject) => t(($) => $.kit.moreActions, { subject }),
      nextPage: t(($) => $.kit.nextPage),
      noResults: t(($) => $.kit.noResults),
      notifications: (count: number) => t(($) => $.kit.notifications, { count }),
      openNavigation: t(($) => $.kit.openNavigation),
      pageRange: ({ from, to, count }) => t(($) => $.kit.pageRange, { from, to, all: count }),
      pageSize: (size) => t(($) => $.kit.pageSize, { size }),
      pages: t(($) => $.kit.pages),
      pending: t(($) => $.kit.pending),
      positive: t(($) => $.kit.positive),
      previousPage: t(($) => $.kit.previousPage),
      retry: t(($) => $.kit.retry),
      rowActions: t(($) => $.kit.rowActions),
      select: t(($) => $.kit.select),
      showPassword: t(($) => $.kit.showPassword),
      skipToContent: t(($) => $.kit.skipToContent),
      sortBy: t(($) => $.kit.sortBy),
    }),
    [t],
  );
}
