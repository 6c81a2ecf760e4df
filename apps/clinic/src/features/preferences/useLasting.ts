import { useTranslation } from 'react-i18next';

const MINUTE = 60;

/** Writes after how many seconds without input somebody is signed out: in minutes or hours, or never. */
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
