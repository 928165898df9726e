import type { ReactNode } from 'react';
import { statementField } from '../../forms/call.ts';
import { type FormOutcome, keyField, startField, trapField } from '../../forms/outcome.ts';
import { type FieldRule, type FormError, type FormRules, labelOf } from '../../forms/rules.ts';
import type { InterfaceWords } from '../../i18n/interface-words.ts';
import { useWords } from '../../i18n/language-context.ts';
import buttonStyles from '../../ui/button/button.module.css';
import { MailLink } from '../../ui/mail-link/mail-link.tsx';
import type { Ticked } from '../view.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form.module.css';
import progressStyles from './form-progress.module.css';
import { FormThanks } from './form-thanks.tsx';
import { statementId } from './statement.tsx';

export interface FormProps {
  readonly rules: FormRules;
  /** Shown after the form was sent. */
  readonly thanks: string;
  /** Target path, the page that contains the form. */
  readonly action: string;
  readonly name: string;
  readonly hint: string;
  readonly button: string;
  /** Notice on how the data is used, one or two sentences. */
  readonly statement: string;
  /** Date of the statement beside the form, which is stored with what is sent. */
  readonly statementVersion: string;
  /** Short notes beside the names of fields. */
  readonly hints?: Readonly<Record<string, string>>;
  /** Further parts of the form, after its file. */
  readonly children?: ReactNode;
  /** Address for when the site cannot be reached. */
  readonly email: string;
  /** Renders the form directly on the page's ground instead of on a sheet. */
  readonly open?: boolean;
  /** Plan that the visitor selected; the message starts with it. */
  readonly plan?: string | undefined;
  /** Result of a submission without script. */
  readonly outcome?: FormOutcome | undefined;
  /** Whether the form was submitted successfully. */
  readonly sent?: boolean;
  /** Boxes that were ticked in it, for a form that has some. */
  readonly ticked?: Ticked | undefined;
}

interface FieldProps {
  readonly form: FormRules['id'];
  readonly rule: FieldRule;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
}

function Field({ form, rule, value, error, hint }: FieldProps) {
  const { forms: words } = useWords();
  const { name, type, autocomplete, asked, longest } = rule;
  const id = `${form}-${name}`;
  const shared = {
    id,
    name,
    required: asked,
    maxLength: longest,
    defaultValue: value,
    'aria-describedby': `${id}-error`,
    ...(autocomplete ? { autoComplete: autocomplete } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
  return (
    <div className={`${styles.field} ${type === 'textarea' ? styles.wide : ''}`}>
      <label htmlFor={id} {...(hint ? { className: styles.noted } : {})}>
        {labelOf({ id: form }, name, words)}
        {hint && <span>{hint}</span>}
      </label>
      {type === 'textarea' ? <textarea rows={4} {...shared} /> : <input type={type} {...shared} />}
      <p className={styles.error} id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}

function FileField({
  form,
  rules,
  error,
}: {
  readonly form: FormRules['id'];
  readonly rules: FormRules;
  readonly error?: string | undefined;
}) {
  const { name, extensions, needed } = rules.file;
  const { title, hint } = useWords().form.files[form];
  const id = `${form}-${name}`;
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label htmlFor={id}>
        {title} <span className={styles.hint}>{hint}</span>
      </label>
      <input
        type="file"
        id={id}
        name={name}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        required={needed === true}
        aria-describedby={`${id}-error`}
        {...(error ? { 'aria-invalid': true as const } : {})}
      />
      <p className={styles.error} id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}

/**
 * Errors of a returned form. It asks for the file again, because browsers do not restore file
 * inputs.
 */
function errorsOf(
  rules: FormRules,
  outcome: FormOutcome | undefined,
  { form, forms }: InterfaceWords,
): readonly FormError[] {
  if (!outcome) return [];
  const { errors, fileLost } = outcome;
  const { file } = rules;
  if (!fileLost || errors.some(({ field }) => field === file.name)) return errors;
  return [...errors, { field: file.name, message: form.fileLost(labelOf(rules, file.name, forms)) }];
}

const noneTicked: Ticked = { call: false, newsletter: false };

/** Form that works without script; `contact-form.client.ts` avoids the page load. */
export function Form(props: FormProps) {
  const {
    rules,
    thanks,
    action,
    name,
    hint,
    button,
    statement,
    statementVersion,
    hints = {},
    children,
    email,
    open = false,
    plan,
    outcome,
    sent = false,
    ticked,
  } = props;
  const all = useWords();
  const { form: words, text } = all;
  const { id, fields, file } = rules;
  const message = plan ? words.plan(plan) : '';
  const paper = open ? styles.open : styles.slip;
  if (sent) return <FormThanks name={name} text={thanks} ticked={ticked} className={paper} />;

  const errors = errorsOf(rules, outcome, all);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <div data-motion="contact-form">
      <form
        className={`${styles.form} ${paper}`}
        action={action}
        method="post"
        encType="multipart/form-data"
        aria-label={name}
        data-rules={id}
      >
        <ErrorSummary form={id} errors={errors} />
        <div className={styles.lost} role="alert" tabIndex={-1} data-part="lost" hidden>
          <b>{words.lost}</b>
          <p>
            {words.lostText}
            <MailLink address={email} />
            {text.stop}
          </p>
        </div>
        <fieldset className={styles.fields} data-part="fields">
          <legend className={styles.head}>
            <b>{name}</b>
            <span>{hint}</span>
          </legend>
          {plan && !outcome && (
            <p className={styles.plan}>
              {words.planBefore}
              <b>{plan}</b>
              {words.planAfter}
            </p>
          )}
          {fields.map((rule) => (
            <Field
              key={rule.name}
              form={id}
              rule={rule}
              value={outcome?.values[rule.name] ?? (rule.name === 'message' ? message : '')}
              error={errorOf(rule.name)}
              hint={hints[rule.name]}
            />
          ))}
          <FileField form={id} rules={rules} error={errorOf(file.name)} />
          {children}
          <div className="visually-hidden" aria-hidden="true">
            <label>
              {words.trap}
              <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <input type="hidden" name={keyField} defaultValue={outcome?.key ?? ''} />
          <input type="hidden" name={startField} defaultValue={outcome?.start ?? ''} />
          <input type="hidden" name={statementField} defaultValue={statementVersion} />
        </fieldset>
        <div className={styles.foot}>
          <p>
            {statement} <a href={`#${statementId}`}>{words.statementLink}</a>
          </p>
          <button className={`${buttonStyles.button} ${styles.button}`} type="submit" data-magnetic="">
            {button}
          </button>
          <div className={`${styles.progress} ${progressStyles.bar}`} data-part="progress" hidden>
            <p className={styles.head}>
              <b>{words.sending}</b>
              <span data-part="percent" />
            </p>
            <progress max={100} value={0} aria-label={words.sending} />
          </div>
        </div>
      </form>
      <template>
        <FormThanks name={name} text={thanks} ticked={ticked && noneTicked} className={paper} />
      </template>
    </div>
  );
}
