import { PhoneField, TextField, useProblemText } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Nameless } from '../../../lib/platform/session/useNameless.ts';
import { type Contact, contactProblems } from './rules/contact.ts';
import { stepFields } from './Steps.css.ts';

/** Props of {@link ContactStep}. */
export interface ContactStepProps {
  value: Contact;
  onChange: (value: Contact) => void;
  /** Whether it was tried to go on: what is wrong is said of fields that were not touched, too. */
  isTried: boolean;
  /** The server's errors by field. */
  refused?: Partial<Record<keyof Contact, string>>;
  /**
   * The reason why nothing is sent: the server does not get the patient's address (PII-11, PII-15).
   * @default null
   */
  nameless?: Nameless;
}

/** How the patient at home is reached: an e-mail address, a telephone or both [FORM-16]. */
export function ContactStep({
  value,
  onChange,
  isTried,
  refused = {},
  nameless = null,
}: ContactStepProps): ReactElement {
  const { t } = useTranslation();
  const say = useProblemText();
  const [touched, setTouched] = useState<ReadonlySet<keyof Contact>>(new Set());
  const problems = contactProblems(value);
  const bind = (name: keyof Contact) => {
    const label = t(($) => $.tests.steps[name]);
    const problem = problems[name];
    // that one of both is missing is known once both were left
    const isDue = isTried || (problem === 'required' ? touched.size === 2 : touched.has(name));
    const text =
      problem === 'required'
        ? t(($) => $.tests.steps.oneOfBoth)
        : problem === 'phoneCountry' || problem === 'phoneExtension'
          ? t(($) => $.errors[problem])
          : problem && say({ kind: problem });
    return {
      label,
      name,
      value: value[name],
      onChange: (typed: string) => onChange({ ...value, [name]: typed }),
      onBlur: () => setTouched(new Set([...touched, name])),
      errorMessage: (isDue && text) || refused[name],
      autoComplete: 'off',
    };
  };
  if (nameless !== null) return <p>{t(($) => (nameless === 'agent' ? $.agent.nothingSent : $.zeroPii.nothingSent))}</p>;
  return (
    <div className={stepFields}>
      <p>{t(($) => $.tests.steps.contactHint)}</p>
      <TextField {...bind('email')} type="email" />
      <PhoneField {...bind('phone')} />
    </div>
  );
}
