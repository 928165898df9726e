import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Analytics } from '../../analytics/open.ts';
import { words } from '../../cms/panel/runtime-brand.ts';
import { languages } from '../../config/brand/languages.ts';
import { browserWordsIn } from '../../content/words-in.ts';
import { type Language, languageAt, withoutPrefix } from '../../domain/languages.ts';
import { isReserved } from '../../domain/template-addresses.ts';
import { applicationRules } from '../../forms/application.ts';
import { choicesOf } from '../../forms/call.ts';
import { enquiryRules } from '../../forms/enquiry.ts';
import { type FormOutcome, shownHeader, startField } from '../../forms/outcome.ts';
import type { FormError, FormRules, FormValues } from '../../forms/rules.ts';
import { type InterfaceWords, interfaceWords } from '../../i18n/interface-words.ts';
import { foldedPath } from '../../lib/request-path.ts';
import { isOwnWrite } from '../../lib/same-origin.ts';
import { escapeHtml } from '../../lib/text/escape-html.ts';
import type { RateLimit } from '../checks/rate-limit.ts';
import type { FormPost, Result } from '../store/submit.ts';
import { largestRequest, NotReceivedError, type Received, receive } from './receive.ts';

export interface Forms {
  readonly folder: string;
  readonly maySend: RateLimit;
  readonly submit: (post: FormPost) => Promise<Result>;
  /** @param shown milliseconds for which the page has been visible */
  readonly makeStart: (shown: number) => string;
  /** Start token for a form that is already filled in. */
  readonly makeStartOver: () => string;
  /**
   * Title of a job that is open in this language or the first one; null when there is none at this
   * address, undefined while content cannot be read.
   */
  readonly findJob: (slug: string, language: Language) => Promise<string | null | undefined>;
  /** Whether a page has the contact form; true while content cannot be read. */
  readonly hasForm: (path: string, language: Language) => Promise<boolean>;
  /** Sends the form's page with its errors and values; false when it cannot be rendered. */
  readonly showForm: (request: FastifyRequest, reply: FastifyReply, outcome: FormOutcome) => Promise<boolean>;
  /** Counts that a form was started or sent; undefined without analytics. */
  readonly count?:
    | ((headers: FastifyRequest['headers'], what: 'form-start' | 'form-send', kind: FormPost['kind']) => void)
    | undefined;
  /** Way of the visitor through the site today; undefined without analytics. */
  readonly journeyOf?: Analytics['journeyOf'] | undefined;
}

export interface FormSources {
  readonly forms: Forms;
}

/** Language of a form's page, and the forms once they are open. */
interface FormContext {
  readonly language: Language;
  /**
   * Undefined for a form whose body was not read: rendering its page would cost a stranger nothing
   * and the site 30 ms.
   */
  readonly forms?: Forms | undefined;
}

const general = (message: string): FormError[] => [{ field: '', message }];

/**
 * `Retry-After` in seconds by status: ten minutes after a rate limit, 30 seconds during an outage.
 */
const retryAfter: Readonly<Record<number, number>> = { 429: 600, 503: 30 };

const wantsJson = ({ headers }: FastifyRequest): boolean => headers.accept === 'application/json';

/** Minimal page with a link back, for a form that cannot be rendered again or was not read. */
const plainPage = (request: FastifyRequest, language: Language, errors: readonly FormError[]): string => {
  const words = interfaceWords(language);
  const { title, back, empty } = words.refusals;
  const { stop } = words.text;
  const messages = errors.map(({ message }) => `<p>${escapeHtml(message)}${stop}</p>`).join('');
  const form = escapeHtml(request.url.split('?', 1)[0] ?? '/');
  return `<!doctype html><html lang="${language.tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${messages}<p>${back} <a href="${form}">${empty}</a></p></html>`;
};

/** Reports errors as JSON to a script, otherwise as the page with its form. */
async function sendErrors(
  request: FastifyRequest,
  reply: FastifyReply,
  { forms, language }: FormContext,
  status: number,
  errors: readonly FormError[],
  {
    values = {},
    fileLost = false,
    startOver = false,
  }: { readonly values?: FormValues; readonly fileLost?: boolean; readonly startOver?: boolean | undefined } = {},
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const seconds = retryAfter[status];
  if (seconds !== undefined) reply.header('retry-after', seconds);
  // A valid start token is kept: with a new one, a visitor who presses the button again at once
  // would count as a program.
  const start = startOver ? forms?.makeStartOver() : undefined;
  if (wantsJson(request)) return reply.code(status).send({ errors, ...(start ? { start } : {}) });
  const outcome = { status, values, errors, key: randomUUID(), start: start ?? values[startField] ?? '', fileLost };
  const isShown = await forms?.showForm(request, reply, outcome).catch((err: unknown) => {
    request.log.error({ err }, 'The page of a form could not be made.');
    return false;
  });
  return isShown
    ? reply
    : reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(plainPage(request, language, errors));
}

