import { applicationRules } from '../../intake/rules/application.ts';
import { enquiryRules } from '../../intake/rules/enquiry.ts';
import { shownHeader } from '../../intake/rules/outcome.ts';
import { checkFields, checkFile, type FormError, longestSending, valuesOf } from '../../intake/rules/rules.ts';
import { partsOf, type Wake } from '../../motion/wake.ts';

/** Values of `data-part` that this script looks for. */
type ContactFormPart = 'lost' | 'progress' | 'percent' | 'fields' | 'summary';

const { part } = partsOf<ContactFormPart>();

/** Bytes of a file from which it is worth showing how much of it has gone. */
const worthShowing = 200_000;

/** Milliseconds that the server has for its word on the start of a form. */
const patience = 5000;

interface Answer {
  readonly ok?: boolean;
  readonly errors?: readonly FormError[];
  readonly start?: string;
}

/** Not every page that this runs in is a secure one, and only those have randomUUID. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Gives it the focus, and shows it from its first line: of what is tall a browser would show the
 * middle.
 */
const leadTo = (place: HTMLElement | null): void => {
  place?.focus();
  if (place && place.offsetHeight > innerHeight / 2) place.scrollIntoView();
};

/** Sends a form without leaving the page, and keeps all that was written until it has arrived. */
export const wake: Wake = (element) => {
  const form = element.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  const fields = form && part<HTMLFieldSetElement>(form, 'fields');
  if (!form || !button || !fields) return;
  const rules = form.dataset.rules === 'application' ? applicationRules : enquiryRules;
  const summary = part(form, 'summary');
  const lost = part(form, 'lost');
  const progress = part(form, 'progress');
  const idle = button.textContent;
  const memory = `form ${form.action}`;
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const hide = (area: HTMLElement | null, hidden: boolean): void => {
    area?.toggleAttribute('hidden', hidden);
  };
  // The list of errors is ours; the browser's bubbles would come before it.
  form.noValidate = true;

  let shown: readonly FormError[] = [];
  const showErrors = (errors: readonly FormError[]): void => {
    shown = errors;
    for (const field of [...rules.fields, rules.file]) {
      const message = errors.find((error) => error.field === field.name)?.message ?? '';
      const control = input(field.name);
      if (message) control?.setAttribute('aria-invalid', 'true');
      else control?.removeAttribute('aria-invalid');
      const place = document.getElementById(`${rules.id}-${field.name}-error`);
      if (place) place.textContent = message;
    }
    hide(summary, errors.length === 0);
    const title = summary?.querySelector('b');
    if (title)
      title.textContent = errors.length === 1 ? 'One thing to put right' : `${errors.length} things to put right`;
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

  const errorsNow = (): FormError[] => {
    const given = Object.fromEntries(rules.fields.map(({ name }) => [name, input(name)?.value ?? '']));
    const fileError = checkFile(rules.file, input(rules.file.name)?.files?.[0]);
    return [...checkFields(rules, valuesOf(rules, given)), ...(fileError ? [fileError] : [])];
  };

  // What has been put right is not held against anybody any longer; what has not been found yet
  // waits until it is sent.
  form.addEventListener('input', ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (!shown.some(({ field }) => field === name)) return;
    const still = errorsNow().find(({ field }) => field === name);
    showErrors(shown.flatMap((error) => (error.field !== name ? error : (still ?? []))));
  });

  const setSending = (sending: boolean): void => {
    fields.disabled = sending;
    button.disabled = sending;
    button.textContent = sending ? 'Please wait' : idle;
    form.dataset.state = sending ? 'sending' : '';
    if (!sending) hide(progress, true);
  };

  const showThanks = (): void => {
    sessionStorage.removeItem(memory);
    const thanks = element.querySelector('template')?.content.cloneNode(true);
    if (!thanks) return;
    element.replaceChildren(thanks);
    leadTo(element.querySelector('[role=status]'));
  };

  const showLost = (): void => {
    setSending(false);
    button.textContent = 'Try again';
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
    // What is there under this key is something else; the next press is a message of its own.
    if (status === 409) sessionStorage.removeItem(memory);
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
        // A cached page is the same for every visitor: only the browser knows since when it is
        // shown.
        headers: { [shownHeader]: String(Math.round(performance.now())) },
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
      const start = await answer.text();
      const field = input('start');
      if (field && !field.value) field.value = start;
    } catch {
      begun = undefined;
    }
  };

  /**
   * Fills in the signed time at which the visitor began; the form is sent without it when the
   * server does not answer.
   */
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
    if (key) key.value = sessionStorage.getItem(memory) ?? newKey();
    if (key) sessionStorage.setItem(memory, key.value);
    const body = new FormData(form);
    setSending(true);
    await begin();
    send(body, input(rules.file.name)?.files?.[0]?.size ?? 0);
  });
};
