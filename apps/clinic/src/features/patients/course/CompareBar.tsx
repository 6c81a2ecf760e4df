import { Button, LinkButton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { compare, quiet } from './Course.css.ts';
import type { Marks } from './useMarks.tsx';

const HINTS = {
  none: 'actionHint',
  one: 'actionOne',
  many: 'actionMany',
  kinds: 'actionKinds',
  eyes: 'actionEyes',
  ears: 'actionEars',
} as const;

/** Leads to the comparison of both marked tests, or says what is missing for it [OUR-254]. */
export function CompareBar({ marks: { marked, way, clear } }: { marks: Marks }): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={compare}>
      <span className={quiet} role="status">
        {typeof way === 'string'
          ? t(($) => $.compare[HINTS[way]])
          : t(($) => $.compare.marked, { count: marked.length })}
      </span>
      {marked.length > 0 && (
        <Button size="sm" variant="quiet" onPress={clear}>
          {t(($) => $.compare.unmark)}
        </Button>
      )}
      {typeof way === 'object' && (
        <LinkButton size="sm" variant="primary" href={way.path}>
          {t(($) => $.compare.action)}
        </LinkButton>
      )}
    </div>
  );
}
