import type { ReactElement, ReactNode } from 'react';
import { FieldError as AriaFieldError, Label as AriaLabel, Text } from 'react-aria-components';
import { CriticalIcon, InfoIcon } from '../icons/index.ts';
import { visuallyHidden } from '../theme/shared.css.ts';
import { error, help, hint as hintClass, label as labelClass, requiredMark } from './Field.css.ts';

/** Texts shared by all form fields. */
export interface FieldTexts {
  /** The visible label of the field, shown above it. */
  label: ReactNode;
  /**
   * Whether the label is visually hidden. It is still announced by assistive technology.
   * @default false
   */
  isLabelHidden?: boolean;
  /** A description shown below the field. */
  description?: ReactNode;
  /** The error message shown below the field. If provided, the field is marked as invalid. */
  errorMessage?: ReactNode;
  /** Explains that the value was changed automatically, and why. Announced when it appears. */
  hint?: ReactNode;
  /**
   * Whether the field is required. It is marked visually and for assistive technology.
   * @default false
   */
  isRequired?: boolean;
}

/**
 * The props of a field: those of the React Aria component without its styling props, plus the texts shared by all
 * fields.
 */
export type FieldOf<P> = Omit<P, 'children' | 'className' | 'style' | 'render' | 'placeholder' | keyof FieldTexts> &
  FieldTexts;

/** Props of {@link Label}. */
export interface LabelProps {
  /** The text of the label. */
  children: ReactNode;
  /**
   * Whether the field is required, shown as an asterisk.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Whether the label is visually hidden.
   * @default false
   */
  isHidden?: boolean;
}

/**
 * The label of the field it is placed in.
 * @selector [data-part="label"] The label of any field.
 */
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

/**
 * The description of the field it is placed in.
 * @selector [data-part="help"] The description of any field.
 */
export function HelpText({ children }: { children: ReactNode }): ReactElement {
  return (
    <span className={help} data-part="help">
      {children}
    </span>
  );
}

/**
 * States that a value was reset automatically; announced to assistive technology when it appears [FORM-04].
 * @selector [data-part="hint"] The reset hint of any field.
 */
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

/**
 * The error message of the field it is placed in; shown only while the field is invalid.
 * @selector [data-part="error"] The error message of any field.
 */
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

/**
 * Description, hint and error message below a control, associated with it for assistive technology.
 * @selector [data-part="messages"] The description and the hint of any field.
 */
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

/** Whether a field is invalid: an error message makes it so unless `isInvalid` states otherwise. */
export const hasError = (errorMessage: ReactNode, isInvalid?: boolean): boolean =>
  isInvalid ?? (errorMessage !== undefined && errorMessage !== null && errorMessage !== '');
