import type { ReactElement, ReactNode } from 'react';
import { FieldError as AriaFieldError, Label as AriaLabel, Text } from 'react-aria-components';
import { CriticalIcon, InfoIcon } from '../icons/index.ts';
import { visuallyHidden } from '../theme/shared.css.ts';
import { error, help, hint as hintClass, label as labelClass, requiredMark } from './Field.css.ts';

/** What every field of a form takes. */
export interface FieldTexts {
  /** Name of the field, above it. */
  label: ReactNode;
  /**
   * The label is heard but not seen, where the place already says it.
   * @default false
   */
  isLabelHidden?: boolean;
  /** Help below the field. */
  description?: ReactNode;
  /** What is wrong, below the field; giving it marks the field as invalid. */
  errorMessage?: ReactNode;
  /** Says that the value was changed for the person, and why. Announced when it appears. */
  hint?: ReactNode;
  /**
   * The field has to be filled: marked for the eye and for assistive technology.
   * @default false
   */
  isRequired?: boolean;
}

/** A field's props: those of React Aria's component without its looks, and the texts every field takes. */
export type FieldOf<P> = Omit<P, 'children' | 'className' | 'style' | 'render' | 'placeholder' | keyof FieldTexts> &
  FieldTexts;

/** Props of {@link Label}. */
export interface LabelProps {
  /** What the field is called. */
  children: ReactNode;
  /**
   * The field has to be filled: an asterisk says so to the eye.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Heard, not seen.
   * @default false
   */
  isHidden?: boolean;
}

/** Name of the field it stands in. */
export function Label({ children, isRequired = false, isHidden = false }: LabelProps): ReactElement {
  return (
    <AriaLabel className={isHidden ? visuallyHidden : labelClass} data-part="label">
      {children}
      {isRequired && (
        <span className={requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </AriaLabel>
  );
}

/** Help that belongs to the field it stands in. */
export function HelpText({ children }: { children: ReactNode }): ReactElement {
  return (
    <span className={help} data-part="help">
      {children}
    </span>
  );
}

/** Says that a value was reset for the person; assistive technology hears it when it appears [FORM-04]. */
export function ResetHint({ children }: { children?: ReactNode }): ReactElement {
  const isShown = children !== undefined && children !== null && children !== '';
  return (
    <span role="status">
      {isShown && (
        <span className={hintClass} data-part="hint">
          <InfoIcon />
          <span>{children}</span>
        </span>
      )}
    </span>
  );
}

/** What is wrong with the field it stands in; shown only while the field is invalid. */
export function FieldError({ children }: { children?: ReactNode }): ReactElement {
  return (
    <AriaFieldError className={error} data-part="error">
      {({ validationErrors }) => (
        <>
          <CriticalIcon />
          <span>{children ?? validationErrors.join(' ')}</span>
        </>
      )}
    </AriaFieldError>
  );
}

/** Help, hint and error below a control, tied to it for assistive technology. */
export function FieldMessages({
  description,
  hint,
  errorMessage,
}: Pick<FieldTexts, 'description' | 'hint' | 'errorMessage'>): ReactElement {
  return (
    <>
      <Text slot="description" data-part="messages">
        {description !== undefined && <HelpText>{description}</HelpText>}
        <ResetHint>{hint}</ResetHint>
      </Text>
      <FieldError>{errorMessage}</FieldError>
    </>
  );
}

/** A message makes a field invalid unless it is said otherwise. */
export const hasError = (errorMessage: ReactNode, isInvalid?: boolean): boolean =>
  isInvalid ?? (errorMessage !== undefined && errorMessage !== null && errorMessage !== '');
