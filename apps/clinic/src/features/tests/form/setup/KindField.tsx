import type { StrategyValue, TestType } from '@isopter/contract';
import { Radio, RadioGroup, RadioSection, SearchField, Text } from '@isopter/ui';
import { type KeyboardEvent, type ReactElement, type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../../../lib/platform/format/isolate.ts';
import { useKeys } from '../../../../lib/platform/keyboard/useKeys.ts';
import { useField } from '../fields.tsx';
import * as css from './KindField.css.ts';
import { findKinds, type FoundKind, type KindNames, sectionsOf } from '../rules/findKinds.ts';
import { contentsOf, kindsOf } from '../rules/kinds.ts';
import { useTestFormContext } from '../useTestForm.ts';

/** How much of what is in a kind its row names. */
const NAMED = 4;

/** The kinds of test, all in sight in sections, searched by what they are called and by what is in them [OUR-294]. */
export function KindField(): ReactElement {
  const { t, i18n } = useTranslation();
  const { data, values, set } = useTestFormContext();
  const field = useField('group');
  const of = useKindNames();
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { device } = values;
  const kinds = useMemo(() => kindsOf(data, { device }), [data, device]);
  const found = findKinds(kinds, search, of, values);
  const name = data.devices.find(({ id }) => id === device)?.name ?? '';
  const elsewhere = t(($) => $.tests.form.kinds.notOn, { device: isolate(name, i18n.dir()) });
  useSearchKey(box);

  const choose = ({ kind, patch }: FoundKind): void => {
    if (!kind.isOffered) return;
    set(patch);
    setSearch('');
  };
  const toList = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  };
  return (
    <div className={css.kinds}>
      <SearchField
        inputRef={box}
        label={t(($) => $.tests.form.kinds.search)}
        placeholder={t(($) => $.tests.form.kinds.searched)}
        value={search}
        onChange={setSearch}
        onSubmit={() => found.slice(0, 1).forEach(choose)}
        onKeyDown={toList}
      />
      <div ref={list}>
        <RadioGroup
          {...field}
          name="group"
          appearance="rows"
          value={values.group === '' ? null : values.group}
          onChange={(value) => found.filter(({ kind }) => kind.value === value).forEach(choose)}
        >
          {sectionsOf(found).map((section) => {
            const rows = found.filter(({ kind }) => kind.section === section);
            return (
              <RadioSection key={section} title={t(($) => $.tests.form.kinds.sections[section])}>
                {rows.map(({ kind, patch }) => (
                  <Radio
                    key={kind.value}
                    value={kind.value}
                    label={t(($) => $.testNames.groups[kind.value])}
                    aside={kind.isOffered ? <Contents found={{ kind, patch }} of={of} /> : elsewhere}
                    isDisabled={!kind.isOffered}
                  />
                ))}
              </RadioSection>
            );
          })}
        </RadioGroup>
        <div role="status">
          {found.length === 0 && (
            <Text tone="secondary" size="sm">
              {kinds.length === 0
                ? t(($) => $.tests.form.kinds.unknown)
                : t(($) => $.tests.form.kinds.none, { search: isolate(search, i18n.dir()) })}
            </Text>
          )}
        </div>
      </div>
    </div>
  );
}

/** Shows the contents of a kind, or the settings that a search has found in it. */
function Contents({ found: { kind, patch }, of }: { found: FoundKind; of: KindNames }): ReactElement {
  const { i18n } = useTranslation();
  const { protocols, strategies } = contentsOf(kind);
  const set = [
    ...kind.bundles.filter(({ id }) => id === patch.custom_test_bundle_type).map(({ name }) => name),
    ...(patch.strategy ? [of.strategy(patch.strategy)] : []),
    ...(patch.protocol ? [of.protocol(patch.protocol)] : []),
  ];
  const contents = kind.section === 'field' ? protocols.map(of.protocol) : strategies.map(of.strategy);
  const named = set.length > 0 ? set : contents.slice(0, NAMED);
  const list = new Intl.ListFormat(i18n.resolvedLanguage, { style: 'short', type: 'unit' });
  return <>{list.format(named.map((one) => isolate(one, i18n.dir())))}</>;
}

function useKindNames(): KindNames {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      kind: (value: TestType) => t(($) => $.testNames.groups[value]),
      alsoCalled: (value: TestType) => t(($) => $.testNames.alsoCalled[value as 'OTHER'], { defaultValue: '' }),
      strategy: (value: StrategyValue) => t(($) => $.testNames.strategies[value]),
      protocol: (value: string) => t(($) => $.testNames.protocols[value as 'OTHER'], { defaultValue: value }),
    }),
    [t],
  );
}

/** The key of searches in lists goes to that of kinds. */
function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  const { t } = useTranslation();
  const label = t(($) => $.tests.form.kinds.search);
  const group = t(($) => $.commands.actions);
  useKeys(
    useMemo(
      () => [{ id: 'search-kinds', keys: '/', label, group, run: () => box.current?.select() }],
      [box, group, label],
    ),
  );
}
