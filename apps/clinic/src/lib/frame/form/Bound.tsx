import type { ReactElement, Ref } from 'react';
import { type Control, type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';

/** The properties of a kit field that come from the form. */
export interface BoundField<T, E> {
  name: string;
  value: T;
  onChange: (value: T) => void;
  onBlur: () => void;
  /** Where the focus goes when this field is the first that is wrong. */
  inputRef: Ref<E>;
  /** The error, once the field was touched (VAL-02). */
  errorMessage: string | undefined;
}

interface BoundProps<V extends FieldValues, N extends FieldPath<V>, E> {
  control: Control<V>;
  name: N;
  children: (field: BoundField<FieldPathValue<V, N>, E>) => ReactElement;
}

/**
 * The one adapter between the form library and the kit's fields.
 * @example <Bound control={control} name="email">{(field) => <TextField {...field} label="E-mail" />}</Bound>
 */
export function Bound<V extends FieldValues, N extends FieldPath<V>, E = HTMLInputElement>({
  control,
  name,
  children,
}: BoundProps<V, N, E>): ReactElement {
  const { field, fieldState } = useController({ control, name });
  return children({
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    errorMessage: fieldState.error?.message,
  });
}