/** Runs the cheap checks before a byte of the body is read. */
async function guard(request: FastifyRequest, reply: FastifyReply, { forms, language }: FormContext): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  const refuse = (status: number, message: string) => {
    // The body has not been read, so this connection cannot be reused.
    reply.header('connection', 'close');
    return sendErrors(request, reply, { language }, status, general(message));
  };
  const { refusals } = interfaceWords(language);
  if (!forms) return refuse(503, refusals.starting);
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuse(415, refusals.noMultipart);
  if (!isOwnWrite(request)) return refuse(403, refusals.fromElsewhere);
  if (!(await forms.maySend(request.ip))) return refuse(429, refusals.tooMany);
  if (length === undefined) return refuse(411, refusals.noLength);
  if (Number(length) > largestRequest) return refuse(413, refusals.tooLarge);
  return undefined;
}

/** Reading errors with a client status are the sender's; all others are ours. */
function problemOf(
  error: unknown,
  { unreadable, notKept }: InterfaceWords['refusals'],
): { readonly status: number; readonly message: string } {
  const { statusCode, code } = error as { readonly statusCode?: number; readonly code?: string };
  if (statusCode !== undefined && statusCode < 500) return { status: statusCode, message: unreadable };
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === undefined) {
    const isBody =
      error instanceof Error && /^(Unexpected end|Malformed|Part terminated|Multipart)/i.test(error.message);
    if (isBody) return { status: 400, message: unreadable };
  }
  return { status: 503, message: notKept };
}

interface Target {
  readonly kind: FormPost['kind'];
  readonly rules: FormRules;
  readonly source: string;
  readonly job?: string | undefined;
  /** Anchor of the form on its page, to which a visitor without script returns after success. */
  readonly anchor: string;
}

async function take(
  request: FastifyRequest,
  reply: FastifyReply,
  context: FormContext & { readonly forms: Forms },
  target: Target,
): Promise<FastifyReply> {
  const { forms, language } = context;
  const { refusals } = interfaceWords(language);
  const { rules, kind, source, job, anchor } = target;
  let received: Received | undefined;
  let result: Result;
  try {
    received = await receive(request, rules, forms.folder);
    const { headers, ip: address } = request;
    const origin = forms.journeyOf?.(headers, address);
    result = await forms.submit({ kind, rules, received, source, job, language, origin, address, now: Date.now() });
  } catch (error) {
    const cut = error instanceof NotReceivedError ? error : undefined;
    const reason = cut ? cut.cause : error;
    const { status, message } = problemOf(reason, refusals);
    if (status >= 500) request.log.error({ err: reason }, 'A form could not be kept.');
    const values = cut?.fields ?? received?.fields ?? {};
    const fileLost = cut?.hadFile ?? received?.file !== undefined;
    return sendErrors(request, reply, context, status, general(message), { values, fileLost });
  }
  const fileLost = received.file !== undefined;
  if (result.outcome === 'refused') {
    const { errors, values, startOver } = result;
    return sendErrors(request, reply, context, 422, errors, { values, fileLost, startOver });
  }
  if (result.outcome === 'conflict') {
    const errors = general(refusals.conflict);
    return sendErrors(request, reply, context, 409, errors, { values: result.values, fileLost });
  }
  if (result.isNew) forms.count?.(request.headers, 'form-send', kind);
  reply.header('cache-control', 'no-store');
  if (wantsJson(request)) return reply.send({ ok: true, message: browserWordsIn(words, language).thanks[kind] });
  const { call, newsletter } = choicesOf(received.fields);
  const ticked = kind === 'enquiry' ? [...(call ? ['call'] : []), ...(newsletter ? ['newsletter'] : [])] : [];
  return reply.redirect(`${source}?sent=${ticked.join('-') || '1'}#${anchor}`, 303);
}

