import type { ReactElement, ReactNode, Ref } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components';
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
export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'validationBehavior'> {
  /** Fields, and FormActions below them. */
  children: ReactNode;
}

/**
 * One column of fields. The browser's own validation bubbles stay off: fields show their `errorMessage`. Knows nothing of a
 * form library; submit it with a `Button type="submit"`.
 */
export function Form(props: FormProps): ReactElement {
  return <AriaForm {...props} validationBehavior="aria" className={form} data-component="Form" />;
}

/** Fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={row} data-component="FormRow">
      {children}
    </div>
  );
}

/** The buttons that end a form, the primary one first. */
export function FormActions({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={actions} data-component="FormActions">
      {children}
    </div>
  );
}

/** A field that has to be corrected. */
export interface FormProblem {
  /** Id of the field's input: the link leads there. */
  id: string;
  /** What is wrong, naming the field. */
  message: string;
}

/** Props of {@link FormError}. */
export interface FormErrorProps {
  /** What went wrong, in a sentence. */
  children: ReactNode;
  /**
   * Fields to correct, each a way to the field.
   * @default []
   */
  problems?: readonly FormProblem[];
  /** The box itself, e.g. to move the focus to it after a failed submit. */
  ref?: Ref<HTMLDivElement>;
}

/** Says above a form why it was not accepted; assistive technology hears it at once. */
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
