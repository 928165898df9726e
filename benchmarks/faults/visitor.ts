import { setTimeout as pause } from 'node:timers/promises';

/** Form as one visitor fills it in. */
export interface Form {
  readonly number: number;
  readonly key: string;
  readonly email: string;
  readonly company: string;
  readonly application: boolean;
  /** Bytes of the file that goes with it; 0 without one. */
  readonly fileSize: number;
  /** Milliseconds after which the visitor gives up the first attempt and presses again. */
  readonly impatience?: number;
  /** Presses twice at once. */
  readonly twice: boolean;
}

/** Results of the run so far. Only a receipt of a visitor counts as sent. */
export interface Ledger {
  readonly receipts: Map<string, Form>;
  attempts: number;
  /** Number of attempts without an answer. */
  cut: number;
  /** Number of answers to come back later, by status. */
  readonly refused: Record<number, number>;
}

/**
 * Number of organisations of all enquiries; few, so that the CRM gets the same name many times at
 * once.
 */
const companies = 25;

/**
 * Makes the n-th form of a run: one in five is an application; every application and a tenth of the
 * enquiries has a file. Every fourth comes from the visitor before, at the same time and with other
 * words.
 */
export function makeForm(number: number, seed: number, random: () => number): Form {
  const application = random() < 0.2;
  const withFile = application || random() < 0.1;
  const person = number % 4 === 0 ? number - 1 : number;
  return {
    number,
    key: `fault-run-${seed}-${String(number).padStart(9, '0')}`,
    email: `person-${person}@six.example`,
    company: person % 2 ? `Company ${person % companies}` : '',
    application,
    fileSize: withFile ? 2000 + Math.floor(random() * 30_000) : 0,
    ...(random() < 0.1 ? { impatience: 2 + Math.floor(random() * 100) } : {}),
    twice: random() < 0.05,
  };
}

function bodyOf({ number, key, email, company, application, fileSize }: Form): FormData {
  const body = new FormData();
  body.set('key', key);
  body.set('name', `Person ${email}`);
  body.set('email', email);
  body.set('message', `Message ${number}`);
  if (!application && company) body.set('company', company);
  if (fileSize > 0) {
    const content = `%PDF-1.4\n${'x'.repeat(fileSize - 16)}\n%%EOF\n`;
    body.set('file', new Blob([content], { type: 'application/pdf' }), 'paper.pdf');
  }
  return body;
}

/**
 * Presses the button once.
 *
 * @param timeout milliseconds
 * @returns whether a receipt came back
 * @throws for an answer that no retry can change: a bug of the site
 */
async function press(url: string, form: Form, ledger: Ledger, timeout: number): Promise<boolean> {
  ledger.attempts += 1;
  const address = `${url}${form.application ? '/jobs/some-job' : '/contact-us'}`;
  const headers = { accept: 'application/json' };
  const options = { method: 'POST', body: bodyOf(form), headers, signal: AbortSignal.timeout(timeout) };
  const read = async (answer: Response) => ({ status: answer.status, text: await answer.text() });
  const answer = await fetch(address, options)
    .then(read)
    .catch(() => undefined);
  if (!answer) {
    // Killed in the middle, or given up by the visitor: the result is unknown.
    ledger.cut += 1;
    return false;
  }
  const { status, text } = answer;
  if (status === 200) return (JSON.parse(text) as { readonly ok?: boolean }).ok === true;
  if (status < 500) throw new Error(`${status} ${text}`);
  ledger.refused[status] = (ledger.refused[status] ?? 0) + 1;
  return false;
}

/** Sends a form under its key until there is a receipt. */
export async function sendUntilReceipt(url: string, form: Form, ledger: Ledger): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const timeout = attempt === 0 && form.impatience ? form.impatience : 15_000;
    const presses = form.twice && attempt === 0 ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: presses }, () => press(url, form, ledger, timeout)));
    if (answers.includes(true)) break;
    await pause(Math.min(2000, 50 * 2 ** attempt));
  }
  ledger.receipts.set(form.key, form);
}
