import {
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useMemo,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Form as AriaForm, FormContext, type FormProps as AriaFormProps } from 'react-aria-components';
import { CriticalIcon } from '../icons/index.ts';
import { link } from '../Link/Link.css.ts';
import {
  actions,
  form,
  problems as problemsClass,
  row,
  summary,
  summaryIcon,
  summaryText,
  summaryTitle,
} from './Form.css.ts';

/** Props of {@link Form}. */
export interface FormProps extends Omit<AriaFormProps, 'className' | 'style'> {
  /** The fields, followed by FormActions. */
  children: ReactNode;
  /**
   * The validator of the fields. `native`: the browser; the form is submitted only if every field is valid, and fields
   * show the browser's message or their `errorMessage`. `aria`: your code or a form library; the form is always
   * submitted, and fields show only their `errorMessage`.
   * @default 'native'
   */
  validationBehavior?: 'native' | 'aria';
}

/**
 * A form with one column of fields. It is independent of any form library. Submit it with a `Button type="submit"`, or
 * from any field with Control or Command and Enter. A form in a dialog that was opened from another form submits only
 * itself.
 * @selector [data-component="Form"] The form.
 */
export function Form({ onSubmit, children, validationBehavior = 'native', ...props }: FormProps): ReactElement {
  const own = mergeProps(props, { onKeyDownCapture: submitFromAnywhere });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (isWithin(event)) onSubmit?.(event);
  };
  // React Aria's context has all props, so that a form in a dialog would call this form's handlers too
  const context = useMemo(() => ({ validationBehavior }), [validationBehavior]);
  return (
    <AriaForm {...own} {...context} onSubmit={submit} className={form} data-component="Form">
      <FormContext value={context}>{children}</FormContext>
    </AriaForm>
  );
}

/** Returns false for events of a dialog's content: React also passes them to the component that opened the dialog. */
const isWithin = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** Handled in the capture phase, because a field that opens on Enter would handle it first. */
function submitFromAnywhere(event: KeyboardEvent<HTMLFormElement>): void {
  if (!isWithin(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  // also a button outside that names the form, as in the actions of a dialog
  for (const element of event.currentTarget.elements) {
    if (element instanceof HTMLButtonElement && element.type === 'submit') return element.click();
  }
}

/**
 * Fields side by side if there is room.
 * @selector [data-component="FormRow"] The row.
 */
export function FormRow({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={row} data-component="FormRow">
      {children}
    </div>
  );
}

/**
 * The buttons at the end of a form, the primary one first.
 * @selector [data-component="FormActions"] The row of buttons.
 */
export function FormActions({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={actions} data-component="FormActions">
      {children}
    </div>
  );
}

/** A field that must be corrected. */
export interface FormProblem {
  /** The id of the field's input, which the link focuses. */
  id: string;
  /** The error message, naming the field. */
  message: string;
}

/** Props of {@link FormError}. */
export interface FormErrorProps {
  /** A sentence stating what went wrong. */
  children: ReactNode;
  /**
   * The fields to correct, each a link to the field.
   * @default []
   */
  problems?: readonly FormProblem[];
  /** A ref to the message box, for example to focus it after a failed submit. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * States above a form why it was not accepted; announced to assistive technology immediately.
 * @selector [data-component="FormError"] The message box.
 * @selector [data-part="problems"] The list of fields to correct.
 */
export function FormError({ children, problems = [], ref }: FormErrorProps): ReactElement {
  return (
    <div className={summary} role="alert" tabIndex={-1} ref={ref} data-component="FormError">
      <CriticalIcon className={summaryIcon} />
      <div className={summaryText}>
        <p className={problems.length > 0 ? summaryTitle : undefined}>{children}</p>
        {problems.length > 0 && (
          <ul className={problemsClass} data-part="problems">
            {problems.map(({ id, message }) => (
              <li key={id}>
                <a className={link()} href={`#${id}`} onClick={(event) => focusField(event, id)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Focus alone: the address of the page stays. */
function focusField(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
