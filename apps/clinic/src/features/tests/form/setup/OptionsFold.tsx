import { Badge, Disclosure } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstructionFields } from './InstructionFields.tsx';
import * as css from './OptionsFold.css.ts';
import { changedOptions, foldedOptions } from '../rules/prefill/usual.ts';
import { OptionFields } from './StimulusFields.tsx';
import { useOptionText } from './useOptionText.ts';
import { useTestFormContext } from '../useTestForm.ts';

/** How many changed options are named; more are counted. */
const NAMED = 3;

/** The options of a test, folded to a one-line summary; it opens automatically when one was reset [OUR-295]. */
export function OptionsFold(): ReactElement | null {
  const { t } = useTranslation();
  const textOf = useOptionText();
  const { data, values, visible, reset } = useTestFormContext();
  const folded = foldedOptions(visible);
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<typeof reset>(new Set());
  if (seen !== reset) {
    setSeen(reset);
    if (folded.some((name) => reset.has(name))) setOpen(true);
  }
  if (folded.length === 0) return null;
  const said = folded.flatMap((name) => textOf(name, values, data) ?? []);
  return (
    <Disclosure
      isExpanded={isOpen}
      onExpandedChange={setOpen}
      title={
        <span className={css.line}>
          <span>{t(($) => $.tests.form.options.title)}</span>
          <Changes />
          {!isOpen && said.length > 0 && <span className={css.said}>{said.join(' · ')}</span>}
        </span>
      }
    >
      <div className={css.options}>
        <OptionFields />
        <InstructionFields />
      </div>
    </Disclosure>
  );
}

/** Lists the options that differ from the defaults, if any. */
function Changes(): ReactElement {
  const { t, i18n } = useTranslation();
  const { data, values } = useTestFormContext();
  const changed = changedOptions(values, data);
  if (changed.length === 0) return <Badge>{t(($) => $.tests.form.options.asUsual)}</Badge>;
  const list = new Intl.ListFormat(i18n.resolvedLanguage, { style: 'short', type: 'unit' });
  return (
    <Badge tone="accent">
      {changed.length > NAMED
        ? t(($) => $.tests.form.options.changedCount, { count: changed.length })
        : t(($) => $.tests.form.options.changed, {
            fields: list.format(changed.map((name) => t(($) => $.tests.form[name]))),
          })}
    </Badge>
  );
}
