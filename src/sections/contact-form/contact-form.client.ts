import { applicationRules } from '../../forms/application.ts';
import { callField, checkCall, choicesOf, halfDaysField, halfDaysName, newsletterField } from '../../forms/call.ts';
import { enquiryRules } from '../../forms/enquiry.ts';
import { shownHeader } from '../../forms/outcome.ts';
import { checkFields, checkFile, type FormError, longestSending, valuesOf } from '../../forms/rules.ts';
import { fill, wordsOf } from '../../i18n/browser-words.ts';
import { formWords } from '../../i18n/words/forms.en-GB.ts';
import { visitStorage } from '../../lib/visit-storage.ts';
import { type Mount, partsOf } from '../../motion/client-module.ts';

/** Values of `data-part` that this script looks for. */
type ContactFormPart =
  | 'lost'
  | 'progress'
  | 'percent'
  | 'fields'
  | 'summary'
  | 'call'
  | 'chosen'
  | 'clock'
  | 'thanks-call'
  | 'thanks-newsletter';

const { part } = partsOf<ContactFormPart>();

/** File size in bytes from which the upload shows its progress. */
const worthShowing = 200_000;

/** Timeout in ms for the server's start token. */
const timeout = 5000;

interface Answer {
  readonly ok?: boolean;
  readonly errors?: readonly FormError[];
  readonly start?: string;
}

/** Alternative to `randomUUID`, which exists in secure contexts only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Focuses an element and scrolls to its top; by default, browsers centre a tall element. */
const leadTo = (place: HTMLElement | null): void => {
  place?.focus();
  if (place && place.offsetHeight > innerHeight / 2) place.scrollIntoView();
};

/** Returns a time here and on the visitor's clock; undefined where both are the same. */
function ownTimeOf(halfDay: string | undefined, zone: string): { here: string; there: string } | undefined {
  const [, date = '', here = ''] = /^(.*)T(\d\d:\d\d)/.exec(halfDay ?? '') ?? [];
  const wall = Date.parse(`${date}T${here}Z`);
  if (Number.isNaN(wall)) return undefined;
  const timeIn = (timeZone: string | undefined, at: number): string =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const day = 24 * 60;
  const ahead = ((minutes(timeIn(zone, wall)) - minutes(here) + day + day / 2) % day) - day / 2;
  const there = timeIn(undefined, wall - ahead * 60_000);
  return there === here ? undefined : { here, there };
}

/** Name of a control, without the brackets of one that is there several times. */
const nameOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.getAttribute('name')?.replace('[]', '') : undefined;