/** Warns once per server when requests carry forwarded addresses while TRUST_PROXY is off. */
function watchForProxy(): (request: FastifyRequest) => void {
  let isTold = false;
  return ({ headers, ips, log }) => {
    // Fastify sets `ips` only when it trusts a proxy.
    if (isTold || ips !== undefined || headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    log.warn(
      'Requests carry x-forwarded-for, and TRUST_PROXY is off. If a proxy stands in front, all its visitors count as one client, and after FORM_LIMIT forms in ten minutes all are refused. Set TRUST_PROXY.',
    );
  };
}

/** Kind of the form on a page: applications on job pages. */
function kindAt(page: string | undefined, all: readonly Language[]): FormPost['kind'] {
  const path = URL.parse(page ?? '')?.pathname ?? '/';
  return withoutPrefix(path, languageAt(path, all)).startsWith('/jobs/') ? 'application' : 'enquiry';
}

/** Page that has the contact form in every installation. */
const contactPath = '/contact-us';

/** Address of every page, which the contact form is sent to. */
const anyPage = '/*';

/**
 * Routes of the contact form, at every page that has it, and of the applications, at the addresses
 * of every language.
 *
 * @param all languages of the site
 */
export function formRoutes(
  server: FastifyInstance,
  sources: () => FormSources | undefined,
  all: readonly Language[] = languages,
): void {
  const contextOf = ({ url }: Pick<FastifyRequest, 'url'>) => {
    const forms = sources()?.forms;
    if (!forms) throw new Error('The guard refuses requests before the forms are open.');
    return { forms, language: languageAt(url, all) };
  };

  server.register(async (scope) => {
    scope.register(multipart, { throwFileSizeLimit: false });
    // Hides error messages of drivers from visitors.
    scope.setErrorHandler(async (error, request, reply) => {
      request.log.error({ err: error }, 'A form could not be answered.');
      const language = languageAt(request.url, all);
      return sendErrors(request, reply, { language }, 503, general(interfaceWords(language).refusals.notKept));
    });
    /** Canonical path of a page that has the contact form; undefined for other addresses. */
    const formPageOf = async ({ url }: Pick<FastifyRequest, 'url'>): Promise<string | undefined> => {
      const [path = ''] = url.split('?', 1);
      const language = languageAt(path, all);
      const bare = withoutPrefix(path, language);
      if (bare === contactPath) return path;
      if (isReserved(bare) || foldedPath(path)?.toLowerCase() !== path) return undefined;
      const forms = sources()?.forms;
      return forms && (await forms.hasForm(bare, language)) ? path : undefined;
    };
    // Before any other check, and cheap: the paths are in memory.
    scope.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url !== anyPage || (await formPageOf(request)) !== undefined) return;
      reply.callNotFound();
      return reply;
    });
    const lookForProxy = watchForProxy();
    scope.addHook('onRequest', async (request) => lookForProxy(request));
    scope.addHook('onRequest', async (request, reply) =>
      guard(request, reply, { forms: sources()?.forms, language: languageAt(request.url, all) }),
    );

    scope.get('/form-start', async (request, reply) => {
      const forms = sources()?.forms;
      forms?.count?.(request.headers, 'form-start', kindAt(request.headers.referer, all));
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send(forms?.makeStart(Number(request.headers[shownHeader])) ?? '');
    });

    scope.post(anyPage, async (request, reply) => {
      const [source = contactPath] = request.url.split('?', 1);
      const target = { kind: 'enquiry', rules: enquiryRules, source, anchor: 'form' } as const;
      return take(request, reply, contextOf(request), target);
    });

    for (const { prefix } of all) {
      scope.post<{ Params: { slug: string } }>(`${prefix}/jobs/:slug`, async (request, reply) => {
        const context = contextOf(request);
        const { slug } = request.params;
        const source = `${prefix}/jobs/${encodeURIComponent(slug)}`;
        const title = await context.forms.findJob(slug, context.language);
        if (title === null) {
          const { language } = context;
          const errors = general(interfaceWords(language).refusals.jobClosed);
          return sendErrors(request, reply.header('connection', 'close'), { language }, 404, errors);
        }
        // While open jobs cannot be read, an application is accepted: people review it anyway.
        const job = title ?? slug;
        const target = { kind: 'application', rules: applicationRules, source, job, anchor: 'apply' } as const;
        return take(request, reply, context, target);
      });
    }
  });
}
