'use client';

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { FormField, FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { heldBy, keyOf, pathOf, placeInWords } from './fault-places.ts';
import { takeRefusal } from './last-refusal.ts';
import { openField } from './open-field.ts';
import { useLacking } from './use-lacking.ts';
import { usePressedMeanwhile } from './use-pressed-meanwhile.ts';

interface Fault {
  readonly key: string;
  readonly message: string;
  /** Serialised value of the field when it was refused. */
  readonly held: string;
}

const said = (count: number, hasDrafts: boolean): string =>
  `${count} ${count === 1 ? 'problem' : 'problems'} to fix before ${hasDrafts ? 'publishing' : 'saving'}`;

const isWrong = (field: FormField | undefined): boolean => field?.valid === false && field.passesCondition !== false;

/** @param looked validation results from the server that the form state lacks */
const faultsOf = (state: FormState, looked: FormState = {}): Fault[] =>
  Object.keys(state)
    // Skips containers without a message of their own: the invalid field inside is listed.
    .filter((path) => isWrong(state[path]) || (isWrong(looked[path]) && looked[path]?.errorMessage))
    .map((path) => ({
      key: keyOf(state, path),
      // A late response about an earlier value may have overwritten the message in the form state.
      message: (isWrong(looked[path]) ? looked : state)[path]?.errorMessage ?? 'This is not right yet.',
      held: heldBy(state, path),
    }));

/**
 * Updates a fault from the form state; returns undefined once its field is valid or its row is
 * gone.
 */
function still(fault: Fault, state: FormState): Fault | undefined {
  const path = pathOf(state, fault.key);
  if (path === undefined) return undefined;
  const field = state[path];
  if (heldBy(state, path) === fault.held) return fault;
  if (field?.valid !== false) return undefined;
  return field.errorMessage && field.errorMessage !== fault.message ? { ...fault, message: field.errorMessage } : fault;
}

/**
 * Lists validation errors above the form after a refused save or publication, each with a link to
 * its field.
 */
export function FaultsInForm() {
  const [state, dispatch] = useAllFormFields();
  const { getFields, setModified, setSubmitted } = useForm();
  const submitted = useFormSubmitted();
  const processing = useFormProcessing();
  const { collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const lacking = useLacking();
  usePressedMeanwhile();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [refusal, setRefusal] = useState({ number: 0, faults: 0 });
  const before = useRef({ processing, submitted });
  const list = useRef<HTMLElement>(null);
  /** Set while this component itself marks the form as submitted. */
  const again = useRef(false);
  /** Counts submissions, so that late results of one are not listed after the next. */
  const answers = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields come a moment after the rest through their context.
  useEffect(() => {
    const now = getFields();
    const answered = before.current.processing && !processing;
    const refused = submitted && !processing && (answered || !before.current.submitted);
    before.current = { processing, submitted };
    if (answered || (refused && !again.current)) {
      again.current = false;
      answers.current += 1;
      const number = answers.current;
      const says = (found: readonly Fault[]) => {
        if (answers.current !== number) return;
        // Payload marks the form unmodified after each response: input typed just before would be
        // saved only with the next keystroke.
        if (refused || found.length > 0) setModified(true);
        setFaults(found);
        setRefusal({ number, faults: found.length });
      };
      says(refused ? faultsOf(now) : []);
      // A late response about earlier values may have cleared the errors at the same moment, so the
      // refusal itself is read too.
      void Promise.all([refused ? lacking(now) : {}, takeRefusal()]).then(([looked, refusal]) => {
        const fields = { ...looked, ...refusal };
        if (refused || Object.keys(fields).length > 0) says(faultsOf(now, fields));
      });
      return;
    }
    again.current = false;
    const left = faults.map((fault) => still(fault, now)).filter((fault) => fault !== undefined);
    if (left.length !== faults.length || left.some((fault, index) => fault !== faults[index])) setFaults(left);
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
      again.current = true;
      setSubmitted(true);
    }
  }, [state, submitted, processing, faults, dispatch, getFields, lacking, setModified, setSubmitted]);

  const isRefused = refusal.faults > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the reader to its list.
  useEffect(() => {
    if (isRefused) list.current?.focus();
  }, [isRefused, refusal.number]);

  if (faults.length === 0) return null;
  const { fields = [], versions } = (collectionSlug && getEntityConfig({ collectionSlug })) || {};
  const hasDrafts = Boolean(versions);
  return (
    <section className="faults-in-form panel-faults" aria-labelledby="faults-in-form" tabIndex={-1} ref={list}>
      <p className="panel-hidden" role="alert" key={refusal.number}>
        {said(refusal.faults, hasDrafts)}
      </p>
      <h2 id="faults-in-form">{said(faults.length, hasDrafts)}</h2>
      <ol className="panel-list">
        {faults.map(({ key, message }) => {
          const path = pathOf(state, key) ?? '';
          const words = placeInWords(fields, state, path);
          const place = words && !path.includes('.') ? `Field ${words}` : words;
          return (
            <li key={key}>
              <button type="button" className="panel-link" onClick={() => void openField(path)}>
                {place ? `${place}: ${message}` : message}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
