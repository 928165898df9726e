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
import { openField } from './open-field.ts';
import { useLacking } from './use-lacking.ts';
import { usePressedMeanwhile } from './use-pressed-meanwhile.ts';

interface Fault {
  readonly key: string;
  readonly message: string;
  /** What the field held when it was refused. */
  readonly held: string;
}

const figures = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const said = (count: number): string =>
  `${figures[count] ?? count} ${count === 1 ? 'thing' : 'things'} before this can go up`;

const isWrong = (field: FormField | undefined): boolean => field?.valid === false && field.passesCondition !== false;

/** @param looked what was found since, of which the form does not know */
const faultsOf = (state: FormState, looked: FormState = {}): Fault[] =>
  Object.keys(state)
    // What only holds a field that is wrong is not wrong itself, and has nothing to say.
    .filter((path) => isWrong(state[path]) || (isWrong(looked[path]) && looked[path]?.errorMessage))
    .map((path) => ({
      key: keyOf(state, path),
      message: (isWrong(state[path]) ? state : looked)[path]?.errorMessage ?? 'This is not right yet.',
      held: heldBy(state, path),
    }));

/** A fault as it is now; undefined once its field was mended or its row is gone. */
function still(fault: Fault, state: FormState): Fault | undefined {
  const path = pathOf(state, fault.key);
  if (path === undefined) return undefined;
  const field = state[path];
  if (heldBy(state, path) === fault.held) return fault;
  if (field?.valid !== false) return undefined;
  return field.errorMessage && field.errorMessage !== fault.message ? { ...fault, message: field.errorMessage } : fault;
}

/** After a refused publishing, above the form: what is wrong, where, and the way to it. */
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
  /** Set while this part itself calls the form refused again. */
  const again = useRef(false);
  /** Answers to publishing, so that what is found for one is not listed after the next. */
  const answers = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields come a moment after the rest through their context.
  useEffect(() => {
    const now = getFields();
    const answered = before.current.processing && !processing;
    const refused = submitted && !processing && (answered || !before.current.submitted);
    before.current = { processing, submitted };
    if (refused && !again.current) {
      // Payload takes a form for saved once it is answered: what was typed just before would be saved with the next letter only.
      setModified(true);
      answers.current += 1;
      const number = answers.current;
      const says = (found: readonly Fault[]) => {
        setFaults(found);
        setRefusal({ number, faults: found.length });
      };
      says(faultsOf(now));
      void lacking(now).then((looked) => answers.current === number && says(faultsOf(now, looked)));
      return;
    }
    again.current = false;
    if (answered) {
      answers.current += 1;
      setFaults([]);
      return;
    }
    const left = faults.map((fault) => still(fault, now)).filter((fault) => fault !== undefined);
    if (left.length !== faults.length || left.some((fault, index) => fault !== faults[index])) setFaults(left);
    // Payload takes the faults off the form when a save that was under way answers after the refusal: they are put back.
    if (left.length === 0 || processing) return;
    const wiped = left
      .map(({ key, message }) => ({ path: pathOf(now, key) ?? '', message }))
      .filter(({ path }) => now[path] && now[path].valid !== false);
    if (wiped.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors: wiped });
    if (!submitted) {
      again.current = true;
      setSubmitted(true);
    }
  }, [state, submitted, processing, faults, dispatch, getFields, lacking, setModified, setSubmitted]);

  useEffect(() => {
    if (refusal.number > 0) list.current?.focus();
  }, [refusal.number]);

  if (faults.length === 0) return null;
  const fields = collectionSlug ? (getEntityConfig({ collectionSlug })?.fields ?? []) : [];
  return (
    <section className="faults-in-form panel-faults" aria-labelledby="faults-in-form" tabIndex={-1} ref={list}>
      <p className="panel-hidden" role="alert" key={refusal.number}>
        {said(refusal.faults)}
      </p>
      <h2 id="faults-in-form">{said(faults.length)}</h2>
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
