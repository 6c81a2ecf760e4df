import { recordChangedOf } from '@isopter/api-client';
import type { NamedItem, RecordChanged } from '@isopter/contract';
import { useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form';
import { isSameIn, mergeEdits } from './mergeEdits.ts';
import { type ShownField, unitText } from './unitText.ts';
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
  /** The author of the change and its time (ISO 8601), if known. */
  by: NamedItem | null;
  at: string | null;
  /** Version of the record with that change. */
  version: number;
  fields: readonly ConflictField[];
  /** Number of attempts to save with a field that is not decided. */
  attempts: number;
}

interface RecordFormOptions<V extends FieldValues, R extends { version: number }> {
  /** The record as loaded; null for a new one. Another record starts another form. */
  record: R | null;
  valuesOf: (record: R | null) => V;
  /** Returns the errors of values, given the record as it was read last. */
  problemsOf: (values: V, record: R | null) => FieldProblems<V>;
  refusalOf: (error: unknown) => Refusal<V>;
  /** The fields that can be changed. */
  fields: Partial<Record<Field<V>, ShownField<V>>>;
  /** Converts values to the fields that are sent, so that versions are equal that are stored alike. */
  sentOf?: (values: V) => object;
}

export interface RecordForm<V extends FieldValues, R> extends Omit<EditForm<V>, 'attempt'> {
  /**
   * Like {@link EditForm}. If another user has changed other fields, `work` is repeated on top of their change; if they
   * have changed the same fields, both versions are shown.
   */
  attempt: (work: (values: V, read: ReadRecord<V, R>) => Promise<void>) => Promise<void>;
  conflict: EditConflict | null;
}

/** Maximum number of retries. Each further change by somebody else needs one. */
const ATTEMPTS = 5;

interface ConflictState<V> {
  units: readonly (readonly Field<V>[])[];
  theirs: V;
  mine: V;
  by: NamedItem | null;
  at: string | null;
  version: number;
}

/** A form that changes a record: it loses neither its own changes nor those of others [OUR-552]. */
export function useRecordForm<V extends FieldValues, R extends { version: number }>(
  options: RecordFormOptions<V, R>,
): RecordForm<V, R> {
  const { record, valuesOf, problemsOf, refusalOf, fields, sentOf } = options;
  const readOf = (one: R | null): ReadRecord<V, R> => ({
    record: one,
    values: valuesOf(one),
    version: one?.version ?? 0,
  });
  const [read, setRead] = useState(() => readOf(record));
  const [openedValues] = useState(read.values);
  const [conflictState, setConflictState] = useState<ConflictState<V> | null>(null);
  const [decidedFields, setDecidedFields] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  /** Like `read`, for the attempt in progress. */
  const newest = useRef(read);
  const edit = useEditForm<V>({
    defaultValues: read.values,
    hasNewDefaults: read.values !== openedValues,
    problemsOf: (values) => problemsOf(values, newest.current.record),
    refusalOf,
  });
  const { form } = edit;
  // the panel shows typed values: this renders it when they change, and does nothing without a conflict
  useWatch({ control: form.control, disabled: conflictState === null });
  const values = form.getValues();
  const shownFields = Object.entries(fields) as [Field<V>, ShownField<V>][];
  const together = shownFields.flatMap(([name, one]) => (one.with ? [[name, ...one.with]] : []));

  const setFields = (names: readonly Field<V>[], from: V): void => {
    for (const name of names) {
      const path = name as Field<V> & Path<V>;
      form.setValue(path, from[name] as PathValue<V, Field<V> & Path<V>>, { shouldDirty: true, shouldValidate: true });
    }
  };

  /** Takes the newest version as the one that was read. @returns the merged form, or null while a choice is needed */
  const adopt = (changed: RecordChanged<R>, mine: V): V | null => {
    const now = readOf(changed.current);
    const { merged, conflicts } = mergeEdits(newest.current.values, {
      mine,
      theirs: now.values,
      together,
      sentOf,
    });
    newest.current = now;
    setRead(now);
    setFields(
      (Object.keys(merged) as Field<V>[]).filter((name) => !isSameIn([name], merged, mine)),
      merged,
    );
    setDecidedFields(new Set());
    setAttempts(0);
    const { changed_by: by = null, changed_at: at = null } = changed;
    const { version } = now;
    setConflictState(conflicts.length === 0 ? null : { units: conflicts, theirs: now.values, mine, by, at, version });
    return conflicts.length === 0 ? merged : null;
  };

  const isDecided = conflictState?.units.every(([name = '']) => decidedFields.has(name)) ?? true;

  const attempt: RecordForm<V, R>['attempt'] = (work) =>
    edit.attempt(async (first) => {
      if (!isDecided) {
        setAttempts((before) => before + 1);
        return;
      }
      let edited: V | null = first;
      for (let left = ATTEMPTS; edited !== null; left -= 1) {
        try {
          await work(edited, newest.current);
          return;
        } catch (error) {
          const changed = recordChangedOf<R>(error);
          if (changed === null || left === 0) throw error;
          edited = adopt(changed, edited);
        }
      }
    });

  const fieldConflict = (unit: readonly Field<V>[], { theirs, mine }: ConflictState<V>): ConflictField[] => {
    const [name] = unit;
    if (name === undefined) return [];
    const isTheirs = isSameIn(unit, values, theirs);
    return [
      {
        name,
        label: fields[name]?.label ?? name,
        theirs: unitText(unit, fields, theirs, 'theirs'),
        mine: unitText(unit, fields, isTheirs ? mine : values, 'mine'),
        choice: decidedFields.has(name) ? (isTheirs ? 'theirs' : 'mine') : null,
        choose: (choice) => {
          setDecidedFields((before) => new Set([...before, name]));
          if (choice === 'theirs') {
            if (!isTheirs) {
              setConflictState((before) => before && { ...before, mine: { ...before.mine, ...pick(unit, values) } });
            }
            setFields(unit, theirs);
          } else if (isTheirs) setFields(unit, mine);
        },
      },
    ];
  };

  return {
    ...edit,
    attempt,
    // the saved version of every field may be chosen: then saving only leaves
    isReady: edit.isReady || conflictState !== null,
    conflict: conflictState && {
      by: conflictState.by,
      at: conflictState.at,
      version: conflictState.version,
      fields: conflictState.units.flatMap((unit) => fieldConflict(unit, conflictState)),
      attempts,
    },
  };
}

const pick = <V extends object>(names: readonly Field<V>[], values: V): Partial<V> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<V>;
