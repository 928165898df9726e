'use client';

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui';
import type { FormField, FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import type { Say } from '../../panel/say.ts';
import { useSay } from '../shell/use-say.ts';
import { keyOf, pathOf, placeInWords, serialisedValue } from './issue-places.ts';
import { takeSaveErrors } from './last-save-errors.ts';
import { openField } from './open-field.ts';
import { useFieldValidation } from './use-field-validation.ts';
import { useQueuedPublish } from './use-queued-publish.ts';

interface Issue {
  readonly key: string;
  readonly message: string;
  /** Serialised value of the field when it was refused. */
  readonly held: string;
}

const summaries = {
  publishing: ['{count} problem to fix before publishing', '{count} problems to fix before publishing'],
  saving: ['{count} problem to fix before saving', '{count} problems to fix before saving'],
} as const;

function summaryOf(count: number, hasDrafts: boolean, say: Say): string {
  const [one, several] = summaries[hasDrafts ? 'publishing' : 'saving'];
  return say(count === 1 ? one : several, { count });
}

const isWrong = (field: FormField | undefined): boolean => field?.valid === false && field.passesCondition !== false;

/** @param looked validation results from the server that the form state lacks */
const issuesOf = (say: Say, state: FormState, looked: FormState = {}): Issue[] =>
  Object.keys(state)
    // Skips containers without a message of their own: the invalid field inside is listed.
    .filter((path) => isWrong(state[path]) || (isWrong(looked[path]) && looked[path]?.errorMessage))
    .map((path) => ({
      key: keyOf(state, path),
      // A late response about an earlier value may have overwritten the message in the form state.
      message: (isWrong(looked[path]) ? looked : state)[path]?.errorMessage ?? say('This is not right yet.'),
      held: serialisedValue(state, path),
    }));

/**
 * Updates a fault from the form state; returns undefined once its field is valid or its row is
 * gone.
 */
function updatedIssue(issue: Issue, state: FormState): Issue | undefined {
  const path = pathOf(state, issue.key);
  if (path === undefined) return undefined;
  const field = state[path];
  if (serialisedValue(state, path) === issue.held) return issue;
  if (field?.valid !== false) return undefined;
  return field.errorMessage && field.errorMessage !== issue.message ? { ...issue, message: field.errorMessage } : issue;
}

/**
 * Lists validation errors above the form after a refused save or publication, each with a link to
 * its field.
 */
export function ValidationSummary() {
  const say = useSay();
  const [state, dispatch] = useAllFormFields();
  const { getFields, setModified, setSubmitted } = useForm();
  const submitted = useFormSubmitted();
  const processing = useFormProcessing();
  const { collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const validateFields = useFieldValidation();
  useQueuedPublish();
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [refusal, setRefusal] = useState({ number: 0, issues: 0 });
  const before = useRef({ processing, submitted });
  const list = useRef<HTMLElement>(null);
  /** Set while this component itself marks the form as submitted. */
  const isResubmitting = useRef(false);
  /** Counts submissions, so that late results of one are not listed after the next. */
  const answers = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields come a moment after the rest through their context.
  useEffect(() => {
    const now = getFields();
    const answered = before.current.processing && !processing;
    const refused = submitted && !processing && (answered || !before.current.submitted);
    before.current = { processing, submitted };
    if (answered || (refused && !isResubmitting.current)) {
      isResubmitting.current = false;
      answers.current += 1;
      const number = answers.current;
      const show = (found: readonly Issue[]) => {
        if (answers.current !== number) return;
        // Payload marks the form unmodified after each response: input typed just before would be
        // saved only with the next keystroke.
        if (refused || found.length > 0) setModified(true);
        setIssues(found);
        setRefusal({ number, issues: found.length });
      };
      show(refused ? issuesOf(say, now) : []);
      // A late response about earlier values may have changed the errors at the same moment, so the
      // refusal itself is read too: at once, and again with the fields that it did not validate.
      const refusal = takeSaveErrors();
      const add = async (looked: FormState | Promise<FormState>) => {
        const fields = { ...(await looked), ...(await refusal) };
        if (refused || Object.keys(fields).length > 0) show(issuesOf(say, now, fields));
      };
      void add({});
      if (refused) void add(validateFields(now));
      return;
    }
    isResubmitting.current = false;
    const left = issues.map((issue) => updatedIssue(issue, now)).filter((issue) => issue !== undefined);
    if (left.length !== issues.length || left.some((issue, index) => issue !== issues[index])) setIssues(left);
    // A response that was pending during the refusal clears its errors, or overwrites them with
    // older ones: restores them.
    if (left.length === 0 || processing) return;
    const lost = left
      .map(({ key, message }) => ({ path: pathOf(now, key) ?? '', message }))
      .filter(({ path, message }) => {
        const field = now[path];
        return field && (field.valid !== false || (field.errorMessage && field.errorMessage !== message));
      });
    if (lost.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors: lost });
    if (!submitted) {
      isResubmitting.current = true;
      setSubmitted(true);
    }
  }, [state, submitted, processing, issues, dispatch, getFields, validateFields, setModified, setSubmitted, say]);

  const isRefused = refusal.issues > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the reader to its list.
  useEffect(() => {
    if (isRefused) list.current?.focus();
  }, [isRefused, refusal.number]);

  if (issues.length === 0) return null;
  const { fields = [], versions } = (collectionSlug && getEntityConfig({ collectionSlug })) || {};
  const hasDrafts = Boolean(versions);
  return (
    <section className="faults-in-form panel-faults" aria-labelledby="faults-in-form" tabIndex={-1} ref={list}>
      <p className="panel-hidden" role="alert" key={refusal.number}>
        {summaryOf(refusal.issues, hasDrafts, say)}
      </p>
      <h2 id="faults-in-form">{summaryOf(issues.length, hasDrafts, say)}</h2>
      <ol className="panel-list">
        {issues.map(({ key, message }) => {
          const path = pathOf(state, key) ?? '';
          const words = placeInWords(fields, state, path, i18n);
          const place = words && !path.includes('.') ? say('Field {name}', { name: words }) : words;
          return (
            <li key={key}>
              <button type="button" className="panel-link" onClick={() => void openField(path)}>
                {place ? say('{place}: {message}', { place, message }) : message}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
