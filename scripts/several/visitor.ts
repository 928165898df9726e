import { type IncomingHttpHeaders, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Form, Ledger } from '../../benchmarks/faults/visitor.ts';

/** Whoever answers: an instance, or the proxy, which brings a certificate of its own. */
export interface Target {
  readonly address: string;
  readonly port: number;
  readonly certificate?: string;
}

export interface Question {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** The visitor's own address, on this machine. */
  readonly from?: string;
  /** Milliseconds. */
  readonly patience?: number;
  /** Keeps connections; without it each question has one of its own, as each visitor has. */
  readonly agent?: PlainAgent | SecureAgent;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export const host = 'www.example.com';

/** Milliseconds: as long as visitors wait on a machine that is busy with all of this at once. */
const usualPatience = 30_000;

/** Asks once. @throws {Error} when no whole answer comes */
export function ask(target: Target, question: Question): Promise<Answer> {
  const { path, method = 'GET', headers = {}, body, from, patience = usualPatience, agent } = question;
  const isSecure = target.certificate !== undefined;
  const send = isSecure ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      {
        ...{ host: target.address, port: target.port, path, method },
        ...(from ? { localAddress: from } : {}),
        ...(isSecure ? { ca: target.certificate, servername: host } : {}),
        headers: { host, ...headers, ...(body ? { 'content-length': body.length } : {}) },
        agent: agent ?? new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: false }),
        signal: AbortSignal.timeout(patience),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          if (!answer.complete) reject(new Error('The answer was cut off.'));
          else resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** A form as it goes over the wire. */
export async function encoded(form: FormData): Promise<Pick<Question, 'body' | 'headers'>> {
  const whole = new Response(form);
  return {
    body: Buffer.from(await whole.arrayBuffer()),
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
  };
}

let written = 0;

/** An enquiry that nobody else sends; one in ten has a file. */
export function nextForm(): Form {
  written += 1;
  return {
    number: written,
    key: `several-${process.pid}-${String(written).padStart(9, '0')}`,
    email: `person-${written}@six.example`,
    company: '',
    application: false,
    fileSize: written % 10 === 0 ? 5000 : 0,
    twice: false,
  };
}

/** Each form comes from somebody else: nobody sends more often than the site lets one sender. */
const senderOf = (number: number): string => `127.30.${(number >> 8) % 256}.${number % 256}`;

/** Why there was no answer, in a word. */
export const reasonOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.name : String(error));

/** Sends a form once. @returns the status of the answer; in a word why there was none */
export async function sendForm(
  target: Target,
  form: Form,
  ledger: Ledger,
  { from = senderOf(form.number), agent }: Pick<Question, 'from' | 'agent'> = {},
): Promise<number | string> {
  const body = new FormData();
  const values = { key: form.key, name: `Person ${form.email}`, email: form.email, message: `Message ${form.number}` };
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  if (form.fileSize > 0) body.set('file', new Blob([`%PDF-1.4\n${'x'.repeat(form.fileSize)}\n%%EOF\n`]), 'paper.pdf');
  const { headers, ...rest } = await encoded(body);
  try {
    const answer = await ask(target, {
      ...{ path: '/contact-us', method: 'POST', ...rest, from },
      headers: { accept: 'application/json', ...headers },
      ...(agent ? { agent } : {}),
    });
    if (answer.status === 200) ledger.receipts.set(form.key, form);
    return answer.status;
  } catch (error) {
    // Cut off: nobody knows what became of it, and only sending it again tells.
    return reasonOf(error);
  }
}