/** Submits a form without a page load and keeps the input until the server confirms it. */
export const mount: Mount = (element) => {
  const form = element.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  const fields = form && part<HTMLFieldSetElement>(form, 'fields');
  if (!form || !button || !fields) return;
  const words = wordsOf('contact-form', formWords);
  const rules = form.dataset.rules === 'application' ? applicationRules : enquiryRules;
  const summary = part(form, 'summary');
  const lost = part(form, 'lost');
  const progress = part(form, 'progress');
  const idle = button.textContent;
  const memory = `form ${form.action}`;
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const ticked = (name: string): boolean => input(name)?.checked ?? false;
  const halves = [...form.querySelectorAll<HTMLInputElement>(`[name="${halfDaysName}"]`)];
  const hide = (area: HTMLElement | null, hidden: boolean): void => {
    area?.toggleAttribute('hidden', hidden);
  };
  // Disables native validation: its bubbles would appear before the error summary.
  form.noValidate = true;

  const call = part(form, 'call');
  const showChosen = (): void => {
    const place = call && part(call, 'chosen');
    const count = halves.filter(({ checked }) => checked).length;
    if (place)
      place.textContent = count === 0 ? '' : count === 1 ? words.oneHalfDay : fill(words.someHalfDays, { count });
  };
  const clock = call && part(call, 'clock');
  const elsewhere = call?.dataset.zone && ownTimeOf(halves[0]?.value, call.dataset.zone);
  if (clock && elsewhere) clock.textContent = fill(words.clock, elsewhere);
  showChosen();

  let shown: readonly FormError[] = [];
  const showErrors = (errors: readonly FormError[]): void => {
    shown = errors;
    for (const field of [...rules.fields, rules.file, { name: halfDaysField }]) {
      const message = errors.find((error) => error.field === field.name)?.message ?? '';
      for (const control of form.querySelectorAll(`[name="${field.name}"], [name="${field.name}[]"]`)) {
        if (message) control.setAttribute('aria-invalid', 'true');
        else control.removeAttribute('aria-invalid');
      }
      const place = document.getElementById(`${rules.id}-${field.name}-error`);
      if (place) place.textContent = message;
    }
    hide(summary, errors.length === 0);
    const title = summary?.querySelector('b');
    if (title) title.textContent = errors.length === 1 ? words.oneError : fill(words.errors, { count: errors.length });
    summary?.querySelector('ul')?.replaceChildren(
      ...errors.map(({ field, message }) => {
        const item = document.createElement('li');
        const line = field ? document.createElement('a') : item;
        line.textContent = message;
        if (line instanceof HTMLAnchorElement) line.href = `#${rules.id}-${field}`;
        if (line !== item) item.append(line);
        return item;
      }),
    );
  };

  const complain = (errors: readonly FormError[]): void => {
    showErrors(errors);
    if (errors.length > 0) leadTo(summary);
  };

  const choicesNow = () =>
    choicesOf({
      [callField]: ticked(callField) ? 'on' : '',
      [newsletterField]: ticked(newsletterField) ? 'on' : '',
      [halfDaysName]: halves.flatMap(({ checked, value }) => (checked ? value : [])).join(' '),
    });

  const errorsNow = (): FormError[] => {
    const given = Object.fromEntries(rules.fields.map(({ name }) => [name, input(name)?.value ?? '']));
    const values = valuesOf(rules, given);
    const fileError = checkFile(rules, input(rules.file.name)?.files?.[0], words);
    return [
      ...checkFields(rules, values, words),
      ...(fileError ? [fileError] : []),
      ...checkCall(choicesNow(), values.phone ?? '', halves.length > 0, words),
    ];
  };

  // Clears errors of corrected fields on input; new ones appear on submit only.
  const correct = (event: Event): void => {
    const { target } = event;
    const name = nameOf(target);
    // An input method fills a field with letters that are not yet its text.
    const isComposing = event instanceof InputEvent && event.isComposing;
    if (isComposing || !shown.some(({ field }) => field === name)) return;
    const still = errorsNow().find(({ field }) => field === name);
    showErrors(shown.flatMap((error) => (error.field !== name ? error : (still ?? []))));
  };
  // A phone number is asked for no longer once the call is not.
  form.addEventListener('input', ({ target }) => {
    const name = nameOf(target);
    if (name === callField) {
      const still = errorsNow();
      const gone = (field: string) => !still.some((error) => error.field === field);
      showErrors(shown.filter(({ field }) => (field !== 'phone' && field !== halfDaysField) || !gone(field)));
    }
    if (name === halfDaysField) showChosen();
  });
  form.addEventListener('input', correct);
  form.addEventListener('compositionend', correct);

  const setSending = (sending: boolean): void => {
    fields.disabled = sending;
    button.disabled = sending;
    button.textContent = sending ? words.waiting : idle;
    form.dataset.state = sending ? 'sending' : '';
    if (!sending) hide(progress, true);
  };

  const showThanks = (): void => {
    visitStorage.remove(memory);
    const thanks = element.querySelector('template')?.content.cloneNode(true);
    if (!thanks) return;
    const { call: wantsCall, newsletter } = choicesNow();
    const days = halves.flatMap(({ checked, labels }) => (checked ? (labels?.[0]?.textContent ?? []) : []));
    element.replaceChildren(thanks);
    const aboutCall = part(element, 'thanks-call');
    hide(aboutCall, !wantsCall);
    hide(part(element, 'thanks-newsletter'), !newsletter);
    aboutCall
      ?.querySelector('ul')
      ?.replaceChildren(...days.map((day) => Object.assign(document.createElement('li'), { textContent: day })));
    leadTo(element.querySelector('[role=status]'));
  };

  const showLost = (): void => {
    setSending(false);
    button.textContent = words.again;
    hide(lost, false);
    leadTo(lost);
  };

  const finish = ({ status, response }: XMLHttpRequest): void => {
    const answer = response as Answer | null;
    if (answer?.ok) {
      showThanks();
      return;
    }
    if (!answer?.errors) {
      showLost();
      return;
    }
    setSending(false);
    // 409: the key belongs to a different message, so the next submit uses a new key.
    if (status === 409) visitStorage.remove(memory);
    const start = input('start');
    if (start && answer.start) start.value = answer.start;
    complain(answer.errors);
  };

  const send = (body: FormData, size: number): void => {
    const request = new XMLHttpRequest();
    const bar = progress?.querySelector('progress');
    const percent = progress && part(progress, 'percent');
    request.open('POST', form.action);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    hide(progress, size < worthShowing);
    // Sections above may have been laid out since the press, and moved the button.
    bar?.scrollIntoView({ block: 'nearest' });
    request.upload.onprogress = ({ loaded, total }) => {
      const share = total ? Math.round((loaded / total) * 100) : 0;
      if (bar) bar.value = share;
      if (percent) percent.textContent = `${share}%`;
    };
    request.onload = () => finish(request);
    request.onerror = showLost;
    request.ontimeout = showLost;
    request.timeout = longestSending;
    request.send(body);
  };

  let begun: Promise<void> | undefined;

  const askForStart = async (): Promise<void> => {
    try {
      const answer = await fetch('/form-start', {
        // Sends the time since the page was shown: a cached page cannot contain it.
        headers: { [shownHeader]: String(Math.round(performance.now())) },
        signal: AbortSignal.timeout(timeout),
      });
      if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
      const start = await answer.text();
      const field = input('start');
      if (field && !field.value) field.value = start;
    } catch {
      begun = undefined;
    }
  };

  /** Requests the signed start time. If the server does not answer, the form is sent without it. */
  const begin = (): Promise<void> => {
    begun ??= askForStart();
    return begun;
  };
  form.addEventListener('focusin', begin, { once: true });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    hide(lost, true);
    const errors = errorsNow();
    complain(errors);
    if (errors.length > 0) return;
    const key = input('key');
    if (key) key.value = visitStorage.get(memory) ?? newKey();
    if (key) visitStorage.set(memory, key.value);
    const body = new FormData(form);
    setSending(true);
    await begin();
    send(body, input(rules.file.name)?.files?.[0]?.size ?? 0);
  });
};
