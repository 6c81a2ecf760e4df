import { isPediatric, type Protocol, type Strategy } from '@isopter/contract';
import type { Option } from '@isopter/ui';
import { useTranslation } from 'react-i18next';

interface TestOptions {
  strategies: (offered: readonly Pick<Strategy, 'value'>[]) => Option[];
  protocols: (offered: readonly Protocol[]) => Option[];
}

/** Strategies and programs as a field offers them: their names as the first words of a line. */
export function useOptions(): TestOptions {
  const { t, i18n } = useTranslation();
  const first = (text: string): string => text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1);
  const protocol = ({ value, name }: Protocol): string =>
    isPediatric(value)
      ? t(($) => $.exports.pediatric, { program: value.replace('-P', '') })
      : first(t(($) => $.testNames.protocols[value as 'OTHER'], { defaultValue: name }));
  return {
    strategies: (offered) =>
      offered.map(({ value }) => ({ id: value, label: first(t(($) => $.testNames.strategies[value])) })),
    protocols: (offered) => offered.map((one) => ({ id: one.value, label: protocol(one) })),
  };
}
