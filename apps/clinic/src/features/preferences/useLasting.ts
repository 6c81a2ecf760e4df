import { useTranslation } from 'react-i18next';

const MINUTE = 60;

/** Returns a function that formats an inactivity limit in seconds: in minutes or hours, or as never. */
export function useLasting(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) => {
    if (seconds === 0) return t(($) => $.preferences.never);
    const minutes = seconds / MINUTE;
    return minutes < MINUTE
      ? t(($) => $.preferences.minutes, { count: minutes })
      : t(($) => $.preferences.hours, { count: minutes / MINUTE });
  };
}
