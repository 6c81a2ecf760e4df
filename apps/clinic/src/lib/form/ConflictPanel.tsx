import { Banner, Radio, RadioGroup } from '@isopter/ui';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/useFormats.ts';
import * as css from './ConflictPanel.css.ts';
import type { ConflictField, EditConflict } from './useRecordForm.ts';

/** Both versions of the fields that somebody else changed meanwhile too, side by side, to choose from [OUR-552]. */
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
  const name = by?.name ?? t(($) => $.conflict.somebody);
  const saved =
    at === null
      ? t(($) => $.conflict.saved, { name })
      : t(($) => $.conflict.savedAt, { name, when: when(at, 'in a sentence') });
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={`${id}title`} className={css.panel} data-conflict>
      <h2 id={`${id}title`} className={css.title}>
        {t(($) => $.conflict.title)}
      </h2>
      <Banner tone="caution">
        {saved} {t(($) => $.conflict.choose)}
      </Banner>
      {fields.map((field) => (
        <FieldChoice key={field.name} field={field} savedBy={by?.name ?? null} isRefused={attempts > 0} />
      ))}
    </section>
  );
}

interface FieldChoiceProps {
  field: ConflictField;
  savedBy: string | null;
  /** It was tried to save without a choice. */
  isRefused: boolean;
}

function FieldChoice({ field, savedBy, isRefused }: FieldChoiceProps): ReactElement {
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
      <Radio
        value="theirs"
        label={version(
          savedBy === null ? t(($) => $.conflict.theirs) : t(($) => $.conflict.savedBy, { name: savedBy }),
          theirs,
        )}
      />
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
