import { createHash, createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Payload } from 'payload';
import { readSecret } from '../../cms/auth/secret.ts';
import type { Settings } from '../../config/env.ts';
import type { Language } from '../../domain/languages.ts';
import {
  type Choices,
  checkCall,
  choicesOf,
  halfDaysField,
  statementField,
  valuesOfChoices,
} from '../../forms/call.ts';
import { halfDaysOf, localDate } from '../../forms/half-days.ts';
import { keyField, startField, trapField } from '../../forms/outcome.ts';
import {
  checkFields,
  checkFile,
  extensionOf,
  type FormError,
  type FormRules,
  type FormValues,
  labelOf,
  valuesOf,
} from '../../forms/rules.ts';
import { type InterfaceWords, interfaceWords } from '../../i18n/interface-words.ts';
import { halfDayIn, possibleHalfDays } from '../calls/half-days.ts';
import { typeOfFile } from '../checks/file-check.ts';
import { judgeStart, type StartVerdict } from '../checks/form-start.ts';
import { destinationsFor } from '../destinations/registry.ts';
import { bytesOfFiles, fileQuota } from '../inbox/file-quota.ts';
import type { Received, ReceivedFile } from '../routes/receive.ts';
import { type NewSubmission, type Stored, storeSubmission } from './store.ts';

export interface FormPost {
  readonly kind: NewSubmission['kind'];
  readonly rules: FormRules;
  readonly received: Received;
  readonly source: string;
  readonly job?: string | undefined;
  /** Language of the page with the form. */
  readonly language: Language;
  /** Way of the visitor through the site today, where it is known. */
  readonly origin?: NewSubmission['origin'];
  /** Network address of the sender; hashed into a key, never stored. */
  readonly address: string;
  readonly now: number;
}

export type Result =
  | { readonly outcome: 'taken'; readonly isNew: boolean }
  | {
      readonly outcome: 'refused';
      readonly errors: readonly FormError[];
      readonly values: FormValues;
      /** The start token has expired and needs a replacement. */
      readonly startOver?: true;
    }
  | { readonly outcome: 'conflict'; readonly values: FormValues };

/**
 * Milliseconds in which equal text from one address is one submission, when no script sent a key.
 */
const shortWindow = 10 * 60 * 1000;

const fingerprintOf = ({ kind, job, received }: FormPost, values: FormValues, choices: Choices | undefined): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        kind,
        job ?? '',
        values,
        received.file?.hash ?? '',
        ...(choices?.call || choices?.newsletter ? [choices] : []),
      ]),
    )
    .digest('hex');

/** Key of a form without one: equal for equal content from the same address. */
const keyWithoutScript = (secret: string, { address, now }: FormPost, fingerprint: string): string =>
  createHmac('sha256', secret)
    .update(`${address} ${fingerprint} ${Math.floor(now / shortWindow)}`)
    .digest('hex');

async function checkedFile(
  form: FormRules,
  file: ReceivedFile | undefined,
  { forms: words, refusals }: InterfaceWords,
): Promise<{ readonly type?: string; readonly error?: FormError }> {
  const { file: rules } = form;
  const error = checkFile(form, file, words);
  if (error || !file) return error ? { error } : {};
  const type = await typeOfFile(file.path, extensionOf(file.name));
  if (type) return { type };
  return { error: { field: rules.name, message: refusals.damaged(labelOf(form, rules.name, words)) } };
}

/** Validates a received form and stores it with its file. Deletes the file of a refused form. */
export async function submit(payload: Payload, settings: Settings, post: FormPost): Promise<Result> {
  // After an error the submission may still have been stored, so the file stays until the sweep
  // (`sweep-files.ts`).
  const result = await validateAndStore(payload, settings, post);
  const { file } = post.received;
  if (file && (result.outcome !== 'taken' || !result.isNew)) await rm(file.path, { force: true });
  return result;
}

const isDate = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** Version of the statement that the page showed; undefined for no date, or one of the future. */
function statementOf(fields: Received['fields'], now: number): string | undefined {
  const version = fields[statementField] ?? '';
  return isDate(version) && version <= localDate(now) ? version : undefined;
}

/** Errors of a wanted call, by the half-days that are possible now. */
async function callErrorsOf(
  payload: Payload,
  choices: Choices,
  phone: string,
  { language, now }: Pick<FormPost, 'language' | 'now'>,
): Promise<FormError[]> {
  const possible = await possibleHalfDays(payload, now);
  const { forms, call } = interfaceWords(language);
  const errors = checkCall(choices, phone, possible.size > 0, forms);
  if (errors.some(({ field }) => field === halfDaysField)) return errors;
  const gone = choices.halfDays.filter((id) => !possible.has(id));
  const [halfDay] = halfDaysOf(gone[0]);
  if (halfDay) return [...errors, { field: halfDaysField, message: call.gone(halfDayIn(halfDay, language)) }];
  return gone.length > 0 ? [...errors, { field: halfDaysField, message: forms.noHalfDay }] : errors;
}

/** Reason for holding it back, if any. */
function suspicionOf(fields: Received['fields'], start: StartVerdict): string | undefined {
  if (fields[trapField] !== undefined && fields[trapField] !== '') return 'A hidden field was filled in.';
  if (start === 'too-fast') return 'It was sent faster than a person types.';
  if (start === 'forged') return 'Its time stamp is not valid.';
  return undefined;
}

const resultOf = ({ outcome }: Stored, values: FormValues): Result =>
  outcome === 'conflict' ? { outcome, values } : { outcome: 'taken', isNew: outcome === 'stored' };

async function validateAndStore(payload: Payload, settings: Settings, post: FormPost): Promise<Result> {
  const { kind, rules, received, source, job, language, origin, now } = post;
  const { fields, file } = received;
  const allWords = interfaceWords(language);
  const { refusals: words, forms } = allWords;
  const secret = readSecret(settings);
  const own = valuesOf(rules, fields);
  const choices = kind === 'enquiry' ? choicesOf(fields) : undefined;
  // Values that a refusal gives back to the page.
  const values = { ...own, ...(choices ? valuesOfChoices(choices) : {}) };

  const start = judgeStart(secret, fields[startField] ?? '', now);
  if (start === 'expired') {
    return { outcome: 'refused', values, errors: [{ field: '', message: words.expired }], startOver: true };
  }
  const fileCheck = await checkedFile(rules, file, allWords);
  const quotaMessage = file && fileCheck.type && (await bytesOfFiles(payload)) + file.size > fileQuota;
  const fileError = quotaMessage ? { field: rules.file.name, message: words.noRoom } : fileCheck.error;
  const callErrors = choices?.call ? await callErrorsOf(payload, choices, own.phone ?? '', { language, now }) : [];
  const errors = [...checkFields(rules, own, forms), ...(fileError ? [fileError] : []), ...callErrors];
  if (errors.length > 0) return { outcome: 'refused', errors, values };

  const fingerprint = fingerprintOf(post, own, choices);
  const given = fields[keyField] ?? '';
  const hasKey = /^[\w-]{16,64}$/.test(given);
  const key = hasKey ? given : keyWithoutScript(secret, post, fingerprint);
  const stored = await storeSubmission(
    payload,
    {
      kind,
      values: own,
      choices,
      statement: statementOf(fields, now),
      fingerprint,
      source,
      job,
      language: language.code,
      origin,
      heldBecause: suspicionOf(fields, start),
      key,
      ...(file && fileCheck.type ? { file: { ...file, type: fileCheck.type } } : {}),
    },
    destinationsFor(kind, settings, choices),
  );
  return resultOf(stored, values);
}
