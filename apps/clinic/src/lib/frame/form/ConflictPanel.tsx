import { Banner, Radio, RadioGroup } from '@isopter/ui';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format/useFormats.ts';
import { useSignedIn } from '../../platform/session/session.ts';
import * as css from './ConflictPanel.css.ts';
import type { ConflictField, EditConflict } from './useRecordForm.ts';

/** Shows both versions of the fields that two people changed, side by side, to choose from [OUR-552]. */
export function ConflictPanel({ conflict }: { conflict: EditConflict }): ReactElement {
  const { t } = useTranslation();
  const { when } = useFormats();
  const { by, at, fields, attempts } = conflict;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    if (attempts > 0) panel.current?.querySelector<HTMLElement>('[data-invalid] input')?.focus();
  }, [attempts]);
  const isOwn = by?.id === useSignedIn().user.id;
  const name = by?.name ?? t(($) => $.conflict.somebody);
  const saved =
    at === null
      ? t(($) => (isOwn ? $.conflict.own.saved : $.conflict.saved), { name })
      : t(($) => (isOwn ? $.conflict.own.savedAt : $.conflict.savedAt), { name, when: when(at, 'in a sentence') });
  const theirs = isOwn
    ? t(($) => $.conflict.own.savedBy)
    : by === null
      ? t(($) => $.conflict.theirs)
      : t(($) => $.conflict.savedBy, { name });
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}saved`}
      className={css.panel}
      data-conflict
    >
      <h2 id={`${id}title`} className={css.title}>
        {t(($) => (isOwn ? $.conflict.own.title : $.conflict.title))}
      </h2>
      <Banner tone="caution">
        <span id={`${id}saved`}>
          {saved} {t(($) => (isOwn ? $.conflict.own.choose : $.conflict.choose))}
        </span>
      </Banner>
      {fields.map((field) => (
        <FieldChoice key={field.name} field={field} theirLabel={theirs} isRefused={attempts > 0} />
      ))}
    </section>
  );
}

interface FieldChoiceProps {
  field: ConflictField;
  /** Names who saved the other version. */
  theirLabel: string;
  /** Whether the user tried to save without a choice. */
  isRefused: boolean;
}

function FieldChoice({ field, theirLabel, isRefused }: FieldChoiceProps): ReactElement {
  const { t } = useTranslation();
  const { label, theirs, mine, choice, choose } = field;
  const version = (whose: string, value: string): ReactElement => (
    <span className={css.version}>
      <span className={css.whose}>{whose}</span>
      <bdi className={css.value}>{value === '' ? t(($) => $.conflict.empty) : value}</bdi>
    </span>
  );
  return (
    <RadioGroup
      label={label}
      isRequired
      orientation="horizontal"
      appearance="cards"
      value={choice}
      onChange={(chosen) => choose(chosen as 'theirs' | 'mine')}
      {...(isRefused && choice === null && { errorMessage: t(($) => $.conflict.required) })}
    >
      <Radio value="theirs" label={version(theirLabel, theirs)} />
      <Radio
        value="mine"
        label={version(
          t(($) => $.conflict.mine),
          mine,
        )}
      />
    </RadioGroup>
  );
}
