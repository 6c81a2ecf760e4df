import { recordChangedOf } from '@isopter/api-client';
import type { NamedItem, RecordChanged } from '@isopter/contract';
import { useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form';
import { isSameIn, mergeEdits } from './mergeEdits.ts';
import { type EditForm, type FieldProblems, type Refusal, useEditForm } from './useEditForm.ts';

type Field<V> = keyof V & string;

/** A record as it was read: what a form compares its values with, and the version that it sends. */
export interface ReadRecord<V, R> {
  /** Null for a new one. */
  record: R | null;
  /** The form of it. */
  values: V;
  /** 0 for a new one, which is sent without. */
  version: number;
}

/** How a field is shown to somebody who chooses between two versions of it. */
export interface ShownField<V> {
  label: string;
  /** @default the value as text */
  text?: (values: V) => string;
  /** Fields that mean something only together with this one. */
  with?: readonly Field<V>[];
}

/** A field that two people changed, each differently. */
export interface ConflictField {
  name: string;
  label: string;
  /** The saved version, and the one that was typed; an empty text is no value. */
  theirs: string;
  mine: string;
  /** Null until one is chosen. */
  choice: 'theirs' | 'mine' | null;
  choose: (choice: 'theirs' | 'mine') => void;
}

/** Somebody else's change of a record, met while saving one's own. */
export interface EditConflict {
  /** Who made it, and when (ISO 8601), if that is known. */
  by: NamedItem | null;
  at: string | null;
  fields: readonly ConflictField[];
  /** Number of attempts to save with a field that is not decided. */
  attempts: number;
}

interface RecordFormOptions<V extends FieldValues, R extends { version: number }> {
  /** As it was read; null for a new one. Another record is another form. */
  record: R | null;
  valuesOf: (record: R | null) => V;
  /** What is wrong with values, given the record as it was read last. */
  problemsOf: (values: V, record: R | null) => FieldProblems<V>;
  refusalOf: (error: unknown) => Refusal<V>;
  /** The fields that can be changed. */
  fields: Partial<Record<Field<V>, ShownField<V>>>;
}

export interface RecordForm<V extends FieldValues, R> extends Omit<EditForm<V>, 'attempt'> {
  /**
   * As {@link EditForm}. If somebody else has changed other fields meanwhile, `work` is done again on top of that; if they
   * have changed the same ones, both versions are shown.
   */
  attempt: (work: (values: V, read: ReadRecord<V, R>) => Promise<void>) => Promise<void>;
  conflict: EditConflict | null;
}

/** How often the work is done again: with each further change of somebody else. */
const ATTEMPTS = 5;

interface Met<V> {
  units: readonly (readonly Field<V>[])[];
  theirs: V;
  mine: V;
  by: NamedItem | null;
  at: string | null;
}

/** A form that changes a record: it loses neither its own changes nor those of others [OUR-552]. */
export function useRecordForm<V extends FieldValues, R extends { version: number }>(
  options: RecordFormOptions<V, R>,
): RecordForm<V, R> {
  const { record, valuesOf, problemsOf, refusalOf, fields } = options;
  const readOf = (one: R | null): ReadRecord<V, R> => ({
    record: one,
    values: valuesOf(one),
    version: one?.version ?? 0,
  });
  const [read, setRead] = useState(() => readOf(record));
  const [met, setMet] = useState<Met<V> | null>(null);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  /** As `read`, for the attempt that is under way. */
  const newest = useRef(read);
  const edit = useEditForm<V>({
    defaultValues: read.values,
    problemsOf: (values) => problemsOf(values, newest.current.record),
    refusalOf,
  });
  const { form } = edit;
  // draws both versions anew with what is typed, and nothing while there are none
  useWatch({ control: form.control, disabled: met === null });
  const typed = form.getValues();
  const shown = Object.entries(fields) as [Field<V>, ShownField<V>][];
  const together = shown.flatMap(([name, one]) => (one.with ? [[name, ...one.with]] : []));

  const put = (names: readonly Field<V>[], from: V): void => {
    for (const name of names) {
      const path = name as Field<V> & Path<V>;
      form.setValue(path, from[name] as PathValue<V, Field<V> & Path<V>>, { shouldDirty: true, shouldValidate: true });
    }
  };

  /** Takes the newest version as the one that was read. @returns the merged form, or null while a choice is needed */
  const adopt = (changed: RecordChanged<R>, mine: V): V | null => {
    const now = readOf(changed.current);
    const { merged, conflicts } = mergeEdits(newest.current.values, { mine, theirs: now.values, together });
    newest.current = now;
    setRead(now);
    put(
      (Object.keys(merged) as Field<V>[]).filter((name) => !isSameIn([name], merged, mine)),
      merged,
    );
    setDecided(new Set());
    setAttempts(0);
    const { changed_by: by = null, changed_at: at = null } = changed;
    setMet(conflicts.length === 0 ? null : { units: conflicts, theirs: now.values, mine, by, at });
    return conflicts.length === 0 ? merged : null;
  };

  const isDecided = met?.units.every(([name = '']) => decided.has(name)) ?? true;

  const attempt: RecordForm<V, R>['attempt'] = (work) =>
    edit.attempt(async (first) => {
      if (!isDecided) {
        setAttempts((before) => before + 1);
        return;
      }
      let values: V | null = first;
      for (let left = ATTEMPTS; values !== null; left -= 1) {
        try {
          await work(values, newest.current);
          return;
        } catch (error) {
          const changed = recordChangedOf<R>(error);
          if (changed === null || left === 0) throw error;
          values = adopt(changed, values);
        }
      }
    });

  const textOf = (name: Field<V>, values: V): string => fields[name]?.text?.(values) ?? String(values[name] ?? '');
  const conflictField = (unit: readonly Field<V>[], { theirs, mine }: Met<V>): ConflictField[] => {
    const [name] = unit;
    if (name === undefined) return [];
    const isTheirs = isSameIn(unit, typed, theirs);
    return [
      {
        name,
        label: fields[name]?.label ?? name,
        theirs: textOf(name, theirs),
        mine: textOf(name, isTheirs ? mine : typed),
        choice: decided.has(name) ? (isTheirs ? 'theirs' : 'mine') : null,
        choose: (choice) => {
          setDecided((before) => new Set([...before, name]));
          if (choice === 'theirs') {
            if (!isTheirs) setMet((before) => before && { ...before, mine: { ...before.mine, ...only(unit, typed) } });
            put(unit, theirs);
          } else if (isTheirs) put(unit, mine);
        },
      },
    ];
  };

  return {
    ...edit,
    attempt,
    // the saved version of every field may be chosen: then saving only leaves
    isReady: edit.isReady || met !== null,
    conflict: met && {
      by: met.by,
      at: met.at,
      fields: met.units.flatMap((unit) => conflictField(unit, met)),
      attempts,
    },
  };
}

const only = <V extends object>(names: readonly Field<V>[], values: V): Partial<V> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<V>;
